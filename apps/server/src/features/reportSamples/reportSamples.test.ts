import {
  beijingDay,
  replay,
  sampleFlow,
  startOfBeijingDay,
  type OrderSample,
  type ReportSample,
} from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { idsOfPerson, eraseRows } from '../privacy/eraseRows';
import { reportCalls } from '../reports/report.fixtures';
import { reportSampling } from './drawSamples';

const FAULT = { kind: 'wrongLevel', note: '应为黄灯' };

describe('samples of issued reports', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let calls: ReturnType<typeof reportCalls>;
  let writer: string;
  let manager: string;
  let admin: string;
  let before: string[];
  const inspectors: { id: string; token: string }[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    calls = reportCalls(server);
    writer = await server.signIn('officer');
    manager = await server.signIn('officer2');
    admin = await server.signIn('admin');
    before = await sampleIds();
    const people = await server.database.db
      .selectFrom('users')
      .innerJoin('userRoles as held', 'held.userId', 'users.id')
      .select(['users.id', 'users.username'])
      .where('held.roleCode', '=', 'QC')
      .where('users.status', '=', 1)
      .orderBy('users.id')
      .limit(2)
      .execute();
    for (const { id, username } of people)
      inspectors.push({ id, token: await server.signIn(username, 'serviceUser') });
  });
  afterAll(async () => {
    const { db } = server.database;
    await db.deleteFrom('reportSamples').where('id', 'not in', before).execute();
  });

  const sampleIds = async () => {
    const rows = await server.database.db.selectFrom('reportSamples').select('id').execute();
    return rows.map(({ id }) => id);
  };
  const draw = async (orderId: string, token: string) =>
    server.call('/reportSample/draw', { orderId }, { token });
  const move = async (id: string, action: string, token: string, more: object = {}) =>
    server.call('/reportSample/update', { id, action, ...more }, { token });
  const read = async (id: string, token: string) =>
    server.call('/reportSample/getDetail', { id }, { token });

  /** A report that was just issued, its sample, and who inspects it. */
  const drawnReport = async () => {
    const order = await calls.order();
    const version = await calls.reviewed(order.id, writer, manager);
    await calls.move(version, 'issue', manager);
    const { token } = inspectors[0]!;
    const reply = await draw(order.id, token);
    if (reply.code !== 0) throw new Error(reply.msg);
    return { order, version, sample: (reply.data as OrderSample).sample!, token };
  };
  const noticesOf = async (orderId: string) =>
    server.database.db
      .selectFrom('notices')
      .innerJoin('noticeRecipients as to', 'to.noticeId', 'notices.id')
      .select(['title', 'content', 'to.userId'])
      .where('orderId', '=', orderId)
      .where('title', 'like', '报告抽检%')
      .execute();

  it('are drawn by the timer from the week before: the same, however often it runs', async () => {
    const { db } = server.database;
    const week = beijingDay(startOfBeijingDay(beijingDay(server.clock.now), -7));
    const drawn = async () =>
      db
        .selectFrom('reportSamples as sample')
        .innerJoin('orders', 'orders.id', 'sample.orderId')
        .select(['sample.id', 'reportId', 'week', 'pmId'])
        .where('sample.week', '=', week)
        .orderBy('sample.id')
        .execute();
    const issued = await db
      .selectFrom('reportVersions as report')
      .innerJoin('orders', 'orders.id', 'report.orderId')
      .select(['report.id', 'pmId'])
      .where('issuedAt', '>=', startOfBeijingDay(week))
      .where('issuedAt', '<', startOfBeijingDay(week, 7))
      .where('report.status', '=', 40)
      .execute();
    expect(issued.length).toBeGreaterThan(10);
    await db.deleteFrom('reportSamples').where('week', '=', week).execute();

    await reportSampling.run({}, server.backend);
    const first = await drawn();
    const managersOf = (rows: readonly { pmId: string | null }[]) =>
      new Set(rows.map(({ pmId }) => pmId));
    expect(managersOf(first)).toEqual(managersOf(issued));
    expect(first.length).toBeLessThan(issued.length);

    await reportSampling.run({}, server.backend);
    expect(await drawn()).toEqual(first);

    await db.deleteFrom('reportSamples').where('week', '=', week).execute();
    await reportSampling.run({}, server.backend);
    const again = (await drawn()).map(({ reportId }) => reportId);
    expect(again.toSorted()).toEqual(first.map(({ reportId }) => reportId).toSorted());

    await reportSampling.run({ percent: 100 }, server.backend);
    expect(await drawn()).toHaveLength(issued.length);
  });

  it('are drawn by hand once, from the issued report of an order', async () => {
    const { order, sample, token } = await drawnReport();
    expect(sample).toMatchObject({ status: 0, source: 2, orderNo: order.orderNo, grade: null });
    expect((await draw(order.id, token)).msg).toBe('这份报告已在抽检中');
    const early = await calls.order();
    expect((await draw(early.id, admin)).msg).toBe('订单没有已出具的报告，不能抽检');
  });

  it('are for quality and administrators; leads read them, clients get nothing', async () => {
    const { order, sample } = await drawnReport();
    const client = await server.signIn('client');
    const finance = await server.signIn(await accountWith(server, 'FINANCE'), 'serviceUser');
    const list = async (token: string) => server.call('/reportSample/getList', {}, { token });
    for (const token of [client, finance]) {
      expect((await list(token)).status).toBe(403);
      expect((await read(sample.id, token)).status).toBe(403);
      expect((await draw(order.id, token)).status).toBe(403);
      expect((await move(sample.id, 'take', token)).status).toBe(403);
      expect(
        (await server.call('/reportSample/getOfOrder', { orderId: order.id }, { token })).status,
      ).toBe(403);
    }
    expect((await list(manager)).data.total).toBeGreaterThan(0);
    expect((await read(sample.id, manager)).data.moves).toEqual([]);
    expect((await draw(order.id, manager)).status).toBe(403);
    expect((await move(sample.id, 'take', manager)).status).toBe(403);
    expect((await read('01ZZZZZZZZZZZZZZZZZZZZZZZZ', admin)).status).toBe(404);
  });

  it('are taken by one inspector, who alone submits the result', async () => {
    const { sample } = await drawnReport();
    const [one, other] = inspectors.map(({ token }) => token) as [string, string];
    expect((await move(sample.id, 'finish', one, { grade: 1 })).msg).toBe('请先领取');
    const replies = await Promise.all([
      move(sample.id, 'take', one, { version: sample.version }),
      move(sample.id, 'take', other, { version: sample.version }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [winner, loser] = replies[0]!.status === 200 ? [one, other] : [other, one];
    expect((await move(sample.id, 'finish', loser, { grade: 1 })).msg).toBe('已由其他同事领取');
    expect(
      (await read(sample.id, winner)).data.moves.map((one: { move: string }) => one.move),
    ).toEqual(['finish', 'putBack', 'drop']);
    expect((await move(sample.id, 'putBack', loser, { reason: '同事休假' })).status).toBe(200);
    expect((await move(sample.id, 'take', loser)).status).toBe(200);
    expect((await move(sample.id, 'finish', loser, { grade: 1 })).data).toMatchObject({
      status: 10,
      grade: 1,
      faultCount: 0,
    });
    expect((await move(sample.id, 'finish', loser, { grade: 1 })).status).toBe(409);
  });

  it('are for nobody who had a part in the report', async () => {
    const { order, sample } = await drawnReport();
    const { db } = server.database;
    const [inspector] = inspectors;
    await db
      .updateTable('orderTasks')
      .set({ ownerId: inspector!.id })
      .where('orderId', '=', order.id)
      .execute();
    const refused = await move(sample.id, 'take', inspector!.token);
    expect([refused.status, refused.msg]).toEqual([409, '您参与过这份报告，请由其他同事抽检']);
    await db
      .updateTable('orderTasks')
      .set({ ownerId: inspectors[1]!.id })
      .where('orderId', '=', order.id)
      .execute();
    expect((await move(sample.id, 'take', inspector!.token)).status).toBe(200);
  });

  it('name at least one fault of a report that is not correct, and tell manager and writer', async () => {
    const { order, sample, token } = await drawnReport();
    await move(sample.id, 'take', token);
    const fieldsOf = async (more: object) =>
      (await move(sample.id, 'finish', token, more)).data.fields;
    expect(await fieldsOf({})).toHaveProperty('grade');
    expect(await fieldsOf({ grade: 2 })).toEqual({
      faults: '一般差错和严重差错至少写明一处差错',
    });
    expect(await fieldsOf({ grade: 1, faults: [FAULT] })).toHaveProperty('faults');
    expect(await fieldsOf({ grade: 2, faults: [{ kind: 'none' }] })).toHaveProperty('faults');
    expect(await fieldsOf({ grade: 2, faults: [{ ...FAULT, taskId: 'other' }] })).toHaveProperty(
      'faults',
    );
    expect(await noticesOf(order.id)).toEqual([]);

    const [item] = sample.items;
    const done = await move(sample.id, 'finish', token, {
      grade: 3,
      faults: [{ ...FAULT, taskId: item!.taskId }],
      note: '请更正',
    });
    expect(done.data).toMatchObject({
      grade: 3,
      faultCount: 1,
      faults: [{ ...FAULT, itemName: item!.itemName }],
      note: '请更正',
    });
    const notices = await noticesOf(order.id);
    const people = await server.database.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'officer')
      .execute();
    const told = new Set([order.pmId, ...people.map(({ id }) => id)]);
    expect(new Set(notices.map(({ userId }) => userId))).toEqual(told);
    expect(notices[0]).toMatchObject({ title: `报告抽检严重差错：${order.orderNo}` });
    expect(notices[0]!.content).toContain('可以开始更正报告');
    expect(notices[0]!.content).toContain('判级不当（应为黄灯）');
  });

  it('are opened again by an administrator alone, with what was found', async () => {
    const { order, sample, token } = await drawnReport();
    await move(sample.id, 'take', token);
    await move(sample.id, 'finish', token, { grade: 2, faults: [FAULT], note: '见差错' });
    expect((await move(sample.id, 'reopen', token, { reason: '误判' })).status).toBe(403);
    expect((await move(sample.id, 'reopen', admin)).status).toBe(400);
    const reopened = (await move(sample.id, 'reopen', admin, { reason: '误判' }))
      .data as ReportSample;
    expect(reopened).toMatchObject({ status: 0, grade: null, faultCount: 0, faults: [FAULT] });
    await move(sample.id, 'finish', token, { grade: 1 });
    // Of the first result alone: a correct report is no news.
    expect(new Set((await noticesOf(order.id)).map(({ title }) => title)).size).toBe(1);
    const events = await server.database.db
      .selectFrom('reportSampleEvents')
      .select(['action', 'statusBefore as before', 'statusAfter as after'])
      .where('sampleId', '=', sample.id)
      .orderBy('number')
      .execute();
    expect(events.map(({ action }) => action)).toEqual([
      'draw',
      'take',
      'finish',
      'reopen',
      'finish',
    ]);
    expect(replay(sampleFlow, events)).toBe(10);
  });

  it('are dropped with a report that is replaced', async () => {
    const { order, sample } = await drawnReport();
    const next = await calls.reviewed(order.id, writer, manager);
    expect((await calls.move(next, 'issue', manager)).status).toBe(200);
    const dropped = (await read(sample.id, admin)).data as ReportSample;
    expect(dropped).toMatchObject({ status: 20, reportStatus: 50, moves: [] });
    expect(dropped.events[0]).toMatchObject({ action: 'drop', userName: '' });
    const offer = await server.call(
      '/reportSample/getOfOrder',
      { orderId: order.id },
      { token: admin },
    );
    expect(offer.data).toMatchObject({ mayDraw: true, sample: { id: sample.id } });
  });

  it('lose their notes with the data of the candidate', async () => {
    const { order, sample, token } = await drawnReport();
    await move(sample.id, 'take', token);
    await move(sample.id, 'finish', token, { grade: 2, faults: [FAULT], note: '见差错' });
    await server.database.db.transaction().execute(async (trx) => {
      await eraseRows(await idsOfPerson(order.candidateId, trx), [], trx);
    });
    const erased = (await read(sample.id, admin)).data as ReportSample;
    expect(erased).toMatchObject({
      note: null,
      grade: 2,
      faults: [{ kind: 'wrongLevel', note: null }],
    });
  });
});
