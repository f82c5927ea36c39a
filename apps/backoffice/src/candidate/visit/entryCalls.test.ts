// @vitest-environment jsdom
import { entryLinks } from '@mingjian/api';
import { ENTRY_PATHS, entryCalls } from './entryCalls';

const LINK = { purpose: 'clientUser', token: 'x' } as const;
const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );

describe('the calls of the way in', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are those of the contract', () => {
    for (const name of ['check', 'sendCode', 'enter'] as const) {
      expect(ENTRY_PATHS[name]).toBe(entryLinks[name].path);
      expect(entryLinks[name]).toMatchObject({ method: 'POST', sends: 'json', module: 'default' });
    }
  });

  it('return the data of a success', async () => {
    answer(200, { code: 0, msg: '', data: { expireTime: '2026-12-01 10:00:00', sendsCode: true } });
    expect(await entryCalls.check(LINK)).toMatchObject({ sendsCode: true });
  });

  it.each([
    [404, 'missing'],
    [400, 'input'],
    [429, 'throttled'],
    [500, 'server'],
  ])('fail for %i as %s, in the words of the server', async (status, kind) => {
    answer(status, { code: status, msg: '说明', data: { fields: { lastFour: '错' } } });
    await expect(entryCalls.check(LINK)).rejects.toMatchObject({
      kind,
      status,
      message: '说明',
      details: { fields: { lastFour: '错' } },
    });
  });

  it('fail without a connection, and for what is no response of the server', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('off')));
    await expect(entryCalls.check(LINK)).rejects.toMatchObject({ kind: 'network' });
    vi.stubGlobal('fetch', async () => Promise.resolve(new Response('<html>', { status: 502 })));
    await expect(entryCalls.check(LINK)).rejects.toMatchObject({ kind: 'server', status: 502 });
  });
});
