import { rmSync } from 'node:fs';
import type { ExportJob, ReportVersion } from '@mingjian/api';
import { sql } from 'kysely';
import { API_BASE } from '../../http/apiBase';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { createTestServer, tokenHeaders } from '../../testing/testServer';
import { unzip } from '../listExports/archive.fixtures';
import { reportCalls } from './report.fixtures';

describe('the export of reports', () => {
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
  afterAll(() => rmSync(server.exportFolder, { recursive: true, force: true }));
  beforeEach(async () => {
    await server.backend.exports.idle();
    await server.database.db.deleteFrom('exportJobs').execute();
  });

  const issued = async () => {
    const order = await calls.order();
    const version = await calls.reviewed(order.id, writer, reviewer);
    const reply = await calls.move(version, 'issue', reviewer);
    if (reply.code !== 0) throw new Error(reply.msg);
    return { order, version: reply.data as ReportVersion };
  };
  const start = async (request: object, token: string) =>
    server.call('/vOrderInfo/exportReports', { language: 'zh', ...request }, { token });
  const jobOf = async (id: string, token: string) =>
    ((await server.call('/listFile/getList', {}, { token })).data as ExportJob[]).find(
      (job) => job.id === id,
    )!;
  const download = async (id: string, token: string) =>
    server.app.request(`${API_BASE}/listFile/export?id=${id}`, { headers: tokenHeaders(token) });
  const exported = async (request: object, token: string) => {
    const { data, msg } = await start(request, token);
    if (!data) throw new Error(msg);
    await server.backend.exports.idle();
    const reply = await download(data.id, token);
    return { job: await jobOf(data.id, token), reply, files: await filesOf(reply.clone()) };
  };
  const filesOf = async (reply: Response) => unzip(Buffer.from(await reply.arrayBuffer()));
  const viewedAt = async (versionId: string) =>
    (
      await server.database.db
        .selectFrom('reportVersions')
        .select('viewedAt')
        .where('id', '=', versionId)
        .executeTakeFirstOrThrow()
    ).viewedAt;

  it('is a zip with the documents of the chosen orders, and a list with those that have none', async () => {
    const { order, version } = await issued();
    const unwritten = await calls.order();

    const ids = [order.id, unwritten.id];
    const { job, reply, files } = await exported({ ids, orderParam: 'order_no asc' }, writer);

    expect(job).toMatchObject({ format: 'zip', status: 'done', done: 2, total: 2 });
    expect(reply.headers.get('content-type')).toBe('application/zip');
    const name = `${version.number}-${order.candidateName}.pdf`;
    expect(Object.keys(files).toSorted()).toEqual([name, '清单.csv'].toSorted());
    expect(files[name]).toMatch(/^%PDF-/);
    const [head, ...lines] = files['清单.csv']!.split('\r\n').slice(0, -1);
    expect(head).toBe('\uFEFF订单编号,候选人,报告编号,文件,说明');
    expect(lines.toSorted()).toEqual(
      [
        `${order.orderNo},${order.candidateName},${version.number},${name},已导出`,
        `${unwritten.orderNo},${unwritten.candidateName},,,报告还没有出具`,
      ].toSorted(),
    );
    expect(await viewedAt(version.id)).toBeNull();
  });

  it('is in English on request, and a client that gets it has read the reports', async () => {
    const { order, version } = await issued();

    const { files } = await exported({ ids: [order.id], language: 'en' }, client);

    expect(Object.keys(files)).toContain('index.csv');
    expect(files['index.csv']).toContain('Exported');
    expect(await viewedAt(version.id)).not.toBeNull();
  });

  it('of a filter has what the list has', async () => {
    const { order, version } = await issued();
    const searchParam = JSON.stringify({ SEARCH_EQ_order_no: order.orderNo });

    const { files, job } = await exported({ searchParam }, client);

    expect(job.total).toBe(1);
    expect(Object.keys(files)).toEqual([
      `${version.number}-${order.candidateName}.pdf`,
      '清单.csv',
    ]);
  });

  it('names reports that were recalled, or deleted with their candidate', async () => {
    const [kept, recalled, erased] = [await issued(), await issued(), await issued()];
    const { db } = server.database;
    await db
      .updateTable('reportVersions')
      .set({ status: 60, recallReason: '有误' })
      .where('id', '=', recalled.version.id)
      .execute();
    await db.transaction().execute(async (trx) => {
      await sql`select set_config('mingjian.erasing', 'on', true)`.execute(trx);
      await trx
        .updateTable('reportVersions')
        .set({ model: '{}' })
        .where('id', '=', erased.version.id)
        .execute();
    });

    const ids = [kept, recalled, erased].map(({ order }) => order.id);
    const { files } = await exported({ ids }, client);

    expect(Object.keys(files)).toHaveLength(2);
    expect(files['清单.csv']).toContain(
      `${recalled.order.orderNo},${recalled.order.candidateName},,,报告已撤回，正在更正`,
    );
    expect(files['清单.csv']).toContain(
      `${erased.order.orderNo},${erased.order.candidateName},,,候选人的个人信息已删除`,
    );
  });

  it('keeps to the company of a client, by id and by filter', async () => {
    const { order } = await issued();
    const { username } = await server.database.db
      .selectFrom('users')
      .innerJoin('userRoles', 'userRoles.userId', 'users.id')
      .select('username')
      .where('roleCode', '=', 'COMPANY_HR')
      .where('status', '=', 1)
      .where('companyId', '<>', order.companyId)
      .orderBy('users.id')
      .executeTakeFirstOrThrow();
    const foreign = await server.signIn(username, 'companyUser');
    const searchParam = JSON.stringify({ SEARCH_EQ_order_no: order.orderNo });

    const replies = [
      await start({ ids: [order.id] }, foreign),
      await start({ searchParam }, foreign),
      await start({ ids: [order.id] }, client),
    ];
    await server.backend.exports.idle();

    expect(replies.map(({ status }) => status)).toEqual([409, 409, 200]);
    expect(replies[0]!.msg).toBe('所选订单还没有可以导出的报告');
    expect((await download(replies[2]!.data.id, foreign)).status).toBe(404);
    expect((await download(replies[2]!.data.id, client)).status).toBe(200);
  });

  it('has a limit, and is for those who read reports', async () => {
    const all = await start({}, writer);
    expect(all).toMatchObject({ status: 400, msg: '一次最多导出 500 条，请先缩小筛选范围' });

    const finance = await server.signIn(await accountWith(server, 'FINANCE'));
    expect((await start({}, finance)).status).toBe(403);
    expect((await start({ language: 'fr' }, writer)).status).toBe(400);
  });

  it('leaves nothing when it is cancelled, and a line in the operate log when it is done', async () => {
    const { order, version } = await issued();
    const { data } = await start({ ids: [order.id] }, client);
    await server.call('/listFile/cancel', { id: data.id }, { token: client });
    await server.backend.exports.idle();
    expect((await jobOf(data.id, client)).status).toBe('cancelled');
    expect((await download(data.id, client)).status).toBe(404);
    expect(await viewedAt(version.id)).toBeNull();

    const { job } = await exported({ ids: [order.id] }, client);
    const entry = await server.database.db
      .selectFrom('operateLogs')
      .selectAll()
      .where('objectId', '=', job.id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ module: 'exports', action: 'exported', objectType: 'order' });
    expect(JSON.parse(entry.after!)).toMatchObject({ format: 'zip', rows: 1, language: 'zh' });
  });
});
