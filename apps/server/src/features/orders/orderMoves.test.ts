import { orderFlow, replay, type OrderDetail, type OrderStatus } from '@mingjian/api';
import { sql } from 'kysely';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

describe('the moves of an order', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  let client: string;
  let companyId: string;

  beforeAll(async () => {
    server = await createTestServer();
    [officer, client] = await Promise.all([server.signIn('officer'), server.signIn('client')]);
    const { db } = server.database;
    const user = db.selectFrom('users').select('companyId').where('username', '=', 'client');
    companyId = (await user.executeTakeFirstOrThrow()).companyId!;
  });

  const orderAt = async (status: OrderStatus) =>
    server.database.db
      .selectFrom('orders')
      .selectAll()
      .where('orderStatus', '=', status)
      .where('companyId', '=', companyId)
      .where('holdType', '=', 0)
      .orderBy('id')
      .executeTakeFirstOrThrow();
  const update = async (orderId: string, action: string, token: string, more: object = {}) =>
    server.call('/gOrderBaseApi/update', { orderId, action, ...more }, { token });
  const detail = async (orderId: string, token: string) =>
    (await server.call('/gOrderBaseApi/getOrderDetail', { orderId }, { token }))
      .data as OrderDetail;
  const historyOf = async (orderId: string) =>
    server.database.db
      .selectFrom('orderEvents')
      .selectAll()
      .where('orderId', '=', orderId)
      .orderBy('number')
      .execute();
  const noticesOf = async (orderId: string) =>
    server.database.db
      .selectFrom('notices')
      .innerJoin('noticeRecipients as to', 'to.noticeId', 'notices.id')
      .select(['title', 'content', 'to.userId'])
      .where('orderId', '=', orderId)
      .where('noticeType', '=', 2)
      .orderBy('notices.id', 'desc')
      .execute();

  it('return an order to its client, who submits it again; both are told', async () => {
    const { id, orderNo, orderedBy, candidateName, version } = await orderAt(10);

    const returned = await update(id, 'returnToClient', officer, {
      reason: ' 身份证号有误 ',
      version,
    });

    expect(returned.data).toMatchObject({ orderStatus: 10, holdType: 2, version: version + 1 });
    expect(returned.data.events[0]).toMatchObject({ label: '驳回下单', content: '身份证号有误' });
    expect((await noticesOf(id))[0]).toEqual({
      title: `驳回下单：${orderNo}`,
      content: `候选人${candidateName}的订单：驳回下单。原因：身份证号有误`,
      userId: orderedBy,
    });
    const seen = await detail(id, client);
    expect(seen.moves.map(({ move, reason, blockers }) => [move, reason, blockers])).toEqual([
      ['resubmit', false, []],
      ['withdraw', true, []],
    ]);
    expect(returned.data.moves).toContainEqual({
      move: 'returnToClient',
      label: '驳回下单',
      reason: true,
      blockers: ['订单已驳回，正在等客户修改'],
    });

    const again = await update(id, 'resubmit', client);
    expect(again.data).toMatchObject({ orderStatus: 10, holdType: 0 });
    expect((await noticesOf(id)).map(({ title }) => title)).toContain(`重新提交：${orderNo}`);
    expect((await update(id, 'resubmit', client)).msg).toBe('订单没有被驳回，无需重新提交');
    expect(
      (await historyOf(id)).map(({ number, action, rightCode }) => [number, action, rightCode]),
    ).toEqual([
      [1, 'place', 'orders.place'],
      [2, 'returnToClient', 'orders.manage'],
      [3, 'resubmit', 'orders.place'],
    ]);
  });

  it('take an order back to its candidate, who has to supply something', async () => {
    const { id } = await orderAt(40);
    const content = '请补充离职证明，加盖公章';

    const { data } = await update(id, 'returnItems', officer, { reason: content });

    expect(data).toMatchObject({ orderStatus: 20, waitsFor: 1 });
    expect(data.events[0]).toMatchObject({ label: '退回补充', content });
    expect((await update(id, 'passCollection', officer)).status).toBe(409);
  });

  it('withdraw an order for its client alone, with a reason', async () => {
    const { id } = await orderAt(10);

    expect((await update(id, 'withdraw', officer, { reason: '不要了' })).status).toBe(403);
    const blank = await update(id, 'withdraw', client, { reason: ' ' });
    expect([blank.status, blank.data.fields]).toEqual([400, { reason: '必填' }]);
    const { data } = await update(id, 'withdraw', client, { reason: '候选人已拒绝录用' });

    expect(data).toMatchObject({
      orderStatus: -10,
      cancelReason: '候选人已拒绝录用',
      moves: [],
    });
    expect((await update(id, 'withdraw', client, { reason: '再撤' })).msg).toBe(
      '订单当前状态为「已取消」，不能撤回订单',
    );
  });

  it('place a draft, unless its company is suspended', async () => {
    const { db } = server.database;
    const { id } = await orderAt(0);
    const setStatus = async (status: number) =>
      db
        .updateTable('companies')
        .set({ status: status as 1 })
        .where('id', '=', companyId)
        .execute();
    await setStatus(2);

    const blocked = await detail(id, client);
    const refused = await update(id, 'place', client);
    await setStatus(1);

    const why = '合作已暂停或该产品已停用，请联系项目经理';
    expect(blocked.moves[0]).toMatchObject({ move: 'place', blockers: [why] });
    expect([refused.status, refused.msg]).toEqual([409, why]);
    expect((await update(id, 'place', client)).data.orderStatus).toBe(10);
  });

  it('refuse what the caller has not seen, and say what has happened', async () => {
    const { id, version } = await orderAt(10);
    await update(id, 'returnToClient', officer, { reason: '缺少简历' });

    const late = await update(id, 'withdraw', client, { reason: '不要了', version });

    expect([late.status, late.msg]).toEqual([
      409,
      '订单刚有变化（林晓：驳回下单），请核对后再操作',
    ]);
    expect((await detail(id, client)).orderStatus).toBe(10);
  });

  it('let exactly one of two moves at once win', async () => {
    const { id } = await orderAt(10);

    const replies = await Promise.all(
      Array.from({ length: 20 }, async (_, i) =>
        i % 2 ? update(id, 'take', officer) : update(id, 'withdraw', client, { reason: '不要了' }),
      ),
    );

    const events = (await historyOf(id)).slice(1);
    expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 2));
    expect(replies.every(({ status }) => [200, 409].includes(status))).toBe(true);
    const order = await detail(id, officer);
    expect(order.orderStatus).toBe(events.at(-1)!.statusAfter);
    expect(order.version).toBe(1 + events.length);
  });

  it('are open to those alone whose role has the right, and to no other company', async () => {
    const { id } = await orderAt(10);
    const verifier = await server.signIn(await accountWith(server, 'VERIFIER'), 'serviceUser');
    const other = await server.signIn('client2');

    expect((await detail(id, verifier)).moves).toEqual([]);
    for (const action of ['take', 'returnToClient'])
      expect((await update(id, action, verifier, { reason: '—' })).status).toBe(403);
    expect((await update(id, 'withdraw', other, { reason: '—' })).status).toBe(404);
  });

  it('leave a history whose replay is the stored state, for every order', async () => {
    const rows = await server.database.db
      .selectFrom('orders')
      .innerJoin('orderEvents as event', 'event.orderId', 'orders.id')
      .select(['orders.id', 'orders.orderStatus', 'event.number', 'event.action'])
      .select(['event.statusBefore as before', 'event.statusAfter as after'])
      .orderBy('orders.id')
      .orderBy('event.number')
      .execute();
    const { count } = await server.database.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    const histories = groupById(rows);

    expect(histories.size).toBe(Number(count));
    for (const events of histories.values()) {
      expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
      expect(replay(orderFlow, events)).toBe(events[0]!.orderStatus);
    }
  });

  it('are the only way to another state: the database ties each to its times', async () => {
    const { id } = await orderAt(20);

    await expect(
      sql`update orders set order_status = 60 where id = ${id}`.execute(server.database.db),
    ).rejects.toThrow(/orders_\w+_time/);
  });
});

function groupById<T extends { id: string }>(rows: readonly T[]) {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.id, [...(groups.get(row.id) ?? []), row]);
  return groups;
}
