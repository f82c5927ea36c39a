import { orderFlow, replay, type BackMove, type OrderDetail } from '@mingjian/api';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

describe('a way back behind the report', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  let colleague: string;

  const signIn = async () => {
    officer = await server.signIn('officer');
    colleague = await server.signIn('officer2');
  };
  beforeAll(async () => {
    server = await createTestServer();
    await signIn();
  });

  const orderAt = async (status: 70 | 80 | 90 | 100) =>
    server.database.db
      .selectFrom('orders')
      .selectAll()
      .where('orderStatus', '=', status)
      .where('orderedBy', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('orderBackRequests').select('id').whereRef('orderId', '=', 'orders.id'),
          ),
        ),
      )
      // Other tests of this worker read the first ones.
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  const ask = async (orderId: string, move: BackMove, token = officer) =>
    server.call('/gOrderBack/save', { orderId, move, reason: '结论有误' }, { token });
  const decide = async (id: string, action: string, token: string, reason?: string) =>
    server.call('/gOrderBack/update', { id, action, ...(reason && { reason }) }, { token });
  const detail = async (orderId: string, token = officer) =>
    (await server.call('/gOrderBaseApi/getOrderDetail', { orderId }, { token }))
      .data as OrderDetail;
  const asked = async (orderId: string, move: BackMove, token = officer) =>
    ((await ask(orderId, move, token)).data as OrderDetail).backRequests[0]!;

  it.each([
    ['recallReport', 80, 70, '撤回报告'],
    ['reopen', 90, 80, '重新打开订单'],
  ] as const)('%s is asked by one and approved by another', async (move, from, to, label) => {
    const { db } = server.database;
    const { id, orderNo, orderedBy, candidateName } = await orderAt(from);
    expect((await detail(id)).moves).toContainEqual({
      move,
      label: move === 'recallReport' ? '申请撤回报告' : '申请重新打开',
      reason: true,
      blockers: [],
    });

    const request = await asked(id, move);
    expect(request).toMatchObject({ move, status: 1, reason: '结论有误', askedBy: '林晓' });
    expect(request.moves.map(({ blockers }) => blockers)).toEqual([
      ['不能审批自己的申请'],
      ['不能审批自己的申请'],
    ]);
    expect((await ask(id, move, colleague)).msg).toBe('已有申请在等另一位同事审批');
    expect((await decide(request.id, 'approve', officer)).status).toBe(409);
    expect((await detail(id)).orderStatus).toBe(from);

    const approved = (await decide(request.id, 'approve', colleague)).data as OrderDetail;

    expect(approved.orderStatus).toBe(to);
    expect(approved.backRequests[0]).toMatchObject({ status: 2, decidedBy: '欧阳若兰' });
    expect(approved.events[0]).toMatchObject({ label, content: '结论有误', userName: '' });
    const told = await db
      .selectFrom('notices')
      .innerJoin('noticeRecipients as to', 'to.noticeId', 'notices.id')
      .select(['content', 'to.userId'])
      .where('title', '=', `${move === 'reopen' ? '重新打开' : label}：${orderNo}`)
      .execute();
    expect(told).toContainEqual({
      content: `候选人${candidateName}。原因：结论有误`,
      userId: orderedBy,
    });
    const events = await db
      .selectFrom('orderEvents')
      .select(['action', 'statusBefore as before', 'statusAfter as after'])
      .where('orderId', '=', id)
      .orderBy('number')
      .execute();
    expect(replay(orderFlow, events)).toBe(to);
  });

  it('is refused with a reason, and leaves the order where it is', async () => {
    const { id } = await orderAt(80);
    const request = await asked(id, 'recallReport');
    expect((await decide(request.id, 'refuse', colleague)).data.fields).toEqual({ reason: '必填' });
    const refused = (await decide(request.id, 'refuse', colleague, '以更正版处理'))
      .data as OrderDetail;

    expect([refused.orderStatus, refused.backRequests[0]!.decision]).toEqual([80, '以更正版处理']);
    expect((await decide(request.id, 'approve', colleague)).msg).toBe('申请已经处理');
    expect((await ask(id, 'recallReport')).status).toBe(200);
  });

  it('is taken once, however many approve', async () => {
    const { id } = await orderAt(80);
    const request = await asked(id, 'recallReport');
    const others = await Promise.all(
      ['QC', 'QC', 'PM'].map(async (role) =>
        server.signIn(await accountWith(server, role as 'QC'), 'serviceUser'),
      ),
    );
    const replies = await Promise.all(
      [colleague, ...others].map(async (token) => decide(request.id, 'approve', token)),
    );

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const moves = await server.database.db
      .selectFrom('orderEvents')
      .select('action')
      .where('orderId', '=', id)
      .where('action', '=', 'recallReport')
      .execute();
    expect(moves).toHaveLength(1);
  });

  it('is not taken when the order has gone on meanwhile', async () => {
    const { id } = await orderAt(80);
    const request = await asked(id, 'recallReport');
    server.clock.now = new Date('2026-07-30T10:00:00+08:00');
    await signIn();
    const done = await server.call(
      '/gOrderBaseApi/update',
      { orderId: id, action: 'complete' },
      { token: officer },
    );
    expect(done.data.orderStatus).toBe(90);

    const late = await decide(request.id, 'approve', colleague);
    expect([late.status, late.msg]).toEqual([409, '订单当前状态为「待结算」，不能撤回报告']);
    expect((await detail(id)).backRequests[0]!.status).toBe(1);
  });

  it('is open to those with its right, from its state, and never from the end', async () => {
    const issued = await orderAt(80);
    const completed = await orderAt(90);
    const qc = await server.signIn(await accountWith(server, 'QC'), 'serviceUser');
    const finance = await server.signIn(await accountWith(server, 'FINANCE'), 'serviceUser');
    const client = await server.signIn('client');

    expect((await ask(issued.id, 'recallReport', finance)).status).toBe(403);
    expect((await ask(completed.id, 'reopen', qc)).status).toBe(403);
    expect((await ask(issued.id, 'recallReport', client)).status).toBe(403);
    expect((await ask(issued.id, 'reopen')).status).toBe(409);
    expect((await ask((await orderAt(100)).id, 'reopen')).msg).toBe(
      '订单当前状态为「已结算」，不能重新打开',
    );
    const request = await asked(completed.id, 'reopen', finance);
    expect((await decide(request.id, 'approve', qc)).status).toBe(403);
    expect((await detail(completed.id, client).catch(() => null))?.backRequests ?? []).toEqual([]);
  });
});
