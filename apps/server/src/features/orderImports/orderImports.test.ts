import { sql } from 'kysely';
import { identityCheck } from '@mingjian/api';
import { API_BASE } from '../../http/apiBase';
import { accountWith, worldOf, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer, tokenHeaders } from '../../testing/testServer';
import { uploadFile } from '../../testing/uploadFile';
import { unzip } from '../listExports/archive.fixtures';
import { orderPlacing, tidyImports } from './placeImport';
import { readTable } from './readTable';
import { workbookOf } from './sheets.fixtures';

const HEAD = ['姓名*', '手机', '身份证号', '部门'];
/** Returns a valid identity number, another for each serial. */
const idNo = (serial: number) => {
  const body = `31010119900101${String(serial).padStart(3, '0')}`;
  return body + identityCheck(body);
};
const person = (serial: number, name = `候选人${serial}`) => [
  name,
  `139${String(10_000_000 + serial)}`,
  idNo(serial),
  '研发',
];

describe('an import of orders', () => {
  let server: TestServer;
  let companyIds: readonly [string, string];
  let client: string;
  let stored: Awaited<ReturnType<typeof storedIds>>;

  const storedIds = async () => {
    const { db } = server.database;
    const of = async (table: 'orders' | 'candidates') =>
      new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id));
    return { orders: await of('orders'), candidates: await of('candidates') };
  };
  beforeAll(async () => {
    server = await createTestServer();
    ({ companyIds } = await worldOf(server));
    client = await server.signIn('client');
    stored = await storedIds();
  });
  /** Other tests of this worker count the orders and candidates of the demo. */
  afterEach(async () => {
    const now = await storedIds();
    const added = (kind: 'orders' | 'candidates') => [
      '',
      ...[...now[kind]].filter((id) => !stored[kind].has(id)),
    ];
    await server.database.db.transaction().execute(async (db) => {
      await db.deleteFrom('orderImports').execute();
      await db.deleteFrom('importHeaders').execute();
      // Events can only be added: without their trigger they go as well.
      await sql`set local session_replication_role = replica`.execute(db);
      await db.deleteFrom('orderEvents').where('orderId', 'in', added('orders')).execute();
      await db.deleteFrom('orders').where('id', 'in', added('orders')).execute();
      await db.deleteFrom('candidates').where('id', 'in', added('candidates')).execute();
      await sql`delete from pgboss.job where name = ${orderPlacing.name}`.execute(db);
    });
  });

  type Rows = readonly (readonly (string | number | null)[])[];
  const upload = async (
    rows: Rows,
    {
      token = client,
      name = '候选人.xlsx',
      fields = {},
      content = undefined as Uint8Array | undefined,
    } = {},
  ) =>
    uploadFile(server, {
      path: '/gOrderImport/save',
      name,
      content: new Uint8Array(content ?? (await workbookOf(rows))),
      fields: { orderType: '1', productId: 'STD_MID', ...fields },
      token,
    });
  const imported = async (rows: Rows) => {
    const { data, msg } = await upload([HEAD, ...rows]);
    if (!data) throw new Error(msg);
    return data as { id: string; version: number };
  };
  const call = async (name: string, input: object, token = client, language = 'zh') =>
    server.call(`/gOrderImport/${name}`, input, {
      token,
      headers: { 'accept-language': language },
    });
  const rowsOf = async (id: string, state?: string, language?: string) =>
    (await call('getRows', { id, ...(state && { state }) }, client, language)).data
      .content as Record<string, any>[]; // oxlint-disable-line typescript/no-explicit-any
  const fileOf = async (path: string, body: object) => {
    const response = await server.app.request(`${API_BASE}/gOrderImport/${path}`, {
      method: 'POST',
      headers: { ...tokenHeaders(client), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return Buffer.from(await response.arrayBuffer());
  };
  const place = async ({ id, version }: { id: string; version: number }, withWarnings = 0) => {
    const reply = await call('start', { id, version, withWarnings });
    if (reply.code === 0) await orderPlacing.run({ importId: id }, server.backend);
    return reply;
  };

  it('is made by staff for a client that they name, with terms of each row', async () => {
    const officer = await server.signIn('officer');
    const head = [...HEAD, '加急', '工作城市', '采购单号'];
    const row = [...person(801), '加急', '杭州', 'PO-801'];
    const unnamed = await upload([head, row], { token: officer });
    expect([unnamed.status, Object.keys(unnamed.data.fields)]).toEqual([400, ['companyId']]);
    const fields = { companyId: companyIds[1] };
    const { data } = await upload([head, row], { token: officer, fields });
    expect(data).toMatchObject({ companyName: expect.any(String), counts: { good: 1 } });

    const start = { id: data.id, version: data.version, withWarnings: 0 };
    await server.call('/gOrderImport/start', start, { token: officer });
    await orderPlacing.run({ importId: data.id }, server.backend);

    const placed = await server.database.db
      .selectFrom('orders')
      .select(['companyId', 'urgentFlag', 'city', 'clientPoNo', 'orderedBy'])
      .where('clientPoNo', '=', 'PO-801')
      .executeTakeFirstOrThrow();
    expect(placed).toMatchObject({
      companyId: companyIds[1],
      urgentFlag: 1,
      city: '浙江省杭州市',
      orderedBy: expect.any(String),
    });
  });

  it('judges every row of a file, by columns that it recognises', async () => {
    const { data } = await upload([
      HEAD,
      person(1),
      [...person(2).slice(0, 2), Number('310101199001010222'), null],
      person(1, '同一人'),
      [null, null, null, null],
      ['只有姓名', null, null, null],
    ]);

    expect(data).toMatchObject({
      version: 1,
      state: 'open',
      fileName: '候选人.xlsx',
      productName: '精调·标准版',
      headers: HEAD,
      mapping: ['userName', 'mobile', 'idCardNo', null],
      counts: { error: 2, warning: 2, good: 0, placed: 0 },
      emptyRows: 1,
    });
    expect((await rowsOf(data.id, 'error')).map(({ row, problems }) => [row, problems])).toEqual([
      [
        3,
        [
          {
            field: 'idCardNo',
            isError: true,
            text: '单元格是数字格式，末尾数字已丢失，请改为文本后重填',
          },
        ],
      ],
      [
        6,
        [
          { field: 'mobile', isError: true, text: '必填' },
          { field: 'idCardNo', isError: true, text: '必填' },
        ],
      ],
    ]);
    const [first] = await rowsOf(data.id, 'warning', 'en');
    expect(first!.problems[0].text).toBe('has the ID number of row 4');
    const some = (await call('getRows', { id: data.id, rows: [6, 2, 99] })).data;
    expect(some.content.map(({ row }: { row: number }) => row)).toEqual([2, 6]);
  });

  it('judges what is mended again, with the other rows of that person', async () => {
    const { id, version } = await imported([person(1), person(1), person(3)]);
    const mend = (text: string, from: number) =>
      call('update', { id, version: from, cells: [{ row: 3, column: 2, text }] });

    expect((await mend(idNo(2), version)).data.counts).toMatchObject({ good: 3, warning: 0 });
    expect((await mend(idNo(3), version)).status).toBe(409);
    expect((await mend('1', version + 1)).data.counts).toMatchObject({ good: 2, error: 1 });
    expect((await mend(` ${idNo(3)} `, version + 2)).data.counts).toMatchObject({ warning: 2 });
    expect(
      await call('update', { id, version: 4, cells: [{ row: 99, column: 0, text: '' }] }),
    ).toMatchObject({ status: 400 });
  });

  it('remembers for the company what its columns are', async () => {
    const { id, version } = await imported([person(1)]);
    const mapping = ['userName', 'mobile', 'idCardNo', 'position'];

    expect(
      (await call('update', { id, version, mapping: [...mapping.slice(0, 3), 'mobile'] })).msg,
    ).toBe('mapping：「手机号」对应了多列，请只保留一列');
    expect((await call('update', { id, version, mapping })).data).toMatchObject({ mapping });

    expect(await imported([person(2)])).toMatchObject({ mapping });
    const { data } = await upload([HEAD, person(3)], { token: await server.signIn('client2') });
    expect(data.mapping).toEqual([...mapping.slice(0, 3), null]);
  });

  it('places the good rows, each once, and keeps only masked numbers of them', async () => {
    const record = await imported([person(1), person(2), person(2), ['谁', null, null, null]]);

    const { data } = await place(record);
    expect(data).toMatchObject({ state: 'placing', toPlace: 1, waiting: 1 });
    await orderPlacing.run({ importId: record.id }, server.backend);

    const after = (await call('getInfo', { id: record.id })).data;
    expect(after).toMatchObject({
      state: 'open',
      counts: { placed: 1, warning: 2, error: 1, good: 0 },
      fault: null,
    });
    const [placed] = await rowsOf(record.id, 'placed');
    expect(placed).toMatchObject({
      cells: ['候选人1', '139****0001', expect.stringMatching(/^3\*+\w$/), '研发'],
      problems: [],
      orderNo: expect.stringMatching(/^MJ20260615/),
    });
    const order = await server.call(
      '/gOrderBaseApi/getOrderDetail',
      { orderId: placed!.orderId },
      { token: client },
    );
    expect(order.data).toMatchObject({ userName: '候选人1', productName: '精调·标准版' });
    expect((await place(after)).msg).toBe('没有可以提交的行');
    expect((await place(after, 1)).code).toBe(0);
    expect((await call('getInfo', { id: record.id })).data.counts).toMatchObject({ placed: 3 });
    const { data: again } = await upload([HEAD, person(1)]);
    expect((await rowsOf(again.id, 'warning'))[0]!.problems[0].text).toMatch(/^90 天内已下单：MJ/);
  });

  it('goes on after a crash, and changes nothing meanwhile', async () => {
    const { id, version } = await imported([person(1), person(2)]);
    await call('start', { id, version, withWarnings: 0 });
    const { rows } = await sql<{ data: object }>`
      select data from pgboss.job where name = ${orderPlacing.name}`.execute(server.database.db);
    expect(rows).toEqual([{ data: { importId: id } }]);
    const mend = { id, version: version + 1, cells: [{ row: 2, column: 0, text: '改' }] };
    expect((await call('update', mend)).msg).toMatch(/^正在提交订单/);
    expect((await call('delete', { id })).status).toBe(409);

    // Two workers at once, as after a job that was believed to be lost.
    await Promise.all([1, 2].map(async () => orderPlacing.run({ importId: id }, server.backend)));

    expect((await call('getInfo', { id })).data.counts.placed).toBe(2);
    expect((await storedIds()).orders.size).toBe(stored.orders.size + 2);
  });

  it('says why it stopped, and leaves the rows as they were', async () => {
    const record = await imported([person(1), person(2)]);
    const { db } = server.database;
    const set = (status: 1 | 2) =>
      db.updateTable('companies').set({ status }).where('id', '=', companyIds[0]).execute();
    await set(2);
    await place(record);
    await set(1);

    expect((await call('getInfo', { id: record.id })).data).toMatchObject({
      state: 'open',
      fault: '贵公司的合作已暂停，不能发起背调，请联系项目经理',
      counts: { good: 2 },
    });
  });

  it('gives the wrong rows with their reasons, as a file that can be imported again', async () => {
    const { id } = await imported([person(1), ['王五', '1380000', idNo(3), '=1+1']]);

    const bytes = await fileOf('exportErrors', { id });

    expect(
      await readTable({ bytes: new Uint8Array(bytes), format: 'xlsx' }, { userId: '' }),
    ).toEqual({
      headers: [...HEAD, '原因'],
      rows: [
        {
          row: 2,
          cells: ['王五', '1380000', idNo(3), '=1+1', '第 3 行 手机号：7 位，手机号应为 11 位'],
        },
      ],
      emptyRows: 0,
    });
  });

  it('has a template whose cells are texts, and a sheet that explains it', async () => {
    const files = unzip(await fileOf('exportTemplate', {}));

    expect(files['xl/workbook.xml']).toContain('name="说明"');
    expect(files['xl/worksheets/sheet1.xml']).toMatch(/<col min="4"[^>]* style="2"\/>/);
    expect(files['xl/worksheets/sheet2.xml']).toContain('单元格须为文本格式');
  });

  it('is refused with the reason when its file cannot be read', async () => {
    const text = (content: string) => new TextEncoder().encode(content);
    const refused = async (name: string, content: Uint8Array) => {
      const { status, msg } = await upload([], { name, content });
      expect(status).toBe(400);
      return msg;
    };

    expect(await refused('a.xlsx', text('PK'))).toMatch(/^文件无法读取/);
    expect(await refused('a.xls', text('x'))).toMatch(/^只能导入 .xlsx 或 .csv/);
    expect(await refused('a.csv', text('姓名'))).toMatch(/^文件中没有数据/);
    expect(await refused('a.csv', text(''))).toMatch(/^文件是空的/);
    const large = await upload([], { name: 'a.csv', content: new Uint8Array(10_485_761) });
    expect(large.status).toBe(413);
    expect((await upload([HEAD, person(1)], { fields: { productId: 'FLASH_ID' } })).msg).toBe(
      'productId：所选内容不存在',
    );
  });

  it('is its author’s alone: for others, also of the company, it does not exist', async () => {
    const { id, version } = await imported([person(1)]);
    const hr = await accountWith(server, 'COMPANY_HR', companyIds[0]);
    const strangers = [
      await server.signIn('client2'),
      await server.signIn('admin'),
      await server.signIn(hr, 'companyUser'),
    ];

    for (const token of strangers) {
      for (const name of ['getInfo', 'getRows', 'delete', 'exportErrors']) {
        const { status } = await call(name, { id }, token);
        expect([403, 404]).toContain(status);
      }
      const change = await call('update', { id, version, cells: [] }, token);
      expect([403, 404]).toContain(change.status);
      expect((await call('getList', {}, token)).data).toEqual([]);
    }
    expect((await call('getList', {})).data).toHaveLength(1);
    expect((await call('delete', { id })).status).toBe(200);
    expect((await call('getInfo', { id })).status).toBe(404);
  });

  it('is for those who place orders', async () => {
    const finance = await accountWith(server, 'COMPANY_FIN', companyIds[0]);
    const of = async (token: string) => (await upload([HEAD, person(1)], { token })).status;

    expect(await of(await server.signIn(finance, 'companyUser'))).toBe(403);
    const verifier = await accountWith(server, 'VERIFIER');
    expect(await of(await server.signIn(verifier))).toBe(403);
  });

  it('is removed thirty days after its last change', async () => {
    await imported([person(1)]);
    const later = (days: number) => new Date(server.clock.now.getTime() + days * 86_400_000);
    const tidy = async (days: number) =>
      tidyImports({ db: server.database.db, now: () => later(days) });

    await tidy(29);
    expect((await call('getList', {})).data).toHaveLength(1);
    await tidy(31);
    expect((await call('getList', {})).data).toEqual([]);
  });

  it('reads and judges 5,000 rows', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => [
      `候选人${at}`,
      `139${String(20_000_000 + at)}`,
      idNo(at % 900),
      '研发',
    ]);

    const { data } = await upload([HEAD, ...rows]);

    expect(data.counts).toMatchObject({ warning: 5_000 });
  });
});
