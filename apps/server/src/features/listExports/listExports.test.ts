import { existsSync, readdirSync, rmSync } from 'node:fs';
import {
  accountWith,
  caseNames,
  resourceCases,
  worldOf,
  type TestServer,
} from '../../resources/resourceCases.fixtures';
import { API_BASE } from '../../http/apiBase';
import { createTestServer, tokenHeaders } from '../../testing/testServer';
import { cellsOf } from './archive.fixtures';
import { exportFiles } from './exportFiles';
import { noteLife } from './exportJobs';
import { createExportWorker } from './exportWorker';

const COLUMNS = [
  { field: 'orderNo', label: '订单编号', isText: true },
  { field: 'userName', label: '候选人' },
  { field: 'orderStatus', label: '状态', labels: { '10': '待接单' } },
  { field: 'amount', label: '金额', as: 'money' },
];

/** For what asks nothing of the rows. */
const FEW = { searchParam: '{"SEARCH_IN_order_status":"10,20"}' };

describe('exports of lists', () => {
  let server: TestServer;
  let admin: string;
  let officer: string;
  let client: string;

  beforeAll(async () => {
    server = await createTestServer();
    [admin, officer, client] = [
      await server.signIn('admin'),
      await server.signIn('officer'),
      await server.signIn('client'),
    ];
  });
  afterAll(() => rmSync(server.exportFolder, { recursive: true, force: true }));
  beforeEach(async () => {
    await server.backend.exports.idle();
    await server.database.db.deleteFrom('exportJobs').execute();
  });

  const start = (token: string, request: object = {}, headers = {}) =>
    server.call(
      '/listFile/start',
      { resource: 'vOrderInfo', format: 'xlsx', columns: COLUMNS, name: '订单列表', ...request },
      { token, headers },
    );
  const jobsOf = async (token: string) =>
    (await server.call('/listFile/getList', {}, { token })).data;
  const download = (token: string, id: string, headers: Record<string, string> = {}) =>
    server.app.request(`${API_BASE}/listFile/export?id=${id}`, {
      headers: { ...tokenHeaders(token), ...headers },
    });
  const bytesOf = async (token: string, id: string) =>
    Buffer.from(await (await download(token, id)).arrayBuffer());
  const exported = async (token: string, request: object = {}) => {
    const { data, msg } = await start(token, request);
    if (!data) throw new Error(msg);
    await server.backend.exports.idle();
    return bytesOf(token, data.id);
  };
  const listed = async (token: string, request: object, path = '/vOrderInfo/getList') =>
    (await server.call(path, { pageSize: 10_000, ...request }, { token })).data.content as Record<
      string,
      unknown
    >[];

  it('hold the very rows of the list, in its order, in words', async () => {
    const request = { ...FEW, orderParam: 'order_no asc' };

    const [head, ...rows] = cellsOf(await exported(officer, request));

    const expected = await listed(officer, request);
    expect(head).toEqual(['订单编号', '候选人', '状态', '金额']);
    expect(rows).toEqual(
      expected.map(({ orderNo, userName, orderStatus, amount }) => [
        orderNo,
        userName,
        orderStatus === 10 ? '待接单' : orderStatus,
        Number(amount) / 100,
      ]),
    );
    expect(rows.length).toBeGreaterThan(10);
  });

  it('are told of from start to end, with name, size and progress', async () => {
    const { data } = await start(officer);
    expect(data).toMatchObject({
      status: 'waiting',
      done: 0,
      size: null,
      error: null,
      name: '订单列表-20260615-103000',
      format: 'xlsx',
    });

    await server.backend.exports.idle();

    const [job] = await jobsOf(officer);
    expect(job).toMatchObject({ id: data.id, status: 'done', done: data.total, total: data.total });
    const reply = await download(officer, job.id);
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('订单列表-20260615-103000.xlsx')}`,
    );
    expect((await reply.arrayBuffer()).byteLength).toBe(job.size);
  });

  it('are sent in parts to who has the beginning, and are inert in a browser', async () => {
    const { data } = await start(officer);
    await server.backend.exports.idle();
    const whole = await download(officer, data.id);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const tag = whole.headers.get('etag')!;
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(whole.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; frame-ancestors 'none'",
    );

    const rest = await download(officer, data.id, { range: 'bytes=100-', 'if-range': tag });
    expect(rest.status).toBe(206);
    expect(rest.headers.get('content-range')).toBe(`bytes 100-${bytes.length - 1}/${bytes.length}`);
    expect(rest.headers.get('content-length')).toBe(String(bytes.length - 100));
    expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(100))).toBe(true);

    const other = await download(officer, data.id, { range: 'bytes=100-', 'if-range': '"other"' });
    expect(other.status).toBe(200);
    expect(Buffer.from(await other.arrayBuffer()).equals(bytes)).toBe(true);

    const beyond = await download(officer, data.id, { range: `bytes=${bytes.length}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    expect((await download(client, data.id, { range: 'bytes=0-0' })).status).toBe(404);
  });

  it('of a client hold its own company’s rows alone, whatever is asked', async () => {
    const { companyIds } = await worldOf(server);
    const columns = [{ field: 'orderNo', label: 'no' }];
    const foreign = {
      searchParam: JSON.stringify({ SEARCH_EQ_company_id: companyIds[1] }),
      columns,
    };
    const ids = (await listed(officer, foreign)).slice(0, 3).map(({ id }) => id);

    expect(cellsOf(await exported(client, { columns })).length - 1).toBe(
      (await listed(client, {})).length,
    );
    expect(cellsOf(await exported(client, foreign))).toHaveLength(1);
    expect(ids).toHaveLength(3);
    expect(cellsOf(await exported(client, { columns, ids }))).toHaveLength(1);
  });

  it('take the selected rows alone when ids are given', async () => {
    const ids = (await listed(officer, { orderParam: 'order_no asc' }))
      .slice(0, 3)
      .map(({ id }) => id);

    expect(cellsOf(await exported(officer, { ids }))).toHaveLength(4);
  });

  it('show numbers of people masked, as the list does, and no money to those who may see none', async () => {
    const columns = [
      { field: 'idNo', label: '证件', isText: true },
      { field: 'mobile', label: '手机', isText: true },
    ];
    const { companyIds } = await worldOf(server);
    const searchParam = JSON.stringify({ SEARCH_EQ_company_id: companyIds[0] });
    const cells = cellsOf(
      await exported(admin, { resource: 'cCandidateInfo', columns, searchParam }),
    )
      .slice(1)
      .flat();
    expect(cells.length).toBeGreaterThan(10);
    expect(cells.every((cell) => String(cell).includes('*'))).toBe(true);

    const { data } = await server.login(
      await accountWith(server, 'COMPANY_HR', companyIds[0]),
      'companyUser',
    );
    const amounts = cellsOf(
      await exported(data.access_token, {
        columns: [{ field: 'amount', label: '金额', as: 'money' }],
      }),
    ).slice(1);
    expect(new Set(amounts.flat())).toEqual(new Set([null]));
  });

  it.each(caseNames.map((name) => resourceCases[name]!.path.slice(1)))(
    'of %s hold every row in any order',
    async (resource) => {
      const { data } = await server.call(`/${resource}/getList`, {}, { token: admin });

      const [, ...rows] = cellsOf(
        await exported(admin, {
          resource,
          columns: [{ field: 'id', label: 'id' }],
          orderParam: 'update_time desc',
        }),
      );

      expect(rows).toHaveLength(data.total);
      expect(new Set(rows.flat()).size).toBe(data.total);
    },
  );

  it.each([
    [{ columns: [{ field: 'passwordHash', label: 'x' }] }, '不能导出「passwordHash」'],
    [
      { resource: 'aCompanyInfo', columns: [{ field: 'deletedAt', label: 'x' }] },
      '不能导出「deletedAt」',
    ],
    [{ columns: [{ field: 'constructor', label: 'x' }] }, '不能导出「constructor」'],
    [{ resource: 'sysNothing' }, 'resource：所选内容不存在'],
    [{ resource: 'toString' }, 'resource：所选内容不存在'],
    [{ searchParam: '{"SEARCH_EQ_amount":"1"}' }, '不能按「amount」筛选'],
    [{ orderParam: 'amount desc' }, '不能按「amount」排序'],
    [{ format: 'pdf' }, 'format：只能是 xlsx, csv'],
    [{ columns: [] }, 'columns：至少 1 个字符'],
    [{ userId: 'x' }, 'userId：不能写入该字段'],
  ])('refuse %j', async (request, msg) => {
    expect(await start(officer, request)).toMatchObject({ status: 400, msg });
    expect(await jobsOf(officer)).toEqual([]);
  });

  it('need the right to read the list', async () => {
    const columns = [{ field: 'id', label: 'x' }];
    for (const resource of ['sysDicValue', 'sysUsers'])
      expect(await start(client, { resource, columns })).toMatchObject({ status: 403 });
  });

  it('are everybody’s own: others see, fetch and cancel none', async () => {
    const { data } = await start(officer, FEW);
    await server.backend.exports.idle();

    expect(await jobsOf(admin)).toEqual([]);
    expect((await download(admin, data.id)).status).toBe(404);
    expect((await server.call('/listFile/cancel', { id: data.id }, { token: admin })).status).toBe(
      404,
    );
    expect((await download(officer, data.id)).status).toBe(200);
  });

  it('leave a line in the operate log: who, what filter, how many rows', async () => {
    const { data } = await start(officer, { searchParam: '{"SEARCH_EQ_order_status":"10"}' });
    await server.backend.exports.idle();

    const [job] = await jobsOf(officer);
    const line = await server.database.db
      .selectFrom('operateLogs')
      .selectAll()
      .where('objectId', '=', data.id)
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({
      action: 'exported',
      objectType: 'order',
      userType: 'serviceUser',
    });
    expect(JSON.parse(line.after!)).toEqual({
      format: 'xlsx',
      rows: job.done,
      columns: ['orderNo', 'userName', 'orderStatus', 'amount'],
      searchParam: '{"SEARCH_EQ_order_status":"10"}',
    });
  });

  it('run three at a time for one person, and more for nobody', async () => {
    const jobs = {
      userId: (await jobOwner()).id,
      resource: 'vOrderInfo',
      name: 'x',
      format: 'csv' as const,
      request: '{}',
      caller: '{}',
      size: null,
      fault: null,
    };
    const now = server.backend.now();
    const waiting = ['a', 'b', 'c'].map((id) => ({
      ...jobs,
      id: `limit-${id}`,
      maker: 'another',
      status: 'running' as const,
      createdAt: now,
      touchedAt: now,
    }));
    await server.database.db.insertInto('exportJobs').values(waiting).execute();

    expect(await start(officer)).toMatchObject({
      status: 429,
      msg: '最多同时进行 3 个导出，请等待完成后再试',
    });
    expect((await start(admin, FEW)).status).toBe(200);
  });

  it('start once however often the wish arrives', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => start(officer, FEW, { 'idempotency-key': 'ten-exports' })),
    );

    expect(new Set(replies.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
    await server.backend.exports.idle();
    expect(await jobsOf(officer)).toHaveLength(1);
  });

  it('that are cancelled leave no file, and cannot be fetched', async () => {
    const { data } = await start(officer);

    const cancelled = await server.call('/listFile/cancel', { id: data.id }, { token: officer });
    await server.backend.exports.idle();

    expect(cancelled.data.status).toBe('cancelled');
    expect(await jobsOf(officer)).toMatchObject([{ status: 'cancelled', size: null }]);
    expect((await download(officer, data.id)).status).toBe(404);
    expect(
      existsSync(server.exportFolder) &&
        readdirSync(server.exportFolder).some((name) => name.startsWith(data.id)),
    ).toBe(false);
    expect(
      await server.database.db
        .selectFrom('exportRows')
        .selectAll()
        .where('jobId', '=', data.id)
        .execute(),
    ).toEqual([]);
  });

  it('that a restart interrupted have failed and say so; nothing hangs', async () => {
    const { data } = await start(officer, FEW);
    await server.backend.exports.idle();
    await server.database.db
      .updateTable('exportJobs')
      .set({ status: 'running', maker: 'before' })
      .where('id', '=', data.id)
      .execute();

    const { exports: _, ...base } = server.backend;
    await createExportWorker(base, {
      files: exportFiles(server.exportFolder),
      isAlone: true,
      writeArchive: async () => async () => undefined,
      onFault: () => undefined,
    }).tidy();

    expect(await jobsOf(officer)).toMatchObject([
      { status: 'failed', error: '服务重启，导出中断' },
    ]);
    expect((await download(officer, data.id)).status).toBe(404);
  });

  it('of a process that was killed have failed after a minute, those of a living one go on', async () => {
    const { data } = await start(officer, FEW);
    await server.backend.exports.idle();
    const isRunning = { status: 'running' as const, maker: 'elsewhere' };
    const touched = (seconds: number) =>
      server.database.db
        .updateTable('exportJobs')
        .set({
          ...isRunning,
          touchedAt: new Date(server.backend.now().getTime() - seconds * 1_000),
        })
        .where('id', '=', data.id)
        .execute();
    const status = async () => (await jobsOf(officer))[0].status as string;

    await touched(90);
    await noteLife('elsewhere', server.backend);
    expect(await status()).toBe('running');
    await touched(61);
    expect(await status()).toBe('failed');
  });

  it('whose maker has long been silent have failed', async () => {
    const { data } = await start(officer, FEW);
    await server.backend.exports.idle();
    const touchedAt = new Date(server.backend.now().getTime() - 6 * 60_000);
    await server.database.db
      .updateTable('exportJobs')
      .set({ status: 'running', maker: 'elsewhere', touchedAt })
      .where('id', '=', data.id)
      .execute();

    expect(await jobsOf(officer)).toMatchObject([{ status: 'failed' }]);
  });

  it('are gone after seven days, file and all', async () => {
    const { data } = await start(officer, FEW);
    await server.backend.exports.idle();
    expect(readdirSync(server.exportFolder)).toContain(`${data.id}.xlsx`);
    const createdAt = new Date(server.backend.now().getTime() - 7 * 86_400_000 - 1_000);
    await server.database.db
      .updateTable('exportJobs')
      .set({ createdAt })
      .where('id', '=', data.id)
      .execute();

    expect(await jobsOf(officer)).toEqual([]);
    expect((await download(officer, data.id)).status).toBe(404);
    await server.backend.exports.tidy();
    expect(readdirSync(server.exportFolder)).not.toContain(`${data.id}.xlsx`);
  });

  it('are CSV when that is asked for', async () => {
    const text = (await exported(officer, { ...FEW, format: 'csv' })).toString('utf8');

    expect(text.startsWith('\uFEFF订单编号,候选人,状态,金额\r\n')).toBe(true);
  });

  const jobOwner = () =>
    server.database.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'officer')
      .executeTakeFirstOrThrow();
});
