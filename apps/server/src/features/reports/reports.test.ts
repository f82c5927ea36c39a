import {
  reportFlow,
  replay,
  type ReportContent,
  type ReportStatus,
  type ReportVersion,
} from '@mingjian/api';
import { hashOf } from '../../database/ids';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { makeMove } from '../../flows/makeMove';
import { SYSTEM } from '../../flows/serveFlow';
import { reportData } from '../../pdf/reportData';
import { createTestServer } from '../../testing/testServer';
import { enter, invitedOrder, pageOf, tokenOf } from '../collect/candidate.fixtures';
import { orderMoves } from '../orders/orderMoves';
import { canonicalJson } from './canonicalJson';
import { orderCompletion } from './completeOrders';
import { reportRenderings } from './renderReports';
import { REVIEW, reportCalls } from './report.fixtures';

describe('a report', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let calls: ReturnType<typeof reportCalls>;
  let writer: string;
  let reviewer: string;
  let client: string;

  beforeAll(async () => {
    server = await createTestServer();
    calls = reportCalls(server);
    writer = await server.signIn('officer');
    reviewer = await server.signIn('officer2');
    client = await server.signIn('client');
  });

  const contentOf = async (orderId: string, token: string, versionId?: string) =>
    server.call('/report/getContent', { orderId, ...(versionId && { versionId }) }, { token });
  const listOf = async (orderId: string, token: string) =>
    (await server.call('/GOrderReportVersion/getReportList', { orderId }, { token }))
      .data as ReportVersion[];
  const statusOf = async (orderId: string) =>
    (
      await server.database.db
        .selectFrom('orders')
        .select('orderStatus')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).orderStatus;

  const idOf = async (username: string) =>
    (
      await server.database.db
        .selectFrom('users')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).id;

  it('is written by one, reviewed by another, issued and read by the client', async () => {
    const { id: orderId, orderNo, orderedBy, candidateName } = await calls.order();
    const version = await calls.begin(orderId, writer);
    expect(version).toMatchObject({ versionNo: 'v1.0', kind: 2, status: 0, isWritable: true });
    expect((await calls.begin(orderId, reviewer)).id).toBe(version.id);

    const saved = await calls.part(
      'Summary',
      {
        orderId,
        content: '<p onclick="x()">结论一致</p>',
        contentEn: '<p>All fits</p>',
        versionNo: 0,
      },
      writer,
    );
    expect(saved.data).toMatchObject({
      content: '<p>结论一致</p>',
      versionNo: 1,
      saveUser: '林晓',
    });
    expect((await contentOf(orderId, client)).status).toBe(404);

    await calls.move(version, 'submit', writer);
    const own = await calls.move(version, 'pass', writer, REVIEW);
    expect([own.status, own.msg]).toEqual([409, '报告由您撰写，须由另一位同事质检']);
    const unchecked = await calls.move(version, 'pass', reviewer, { qcScore: 90 });
    expect(unchecked.data.fields).toEqual({ qcCheck: '请逐项核对质检清单' });
    const early = await server.call(
      '/gOrderBaseApi/update',
      { orderId, action: 'issueReport' },
      { token: reviewer },
    );
    expect(early.msg).toBe('报告还没有通过质检');
    await calls.move(version, 'pass', reviewer, REVIEW);
    const issued = await calls.move(version, 'issue', reviewer);

    expect(issued.data).toMatchObject({
      status: 40,
      number: `BG-${orderNo}-v1.0`,
      isWritable: false,
      qcScore: 95,
    });
    expect(await statusOf(orderId)).toBe(80);
    const told = await server.database.db
      .selectFrom('outbox')
      .select(['kind', 'userId', 'content'])
      .where('orderId', '=', orderId)
      .where('kind', '=', 'reportIssued')
      .where('channel', '=', 'notice')
      .executeTakeFirstOrThrow();
    expect(told).toMatchObject({ userId: orderedBy, content: expect.stringContaining(orderNo) });

    const read = (await contentOf(orderId, client)).data as ReportContent;
    expect(read.model).toMatchObject({
      number: `BG-${orderNo}-v1.0`,
      candidate: { name: candidateName },
      summary: { zh: '<p>结论一致</p>', en: '<p>All fits</p>' },
    });
    expect(read.version).toMatchObject({ qcScore: null, qcUser: null, issueUser: null, moves: [] });
    expect(hashOf(canonicalJson(read.model))).toBe(read.version.sha256);
  });

  it('is never changed once it is issued', async () => {
    const { id: orderId } = await calls.order();
    const version = await calls.reviewed(orderId, writer, reviewer);
    await calls.move(version, 'issue', reviewer);
    const before = (await contentOf(orderId, writer)).data as ReportContent;

    const part = { orderId, content: '<p>改</p>', versionNo: 0 };
    expect((await calls.part('Ending', part, writer)).msg).toBe(
      '报告当前为「已出具」，内容不能修改',
    );
    expect((await calls.save({ id: version.id, orderId, kind: 1 }, writer)).status).toBe(409);
    const { db } = server.database;
    const row = db.updateTable('reportVersions').where('id', '=', version.id);
    await expect(row.set({ model: '{}' }).execute()).rejects.toThrow('never changed');
    await expect(row.set({ reportNo: 'BG-1' }).execute()).rejects.toThrow('never changed');
    await db
      .updateTable('orderTasks')
      .set({ conclusion: '后来的说明' })
      .where('orderId', '=', orderId)
      .execute();

    expect((await contentOf(orderId, writer)).data.model).toEqual(before.model);
  });

  it('is issued once, however many do at the same time', async () => {
    const { id: orderId, orderNo } = await calls.order();
    const version = await calls.reviewed(orderId, writer, reviewer);
    const admin = await server.signIn('admin');
    const replies = await Promise.all([
      calls.move(version, 'issue', reviewer),
      calls.move(version, 'issue', admin),
      server.call('/gOrderBaseApi/update', { orderId, action: 'issueReport' }, { token: writer }),
    ]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const loser = (await calls.move(version, 'issue', writer)).msg;
    expect(loser).toMatch(new RegExp(`^报告 BG-${orderNo}-v1.0 已由.+出具$|^$`));
    expect(await listOf(orderId, writer)).toHaveLength(1);
  });

  it('keeps what two people write in one part', async () => {
    const { id: orderId } = await calls.order();
    await calls.begin(orderId, writer);
    const first = { orderId, content: '<p>甲的文字</p>', versionNo: 0 };
    const second = { orderId, content: '<p>乙的文字</p>', versionNo: 0 };
    const replies = await Promise.all([
      calls.part('Remark', first, writer),
      calls.part('Remark', second, reviewer),
    ]);

    const lost = replies.find(({ status }) => status === 409)!;
    const kept = replies.find(({ status }) => status === 200)!;
    expect(lost.msg).toContain('刚保存了这一部分');
    expect(lost.data).toMatchObject({ content: kept.data.content, versionNo: 1 });
    // The same words once more are the same success.
    const again = kept.data.content === first.content ? first : second;
    expect((await calls.part('Remark', again, writer)).data.versionNo).toBe(1);
    const merged = { orderId, content: '<p>甲的文字，乙的文字</p>', versionNo: 1 };
    expect((await calls.part('Remark', merged, reviewer)).data.versionNo).toBe(2);
  });

  it('is returned with a reason, revised, and reviewed again', async () => {
    const { id: orderId } = await calls.order();
    const version = await calls.begin(orderId, writer);
    await calls.move(version, 'submit', writer);
    const noReason = await calls.move(version, 'giveBack', reviewer);
    expect(noReason.data.fields).toEqual({ reason: '必填' });
    const back = await calls.move(version, 'giveBack', reviewer, {
      reason: '缺少来源',
      qcScore: 60,
    });
    expect(back.data).toMatchObject({ status: 20, returnReason: '缺少来源', qcScore: 60 });
    const part = { orderId, content: '<p>补充来源</p>', versionNo: 0 };
    expect((await calls.part('Summary', part, writer)).code).toBe(0);
    const again = await calls.move(version, 'submit', writer);
    expect(again.data).toMatchObject({ status: 10, returnReason: null, qcScore: null });

    const events = await server.database.db
      .selectFrom('reportEvents')
      .select(['action', 'statusBefore as before', 'statusAfter as after'])
      .where('versionId', '=', version.id)
      .where('statusAfter', 'is not', null)
      .orderBy('number')
      .execute();
    expect(
      replay(reportFlow, events as { action: string; before: ReportStatus; after: ReportStatus }[]),
    ).toBe(10);
  });

  it('is recalled by two people: the client no longer reads it, and a correction begins', async () => {
    const { id: orderId } = await calls.order();
    const version = await calls.reviewed(orderId, writer, reviewer);
    await calls.move(version, 'issue', reviewer);
    await reportRenderings.run({ versionId: version.id }, server.backend);
    const [issued] = await listOf(orderId, client);
    expect(issued!.pdfUrl).toContain('/openFile/');

    const asked = await server.call(
      '/gOrderBack/save',
      { orderId, move: 'recallReport', reason: '结论有误' },
      { token: writer },
    );
    const { id } = asked.data.backRequests[0];
    await server.call('/gOrderBack/update', { id, action: 'approve' }, { token: reviewer });

    expect(await statusOf(orderId)).toBe(70);
    expect(
      (await listOf(orderId, writer)).map((one) => [one.versionNo, one.kind, one.status]),
    ).toEqual([
      ['v2.0', 3, 0],
      ['v1.0', 2, 60],
    ]);
    expect(await listOf(orderId, client)).toEqual([]);
    const gone = await contentOf(orderId, client);
    expect([gone.status, gone.msg]).toEqual([404, '报告已撤回，正在更正']);
    const opened = await server.app.request(
      new URL(issued!.pdfUrl!, 'http://localhost').pathname +
        new URL(issued!.pdfUrl!, 'http://localhost').search,
    );
    expect(opened.status).toBe(404);
  });

  it('is replaced by a correction that is issued while the order stays', async () => {
    const { id: orderId } = await calls.order();
    const first = await calls.reviewed(orderId, writer, reviewer);
    await calls.move(first, 'issue', reviewer);
    const second = await calls.reviewed(orderId, writer, reviewer);
    expect(second).toMatchObject({ versionNo: 'v2.0', kind: 3, diffFrom: first.id });
    await calls.move(second, 'issue', reviewer);

    expect((await listOf(orderId, writer)).map(({ status }) => status)).toEqual([40, 50]);
    expect((await listOf(orderId, client)).map(({ versionNo }) => versionNo)).toEqual(['v2.0']);
    expect(await statusOf(orderId)).toBe(80);
  });

  it('lets the order be completed once its client has opened it', async () => {
    const { id: orderId } = await calls.order();
    const version = await calls.reviewed(orderId, writer, reviewer);
    await calls.move(version, 'issue', reviewer);
    const complete = async () =>
      server.call('/gOrderBaseApi/update', { orderId, action: 'complete' }, { token: writer });
    expect((await complete()).msg).toContain('客户还可在');
    await server.call('/report/view', { orderId }, { token: writer });
    expect((await complete()).status).toBe(409);

    expect((await server.call('/report/view', { orderId }, { token: client })).code).toBe(0);
    expect((await complete()).data.orderStatus).toBe(90);
  });

  it.each([
    [1, 0],
    [2, 10],
  ] as const)(
    'begins by itself at the end of the work; type %d is then in state %d',
    async (orderType, status) => {
      const { id } = await calls.order(60);
      const { db } = server.database;
      await db.updateTable('orders').set({ orderType }).where('id', '=', id).execute();
      await db.transaction().execute(async (trx) => {
        await makeMove(orderMoves, 'score', { id }, SYSTEM, { ...server.backend, db: trx });
      });

      expect(await statusOf(id)).toBe(70);
      expect(await listOf(id, writer)).toMatchObject([{ versionNo: 'v1.0', status, kind: 2 }]);
    },
  );

  it('begins when a manager ends the work, and nobody else does', async () => {
    const { id } = await calls.order(60);
    const score = async (token: string) =>
      server.call('/gOrderBaseApi/update', { orderId: id, action: 'score' }, { token });

    expect((await score(client)).status).toBe(403);
    expect((await score(writer)).data.orderStatus).toBe(70);
    expect(await listOf(id, writer)).toMatchObject([{ versionNo: 'v1.0', status: 0 }]);
  });

  it('has the findings and conclusions of its tasks, once a colleague passed them', async () => {
    const { id: orderId } = await calls.order();
    await calls.begin(orderId, writer);
    const modelNow = async () => ((await contentOf(orderId, writer)).data as ReportContent).model;
    const before = await modelNow();
    const item = before.items.find(({ rows }) => rows.length > 1)!;
    const [first, second] = item.rows;
    expect(first).toMatchObject({ finding: { zh: '', en: '' }, verdict: { zh: '', en: '' } });
    const task = server.database.db.updateTable('orderTasks').where('id', '=', item.key);
    const findings = [
      { key: first!.key, finding: '人事部口径不同', verdict: 2 },
      { key: second!.key, finding: '13812345678 王先生确认', verdict: null },
    ];
    await task
      .set({ findings: JSON.stringify(findings), conclusion: '经两方确认' })
      .set({ remark: '内部备注' })
      .execute();

    const model = await modelNow();
    const found = model.items.find(({ key }) => key === item.key)!;
    expect(found.conclusion).toBe('经两方确认');
    expect(found.rows[0]).toEqual({
      ...first,
      finding: { zh: '人事部口径不同', en: '' },
      verdict: { zh: '略有出入', en: 'Differs slightly' },
    });
    expect(found.rows[1]!.finding.zh).toMatch(/^138\*+\d* 王先生确认$/);
    expect(found.rows[1]).toMatchObject({ claim: second!.claim, verdict: { zh: '', en: '' } });
    expect(JSON.stringify(model)).not.toContain('内部备注');
    const english = reportData(model, 'en', new Map());
    const printed = english.body.items[model.items.indexOf(found)]!;
    expect(printed.head).toHaveLength(4);
    expect(printed.rows[0]!.slice(2)).toEqual(['人事部口径不同', 'Differs slightly']);
    expect(printed.notes).toContainEqual([expect.any(String), '经两方确认']);

    await task.set({ ownerId: await idOf('officer'), dangerLevel: 1 }).execute();
    const reopen = { taskId: item.key, action: 'reopen', reason: '口径须再核实' };
    expect((await server.call('/gOrderTask/update', reopen, { token: reviewer })).code).toBe(0);
    const reworked = (await modelNow()).items.find(({ key }) => key === item.key)!;
    expect(reworked).toMatchObject({ state: 'open', level: 5, conclusion: '', reason: '' });
    expect(reworked.rows).toEqual(item.rows);
  });

  it('lets the clock complete what its client has opened, and nothing else', async () => {
    const orders = [await calls.order(), await calls.order()];
    for (const { id } of orders)
      await calls.move(await calls.reviewed(id, writer, reviewer), 'issue', reviewer);
    const [opened, waiting] = orders.map(({ id }) => id) as [string, string];
    await server.call('/report/view', { orderId: opened }, { token: client });
    await orderCompletion.run({}, server.backend);

    expect([await statusOf(opened), await statusOf(waiting)]).toEqual([90, 80]);
  });

  it('is nobody else’s: other companies, other roles', async () => {
    const { id: orderId, companyId } = await calls.order();
    const version = await calls.reviewed(orderId, writer, reviewer);
    await calls.move(version, 'issue', reviewer);
    const foreign = await server.database.db
      .selectFrom('users')
      .innerJoin('userRoles', 'userRoles.userId', 'users.id')
      .select('username')
      .where('roleCode', '=', 'COMPANY_MAIN')
      .where('companyId', '<>', companyId)
      .where('status', '=', 1)
      .executeTakeFirstOrThrow();
    const stranger = await server.signIn(foreign.username, 'companyUser');
    expect((await contentOf(orderId, stranger)).status).toBe(404);
    expect((await server.call('/report/genReport', { orderId }, { token: stranger })).status).toBe(
      404,
    );
    expect((await server.call('/report/view', { orderId }, { token: stranger })).status).toBe(404);
    expect((await calls.save({ orderId }, client)).status).toBe(403);
    expect((await calls.part('Cover', { orderId, content: '', versionNo: 0 }, client)).status).toBe(
      403,
    );
    const finance = await server.signIn(await accountWith(server, 'FINANCE'), 'serviceUser');
    expect((await contentOf(orderId, finance)).status).toBe(403);
    expect((await contentOf('01ZZZZZZZZZZZZZZZZZZZZZZZZ', writer)).status).toBe(404);
  });

  it('has a history that is only added to', async () => {
    const { id: orderId } = await calls.order();
    const version = await calls.begin(orderId, writer);
    const note = { orderId, versionId: version.id, content: '等客户确认' };
    const added = await server.call('/gOrderReportApi/saveOrderReportRecord', note, {
      token: writer,
    });
    expect(added.data).toMatchObject({ action: 'note', label: '备注', content: '等客户确认' });
    const refused = await server.call('/gOrderReportLog/delete', { id: 'x' }, { token: reviewer });
    expect([refused.status, refused.msg]).toEqual([409, '报告的记录只能追加，不能删除']);
    const { db } = server.database;
    await expect(
      db
        .updateTable('reportEvents')
        .set({ content: '别的' })
        .where('versionId', '=', version.id)
        .execute(),
    ).rejects.toThrow('append-only');
  });

  it('is pushed only when it is issued, to a client with a recruiting system', async () => {
    const { id: orderId, companyId } = await calls.order();
    const version = await calls.reviewed(orderId, writer, reviewer);
    const push = async () =>
      server.call('/gOrderReportApi/pushReportToHr', { orderId }, { token: writer });
    expect((await push()).msg).toBe('报告还没有出具');
    await calls.move(version, 'issue', reviewer);
    const { db } = server.database;
    const connect = async (atsType: number) =>
      db.updateTable('companies').set({ atsType }).where('id', '=', companyId).execute();
    const { atsType } = await db
      .selectFrom('companies')
      .select('atsType')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    await connect(0);
    expect((await push()).msg).toContain('没有对接招聘系统');
    await connect(1);
    expect((await push()).code).toBe(0);
    await connect(atsType);
  });

  it('begins not before report entry', async () => {
    const { id: orderId } = await server.database.db
      .selectFrom('orders')
      .select('id')
      .where('orderStatus', '=', 40)
      .executeTakeFirstOrThrow();
    expect((await calls.save({ orderId }, writer)).msg).toContain('还没有进入报告录入');
  });

  it('is downloaded by its candidate, where the company gives a copy, until it is recalled', async () => {
    const { db } = server.database;
    const invited = await invitedOrder(server, writer);
    const token = await enter(server, tokenOf(invited.invitation));
    const { id: orderId, companyId } = await calls.order();
    // The candidate of this order has the session; an old order has no form of its own.
    const formOf = async (id: string) =>
      db.selectFrom('collectForms').select('id').where('orderId', '=', id).executeTakeFirst();
    const own = (await formOf(invited.orderId))!;
    const moveForm = async (to: string) =>
      db.updateTable('collectForms').set({ orderId: to }).where('id', '=', own.id).execute();
    const known = await formOf(orderId);
    if (!known) await moveForm(orderId);
    const copies = async (reportCopy: 0 | 1) =>
      db.updateTable('companies').set({ reportCopy }).where('id', '=', companyId).execute();
    const asked = async () => {
      const { report } = await pageOf(server, token);
      const reply = await server.app.request('/CM-API/api/collectPage/downloadReport', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, accesstoken: token },
      });
      return { report, status: reply.status, type: reply.headers.get('content-type') };
    };
    await db
      .updateTable('candidateSessions')
      .set({ formId: (known ?? own).id })
      .where('tokenHash', '=', hashOf(token))
      .execute();
    await copies(1);
    const version = await calls.reviewed(orderId, writer, reviewer);
    expect(await asked()).toMatchObject({ report: null, status: 404 });
    const issued = (await calls.move(version, 'issue', reviewer)).data as ReportVersion;

    expect(await asked()).toEqual({
      report: { reportNo: issued.number, issueTime: issued.issueTime },
      status: 200,
      type: 'application/pdf',
    });
    await copies(0);
    expect(await asked()).toMatchObject({ report: null, status: 404 });
    await copies(1);
    const back = { orderId, move: 'recallReport', reason: '结论有误' };
    const recall = await server.call('/gOrderBack/save', back, { token: writer });
    const { id } = recall.data.backRequests[0];
    await server.call('/gOrderBack/update', { id, action: 'approve' }, { token: reviewer });
    expect(await asked()).toMatchObject({ report: null, status: 404 });
    await copies(0);
    if (!known) await moveForm(invited.orderId);
  });
});
