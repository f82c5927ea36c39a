import { API_CALLS_PER_MINUTE, API_SCOPES, contract, OPEN_API, type Area } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';
import { isAmong } from './demandKey';

const HOUR = 3_600_000;

describe('keys', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let client: string;
  let other: string;
  let staff: string;
  let start: Date;
  const made: string[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    start = server.clock.now;
    client = await server.signIn('client');
    other = await server.signIn('client2');
    staff = await server.signIn('officer');
  });
  afterEach(async () => {
    server.clock.now = start;
    for (const id of made.splice(0))
      await server.database.db.deleteFrom('apiKeys').where('id', '=', id).execute();
  });

  const call = async (path: string, input: object, token = client) =>
    server.call(path, input, { token });
  async function newKey(fields: object = {}) {
    const draft = { name: '人事系统', scopes: JSON.stringify(API_SCOPES), ...fields };
    const { data, msg } = await call('/apiKey/save', draft);
    expect(msg).toBe('');
    made.push(data.id as string);
    return data as { id: string; version: number; userName: string };
  }
  const secretOf = async (id: string) =>
    (await call('/apiKey/newSecret', { id })).data as {
      secret: string;
      previousUntil: string | null;
    };
  /** Calls as a program does, with one header. */
  const ask = async (secret: string, path = '/key', input: object = {}, method?: 'POST') =>
    server.call(`${OPEN_API}${path}`, input, {
      method: method ?? 'GET',
      headers: { authorization: `Bearer ${secret}` },
    });

  it('are shown once, and stored as hashes', async () => {
    const { id } = await newKey();
    const { secret, previousUntil } = await secretOf(id);

    expect(secret).toMatch(/^mjk_[\w-]{43}$/);
    expect(previousUntil).toBeNull();
    const { data } = await call('/apiKey/getList', {});
    expect(JSON.stringify(data)).not.toContain(secret);
    const listed = (data.content as { id: string }[]).find((row) => row.id === id);
    expect(listed).toMatchObject({ keyTail: secret.slice(-4), lastUsed: null });
    const stored = await server.database.db
      .selectFrom('apiKeySecrets')
      .selectAll()
      .where('keyId', '=', id)
      .execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('open the calls for programs alone, and no session opens those', async () => {
    const { id } = await newKey();
    const { secret } = await secretOf(id);
    const others = Object.values(contract as Record<string, Area>)
      .flatMap((area) => Object.values(area))
      .filter(({ open, callers }) => open === false && callers !== 'keys');

    expect((await ask(secret)).data).toMatchObject({ name: '人事系统', scopes: API_SCOPES });
    expect(others.length).toBeGreaterThan(400);
    const { db } = server.database;
    for (const { path, method } of others) {
      await db.deleteFrom('apiKeyUses').where('keyId', '=', id).execute();
      const { status } = await server.call(
        path.replace(/\{\w+\}/g, 'x'),
        {},
        {
          method,
          headers: { authorization: `Bearer ${secret}`, accesstoken: secret },
        },
      );
      expect(status, path).toBe(403);
    }
    expect(
      (await server.call(`${OPEN_API}/key`, {}, { token: client, method: 'GET' })).status,
    ).toBe(401);
  });

  it('do what they were chosen for, and say what they lack', async () => {
    const { id, version } = await newKey({ scopes: '["orders.read"]' });
    const { secret } = await secretOf(id);

    expect((await ask(secret, '/orders')).status).toBe(200);
    const refused = await ask(secret, '/products');
    expect([refused.status, refused.msg]).toEqual([
      403,
      '该密钥没有 products.read 权限，请在密钥中勾选',
    ]);
    const more = { id, version, scopes: '["orders.read","products.read"]' };
    expect((await call('/apiKey/update', more)).status).toBe(200);
    expect((await ask(secret, '/products')).status).toBe(200);
    const none = { name: '空', scopes: '[]' };
    expect((await call('/apiKey/save', none)).data.fields.scopes).toBe('请至少选择一项权限');
  });

  it('work from the chosen addresses alone', async () => {
    const { id } = await newKey({ addresses: '203.0.113.8, 198.51.100.0/24' });
    const { secret } = await secretOf(id);

    expect((await ask(secret)).msg).toContain('该密钥不允许从');
    const wrong = { name: '错', scopes: '["orders.read"]', addresses: '203.0.113.8, 公司' };
    expect((await call('/apiKey/save', wrong)).data.fields.addresses).toContain('请输入 IP');
  });

  it.each([
    ['203.0.113.8', true],
    ['::ffff:203.0.113.8', true],
    ['203.0.113.9', false],
    ['198.51.100.255', true],
    ['198.51.101.0', false],
    ['2001:db8::7', true],
    ['2001:db9::7', false],
    ['unknown', false],
  ])('know whether %s is among them', (address, isKnown) => {
    const listed = ['203.0.113.8', '198.51.100.0/24', '2001:db8::/32'];
    expect(isAmong(address, listed)).toBe(isKnown);
  });

  it('end when they are switched off, deleted or past their day', async () => {
    const { id, version } = await newKey({ expireDay: '2026-06-15' });
    const { secret } = await secretOf(id);

    expect((await ask(secret)).status).toBe(200);
    server.clock.now = new Date(start.getTime() + 24 * HOUR);
    expect((await ask(secret)).status).toBe(401);
    server.clock.now = start;
    const off = await call('/apiKey/update', { id, version, status: 0 }, staff);
    expect(off.status, off.msg).toBe(200);
    expect((await ask(secret)).msg).toContain('密钥无效');
    expect((await call('/apiKey/newSecret', { id })).status).toBe(409);
  });

  it('end with the account in whose name they work', async () => {
    const { id } = await newKey();
    const { secret } = await secretOf(id);
    const { db } = server.database;
    const { userId } = await db
      .selectFrom('apiKeys')
      .select('userId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const enable = async (status: 0 | 1) =>
      db.updateTable('users').set({ status }).where('id', '=', userId).execute();

    await enable(0);
    const { status } = await ask(secret);
    await enable(1);

    expect(status).toBe(401);
    expect((await ask(secret)).status).toBe(200);
  });

  it('are changed with a day in which the one before still works', async () => {
    const { id } = await newKey();
    const first = await secretOf(id);
    const second = await secretOf(id);

    expect(second.previousUntil).not.toBeNull();
    expect((await ask(first.secret)).status).toBe(200);
    server.clock.now = new Date(start.getTime() + 24 * HOUR + 1_000);
    expect((await ask(first.secret)).status).toBe(401);
    expect((await ask(second.secret)).status).toBe(200);
  });

  it('make so many calls a minute, and are told when to go on', async () => {
    const { id } = await newKey();
    const { secret } = await secretOf(id);
    await ask(secret);
    const { db } = server.database;
    await db
      .updateTable('apiKeyUses')
      .set({ calls: API_CALLS_PER_MINUTE })
      .where('keyId', '=', id)
      .execute();

    server.clock.now = new Date(start.getTime() + 20_000);
    const refused = await ask(secret);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
    server.clock.now = new Date(start.getTime() + 60_000);
    expect((await ask(secret)).status).toBe(200);
  });

  it('are recorded with each call, refused ones with the reason, and nothing of its content', async () => {
    const { id } = await newKey({ scopes: '["orders.read"]' });
    const { secret } = await secretOf(id);
    await ask(secret, '/orders', { orderNo: 'MJ-secret-number' });
    await ask(secret, '/orders/unknown');
    await ask(secret, '/products');
    await ask(secret, '/orders', { userName: '郑采采' }, 'POST');

    const search = { searchParam: JSON.stringify({ SEARCH_EQ_key_id: id }) };
    const { data } = await call('/apiCall/getList', search);
    const lines = (data.content as { method: string; path: string; httpStatus: number }[])
      .map(({ method, path, httpStatus }) => [method, path, httpStatus].join(' '))
      .toSorted();
    expect(lines).toEqual([
      'GET /openApi/v1/orders 200',
      'GET /openApi/v1/orders/unknown 404',
      'GET /openApi/v1/products 403',
      'POST /openApi/v1/orders 400',
    ]);
    expect(JSON.stringify(data)).not.toMatch(/secret-number|郑采采/);
    expect((await call('/apiCall/getList', search, other)).data.total).toBe(0);
    expect((await call('/apiCall/getList', search, staff)).data.total).toBe(4);
  });

  it('are the own company’s alone, and staff make none', async () => {
    const { id, version } = await newKey();

    expect((await call('/apiKey/newSecret', { id }, other)).status).toBe(404);
    expect((await call('/apiKey/newSecret', { id }, staff)).status).toBe(403);
    expect((await call('/apiKey/update', { id, version, name: '别人的' }, other)).status).toBe(404);
    const widened = { id, version, scopes: '["reports.read"]' };
    expect((await call('/apiKey/update', widened, staff)).msg).toContain('scopes');
    const draft = { name: '员工', scopes: '["orders.read"]' };
    expect((await call('/apiKey/save', draft, staff)).status).toBe(403);
  });
});
