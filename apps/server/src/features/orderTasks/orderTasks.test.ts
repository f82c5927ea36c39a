import {
  replay,
  taskFlow,
  type OrderDetail,
  type OrderStatus,
  type OrderTask,
  type TaskStatus,
} from '@mingjian/api';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

describe('the tasks of an order', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  let dispatcher: string;
  let reviewer: string;
  const verifiers: { token: string; id: string; name: string }[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    const as = async (role: string) =>
      server.signIn(await accountWith(server, role), 'serviceUser');
    [officer, dispatcher, reviewer] = await Promise.all([
      server.signIn('officer'),
      as('DISPATCH'),
      as('QC'),
    ]);
    const people = await server.database.db
      .selectFrom('users')
      .innerJoin('userRoles as held', 'held.userId', 'users.id')
      .select(['users.id', 'users.username', 'users.realname'])
      .where('held.roleCode', '=', 'VERIFIER')
      .where('users.status', '=', 1)
      .orderBy('users.id')
      .limit(2)
      .execute();
    for (const { id, username, realname } of people)
      verifiers.push({ id, name: realname, token: await server.signIn(username, 'serviceUser') });
  });

  const orderAt = async (status: OrderStatus) =>
    server.database.db
      .selectFrom('orders')
      .selectAll()
      .where('orderStatus', '=', status)
      .where('orderType', '=', 1)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('orderTasks').select('id').whereRef('orderId', '=', 'orders.id')),
      )
      .orderBy('id')
      .executeTakeFirstOrThrow();
  const listed = async (orderId: string, token: string): Promise<OrderTask[]> =>
    (await server.call('/gOrderBaseApi/getOrderTaskList', { orderId }, { token })).data;
  const make = async (taskId: string, action: string, token: string, more: object = {}) =>
    server.call('/gOrderTask/update', { taskId, action, ...more }, { token });
  const detail = async (orderId: string): Promise<OrderDetail> =>
    (await server.call('/gOrderBaseApi/getOrderDetail', { orderId }, { token: officer })).data;
  /** Gives the tasks of an order that nobody has to two verifiers in turn. */
  const assigned = async (orderId: string) => {
    const tasks = (await listed(orderId, dispatcher)).filter(({ status }) => status === 0);
    const input = {
      orderId,
      tasks: tasks.map(({ id }, i) => ({ taskId: id, ownerId: verifiers[i % 2]!.id })),
    };
    return server.call('/gOrderBaseApi/assignOrder', input, { token: dispatcher });
  };

  it('are dispatched to people, which dispatches the order, and tells them', async () => {
    const { id, orderNo } = await orderAt(30);
    const before = (await detail(id)).moves.find(({ move }) => move === 'dispatch')!;
    const waiting = (await listed(id, dispatcher)).filter(({ status }) => status === 0).length;
    expect(before.blockers).toEqual([`还有 ${waiting} 项任务没有派给处理人`]);

    const { data, status } = await assigned(id);

    expect(status).toBe(200);
    expect(data.every((task: OrderTask) => task.ownerId !== null)).toBe(true);
    const order = await detail(id);
    expect([order.orderStatus, order.events[0]!.label]).toEqual([40, '派单']);
    const told = await server.database.db
      .selectFrom('notices')
      .innerJoin('noticeRecipients as to', 'to.noticeId', 'notices.id')
      .select('to.userId')
      .where('title', '=', `新任务：${orderNo}`)
      .execute();
    expect(told.map(({ userId }) => userId)).toContain(verifiers[0]!.id);
    expect(
      (await server.call('/gOrderBaseApi/getOrderAssignInfo', { orderId: id }, { token: officer }))
        .data.people[0],
    ).toMatchObject({ openTasks: expect.any(Number), maxLoad: 40 });
  });

  it('are joined by further ones of kinds that the order has', async () => {
    const { id } = await orderAt(30);
    const before = await listed(id, dispatcher);
    const [first] = before;
    const add = async (itemCodes: string[], token = dispatcher) =>
      server.call('/gOrderBaseApi2/addOrderProductTask', { orderId: id, itemCodes }, { token });

    const { data } = await add([first!.groupCode, first!.groupCode]);

    expect(data).toHaveLength(before.length + 1);
    const segIndex = Math.max(
      ...before
        .filter(({ groupCode }) => groupCode === first!.groupCode)
        .map((task) => task.segIndex),
    );
    expect(data.at(-1)).toMatchObject({
      groupCode: first!.groupCode,
      itemName: first!.itemName,
      segIndex: segIndex + 1,
      status: 0,
      ownerId: null,
    });
    expect(new Set(data.map(({ taskNo }: OrderTask) => taskNo)).size).toBe(data.length);
    expect((await add(['noSuchItem'])).data.fields).toEqual({
      itemCodes: '订单没有这个调查项，候选人也没有授权；请为它另下订单',
    });
    expect((await add([first!.groupCode], reviewer)).status).toBe(409);
    const { id: earlier } = await server.database.db
      .selectFrom('orders')
      .select('id')
      .where('orderStatus', '=', 10)
      .executeTakeFirstOrThrow();
    const early = { orderId: earlier, itemCodes: [first!.groupCode] };
    expect(
      (await server.call('/gOrderBaseApi2/addOrderProductTask', early, { token: dispatcher }))
        .status,
    ).toBe(409);
  });

  it('wait until the collection is passed, then are worked on, judged and reviewed by others', async () => {
    const { id } = await orderAt(30);
    await assigned(id);
    const [me, other] = verifiers;
    const others = (await listed(id, dispatcher)).filter(
      ({ ownerId }) => !verifiers.some((one) => one.id === ownerId),
    );
    for (const task of others) {
      const input = { taskId: task.id, ownerId: me!.id, reason: '原处理人休假' };
      await server.call('/gOrderBaseApi/changeTaskUser', input, { token: dispatcher });
    }
    const own = (await listed(id, me!.token)).find(({ ownerId }) => ownerId === me!.id)!;
    expect((await make(own.id, 'start', me!.token)).msg).toBe(
      '订单还没有进入核实，信采审核通过后才能开始',
    );
    await server.call(
      '/gOrderBaseApi/update',
      { orderId: id, action: 'passCollection' },
      { token: officer },
    );

    expect((await make(own.id, 'start', other!.token)).msg).toBe('这不是您的任务');
    expect((await make(own.id, 'start', me!.token)).data).toMatchObject({
      status: 20,
      writable: true,
    });
    expect((await make(own.id, 'submit', me!.token)).msg).toBe('请先填写核实结果和警示度');
    const save = async (fields: object) =>
      server.call('/gOrderBaseApi/saveOrderTask', { id: own.id, ...fields }, { token: me!.token });
    await save({ result: 3, dangerLevel: 2 });
    expect((await make(own.id, 'submit', me!.token)).msg).toBe('红灯和黄灯须写明判灯理由');
    await save({ dangerReason: '任职时间相差 5 个月' });
    await make(own.id, 'hold', me!.token, { reason: '离职证明不清晰' });
    expect((await detail(id)).holdType).toBe(1);
    await make(own.id, 'resume', me!.token);
    expect((await detail(id)).holdType).toBe(0);
    expect((await make(own.id, 'submit', me!.token)).data.status).toBe(30);
    expect((await make(own.id, 'pass', me!.token)).status).toBe(403);
    const passed = await server.call(
      '/gOrderTaskApi/handleOrderTaskCheck',
      { taskIds: [own.id], passFlag: 1 },
      { token: reviewer },
    );
    expect(passed.data[0]).toMatchObject({ status: 40, result: 3, dangerLevel: 2 });

    const open = (await listed(id, officer)).filter(({ status }) => status !== 40);
    const order = await detail(id);
    expect(order.moves.find(({ move }) => move === 'finishTasks')!.blockers).toEqual([
      `还有 ${open.length} 项任务没有完成`,
    ]);
    for (const task of open) {
      const { token } = verifiers.find((one) => one.id === task.ownerId)!;
      await make(task.id, 'start', token);
      await make(task.id, 'giveUp', token, { reason: '原单位已注销' });
    }
    const finished = await server.call(
      '/gOrderBaseApi/update',
      { orderId: id, action: 'finishTasks' },
      { token: officer },
    );
    expect(finished.data.orderStatus).toBe(60);
  });

  it('are worked on again while no report is issued, which takes the order back', async () => {
    const [scored, issued] = [await orderAt(70), await orderAt(80)];
    const doneIn = async (orderId: string) =>
      (await listed(orderId, reviewer)).find(({ status }) => status === 40)!;
    const reason = '访谈记录缺少录音';

    const late = await make((await doneIn(issued.id)).id, 'reopen', reviewer, { reason });
    expect([late.status, late.msg]).toEqual([409, '报告已出具，撤回报告后才能重新处理']);
    const { data } = await make((await doneIn(scored.id)).id, 'reopen', reviewer, { reason });

    expect(data.status).toBe(35);
    const order = await detail(scored.id);
    expect(order.orderStatus).toBe(50);
    expect(order.events.find(({ action }) => action === 'returnTasks')).toMatchObject({
      content: reason,
    });
    expect(order.moves.find(({ move }) => move === 'finishTasks')!.blockers).toEqual([
      '还有 1 项任务没有完成',
    ]);
  });

  it('are dispatched again when their order is', async () => {
    const { id } = await orderAt(40);
    const again = async (token: string) =>
      server.call(
        '/gOrderBaseApi/update',
        { orderId: id, action: 'redispatch', reason: '处理人离职' },
        { token },
      );
    expect((await again(reviewer)).status).toBe(403);
    expect((await again(dispatcher)).data).toMatchObject({ orderStatus: 30 });

    const [task] = await listed(id, dispatcher);
    const moved = { taskId: task!.id, ownerId: verifiers[1]!.id, reason: '处理人离职' };
    await server.call('/gOrderBaseApi/changeTaskUser', moved, { token: dispatcher });
    const dispatched = await server.call(
      '/gOrderBaseApi/update',
      { orderId: id, action: 'dispatch' },
      { token: dispatcher },
    );
    expect(dispatched.data.orderStatus).toBe(40);
  });

  it('are cancelled with their order, which says before what it costs', async () => {
    const { id, amount } = await orderAt(50);
    const tasks = await listed(id, officer);
    const started = tasks.filter(({ startTime }) => startTime !== null).length;
    const cancel = async (feeOnly: 0 | 1) =>
      server.call(
        '/gOrderInfo/cancelOrder',
        { orderId: id, cancelReason: '客户取消招聘', feeOnly },
        { token: officer },
      );

    const fee = Math.round((amount * started) / tasks.length);
    expect((await cancel(1)).data).toEqual({ fee, cancelled: false });
    expect((await detail(id)).orderStatus).toBe(50);
    expect((await cancel(0)).data).toEqual({ fee, cancelled: true });

    const after = await listed(id, officer);
    expect(after.filter(({ status }) => status !== 40 && status !== 45 && status !== -10)).toEqual(
      [],
    );
    expect(await detail(id)).toMatchObject({ orderStatus: -10, cancelReason: '客户取消招聘' });
  });

  it('are for staff alone', async () => {
    const { id, companyId } = await orderAt(50);
    const account = await accountWith(server, 'COMPANY_MAIN', companyId);
    const token = await server.signIn(account, 'companyUser');
    const [task] = await listed(id, officer);

    const { status } = await server.call(
      '/gOrderBaseApi/getOrderTaskList',
      { orderId: id },
      { token },
    );
    expect(status).toBe(403);
    expect((await make(task!.id, 'cancel', token, { reason: '—' })).status).toBe(403);
  });

  it('have histories whose replay is their stored state', async () => {
    const rows = await server.database.db
      .selectFrom('orderTasks as task')
      .innerJoin('taskEvents as event', 'event.taskId', 'task.id')
      .select(['task.id', 'task.status', 'event.number', 'event.action'])
      .select(['event.statusBefore as before', 'event.statusAfter as after'])
      .orderBy('task.id')
      .orderBy('event.number')
      .execute();
    const histories = new Map<string, typeof rows>();
    for (const row of rows) {
      const history = histories.get(row.id);
      if (history) history.push(row);
      else histories.set(row.id, [row]);
    }

    expect(histories.size).toBeGreaterThan(10_000);
    for (const events of histories.values()) {
      expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
      expect(replay<TaskStatus, never, string>(taskFlow as never, events)).toBe(events[0]!.status);
    }
  });
});
