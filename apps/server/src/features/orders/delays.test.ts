import type { DelayRequest, OrderDetail } from '@mingjian/api';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

describe('more time for an order', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  let colleague: string;

  beforeAll(async () => {
    server = await createTestServer();
    officer = await server.signIn('officer');
    colleague = await server.signIn('officer2');
  });

  const orderAt = async (status: number, type = 1) =>
    server.database.db
      .selectFrom('orders')
      .selectAll()
      .where('orderStatus', '=', status as 50)
      .where('orderType', '=', type as 1)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('orderDelays').select('id').whereRef('orderId', '=', 'orders.id'))),
      )
      .orderBy('id')
      .executeTakeFirstOrThrow();
  const ask = async (orderId: string, token = officer, more: object = {}) =>
    server.call(
      '/gOrderDelay/save',
      { orderId, days: 2, reason: '证明人出差', ...more },
      { token },
    );
  const decide = async ({ id }: DelayRequest, action: string, token: string, reason?: string) =>
    server.call('/gOrderDelay/update', { id, action, ...(reason && { reason }) }, { token });
  const detail = async (orderId: string, token = officer) =>
    (await server.call('/gOrderBaseApi/getOrderDetail', { orderId }, { token }))
      .data as OrderDetail;

  it('is decided by another person, moves the due time by working days, and is told', async () => {
    const { db } = server.database;
    const { id, orderNo, orderedBy, candidateName } = await orderAt(50);
    // A Friday before the Dragon Boat holiday of three days, 19 to 21 June 2026.
    const due = new Date('2026-06-18T18:00:00+08:00');
    await db.updateTable('orders').set({ slaDueAt: due }).where('id', '=', id).execute();

    const asked = (await ask(id)).data as OrderDetail;
    const [request] = asked.delays;
    expect(request).toMatchObject({ status: 1, days: 2, askedBy: '林晓', dueAfter: null });
    expect(asked.askDelay?.blockers).toEqual(['已有延期申请在等审批']);
    expect(request!.moves.map(({ blockers }) => blockers)).toEqual([
      ['不能审批自己的申请'],
      ['不能审批自己的申请'],
    ]);
    expect([(await ask(id)).status, (await decide(request!, 'approve', officer)).status]).toEqual([
      409, 409,
    ]);

    const approved = (await decide(request!, 'approve', colleague)).data as OrderDetail;

    expect(approved.slaDueAt).toBe('2026-06-23 18:00:00');
    expect(approved.delays[0]).toMatchObject({
      status: 2,
      decidedBy: '欧阳若兰',
      dueAfter: '2026-06-23 18:00:00',
    });
    expect(approved.events[0]).toMatchObject({
      label: '交付日已改',
      content: '延期 2 个工作日。证明人出差',
      userName: '',
    });
    const told = await db
      .selectFrom('notices')
      .innerJoin('noticeRecipients as to', 'to.noticeId', 'notices.id')
      .innerJoin('users', 'users.id', 'to.userId')
      .select(['title', 'realname', 'to.userId', 'content'])
      .where('title', 'in', [`已同意延期：${orderNo}`, `订单 ${orderNo} 的交付日期有变化`])
      .orderBy('title')
      .execute();
    expect(told).toMatchObject([
      { realname: '林晓', content: '新的截止日为 2026-06-23。原因：证明人出差' },
      {
        userId: orderedBy,
        content: `${candidateName}的背调订单${orderNo}交付日期改为2026-06-23，原因：延期 2 个工作日。证明人出差。`,
      },
    ]);
    expect((await decide(request!, 'refuse', colleague, '不同意')).msg).toBe('申请已经处理');
  });

  it('is refused with a reason, and granted twice at most', async () => {
    const { id } = await orderAt(50);
    const first = ((await ask(id)).data as OrderDetail).delays[0]!;
    expect((await decide(first, 'refuse', colleague)).data.fields).toEqual({ reason: '必填' });
    await decide(first, 'refuse', colleague, '请先联系证明人的同事');
    for (const _ of [1, 2]) {
      const { delays } = (await ask(id)).data as OrderDetail;
      await decide(
        delays.find(({ status }) => status === 1)!,
        'approve',
        colleague,
      );
    }

    const { delays } = await detail(id);
    expect(delays.map(({ status }) => status).sort()).toEqual([2, 2, 3]);
    expect((await ask(id)).msg).toBe('一个订单最多延期 2 次，请联系项目经理与客户沟通');
  });

  it('is asked for while the clock runs, by staff who work on orders', async () => {
    const early = await orderAt(20);
    expect((await detail(early.id)).askDelay?.blockers).toEqual([
      '候选人提交信息、开始计时后才能延期',
    ]);
    expect((await detail((await orderAt(90)).id)).askDelay).toBeNull();
    const sales = await server.signIn(await accountWith(server, 'SALES'), 'serviceUser');
    const { id } = await orderAt(50);
    expect((await detail(id, sales)).askDelay).toBeNull();
    expect((await ask(id, sales)).status).toBe(403);
    expect((await ask(id, officer, { days: 11 })).status).toBe(400);
  });
});
