// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDrafts } from './openDrafts';

const keyOf = (byte: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(byte)));
const DAY = 86_400_000;
const draft = (id: string, savedAt: number, text: string) => ({
  id,
  savedAt,
  values: { remark: text },
});

/** Everything that the database holds, as text. */
async function storedBytes() {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('mingjian-drafts');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The database did not open.'));
  });
  const rows = await new Promise<Record<string, unknown>[]>((resolve) => {
    const request = database.transaction('drafts').objectStore('drafts').getAll();
    request.onsuccess = () => resolve(request.result as Record<string, unknown>[]);
  });
  database.close();
  return rows
    .map(
      ({ bytes, ...row }) => JSON.stringify(row) + new TextDecoder().decode(bytes as ArrayBuffer),
    )
    .join('\n');
}

describe('drafts in the browser', () => {
  const now = Date.parse('2026-11-23T01:00:00Z');
  const open = (owner = 'u1', key = keyOf(1), time = now) =>
    openDrafts({ owner, key, now: () => time });

  beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
  afterEach(() => vi.unstubAllGlobals());

  it('are there for the same person after the window was closed, the newest first', async () => {
    const store = await open();
    await store.save('company/17', draft('a', now, '旧'));
    await store.save('company/17', draft('b', now + 1, '新'));
    await store.save('company/18', draft('c', now, '别处'));

    const again = await open();

    expect(again.isLasting).toBe(true);
    expect((await again.list('company/17')).map(({ values }) => values)).toEqual([
      { remark: '新' },
      { remark: '旧' },
    ]);
    expect((await again.all()).map(({ record, id }) => `${record} ${id}`)).toEqual([
      'company/17 b',
      'company/17 a',
      'company/18 c',
    ]);
  });

  it('show nothing of one person to another, nor to a reader of the disk', async () => {
    const typed = draft('a', now, '身份证 310101199001011234');
    await (await open()).save('company/17', { ...typed, title: '编辑启明科技', changes: 1 });
    expect(await (await open()).all()).toMatchObject([{ title: '编辑启明科技', changes: 1 }]);

    expect(await (await open('u2', keyOf(2))).list('company/17')).toEqual([]);
    expect(await (await open('u1', keyOf(2))).list('company/17')).toEqual([]);
    expect(await storedBytes()).not.toMatch(/310101|身份证|remark|启明/);
  });

  it('are gone after seven days', async () => {
    await (await open()).save('company/17', draft('a', now, '旧'));

    expect(await (await open('u1', keyOf(1), now + 7 * DAY - 1)).all()).toHaveLength(1);
    expect(await (await open('u1', keyOf(1), now + 7 * DAY)).all()).toEqual([]);
  });

  it('are removed one by one, and all together', async () => {
    const store = await open();
    await store.save('company/17', draft('a', now, '甲'));
    await store.save('company/17', draft('b', now, '乙'));
    const other = await open('u2', keyOf(2));
    await other.save('company/17', draft('c', now, '丙'));

    await store.remove('company/17', ['a', 'none']);
    expect((await store.list('company/17')).map(({ id }) => id)).toEqual(['b']);
    await store.clear();

    expect(await store.all()).toEqual([]);
    expect(await other.all()).toHaveLength(1);
  });

  it('whose bytes are broken or moved to another record are none', async () => {
    const store = await open();
    await store.save('company/17', draft('a', now, '甲'));
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('mingjian-drafts');
      request.onsuccess = () => resolve(request.result);
    });
    const table = database.transaction('drafts', 'readwrite').objectStore('drafts');
    const row = await new Promise<Record<string, unknown>>((resolve) => {
      const request = table.get('a');
      request.onsuccess = () => resolve(request.result as Record<string, unknown>);
    });
    table.put({ ...row, record: 'company/18' });
    database.close();

    expect(await store.list('company/18')).toEqual([]);
    expect(await store.list('company/17')).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['no IndexedDB', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'one that throws',
      () =>
        vi.stubGlobal('indexedDB', {
          open: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
    ],
    ['no secure context', () => vi.stubGlobal('crypto', { subtle: undefined })],
  ])('stay in memory where there is %s', async (_, spoil) => {
    spoil();
    const store = await open();
    await store.save('company/17', draft('a', now, '甲'));

    expect(store.isLasting).toBe(false);
    expect(await store.list('company/17')).toHaveLength(1);
  });

  it('stay in memory with a key that is none', async () => {
    expect((await open('u1', '%')).isLasting).toBe(false);
  });

  it('that the disk has no room for stay in memory, until there is room again', async () => {
    const store = await open();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await store.save('company/17', draft('a', now, '甲'));
    expect(store.isLasting).toBe(false);
    expect((await store.list('company/17')).map(({ id }) => id)).toEqual(['a']);
    put.mockRestore();

    await store.save('company/17', draft('a', now + 1, '甲二'));

    expect(store.isLasting).toBe(true);
    expect(await store.list('company/17')).toEqual([draft('a', now + 1, '甲二')]);
    expect(await (await open()).all()).toHaveLength(1);
  });
});
