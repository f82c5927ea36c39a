import { createTestServer } from '../../testing/testServer';
import { dueWarning } from './dueWarning';

describe('warnings about due orders', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  beforeAll(async () => {
    server = await createTestServer();
  });

  const noticesOf = async (orderId: string) =>
    server.database.db
      .selectFrom('notices')
      .innerJoin('noticeRecipients as to', 'to.noticeId', 'notices.id')
      .select(['title', 'content', 'fromUser', 'to.userId'])
      .where('orderId', '=', orderId)
      .where('fromUser', 'is', null)
      .where(({ or, eb }) =>
        or([eb('title', 'like', '即将到期：%'), eb('title', 'like', '已超时：%')]),
      )
      .orderBy('title')
      .execute();
  const run = async (hours?: number) => dueWarning.run({ hours }, server.backend);

  it('reach the manager and the people of its tasks, once for each level and due time', async () => {
    const { db } = server.database;
    const { clock } = server;
    const order = await db
      .selectFrom('orders')
      .innerJoin('orderTasks as task', 'task.orderId', 'orders.id')
      .select(['orders.id', 'orderNo', 'pmId', 'task.ownerId', 'candidateName'])
      .where('orderStatus', '=', 50)
      .where('task.status', 'in', [10, 20])
      .whereRef('pmId', '!=', 'task.ownerId')
      .orderBy('orders.id')
      .executeTakeFirstOrThrow();
    const due = async (time: string) =>
      db
        .updateTable('orders')
        .set({ slaDueAt: new Date(`${time}+08:00`) })
        .where('id', '=', order.id)
        .execute();
    await due('2026-06-15T18:00:00');

    await run(4);
    expect(await noticesOf(order.id)).toEqual([]);
    await run();
    await run();
    const soon = await noticesOf(order.id);
    expect(new Set(soon.map(({ userId }) => userId))).toEqual(
      new Set([...soon.map(({ userId }) => userId), order.pmId, order.ownerId]),
    );
    expect(soon[0]).toMatchObject({
      title: `即将到期：${order.orderNo}`,
      content: `${order.candidateName}，截止时间 2026-06-15 18:00，请尽快处理。`,
    });
    expect(new Set(soon.map(({ title }) => title)).size).toBe(1);

    clock.now = new Date('2026-06-15T18:00:00+08:00');
    await run();
    await run();
    const people = soon.length;
    expect(await noticesOf(order.id)).toHaveLength(2 * people);

    await due('2026-06-16T12:00:00');
    await run();
    expect(await noticesOf(order.id)).toHaveLength(3 * people);

    await due('2026-06-08T12:00:00');
    await run();
    expect(await noticesOf(order.id)).toHaveLength(3 * people);
  });

  it('leave out an order whose clock stands', async () => {
    const { db } = server.database;
    const { id } = await db
      .selectFrom('orders')
      .innerJoin('users as pm', 'pm.id', 'orders.pmId')
      .select('orders.id')
      .where('pm.status', '=', 1)
      .where('orderStatus', '=', 60)
      .where('slaClock', '=', 1)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('notices').select('id').whereRef('orderId', '=', 'orders.id'))),
      )
      // An order of the demo: those that tests make have later ids.
      .orderBy('orders.id')
      .executeTakeFirstOrThrow();
    const set = async (holdType: 0 | 2) =>
      db
        .updateTable('orders')
        .set({ holdType, slaDueAt: new Date('2026-06-15T19:00:00+08:00') })
        .where('id', '=', id)
        .execute();

    await set(2);
    await run();
    expect(await noticesOf(id)).toEqual([]);
    await set(0);
    await run();
    expect(await noticesOf(id)).not.toEqual([]);
  });

  it('come from the product itself, in the list of who gets them', async () => {
    const officer = await server.signIn('officer');
    const { data } = await server.call(
      '/fNoticeInfo/getList',
      { searchParam: JSON.stringify({ SEARCH_LIKE_title: '已超时' }) },
      { token: officer },
    );

    expect(data.content[0]).toMatchObject({ fromUser: null, fromUserName: null, readFlag: 0 });
  });
});
