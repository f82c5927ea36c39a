import { encodeSearch, type FlashOrder, type ListPage } from '@mingjian/api';
import { sql } from 'kysely';
import { createTestServer } from '../../testing/testServer';

describe('flash orders', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  let client: string;
  let companyId: string;

  beforeAll(async () => {
    server = await createTestServer();
    [officer, client] = await Promise.all([server.signIn('officer'), server.signIn('client')]);
    const users = server.database.db.selectFrom('users').select('companyId');
    companyId = (await users.where('username', '=', 'client').executeTakeFirstOrThrow()).companyId!;
  });

  afterAll(async () => {
    await server.database.db.transaction().execute(async (db) => {
      // Events can only be added: without their trigger they go as well.
      await sql`set local session_replication_role = replica`.execute(db);
      await db.deleteFrom('orderEvents').where('orderId', 'in', made).execute();
      await db.deleteFrom('orders').where('id', 'in', made).execute();
      await db.deleteFrom('candidates').where('name', '=', draft.userName).execute();
    });
  });

  const made: string[] = [''];
  const list = async (input: object, token = officer) =>
    (await server.call('/VOrderInfoFlush/getList', input, { token })).data as ListPage<FlashOrder>;
  const call = async (path: string, input: object, token = client) =>
    server.call(path, input, { token });
  const draft = {
    orderType: 2,
    productId: 'FLASH_BASIC',
    userName: '沈清源',
    mobile: '13912345678',
    idCardNo: '110101199003070011',
    isDraft: 1,
  };

  it('are listed with how far their queries are, a client’s own alone', async () => {
    const all = await list({ pageNum: 1, pageSize: 50 });
    expect(all.content.every(({ orderType }) => orderType === 2)).toBe(true);
    const row = all.content.find(({ orderStatus }) => orderStatus >= 80)!;
    const tasks = await server.database.db
      .selectFrom('orderTasks')
      .select('apiStatus')
      .where('orderId', '=', row.id)
      .where('apiStatus', 'is not', null)
      .execute();
    const counted = (status: number) => tasks.filter((task) => task.apiStatus === status).length;
    expect(row).toMatchObject({
      queryCount: tasks.length,
      doneCount: counted(2),
      failedCount: counted(9),
    });
    expect(row.queryCount).toBeGreaterThan(0);

    const own = await list({ pageNum: 1, pageSize: 50 }, client);
    expect(new Set(own.content.map((order) => order.companyId))).toEqual(new Set([companyId]));
    expect(own.total).toBeLessThan(all.total);
  });

  it('are written by the doors of orders: placed, corrected, and deleted as drafts', async () => {
    for (const path of ['/VOrderInfoFlush', '/vOrderInfo']) {
      const { data: saved } = await call(`${path}/save`, draft);
      made.push(saved.id);
      expect(saved).toMatchObject({ orderStatus: 0, orderType: 2, userName: '沈清源' });
      const changes = { id: saved.id, position: '出纳', isDraft: 1 };
      expect((await call(`${path}/update`, changes)).data.position).toBe('出纳');
      expect((await call(`${path}/delete`, { id: saved.id })).status).toBe(200);
      expect((await call(`${path}/update`, changes)).status).toBe(409);
    }
  });

  it('are no other orders: those are not found, sent ones are not deleted', async () => {
    const { db } = server.database;
    const orderOf = async (orderType: 1 | 2) =>
      db
        .selectFrom('orders')
        .select(['id', 'orderNo'])
        .where('orderType', '=', orderType)
        .where('orderStatus', '=', 90)
        .where('companyId', '=', companyId)
        .executeTakeFirstOrThrow();
    const refined = await orderOf(1);
    const sent = await orderOf(2);
    const search = encodeSearch([{ field: 'orderNo', operator: 'EQ', value: refined.orderNo }]);

    expect((await list({ searchParam: search })).total).toBe(0);
    expect((await call('/VOrderInfoFlush/delete', { id: refined.id })).status).toBe(404);
    expect((await call('/VOrderInfoFlush/delete', { id: sent.id })).status).toBe(409);
    expect((await call('/vOrderInfo/delete', { id: sent.id })).status).toBe(409);
    expect((await call('/VOrderInfoFlush/save', draft, officer)).status).toBe(400);
  });
});
