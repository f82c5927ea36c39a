import { ApiError, type CollectItem, type Http } from '@mingjian/api';
import type { SafeStorage } from '../../base/browserStorage';
import { createItemSaver } from './itemSaver';
import { storedForms } from './storedAnswers';

/** A device, whose storage a reload leaves as it is. */
function device(): SafeStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, text) => void values.set(key, text),
    remove: (key) => void values.delete(key),
    keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
  };
}

const item = (school: string, version = 0): CollectItem => ({
  id: '1',
  groupCode: 'education',
  name: '教育',
  nameEn: 'Education',
  status: 0,
  fields: ['school', 'major'].map((key) => ({
    key,
    label: key,
    note: null,
    type: 'text',
    required: true,
    options: [],
  })),
  isList: true,
  monthsKey: null,
  proof: null,
  needsFile: false,
  dataForm: JSON.stringify([{ school, major: '' }]),
  files: '[]',
  returnReason: null,
  returned: [],
  previousData: null,
  savedAt: null,
  version,
});

interface Sent {
  dataForm: string;
  version: number;
}

/** A server with one item, which refuses changes of an older version. */
function server() {
  const state = { item: item('A'), isDown: false, losesResponse: false, sent: [] as Sent[] };
  const send = async (_: unknown, input: Sent) => {
    state.sent.push(input);
    if (state.isDown) throw new ApiError({ kind: 'network', message: 'off' });
    if (input.version !== state.item.version)
      throw new ApiError({
        kind: 'conflict',
        status: 409,
        message: 'newer',
        details: { item: state.item },
      });
    const stored = {
      ...state.item,
      dataForm: input.dataForm,
      savedAt: '2026-11-28 10:32:00',
      version: state.item.version + 1,
    };
    state.item = stored;
    if (state.losesResponse) {
      state.losesResponse = false;
      throw new ApiError({ kind: 'network', message: 'lost' });
    }
    return Promise.resolve({ item: stored, progress: 50 });
  };
  return { state, http: { send } as unknown as Http };
}

const open = (http: Http, storage: SafeStorage) => {
  const saver = createItemSaver({ http, forms: storedForms(storage), orderId: '7', pause: 60_000 });
  return saver;
};
const type = (saver: ReturnType<typeof open>, key: string, text: string) =>
  saver.change('education', ({ stretches }) => ({
    stretches: stretches.map((stretch) => ({ ...stretch, [key]: text })),
  }));
const shown = (saver: ReturnType<typeof open>) =>
  saver.store.get().items['education']!.own.stretches[0];

describe('the answers of a form', () => {
  it('are saved with the version that they were made from', async () => {
    const { state, http } = server();
    const saver = open(http, device());
    saver.adopt([state.item]);
    type(saver, 'major', 'law');

    expect(await saver.flush()).toBe(true);
    type(saver, 'major', 'physics');
    await saver.flush();

    expect(state.sent.map(({ version }) => version)).toEqual([0, 1]);
    expect(state.item.dataForm).toContain('physics');
    expect(saver.store.get()).toMatchObject({ saving: 'idle', savedAt: '2026-11-28 10:32:00' });
  });

  it('stay on the device without a connection and over a reload, and go away once saved', async () => {
    const { state, http } = server();
    const storage = device();
    const saver = open(http, storage);
    saver.adopt([state.item]);
    state.isDown = true;
    type(saver, 'major', 'law');
    expect(await saver.flush()).toBe(false);
    expect(saver.store.get().saving).toBe('kept');

    state.isDown = false;
    const reloaded = open(http, storage);
    reloaded.adopt([state.item]);
    expect(shown(reloaded)).toEqual({ school: 'A', major: 'law' });
    expect(await reloaded.flush()).toBe(true);

    expect(state.item.dataForm).toContain('law');
    expect(storage.keys('')).toEqual([]);
    saver.forget();
  });

  it('of two devices are merged, and the candidate is told once', async () => {
    const { state, http } = server();
    const phone = open(http, device());
    const laptop = open(http, device());
    phone.adopt([state.item]);
    laptop.adopt([state.item]);
    type(phone, 'school', 'B');
    await phone.flush();
    type(laptop, 'major', 'law');
    await laptop.flush();

    expect(shown(laptop)).toEqual({ school: 'B', major: 'law' });
    expect(JSON.parse(state.item.dataForm)).toEqual([{ school: 'B', major: 'law' }]);
    expect(laptop.store.get().mergedItems).toEqual(['education']);
    laptop.dismissMerged();
    expect(laptop.store.get().mergedItems).toEqual([]);
  });

  it('whose response was lost are no change of another device', async () => {
    const { state, http } = server();
    const saver = open(http, device());
    saver.adopt([state.item]);
    state.losesResponse = true;
    type(saver, 'major', 'law');
    expect(await saver.flush()).toBe(false);
    expect(await saver.flush()).toBe(true);

    expect(saver.store.get().mergedItems).toEqual([]);
    expect(shown(saver)).toEqual({ school: 'A', major: 'law' });
    expect(JSON.parse(state.item.dataForm)).toEqual([{ school: 'A', major: 'law' }]);
  });

  it('typed while others are under way are sent after them', async () => {
    const { state, http } = server();
    const saver = open(http, device());
    saver.adopt([state.item]);
    type(saver, 'school', 'B');
    const first = saver.flush();
    type(saver, 'major', 'law');
    await first;

    expect(JSON.parse(state.item.dataForm)).toEqual([{ school: 'B', major: 'law' }]);
  });

  it('of links that ended long ago are removed', () => {
    const storage = device();
    let now = 0;
    const forms = storedForms(storage, () => now);
    forms.write('7', { items: {}, agreed: ['3'] });
    now = 11 * 86_400_000;
    forms.removeOld();

    expect(storage.keys('')).toEqual([]);
  });
});
