import { orderFlow, replay, type OrderDetail } from '@mingjian/api';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';
import { firstDue } from './orderClock';
import { learnDurations, refreshEta } from './orderEta';

describe('the clock of an order', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  let companyId: string;

  beforeAll(async () => {
    server = await createTestServer();
    officer = await server.signIn('officer');
    const user = server.database.db.selectFrom('users').select('companyId');
    const client = await user.where('username', '=', 'client').executeTakeFirstOrThrow();
    companyId = client.companyId!;
  });

  /** Other tests of this worker use orders of that company. */
  const runningAt = async (status: 30 | 40 | 50 | 60, isOfClient = false) =>
    server.database.db
      .selectFrom('orders')
      .selectAll()
      .where('orderStatus', '=', status)
      .where('holdType', '=', 0)
      .where('slaClock', '=', 1)
      .where('companyId', isOfClient ? '=' : '<>', companyId)
      .where('orderedBy', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('orderHolds').select('id').whereRef('orderId', '=', 'orders.id'))),
      )
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  const due = async (id: string, time: string) =>
    server.database.db
      .updateTable('orders')
      .set({ slaDueAt: new Date(`${time}+08:00`) })
      .where('id', '=', id)
      .execute();
  const hold = async (orderId: string, holdType: number, token = officer, more: object = {}) =>
    server.call(
      '/gOrderBaseApi/hold',
      { orderId, holdType, reason: '等离职证明', ...more },
      { token },
    );
  const resume = async (orderId: string, token = officer) =>
    server.call('/gOrderBaseApi/update', { orderId, action: 'resume' }, { token });
  const detail = async (orderId: string, token = officer) =>
    (await server.call('/gOrderBaseApi/getOrderDetail', { orderId }, { token }))
      .data as OrderDetail;
  const at = async (time: string) => {
    server.clock.now = new Date(`${time}+08:00`);
    officer = await server.signIn('officer');
  };

  it('stands while the order waits for the candidate; its due time follows by working days', async () => {
    const { db } = server.database;
    const { id, orderNo, orderedBy, version, candidateName } = await runningAt(60);
    await due(id, '2026-06-17T18:00:00');
    await at('2026-06-15T17:00:00');

    const held = (await hold(id, 1, officer, { version })).data as OrderDetail;

    expect(held).toMatchObject({
      holdType: 1,
      waitsFor: 1,
      slaClock: 2,
      slaDueAt: '2026-06-17 18:00:00',
      hold: { holdType: 1, reason: '等离职证明', userName: '林晓', stopsClock: true },
    });
    expect(held.moves.map(({ move }) => move)).toContain('resume');
    expect(held.moves.map(({ move }) => move)).not.toContain('hold');
    expect((await hold(id, 2)).msg).toBe('订单已经挂起');
    // One hour of Monday, four of Tuesday: more than half a day.
    await at('2026-06-16T13:00:00');
    const resumed = (await resume(id)).data as OrderDetail;

    expect(resumed).toMatchObject({
      holdType: 0,
      slaClock: 1,
      slaDueAt: '2026-06-18 18:00:00',
      hold: null,
    });
    expect(resumed.times.provider).toBe((await detail(id)).times.provider);
    expect(
      resumed.events
        .filter(({ action }) => action !== 'eta')
        .slice(0, 3)
        .map(({ label, userName, content }) => [label, userName, content]),
    ).toEqual([
      ['交付日已改', '', '暂停计时 1 个工作日，截止日顺延'],
      ['恢复处理，继续计时', '林晓', null],
      ['挂起并暂停计时：待候选人', '林晓', '等离职证明'],
    ]);
    const told = await db
      .selectFrom('notices')
      .innerJoin('noticeRecipients as to', 'to.noticeId', 'notices.id')
      .select(['title', 'content', 'userId'])
      .where('orderId', '=', id)
      .where('title', '=', `订单 ${orderNo} 的交付日期有变化`)
      .execute();
    expect(told).toEqual([
      {
        title: `订单 ${orderNo} 的交付日期有变化`,
        content: `${candidateName}的背调订单${orderNo}交付日期改为2026-06-18，原因：暂停计时 1 个工作日，截止日顺延。`,
        userId: orderedBy,
      },
    ]);
    const changes = await db
      .selectFrom('orderDueChanges')
      .select(['timeBefore', 'timeAfter'])
      .where('orderId', '=', id)
      .where('kind', '=', 1)
      .execute();
    expect(changes).toEqual([
      {
        timeBefore: new Date('2026-06-17T18:00:00+08:00'),
        timeAfter: new Date('2026-06-18T18:00:00+08:00'),
      },
    ]);

    // Together they take less than a day, which was given already.
    await at('2026-06-16T14:00:00');
    await hold(id, 2);
    await at('2026-06-16T16:00:00');
    expect(((await resume(id)).data as OrderDetail).slaDueAt).toBe('2026-06-18 18:00:00');
    expect((await resume(id)).msg).toBe('订单没有挂起');
    const events = await db
      .selectFrom('orderEvents')
      .select(['action', 'statusBefore as before', 'statusAfter as after'])
      .where('orderId', '=', id)
      .orderBy('number')
      .execute();
    expect(replay(orderFlow, events)).toBe(60);
  });

  it('runs on while it waits for a third party, or for the provider itself', async () => {
    for (const type of [3, 4]) {
      const { id } = await runningAt(60);
      await due(id, '2026-06-30T18:00:00');
      await at('2026-06-16T09:00:00');
      expect((await hold(id, type)).data).toMatchObject({ slaClock: 1, waitsFor: type });
      await at('2026-06-18T09:00:00');
      expect((await resume(id)).data).toMatchObject({ slaDueAt: '2026-06-30 18:00:00' });
    }
  });

  it('makes no order overdue that stands', async () => {
    const { id, orderNo } = await runningAt(60);
    await due(id, '2026-06-18T18:00:00');
    await at('2026-06-18T10:00:00');
    await hold(id, 2);
    await at('2026-06-19T10:00:00');

    const overdue = async () =>
      (
        await server.call(
          '/vOrderInfo/getList',
          {
            searchParam: JSON.stringify({
              SEARCH_EQ_sla_clock: '1',
              SEARCH_LT_sla_due_at: '2026-06-22 10:00:00',
              SEARCH_EQ_order_no: orderNo,
            }),
          },
          { token: officer },
        )
      ).data.total as number;
    expect(await overdue()).toBe(0);

    // Rest days from the 19th to the 21st: one working day is given.
    await at('2026-06-22T09:00:00');
    const { slaDueAt } = (await resume(id)).data as OrderDetail;
    expect([slaDueAt, await overdue()]).toEqual(['2026-06-22 18:00:00', 0]);
  });

  it('tells its client of a hold for them, with the reason, and of no internal one', async () => {
    const { id, orderNo } = await runningAt(60, true);
    await at('2026-06-22T10:00:00');
    const client = await server.signIn('client');
    await hold(id, 4, officer, { reason: '内部交接' });
    const internal = await detail(id, client);
    await resume(id);
    await hold(id, 2, officer, { reason: '请确认现单位' });
    const seen = await detail(id, client);

    expect(internal.hold).toBeNull();
    expect(internal.events.some(({ content }) => content === '内部交接')).toBe(false);
    expect(seen.hold).toMatchObject({ holdType: 2, reason: '请确认现单位' });
    expect(seen.events[0]!.label).toBe('挂起并暂停计时：待客户');
    const told = await server.database.db
      .selectFrom('notices')
      .select(['title', 'companyId'])
      .where('orderId', '=', id)
      .where('title', '=', `挂起订单：${orderNo}`)
      .execute();
    expect(told).toEqual([{ title: `挂起订单：${orderNo}`, companyId }]);
  });

  it('is stopped by those who manage orders, on orders in work', async () => {
    const { id } = await runningAt(50);
    const verifier = await server.signIn(await accountWith(server, 'VERIFIER'), 'serviceUser');
    expect((await hold(id, 1, verifier)).status).toBe(403);
    expect((await hold(id, 0)).status).toBe(400);
    expect((await hold(id, 1, officer, { reason: ' ' })).status).toBe(400);
    const { id: issued } = await server.database.db
      .selectFrom('orders')
      .select('id')
      .where('orderStatus', '=', 80)
      .executeTakeFirstOrThrow();
    expect((await hold(issued, 1)).msg).toBe('订单当前状态为「待完成」，不能挂起订单');
  });

  it('lets one of two holds at once win', async () => {
    const { id } = await runningAt(30);
    const replies = await Promise.all([1, 2, 3, 4].map(async (type) => hold(id, type)));

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const open = await server.database.db
      .selectFrom('orderHolds')
      .select('holdType')
      .where('orderId', '=', id)
      .where('endedAt', 'is', null)
      .execute();
    expect(open).toEqual([{ holdType: (await detail(id)).holdType }]);
  });

  it('ends with the order: what is cancelled waits for nobody', async () => {
    const { id } = await runningAt(40);
    await hold(id, 1);
    await server.call(
      '/gOrderInfo/cancelOrder',
      { orderId: id, cancelReason: '岗位取消' },
      { token: officer },
    );
    expect(await detail(id)).toMatchObject({ holdType: 0, slaClock: 3, hold: null });
  });

  it('starts once the candidate has submitted, for the days of the product', async () => {
    const { db } = server.database;
    const start = new Date('2026-06-18T20:00:00+08:00');
    const order = await db
      .selectFrom('orders')
      .innerJoin('companyOffers as offer', (join) =>
        join
          .onRef('offer.companyId', '=', 'orders.companyId')
          .onRef('offer.productId', '=', 'orders.productId'),
      )
      .select(['orders.id', 'orders.companyId', 'orders.productId'])
      .where('slaDays', '=', 3)
      .executeTakeFirstOrThrow();
    const dueOf = async (urgentFlag: 0 | 1) => firstDue({ ...order, urgentFlag }, start, db);

    expect(await dueOf(0)).toEqual(new Date('2026-06-24T18:00:00+08:00'));
    expect(await dueOf(1)).toEqual(new Date('2026-06-23T18:00:00+08:00'));
  });

  it('expects an order when its slowest task is done, and counts how often that day changes', async () => {
    const { id } = await runningAt(50);
    await at('2026-06-15T10:00:00');
    // This order alone: those of other tests stay as they are.
    await learnDurations(server.backend);
    await refreshEta([id], server.backend);
    const first = await detail(id);
    expect(first.etaAt).not.toBeNull();

    await at('2026-06-29T10:00:00');
    await refreshEta([id], server.backend);
    await refreshEta([id], server.backend);

    const later = await detail(id);
    expect(later.etaAt! > '2026-06-29').toBe(true);
    expect(later.etaChangedCount).toBe(first.etaChangedCount + 1);
    expect(later.events[0]).toMatchObject({
      action: 'eta',
      label: `预计完成日改为 ${later.etaAt!.slice(0, 10)}`,
    });
  });
});
