import type { CompanyOverview, ListPage } from '@mingjian/api';
import { sql } from 'kysely';
import { accountWith, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

const LIST = '/VCompanyInfo/getList';
const PERSON = { userName: '李清照', mobile: '13958264321', idCardNo: '310101199001011234' };

describe('the overview of client companies', () => {
  let server: TestServer;
  let admin: string;
  let companyId: string;

  beforeAll(async () => {
    server = await createTestServer();
    admin = await server.signIn('admin');
    const draft = { companyName: '概况测试公司', status: 1, payMode: 1 };
    const saved = await server.call('/aCompanyInfo/save', draft, { token: admin });
    companyId = saved.data.id;
  });
  afterAll(async () => {
    await server.database.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      const orders = db.selectFrom('orders').select('id').where('companyId', '=', companyId);
      await db.deleteFrom('orderEvents').where('orderId', 'in', orders).execute();
      await db.deleteFrom('balanceLogs').where('companyId', '=', companyId).execute();
      await db.deleteFrom('orders').where('companyId', '=', companyId).execute();
      await db.deleteFrom('candidates').where('companyId', '=', companyId).execute();
      await db.deleteFrom('companyFollowUps').where('companyId', '=', companyId).execute();
      const empty = { balance: 0, freezeBalance: 0 };
      await db.updateTable('companies').set(empty).where('id', '=', companyId).execute();
    });
  });

  const read = async (input: object = {}, token = admin): Promise<ListPage<CompanyOverview>> =>
    (await server.call(LIST, input, { token })).data;
  const own = async (token = admin) => {
    const searchParam = JSON.stringify({ SEARCH_EQ_company_id: companyId });
    return (await read({ searchParam }, token)).content[0]!;
  };

  it('counts what is under way for a company', async () => {
    expect(await own()).toMatchObject({ openOrders: 0, lastOrderTime: null, unpaidAmount: 0 });
    const topUp = { companyId, type: 1, amount: 1_000_000 };
    await server.call('/aCompanyBalanceLog/save', topUp, { token: admin });
    const draft = { companyId, orderType: 1, productId: 'STD_MID', ...PERSON };
    for (let i = 0; i < 2; i += 1)
      expect((await server.call('/gOrderInfo/save', draft, { token: admin })).msg).toBe('');
    const follow = {
      companyId,
      followType: 1,
      contactName: '王芳',
      result: 1,
      content: '约定下周回访',
      nextTime: '2026-06-22 10:00:00',
    };
    expect((await server.call('/aCompanyFollowUpLog/save', follow, { token: admin })).msg).toBe('');

    const row = await own();
    expect(row).toMatchObject({ openOrders: 2, balance: 1_000_000, activeAccounts: 0 });
    expect(row.lastOrderTime).toMatch(/^2026-06-15/);
    expect(row.nextFollowTime).toBe('2026-06-22 10:00:00');
  });

  it('agrees with the lists that its figures lead to', async () => {
    const { content } = await read({ pageSize: 5, orderParam: 'company_no desc' });
    for (const { id, waitingStatements, openInvoices } of content) {
      const totalOf = async (path: `/${string}`, search: object) =>
        (
          await server.call(
            path,
            { pageSize: 1, searchParam: JSON.stringify({ SEARCH_EQ_company_id: id, ...search }) },
            { token: admin },
          )
        ).data.total as number;
      expect(waitingStatements).toBe(
        await totalOf('/aCompanyStatement/getList', { SEARCH_EQ_status: '1' }),
      );
      expect(openInvoices).toBe(
        await totalOf('/aCompanyInvoice/getList', { SEARCH_EQ_status: '1' }),
      );
    }
  });

  it('is for those of the staff who look after clients', async () => {
    for (const token of [
      await server.signIn(await accountWith(server, 'VERIFIER'), 'serviceUser'),
      await server.signIn('client'),
    ])
      expect((await server.call(LIST, {}, { token })).status).toBe(403);
  });

  it.each(['save', 'update', 'delete'])('is not written to by %s', async (name) => {
    const input = name === 'save' ? {} : { id: companyId };
    const { status, msg } = await server.call(`/VCompanyInfo/${name}`, input, { token: admin });
    expect([status, msg]).toEqual([405, '客户概况由客户公司、订单和对账单得出，不能直接修改']);
  });
});
