import type { ListPage, Statement, StatementFormat } from '@mingjian/api';
import { sql } from 'kysely';
import { API_BASE } from '../../http/apiBase';
import { accountWith, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer, tokenHeaders } from '../../testing/testServer';
import { accountsOf } from '../companyAccounts/accounts.fixtures';
import { cellsOf } from '../listExports/archive.fixtures';

const PERSON = { userName: '李清照', mobile: '13958264321', idCardNo: '310101199001011234' };
const LINES = 5_000;

describe('files of a statement', () => {
  let server: TestServer;
  let finance: string;
  let client: string;
  let companyId: string;
  const id = 'statement-of-files';
  const long = 'statement-of-many-lines';

  beforeAll(async () => {
    server = await createTestServer();
    const admin = await server.signIn('admin');
    finance = await server.signIn(await accountWith(server, 'FINANCE'), 'serviceUser');
    const company = { companyName: '对账文件测试公司', status: 1, payMode: 2 };
    companyId = (await server.call('/aCompanyInfo/save', company, { token: admin })).data.id;
    const accounts = accountsOf(server, { admin, client: admin });
    client = await accounts.enter(
      await accounts.add({ companyId, roleCode: 'COMPANY_MAIN' }, admin),
    );
    const draft = { companyId, orderType: 1, productId: 'STD_MID', ...PERSON };
    const terms = { costCenter: '=1+1', clientPoNo: '@SUM(A1)' };
    const { data } = await server.call(
      '/gOrderInfo/save',
      { ...draft, ...terms },
      { token: admin },
    );
    await insertStatement(id, 'DZ99990000001', data.id, [59_801, 30_000, -9_807]);
    const amounts = Array.from({ length: LINES }, (_, index) => 10_000 + index);
    await insertStatement(long, 'DZ99990000002', data.id, amounts);
  });
  afterAll(async () => {
    await server.database.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      const orders = db.selectFrom('orders').select('id').where('companyId', '=', companyId);
      await db.deleteFrom('statementLines').where('companyId', '=', companyId).execute();
      await db.deleteFrom('statements').where('companyId', '=', companyId).execute();
      await db.deleteFrom('orderEvents').where('orderId', 'in', orders).execute();
      await db.deleteFrom('orders').where('companyId', '=', companyId).execute();
      await db.deleteFrom('candidates').where('companyId', '=', companyId).execute();
    });
  });

  async function insertStatement(
    statementId: string,
    statementNo: string,
    orderId: string,
    amounts: readonly number[],
  ) {
    const { db } = server.database;
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    await sql`
      insert into statements (id, statement_no, company_id, period_start, period_end, status,
        order_count, origin_amount, reduce_amount, total_amount, tax_rate, sent_at, created_at,
        updated_at)
      values (${statementId}, ${statementNo}, ${companyId}, '2026-05-01', '2026-05-31', 1, 1,
        ${total}, 0, ${total}, 0.06, now(), now(), now())`.execute(db);
    await sql`
      insert into statement_lines (id, statement_id, company_id, number, kind, name, name_en,
        order_id, amount, tax_amount)
      select ${statementId} || number, ${statementId}, ${companyId}, number,
        case when amount < 0 then 'reduction' else 'product' end, '中级背调', 'Standard check',
        ${orderId}, amount, amount - sign(amount) * round(abs(amount) / 1.06)
      from unnest(${amounts}::bigint[]) with ordinality as line (amount, number)`.execute(db);
  }

  const download = async (
    input: { id: string; format: StatementFormat },
    token = finance,
    language = 'zh-CN',
  ) => {
    const response = await server.app.request(`${API_BASE}/aCompanyStatement/download`, {
      method: 'POST',
      body: JSON.stringify(input),
      headers: {
        ...tokenHeaders(token),
        'accept-language': language,
        'content-type': 'application/json',
      },
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('have a line for each line, and sums that are the statement’s to the fen', async () => {
    const { data } = await server.call(
      '/aCompanyStatement/getDetail',
      { id: long },
      { token: finance },
    );
    const { bytes } = await download({ id: long, format: 'xlsx' });
    const [head, ...rows] = cellsOf(bytes);
    const last = rows.pop()!;

    expect(head!.slice(-3)).toEqual(['金额（不含税）', '税额', '价税合计']);
    expect(rows).toHaveLength(LINES);
    expect(rows[0]!.slice(0, 4)).toEqual([1, data.lines[0].orderNo, '李**', '中级背调']);
    expect(Math.round(Number(last.at(-1)) * 100)).toBe(data.totalAmount);
    for (const at of [-3, -2, -1])
      expect(rows.reduce((sum, row) => sum + Math.round(Number(row.at(at)) * 100), 0)).toBe(
        Math.round(Number(last.at(at)) * 100),
      );
    expect(Math.round((Number(last.at(-3)) + Number(last.at(-2))) * 100)).toBe(data.totalAmount);
  });

  it('run nothing: amounts have two digits, and a text is no formula', async () => {
    const { response, bytes } = await download({ id, format: 'csv' }, client);
    const lines = bytes.toString('utf8').split('\r\n');

    expect(response.headers.get('content-type')).toContain('text/csv');
    expect(lines[0]).toMatch(
      /^\uFEFF行号,订单编号,候选人,产品,费用类型,完成日,成本中心,采购订单号,/,
    );
    expect(lines[1]).toContain(`,'=1+1,'@SUM(A1),564.16,33.85,598.01`);
    expect(lines[3]).toContain(',减免,');
    expect(lines[3]).toMatch(/,-92\.52,-5\.55,-98\.07$/);
    expect(lines[4]).toMatch(/^合计,,,,,,,,754\.66,45\.28,799\.94$/);

    const sheet = cellsOf((await download({ id, format: 'xlsx' })).bytes);
    expect(sheet[1]!.slice(6, 8)).toEqual(['=1+1', '@SUM(A1)']);
    expect(sheet.at(-1)!.slice(-3)).toEqual([754.66, 45.28, 799.94]);
  });

  it('are in the reader’s language, and named by the statement', async () => {
    const english = await download({ id, format: 'csv' }, finance, 'en');
    expect(english.bytes.toString('utf8')).toContain('Cost centre,PO number,Amount before tax,Tax');
    expect(english.bytes.toString('utf8')).toContain(',Reduction,');

    const [zh, en] = [
      await download({ id, format: 'pdf' }),
      await download({ id, format: 'pdf' }, finance, 'en'),
    ];
    expect(zh.response.headers.get('content-type')).toBe('application/pdf');
    expect(zh.response.headers.get('content-disposition')).toContain('DZ99990000001');
    expect(zh.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(en.bytes.equals(zh.bytes)).toBe(false);
  });

  it('name the company that runs the installation as provider', async () => {
    const other = await createTestServer({ companyName: { zh: '甲方背调有限公司', en: 'Other' } });
    const [own, others] = await Promise.all(
      [server, other].map(async ({ app }) => {
        const response = await app.request(`${API_BASE}/aCompanyStatement/download`, {
          method: 'POST',
          body: JSON.stringify({ id, format: 'pdf' }),
          headers: { ...tokenHeaders(finance), 'content-type': 'application/json' },
        });
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    expect(others!.subarray(0, 5).toString()).toBe('%PDF-');
    expect(others!.equals(own!)).toBe(false);
  });

  it('are for those who see the statement', async () => {
    const stranger = await server.signIn('client');
    const verifier = await server.signIn(await accountWith(server, 'VERIFIER'), 'serviceUser');
    const { content } = (
      await server.call('/aCompanyStatement/getList', { pageSize: 1 }, { token: stranger })
    ).data as ListPage<Statement>;

    for (const format of ['pdf', 'xlsx', 'csv'] as const) {
      expect((await download({ id, format }, stranger)).response.status).toBe(404);
      expect((await download({ id, format }, verifier)).response.status).toBe(403);
      expect((await download({ id: content[0]!.id, format }, stranger)).response.status).toBe(200);
    }
    await server.database.db
      .updateTable('statements')
      .set({ status: 0, sentAt: null })
      .where('id', '=', id)
      .execute();
    expect((await download({ id, format: 'csv' }, client)).response.status).toBe(404);
  });

  it('are made of five thousand lines', async () => {
    const csv = await download({ id: long, format: 'csv' });
    expect(csv.bytes.toString('utf8').split('\n').length).toBeGreaterThan(5_000);
    for (const format of ['xlsx', 'pdf'] as const)
      expect((await download({ id: long, format })).response.status).toBe(200);
  });
});
