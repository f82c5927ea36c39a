import { encodeSearch, type ListPage, type OrderRow } from '@mingjian/api';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

describe('an order waits', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  let client: string;

  beforeAll(async () => {
    server = await createTestServer();
    [officer, client] = await Promise.all([server.signIn('officer'), server.signIn('client')]);
  });

  const userId = async (username: string) => {
    const query = server.database.db.selectFrom('users').select('id');
    return (await query.where('username', '=', username).executeTakeFirstOrThrow()).id;
  };
  const listed = async (conditions: readonly [string, string][], token: string) => {
    const searchParam = encodeSearch(
      conditions.map(([field, value]) => ({ field, operator: 'EQ', value })),
    );
    const request = { pageNum: 1, pageSize: 50, searchParam };
    return (await server.call('/vOrderInfo/getList', request, { token }))
      .data as ListPage<OrderRow>;
  };

  it('for whoever its state and its hold name', async () => {
    const { db } = server.database;
    const rows = await db
      .selectFrom('orders')
      .select(['orderStatus', 'holdType', 'waitsFor'])
      .distinct()
      .execute();
    for (const { orderStatus, holdType, waitsFor } of rows) {
      const isOver = orderStatus < 0 || orderStatus === 100;
      const byState = orderStatus === 0 ? 2 : orderStatus === 20 ? 1 : 4;
      expect(waitsFor).toBe(isOver ? 0 : holdType || byState);
    }
    expect(new Set(rows.map(({ waitsFor }) => waitsFor))).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it('since the move that made it, for the people whose turn it is', async () => {
    const { db } = server.database;
    const own = await userId('officer');
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('orderStatus', '=', 10)
      .where('holdType', '=', 0)
      .executeTakeFirstOrThrow();
    server.clock.now = new Date('2026-06-16T09:00:00+08:00');
    const input = { orderId: order.id, reason: '身份证号有误' };
    await server.call(
      '/gOrderBaseApi/update',
      { ...input, action: 'returnToClient' },
      {
        token: officer,
      },
    );

    const [row] = (await listed([['orderNo', order.orderNo]], officer)).content;
    expect(row).toMatchObject({ waitsFor: 2, waitsSince: '2026-06-16 09:00:00', turnOf: null });

    const mine = await listed([['turnOf', own]], officer);
    expect(mine.total).toBeGreaterThan(0);
    for (const { turnName, waitsFor } of mine.content)
      expect([turnName?.includes('林晓'), waitsFor]).toEqual([true, 4]);
  });

  it('with verifiers for those whose tasks are open', async () => {
    const verifier = await accountWith(server, 'VERIFIER');
    const token = await server.signIn(verifier, 'serviceUser');
    const id = await userId(verifier);
    const { content, total } = await listed([['turnOf', id]], token);
    const tasks = await server.database.db
      .selectFrom('orderTasks')
      .innerJoin('orders', 'orders.id', 'orderTasks.orderId')
      .select('orderTasks.orderId')
      .distinct()
      .where('ownerId', '=', id)
      .where('orderTasks.status', 'in', [10, 20, 35])
      .where('orderStatus', '=', 50)
      .execute();
    expect(total).toBe(tasks.length);
    expect(content.every(({ orderStatus }) => orderStatus === 50)).toBe(true);
  });

  it('without names for clients', async () => {
    const { content } = await listed([['waitsFor', '4']], client);
    expect(content.length).toBeGreaterThan(0);
    for (const { turnOf, turnName } of content) expect([turnOf, turnName]).toEqual([null, null]);
    const searchParam = encodeSearch([
      { field: 'turnOf', operator: 'EQ', value: await userId('officer') },
    ]);
    const request = { pageNum: 1, pageSize: 10, searchParam };
    const refused = await server.call('/vOrderInfo/getList', request, { token: client });
    expect([refused.status, refused.msg]).toEqual([400, '不能按「turnOf」筛选']);
  });
});
