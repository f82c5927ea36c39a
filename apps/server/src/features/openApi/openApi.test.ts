import { openApi, openOrder, openOrderPage, openProductPage, OPEN_API } from '@mingjian/api';
import { sql } from 'kysely';
import { createTestServer } from '../../testing/testServer';
import { openApiDocument } from './openApiDocument';
import type { JsonSchema } from './jsonSchema';

const person = {
  userName: '顾接口',
  mobile: '13912340077',
  idCardNo: '11010519491231002X',
  position: '工程师',
};

describe('calls of programs', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let client: string;
  let secret: string;
  let keyId: string;
  let held: { id: string; balance: number; freezeBalance: number };
  const placed: string[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    client = await server.signIn('client');
    held = await server.database.db
      .selectFrom('companies')
      .innerJoin('users', 'users.companyId', 'companies.id')
      .select(['companies.id', 'balance', 'freezeBalance'])
      .where('username', '=', 'client')
      .executeTakeFirstOrThrow();
    ({ id: keyId, secret } = await keyOf('client'));
  });
  afterAll(async () => {
    const { id, ...balances } = held;
    const ids = ['', ...placed];
    await server.database.db.transaction().execute(async (trx) => {
      const people = await trx
        .selectFrom('orders')
        .select('candidateId')
        .where('id', 'in', ids)
        .execute();
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const table of ['orderEvents', 'notices', 'balanceLogs'] as const)
        await trx.deleteFrom(table).where('orderId', 'in', ids).execute();
      await trx.deleteFrom('orders').where('id', 'in', ids).execute();
      const candidates = ['', ...people.map(({ candidateId }) => candidateId)];
      await trx.deleteFrom('candidates').where('id', 'in', candidates).execute();
      // What its orders held went with their lines.
      await trx.updateTable('companies').set(balances).where('id', '=', id).execute();
      await trx.deleteFrom('apiCalls').where('keyId', '=', keyId).execute();
      await trx.deleteFrom('apiKeySecrets').where('keyId', '=', keyId).execute();
      await trx.deleteFrom('apiKeyUses').where('keyId', '=', keyId).execute();
      await trx.deleteFrom('apiKeys').where('id', '=', keyId).execute();
    });
  });

  async function keyOf(username: string) {
    const token = username === 'client' ? client : await server.signIn(username);
    const scopes = '["products.read","orders.read","orders.write","reports.read"]';
    const { data } = await server.call('/apiKey/save', { name: '系统', scopes }, { token });
    const made = await server.call('/apiKey/newSecret', { id: data.id }, { token });
    return { id: data.id as string, secret: made.data.secret as string };
  }
  const ask = async (
    path: string,
    {
      input = {},
      method = 'GET',
      key = secret,
      headers = {},
    }: {
      input?: object;
      method?: 'GET' | 'POST';
      key?: string;
      headers?: Record<string, string>;
    } = {},
  ) => {
    const [plain, query] = path.split('?');
    const fields = query ? Object.fromEntries(new URLSearchParams(query)) : input;
    return server.call(`${OPEN_API}${plain}`, fields, {
      method,
      headers: { authorization: `Bearer ${key}`, ...headers },
    });
  };
  const product = async () =>
    (await ask('/products?pageSize=100')).data.content.find(
      (row: { isAddItem: number; orderType: number }) => row.isAddItem === 0 && row.orderType === 1,
    ) as { productId: string };
  async function place(fields: object = {}, headers = {}) {
    const input = { ...person, productId: (await product()).productId, ...fields };
    const reply = await ask('/orders', { input, method: 'POST', headers });
    if (reply.status === 200) placed.push(reply.data.orderId as string);
    return reply;
  }

  it('return what their description says, and nothing beyond it', async () => {
    const pages = [
      [await ask('/orders?pageSize=50'), openOrderPage],
      [await ask('/products?pageSize=50'), openProductPage],
    ] as const;
    for (const [{ data, status, msg }, schema] of pages) {
      expect(status, msg).toBe(200);
      expect(data.content.length).toBeGreaterThan(3);
      await schema.noUnknown().validate(data, { strict: true });
      for (const row of data.content as object[]) {
        const { innerType } = schema.fields.content as unknown as {
          innerType: { fields: object };
        };
        expect(Object.keys(row).toSorted()).toEqual(Object.keys(innerType.fields).toSorted());
      }
    }
  });

  it('place an order in the name of the key’s account, once for a repeated request', async () => {
    const key = { 'idempotency-key': `open-${keyId}` };
    const first = await place({ remark: '第一次' }, key);
    const again = await place({ remark: '第一次' }, key);

    expect(first.status, first.msg).toBe(200);
    await openOrder.noUnknown().validate(first.data, { strict: true });
    expect(first.data).toMatchObject({ status: 10, userName: '顾接口', hasReport: false });
    expect(first.data.orderTime).toBe('2026-06-15T10:30:00+08:00');
    expect(again.data).toEqual(first.data);
    const { orderId } = first.data as { orderId: string };
    expect((await ask(`/orders/${orderId}`)).data).toEqual(first.data);
    const mine = await ask(`/orders?orderNo=${first.data.orderNo}&from=2026-06-15&to=2026-06-15`);
    expect(mine.data).toEqual({ content: [first.data], total: 1 });
  });

  it('use a known candidate again, and name the field that is wrong', async () => {
    const first = await place();
    const second = await place();
    const wrong = await place({ mobile: '123' });
    const lacking = await place({ userName: '无号码', idCardNo: null });

    const { db } = server.database;
    const candidates = await db
      .selectFrom('orders')
      .select('candidateId')
      .where('id', 'in', [first.data.orderId, second.data.orderId])
      .execute();
    expect(new Set(candidates.map(({ candidateId }) => candidateId)).size).toBe(1);
    expect([wrong.status, lacking.status]).toEqual([400, 400]);
    expect(lacking.data.fields).toHaveProperty('idCardNo');
  });

  it('cancel an order, and refuse to do so twice', async () => {
    const { data } = await place();
    const path = `/orders/${data.orderId}/cancel`;
    const input = { cancelReason: '岗位取消' };

    const done = await ask(path, { input, method: 'POST' });
    const again = await ask(path, { input, method: 'POST' });

    expect(done.data).toMatchObject({ orderId: data.orderId, status: -10 });
    expect(again.status).toBe(409);
  });

  it('reach the own company’s orders alone', async () => {
    const { id, secret: key } = await keyOf('client2');
    const { data } = await place();

    expect((await ask(`/orders/${data.orderId}`, { key })).status).toBe(404);
    const input = { cancelReason: '别人的' };
    const cancelled = await ask(`/orders/${data.orderId}/cancel`, { input, method: 'POST', key });
    expect(cancelled.status).toBe(404);
    expect((await ask(`/orders/${data.orderId}/report`, { key })).status).toBe(404);
    expect((await ask(`/orders?orderNo=${data.orderNo}`, { key })).data.total).toBe(0);
    await server.database.db.deleteFrom('apiKeys').where('id', '=', id).execute();
  });

  it('tell no level before there is a report, and return the report as a PDF', async () => {
    const { data } = await ask('/orders?pageSize=100');
    const orders = data.content as { orderId: string; hasReport: boolean; overallDanger: number }[];
    const without = orders.filter(({ hasReport }) => !hasReport);
    const reported = orders.find(({ hasReport }) => hasReport)!;

    expect(without.every(({ overallDanger }) => overallDanger === 5)).toBe(true);
    expect((await ask(`/orders/${without[0]!.orderId}/report`)).status).toBe(404);
    const response = await server.app.request(
      `/CM-API${OPEN_API}/orders/${reported.orderId}/report`,
      { headers: { authorization: `Bearer ${secret}` } },
    );
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('the description', () => {
  const documents = {
    zh: openApiDocument('zh', 'https://x'),
    en: openApiDocument('en', 'https://x'),
  };

  it('has every call that keys open, at its path and method', () => {
    const described = Object.entries(documents.zh.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );

    expect(described.toSorted()).toEqual(
      Object.values(openApi)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    );
    expect(documents.zh.openapi).toBe('3.1.0');
  });

  it('describes every field in both languages, in its own words', () => {
    const english = JSON.stringify(documents.en);

    expect(english).not.toMatch(/[\u4e00-\u9fff]/);
    expect(descriptionsIn(documents.zh).length).toBe(descriptionsIn(documents.en).length);
    expect(descriptionsIn(documents.zh).length).toBeGreaterThan(80);
  });

  it('has limits, codes and required fields of the contract', () => {
    const { post } = documents.en.paths[`${OPEN_API}/orders`] as unknown as {
      post: { requestBody: { content: { 'application/json': { schema: JsonSchema } } } };
    };
    const { properties, required } = post.requestBody.content['application/json'].schema;

    expect(required!.toSorted()).toEqual(['mobile', 'productId', 'userName']);
    expect(properties!.userName).toMatchObject({ type: 'string', maxLength: 64 });
    expect(properties!.orderType).toMatchObject({ type: 'integer', enum: [1, 2] });
    expect(properties!.addItems).toMatchObject({ type: 'array', maxItems: 50 });
    expect(properties!.remark!.type).toEqual(['string', 'null']);
  });
});

function descriptionsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'description' && typeof value === 'string' ? [value] : descriptionsIn(value),
  );
}
