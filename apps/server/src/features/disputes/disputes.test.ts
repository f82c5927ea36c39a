import {
  disputeFlow,
  replay,
  type Dispute,
  type OrderDisputes,
  type OrderTask,
  type OwnPrivacyRequest,
  type ReportContent,
  type ReportVersion,
} from '@mingjian/api';
import { sql } from 'kysely';
import { newId } from '../../database/ids';
import { createTestServer } from '../../testing/testServer';
import { enter, invitedOrder, tokenOf } from '../collect/candidate.fixtures';
import { orderCompletion } from '../reports/completeOrders';
import { REVIEW, reportCalls } from '../reports/report.fixtures';

describe('a dispute about a report', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let calls: ReturnType<typeof reportCalls>;
  let writer: string;
  let manager: string;
  let client: string;
  const verifiers: { id: string; token: string }[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    calls = reportCalls(server);
    writer = await server.signIn('officer');
    manager = await server.signIn('officer2');
    client = await server.signIn('client');
    const people = await server.database.db
      .selectFrom('users')
      .innerJoin('userRoles as held', 'held.userId', 'users.id')
      .select(['users.id', 'users.username'])
      .where('held.roleCode', '=', 'VERIFIER')
      .where('users.status', '=', 1)
      .orderBy('users.id')
      .limit(2)
      .execute();
    for (const { id, username } of people)
      verifiers.push({ id, token: await server.signIn(username, 'serviceUser') });
  });

  /** An order whose report was just issued, with two finished tasks of the first verifier. */
  const issuedOrder = async () => {
    const { id: orderId } = await calls.order();
    const version = await calls.reviewed(orderId, writer, manager);
    await calls.move(version, 'issue', manager);
    const { db } = server.database;
    const tasks = await db
      .selectFrom('orderTasks')
      .select(['id', 'itemName', 'dangerLevel', 'result'])
      .where('orderId', '=', orderId)
      .where('status', '=', 40)
      .where('apiStatus', 'is', null)
      .where('dangerType', '=', 1)
      .orderBy('position')
      .limit(2)
      .execute();
    await db
      .updateTable('orderTasks')
      .set({ ownerId: verifiers[0]!.id, findings: '[]', openRows: 0, suggestedLevel: null })
      .where('orderId', '=', orderId)
      .execute();
    return { orderId, version, tasks };
  };
  const read = async (orderId: string, token: string) =>
    server.call('/gOrderDispute/getOfOrder', { orderId }, { token });
  const disputesOf = async (orderId: string, token = manager) =>
    (await read(orderId, token)).data as OrderDisputes;
  const raise = async (orderId: string, more: object = {}, token = client) =>
    server.call('/gOrderDispute/save', { orderId, content: '结论有误', ...more }, { token });
  const raised = async (orderId: string, more: object = {}): Promise<Dispute> => {
    const reply = await raise(orderId, more);
    if (reply.code !== 0) throw new Error(reply.msg);
    return (reply.data as OrderDisputes).disputes[0]!;
  };
  const move = async (id: string, action: string, token: string, more: object = {}) =>
    server.call('/gOrderDispute/update', { id, action, ...more }, { token });
  const taskMove = async (taskId: string, action: string, token: string, more: object = {}) =>
    server.call('/gOrderTask/update', { taskId, action, ...more }, { token });
  const orderOf = async (orderId: string) =>
    server.database.db
      .selectFrom('orders')
      .select(['orderStatus', 'disputeStatus', 'overallDanger', 'pmId', 'version'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
  const titlesOf = async (orderId: string) => {
    const query = server.database.db.selectFrom('notices').select('title');
    const notices = await query.where('orderId', '=', orderId).execute();
    return notices.map(({ title }) => title.split('：')[0]);
  };
  const complete = async (orderId: string) =>
    server.call('/gOrderBaseApi/update', { orderId, action: 'complete' }, { token: manager });

  it('is raised by the client with items and files, once at a time, within thirty days', async () => {
    const { orderId, version, tasks } = await issuedOrder();
    const before = await disputesOf(orderId, client);
    expect(before.raise).toMatchObject({ blockers: [], reportNo: expect.stringMatching(/^BG-/) });
    expect(before.raise!.items.map(({ taskId }) => taskId)).toContain(tasks[0]!.id);
    expect(
      (await raise(orderId, { items: [{ taskId: 'other', content: '错' }] })).data.fields,
    ).toEqual({ items: '所选调查项不在这份报告中' });
    expect((await raise(orderId, { files: ['/uploads/none.pdf'] })).status).toBe(400);
    expect((await orderOf(orderId)).disputeStatus).toBe(0);

    const dispute = await raised(orderId, {
      items: [{ taskId: tasks[0]!.id, content: '学历是全日制' }],
    });
    expect(dispute).toMatchObject({
      side: 1,
      status: 1,
      content: '结论有误',
      report: { id: version.id },
      items: [{ taskId: tasks[0]!.id, content: '学历是全日制', status: null, now: null }],
      events: [],
    });
    expect(dispute.moves.map((choice) => choice.move)).toEqual(['withdraw']);
    expect(await orderOf(orderId)).toMatchObject({ disputeStatus: 1, orderStatus: 80 });
    expect(await titlesOf(orderId)).toContain('报告异议');
    expect((await raise(orderId)).msg).toBe('已有异议正在处理，请等待结论');

    const early = await calls.order();
    expect((await disputesOf(early.id, client)).raise).toBeNull();
    expect((await raise(early.id)).msg).toBe('报告还没有出具，不能提出异议');
    const late = await reportedCandidate(new Date('2026-05-15T10:00:00+08:00'));
    expect((await disputesOf(late.orderId, client)).raise!.blockers).toEqual([
      '异议期已于 2026-06-14 结束',
    ]);
    expect((await raise(late.orderId)).msg).toBe('异议期已于 2026-06-14 结束');
  });

  it('is for its own company and for those who read its reports', async () => {
    const { orderId } = await issuedOrder();
    const dispute = await raised(orderId);
    const stranger = await server.signIn('client2');
    expect((await read(orderId, stranger)).status).toBe(404);
    expect((await raise(orderId, {}, stranger)).status).toBe(404);
    expect((await raise(orderId, {}, manager)).status).toBe(403);
    expect((await move(dispute.id, 'withdraw', stranger)).status).toBe(404);
    expect((await move(dispute.id, 'accept', client)).status).toBe(403);
    expect((await move(dispute.id, 'accept', verifiers[0]!.token)).status).toBe(403);
    expect((await move('nothing', 'accept', manager)).status).toBe(404);
    expect((await read('nothing', manager)).status).toBe(404);
  });

  it('is withdrawn by who raised it while nobody has accepted it', async () => {
    const { orderId } = await issuedOrder();
    const dispute = await raised(orderId);
    const gone = await move(dispute.id, 'withdraw', client);
    expect((gone.data as OrderDisputes).disputes[0]).toMatchObject({ status: 5 });
    expect((await orderOf(orderId)).disputeStatus).toBe(0);
    expect((await move(dispute.id, 'accept', manager)).msg).toBe(
      '异议当前为「已撤回」，不能受理异议',
    );

    const again = await raised(orderId);
    await move(again.id, 'accept', manager);
    expect((await move(again.id, 'withdraw', client)).status).toBe(409);
  });

  it('keeps a report from being pushed, recalled and completed until it is decided', async () => {
    const { orderId, version } = await issuedOrder();
    await server.call('/report/view', { orderId }, { token: client });
    const dispute = await raised(orderId);
    const push = await server.call(
      '/gOrderReportApi/pushReportToHr',
      { orderId },
      { token: manager },
    );
    expect([push.status, push.msg]).toEqual([409, '报告有异议正在处理，有了结论后才能推送']);
    expect((await complete(orderId)).msg).toContain('报告有异议正在处理');
    await server.database.db
      .updateTable('orders')
      .set({ issueTime: new Date('2026-01-05T10:00:00+08:00') })
      .where('id', '=', orderId)
      .execute();
    await orderCompletion.run({}, server.backend);
    expect((await orderOf(orderId)).orderStatus).toBe(80);
    const back = await server.call(
      '/gOrderBack/save',
      { orderId, move: 'recallReport', reason: '有误' },
      { token: manager },
    );
    expect([back.status, back.msg]).toEqual([409, expect.stringContaining('异议')]);
    const content = (await server.call('/report/getContent', { orderId }, { token: client }))
      .data as ReportContent;
    expect(content.version).toMatchObject({ id: version.id, isInDispute: true });

    const draft = await calls.begin(orderId, writer);
    await calls.move(draft, 'submit', writer);
    await calls.move(draft, 'pass', manager, REVIEW);
    expect((await calls.move(draft, 'issue', manager)).msg).toBe(
      '报告有异议还没有结论，请先在异议中决定更正',
    );

    await move(dispute.id, 'accept', manager);
    const upheld = await move(dispute.id, 'uphold', manager, { reason: '已复核，结论无误' });
    expect(upheld.code).toBe(0);
    expect(await orderOf(orderId)).toMatchObject({ disputeStatus: 3, orderStatus: 80 });
    expect((await disputesOf(orderId, client)).disputes[0]).toMatchObject({
      status: 3,
      decision: '已复核，结论无误',
      decidedBy: null,
    });
    await orderCompletion.run({}, server.backend);
    expect((await orderOf(orderId)).orderStatus).toBe(90);
  });

  it('has tasks verified again and ends with a correction that replaces the report', async () => {
    const { orderId, version, tasks } = await issuedOrder();
    const [task] = tasks as [(typeof tasks)[number]];
    const dispute = await raised(orderId, { items: [{ taskId: task.id, content: '灯不对' }] });
    expect((await move(dispute.id, 'uphold', manager, { reason: '无误' })).status).toBe(409);
    const accepted = await move(dispute.id, 'accept', manager, {
      tasks: [{ taskId: task.id, ownerId: verifiers[1]!.id }],
    });
    expect((accepted.data as OrderDisputes).disputes[0]).toMatchObject({
      status: 2,
      items: [
        {
          content: '灯不对',
          isReverified: true,
          status: 50,
          before: { result: task.result, dangerLevel: task.dangerLevel },
        },
      ],
    });
    expect(await titlesOf(orderId)).toEqual(expect.arrayContaining(['异议已受理', '异议复核']));
    const blocked = await move(dispute.id, 'uphold', manager, { reason: '无误' });
    expect([blocked.status, blocked.msg]).toEqual([409, '还有 1 项复核没有完成']);
    expect((await move(dispute.id, 'reverify', manager)).data.fields).toEqual({
      tasks: '请选择需要复核的任务',
    });

    const other = await taskMove(task.id, 'submit', verifiers[0]!.token);
    expect(other.msg).toBe('这不是您的任务');
    const saved = await server.call(
      '/gOrderBaseApi/saveOrderTask',
      { id: task.id, result: 1, dangerLevel: 2, dangerReason: '学位证与学信网不一致' },
      { token: verifiers[1]!.token },
    );
    expect((saved.data as OrderTask).dangerLevel).toBe(2);
    expect((await taskMove(task.id, 'submit', verifiers[1]!.token)).code).toBe(0);
    expect((await taskMove(task.id, 'pass', manager)).code).toBe(0);
    expect(await orderOf(orderId)).toMatchObject({ orderStatus: 80, disputeStatus: 2 });
    if ((await orderOf(orderId)).pmId !== (await idOf('officer2')))
      expect(await titlesOf(orderId)).toContain('复核完成，请决定');

    const unproven = await move(dispute.id, 'beginCorrection', manager, { reason: '有误' });
    expect([unproven.status, unproven.msg]).toEqual([409, '1 个红灯或黄灯还没有佐证']);
    await server.database.db
      .updateTable('orderTasks')
      .set({ dangerLevel: 3 })
      .where('id', '=', task.id)
      .execute();
    const begun = await move(dispute.id, 'beginCorrection', manager, { reason: '学历结论有误' });
    const { correction } = (begun.data as OrderDisputes).disputes[0]!;
    expect(correction).toMatchObject({ status: 0, number: null });
    expect((await disputesOf(orderId, client)).disputes[0]).toMatchObject({
      status: 2,
      correction: null,
      decision: null,
    });
    expect((await move(dispute.id, 'uphold', manager, { reason: '无误' })).status).toBe(409);

    const draft = await calls.begin(orderId, writer);
    expect(draft).toMatchObject({ id: correction!.id, kind: 3 });
    await calls.move(draft, 'submit', writer);
    await calls.move(draft, 'pass', manager, REVIEW);
    const issued = (await calls.move(draft, 'issue', manager)).data as ReportVersion;
    expect(issued).toMatchObject({
      status: 40,
      replaces: { id: version.id },
      replacedBy: null,
      isInDispute: false,
    });
    expect(await orderOf(orderId)).toMatchObject({
      disputeStatus: 4,
      orderStatus: 80,
      overallDanger: 3,
    });
    const [after] = (await disputesOf(orderId, client)).disputes;
    expect(after).toMatchObject({
      status: 4,
      decision: '学历结论有误',
      correction: { id: issued.id, number: issued.number },
    });
    const old = await server.call(
      '/report/getContent',
      { orderId, versionId: version.id },
      { token: client },
    );
    expect((old.data as ReportContent).version).toMatchObject({
      status: 50,
      replacedBy: { id: issued.id, number: issued.number },
    });
    const file = await server.call(
      '/report/genReport',
      { orderId, versionId: version.id },
      { token: client },
    );
    expect([file.status, file.msg]).toEqual([409, '该报告已被更正版替代，请下载更正版']);
    const newest = await server.call('/report/getContent', { orderId }, { token: client });
    expect((newest.data as ReportContent).version.id).toBe(issued.id);

    const events = await server.database.db
      .selectFrom('disputeEvents')
      .select(['action', 'statusBefore as before', 'statusAfter as after'])
      .where('disputeId', '=', dispute.id)
      .orderBy('number')
      .execute();
    expect(events.map(({ action }) => action)).toEqual([
      'raise',
      'accept',
      'beginCorrection',
      'correct',
    ]);
    expect(replay(disputeFlow, events)).toBe(4);
  });

  it('of a settled order leaves its money and its state alone', async () => {
    const { orderId } = await issuedOrder();
    const { db } = server.database;
    await db.updateTable('orders').set(SETTLED).where('id', '=', orderId).execute();
    const dispute = await raised(orderId);
    await move(dispute.id, 'accept', manager);
    await move(dispute.id, 'uphold', manager, { reason: '无误' });
    expect(await orderOf(orderId)).toMatchObject({ orderStatus: 100, disputeStatus: 3 });
    // Back to what its history says.
    const unsettled = { orderStatus: 80, finishTime: null, settleTime: null } as const;
    await db.updateTable('orders').set(unsettled).where('id', '=', orderId).execute();
  });

  it('is decided once when two people decide at the same moment', async () => {
    const { orderId } = await issuedOrder();
    const dispute = await raised(orderId);
    const both = await Promise.all([
      move(dispute.id, 'accept', manager),
      move(dispute.id, 'accept', writer),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const decisions = await Promise.all([
      move(dispute.id, 'uphold', manager, { reason: '无误' }),
      move(dispute.id, 'beginCorrection', writer, { reason: '有误' }),
    ]);
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = decisions.find(({ status }) => status === 409)!;
    expect(loser.msg).toMatch(/异议/);
    const stale = await move(dispute.id, 'reverify', manager, {
      version: 1,
      tasks: [{ taskId: 'x' }],
    });
    expect(stale.status).toBe(409);
  });

  it('is found in the order list by its state', async () => {
    const { orderId } = await issuedOrder();
    await raised(orderId);
    const list = await server.call(
      '/vOrderInfo/getList',
      { pageNum: 1, pageSize: 50, searchParam: '{"SEARCH_EQ_dispute_status":"1"}' },
      { token: manager },
    );
    const found = list.data.content as { id: string; disputeStatus: number }[];
    expect(found.map(({ id }) => id)).toContain(orderId);
    expect(new Set(found.map(({ disputeStatus }) => disputeStatus))).toEqual(new Set([1]));
  });

  it('answers the request of a candidate, once, and hides its words from the client', async () => {
    const { orderId, token } = await reportedCandidate();
    const offer = await server.call('/api/collectPage/getDisputeOffer', {}, { token });
    expect(offer.data).toEqual({ reportNo: `BG-${orderId}`, until: '2026-07-15' });
    const plain = await ask(token, { aboutReport: false });
    expect(plain[0]).toMatchObject({ kind: 3, isDispute: false });
    await server.call('/api/collectPage/withdrawRequest', { id: plain[0]!.id }, { token });
    expect((await disputesOf(orderId)).disputes).toEqual([]);

    const request = (await ask(token, { aboutReport: true })).find(({ isDispute }) => isDispute);
    expect(request).toMatchObject({ kind: 3, isDispute: true, mayWithdraw: true });
    const [dispute] = (await disputesOf(orderId)).disputes as [Dispute];
    expect(dispute).toMatchObject({ side: 2, status: 1, raisedBy: '', content: '我没有离职' });
    expect((await disputesOf(orderId, client)).disputes[0]).toMatchObject({
      side: 2,
      content: null,
      moves: [],
    });
    const taken = await server.call(
      '/privacyRequest/update',
      { id: request!.id, action: 'take' },
      { token: manager },
    );
    expect(taken.msg).toBe('该请求是对报告的异议，请在订单的异议中处理');

    await move(dispute.id, 'accept', manager);
    const own = async () =>
      (
        (await server.call('/api/collectPage/getRequests', {}, { token }))
          .data as OwnPrivacyRequest[]
      ).find(({ id }) => id === request!.id);
    expect(await own()).toMatchObject({ status: 20, mayWithdraw: false });
    const gone = await server.call(
      '/api/collectPage/withdrawRequest',
      { id: request!.id },
      { token },
    );
    expect([gone.status, gone.msg]).toEqual([409, '异议正在复核，不能撤销']);
    await move(dispute.id, 'uphold', manager, { reason: '社保记录显示已离职' });
    expect((await disputesOf(orderId, client)).disputes[0]).toMatchObject({
      status: 3,
      decision: null,
    });
    const stored = await server.database.db
      .selectFrom('privacyRequests')
      .select(['status', 'answer', 'handledBy', 'decidedBy'])
      .where('id', '=', request!.id)
      .executeTakeFirstOrThrow();
    const officer2 = await idOf('officer2');
    const answer = { status: 50, answer: '社保记录显示已离职' };
    expect(stored).toEqual({ ...answer, handledBy: officer2, decidedBy: officer2 });
  });

  it('ends when its candidate withdraws the request', async () => {
    const { orderId, token } = await reportedCandidate();
    const [request] = await ask(token, { aboutReport: true });
    await server.call('/api/collectPage/withdrawRequest', { id: request!.id }, { token });
    expect((await disputesOf(orderId)).disputes[0]).toMatchObject({ status: 5 });
    expect((await orderOf(orderId)).disputeStatus).toBe(0);
  });

  const ask = async (token: string, more: object) =>
    (
      await server.call(
        '/api/collectPage/saveRequest',
        { kind: 3, content: '我没有离职', ...more },
        { token },
      )
    ).data as OwnPrivacyRequest[];
  const invitedIds: string[] = [];
  const invited = (orderId: string) => {
    invitedIds.push(orderId);
    return orderId;
  };
  /** Other tests of this worker replay every history, and take the newest order of a state. */
  afterAll(async () => {
    await server.database.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      for (const table of ['disputeItems', 'disputeFiles', 'disputeEvents', 'disputes'] as const)
        await db
          .deleteFrom(table)
          .where('orderId', 'in', ['', ...invitedIds])
          .execute();
      await db
        .deleteFrom('reportVersions')
        .where('orderId', 'in', ['', ...invitedIds])
        .execute();
      const none = Object.fromEntries(Object.keys(ISSUED(END)).map((name) => [name, null]));
      await db
        .updateTable('orders')
        .set({ ...none, orderStatus: 20, disputeStatus: 0, finishTime: null })
        .where('id', 'in', ['', ...invitedIds])
        .execute();
    });
  });
  /** A session of a candidate whose order has an issued report. */
  const reportedCandidate = async (issuedAt = server.backend.now()) => {
    const { orderId, invitation } = await invitedOrder(server, manager);
    const token = await enter(server, tokenOf(invitation));
    const { db } = server.database;
    const time = server.backend.now();
    const order = await db
      .updateTable('orders')
      .set({ ...ISSUED(time), orderStatus: 80 })
      .where('id', '=', invited(orderId))
      .returning('companyId')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('reportVersions')
      .values({
        id: newId(time),
        orderId,
        companyId: order.companyId,
        number: 1,
        kind: 2,
        status: 40,
        basedOn: null,
        qcAt: time,
        reportNo: `BG-${orderId}`,
        issuedAt,
        model: '{"number":"BG"}',
        modelHash: '0'.repeat(64),
        createdAt: time,
        updatedAt: time,
      })
      .execute();
    return { orderId, token };
  };

  const idOf = async (username: string) =>
    (
      await server.database.db
        .selectFrom('users')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).id;
});

const ISSUED = (time: Date) => ({
  submitTime: time,
  dispatchTime: time,
  reviewTime: time,
  reportTime: time,
  kpiTime: time,
  issueTime: time,
});

const END = new Date('2026-06-15T12:00:00+08:00');
const SETTLED = { orderStatus: 100, finishTime: END, settleTime: END } as const;
