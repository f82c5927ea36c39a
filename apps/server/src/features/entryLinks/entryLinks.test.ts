import { createServer } from '../../createServer';
import { hashOf, newSecret } from '../../database/ids';
import { createTestServer } from '../../testing/testServer';
import { createLink } from './entryLinks';

const HOUR = 3_600_000;
const REFUSED = { status: 404, code: 404, msg: '链接无效或已过期', data: null };

describe('an entry by a link', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  beforeEach(async () => {
    server = await createTestServer();
  });

  const make = async (lifetime = HOUR, purpose: 'clientUser' | 'signPage' = 'clientUser') =>
    createLink({ purpose, orderId: null, lifetime }, server.backend);
  const check = async (token: string, purpose = 'clientUser') => {
    const { status, code, msg, data } = await server.call('/entryLink/check', { purpose, token });
    return { status, code, msg, data };
  };

  it('works as often as it is opened until it expires, without a session', async () => {
    const token = await make();

    expect(await check(token)).toMatchObject({ data: { expireTime: '2026-06-15 11:30:00' } });
    expect((await check(token)).status).toBe(200);
    server.clock.now = new Date(server.clock.now.getTime() + HOUR);
    expect(await check(token)).toEqual(REFUSED);
  });

  it('answers wrong, expired and other pages’ tokens with the same bytes', async () => {
    const expired = await make(-1_000);
    const other = await make(HOUR, 'signPage');

    const replies = [
      await check(expired),
      await check(other),
      await check(newSecret()),
      await check('x'),
      await check("' or 1=1 --"),
      await check(hashOf(await make())),
    ];

    expect(replies).toEqual(replies.map(() => REFUSED));
  });

  it('asks the database the same for a wrong and for an expired token, so that time tells nothing', async () => {
    const expired = await make(-1_000);
    const statements = async (token: string) => {
      const seen: string[] = [];
      const { db } = server.backend;
      const original = db.getExecutor().executeQuery;
      const spy = vi
        .spyOn(
          Object.getPrototypeOf(db.getExecutor()) as { executeQuery: typeof original },
          'executeQuery',
        )
        .mockImplementation(async function (this: unknown, query, ...rest) {
          seen.push(query.sql);
          return original.call(this as never, query, ...rest) as never;
        });
      await check(token);
      spy.mockRestore();
      return seen;
    };
    // The first wrong token of an address stores its count, further ones change it.
    await check('x');

    const [wrong, late] = [await statements(newSecret()), await statements(expired)];

    expect(wrong.length).toBeGreaterThan(2);
    expect(late).toEqual(wrong);
  });

  it('stores no token, and 256 random bits in each', async () => {
    const tokens = [await make(), await make()];

    const rows = await server.database.db.selectFrom('entryLinks').selectAll().execute();
    expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
    expect(new Set(tokens).size).toBe(2);
    expect(rows.some((row) => tokens.some((token) => JSON.stringify(row).includes(token)))).toBe(
      false,
    );
  });

  it('is no way to guess: after twenty wrong tokens an address waits, however many are sent at once', async () => {
    const token = await make();
    const guesses = await Promise.all(
      Array.from({ length: 200 }, async () => (await check(newSecret())).status),
    );

    expect(guesses.filter((status) => status === 404)).toHaveLength(20);
    expect(guesses.filter((status) => status === 429)).toHaveLength(180);
    expect(await server.call('/entryLink/check', { purpose: 'clientUser', token })).toMatchObject({
      status: 429,
      msg: '尝试次数过多，请在 60 秒后重试',
    });
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    expect((await check(token)).status).toBe(200);
  });

  it('of many people behind one address is not slowed down', async () => {
    const token = await make();

    for (let count = 0; count < 40; count += 1) expect((await check(token)).status).toBe(200);
  });

  it.each([
    [{ purpose: 'admin', token: 'x' }],
    [{ purpose: 'clientUser' }],
    [{ purpose: 'clientUser', token: '' }],
    [{ purpose: 'clientUser', token: { a: 1 } }],
    [{ purpose: 'clientUser', token: 'x'.repeat(129) }],
    [{ purpose: 'clientUser', token: 'x\0' }],
    [{ purpose: 'clientUser', token: 'x', orderId: '1' }],
  ])('refuses %j', async (input) => {
    expect((await server.call('/entryLink/check', input)).status).toBe(400);
  });
});

describe('the check of a connection', () => {
  it('tells release, time and language, and sends two events apart', async () => {
    const { call, app } = await createTestServer();

    const { data } = await call(
      '/selfCheck/getState',
      {},
      {
        method: 'GET',
        headers: { 'accept-language': 'en' },
      },
    );
    const trial = await app.request('/CM-API/selfCheck/getTrial');
    const text = await trial.text();

    expect(data).toEqual({ release: 'development', time: expect.any(Number), language: 'en' });
    expect(Math.abs((data as { time: number }).time - Date.now())).toBeLessThan(10_000);
    expect(trial.headers.get('content-type')).toContain('text/event-stream');
    expect(text).toBe('data: {"number":1}\n\ndata: {"number":2}\n\n');
  });

  it('is absent in production, its page too', async () => {
    const { backend } = await createTestServer();
    const isProduction = true;
    const installation = { ...backend.installation, isProduction };
    const app = createServer({ backend: { ...backend, installation }, log: () => {} });

    for (const path of ['/CM-API/selfCheck/getState', '/CM-API/selfCheck/getTrial'])
      expect((await app.request(path)).status, path).toBe(404);
  });
});
