import type { ListPage, OrderFinance, StatementDetail } from '@mingjian/api';
import { sql } from 'kysely';
import { API_BASE } from '../../http/apiBase';
import { accountWith, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer, tokenHeaders } from '../../testing/testServer';
import { accountsOf } from '../companyAccounts/accounts.fixtures';
import { cellsOf } from '../listExports/archive.fixtures';

const PERSON = { userName: '李清照', mobile: '13958264321', idCardNo: '310101199001011234' };
const PRICE = 59_800;

describe('the money of orders', () => {
  let server: TestServer;
  let admin: string;
  let officer: string;
  let finance: string;
  const made: string[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    [admin, officer] = await Promise.all([server.signIn('admin'), server.signIn('officer')]);
    finance = await server.signIn(await accountWith(server, 'FINANCE'), 'serviceUser');
  });
  afterAll(async () => {
    await server.database.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      const ids = ['', ...made];
      const orders = db.selectFrom('orders').select('id').where('companyId', 'in', ids);
      const bills = db.selectFrom('statements').select('id').where('companyId', 'in', ids);
      const paid = db.selectFrom('settlementLogs').select('id').where('companyId', 'in', ids);
      await db.deleteFrom('settlementParts').where('settlementId', 'in', paid).execute();
      await db.deleteFrom('settlementEvents').where('settlementId', 'in', paid).execute();
      await db.deleteFrom('settlementLogs').where('companyId', 'in', ids).execute();
      await db.deleteFrom('statementCorrections').where('companyId', 'in', ids).execute();
      await db.deleteFrom('balanceLogs').where('companyId', 'in', ids).execute();
      await db.deleteFrom('orderEvents').where('orderId', 'in', orders).execute();
      await db.deleteFrom('statementEvents').where('statementId', 'in', bills).execute();
      await db.deleteFrom('statementLines').where('companyId', 'in', ids).execute();
      await db.deleteFrom('orders').where('companyId', 'in', ids).execute();
      await db.deleteFrom('statements').where('companyId', 'in', ids).execute();
      await db.deleteFrom('candidates').where('companyId', 'in', ids).execute();
      const empty = { balance: 0, freezeBalance: 0 };
      await db.updateTable('companies').set(empty).where('id', 'in', ids).execute();
    });
  });

  let number = 0;
  async function companyOf(terms: object) {
    number += 1;
    const draft = { companyName: `订单财务测试公司${number}`, status: 1, ...terms };
    const { data, msg } = await server.call('/aCompanyInfo/save', draft, { token: admin });
    expect(msg).toBe('');
    made.push(data.id);
    return data.id as string;
  }
  async function place(companyId: string, more: object = {}) {
    const draft = { companyId, orderType: 1, productId: 'STD_MID', ...PERSON, ...more };
    const { data, msg } = await server.call('/gOrderInfo/save', draft, { token: officer });
    expect(msg).toBe('');
    return data.id as string;
  }
  const act = async (orderId: string, action: string) =>
    server.call('/gOrderBaseApi/update', { orderId, action }, { token: officer });
  /** Completes an order, as if its report had been read. */
  async function complete(orderId: string) {
    expect((await act(orderId, 'take')).msg).toBe('');
    await sql`update orders set order_status = 80, submit_time = order_time,
      dispatch_time = order_time, review_time = order_time, report_time = order_time,
      kpi_time = order_time, issue_time = '2026-01-05', sla_due_at = order_time
      where id = ${orderId}`.execute(server.database.db);
    expect((await act(orderId, 'complete')).msg).toBe('');
  }
  const list = async (input: object, token = finance): Promise<ListPage<OrderFinance>> =>
    (await server.call('/VOrderFinancialInfo/getList', input, { token })).data;
  const of = async (companyId: string, token = finance) =>
    (
      await list(
        {
          searchParam: JSON.stringify({ SEARCH_EQ_company_id: companyId }),
          orderParam: 'order_no asc',
        },
        token,
      )
    ).content;

  it('follows an order of a company that pays in advance: held, then charged', async () => {
    const companyId = await companyOf({ payMode: 1 });
    const topUp = { companyId, type: 1, amount: 3 * PRICE };
    expect((await server.call('/aCompanyBalanceLog/save', topUp, { token: finance })).msg).toBe('');
    const orderId = await place(companyId, { costCenter: 'CC-7', clientPoNo: 'PO-9' });

    expect(await of(companyId)).toMatchObject([
      {
        id: orderId,
        userName: '李**',
        costCenter: 'CC-7',
        clientPoNo: 'PO-9',
        listAmount: PRICE,
        discountAmount: 0,
        amount: PRICE,
        payAmount: PRICE,
        heldAmount: PRICE,
        paidAmount: 0,
        payStatus: 0,
        statementId: null,
      },
    ]);

    await complete(orderId);

    expect(await of(companyId)).toMatchObject([
      { heldAmount: 0, paidAmount: PRICE, payStatus: 4, orderStatus: 90 },
    ]);
  });

  it('follows one that is billed: to be billed, to be paid, paid', async () => {
    const companyId = await companyOf({ payMode: 2, creditLimit: 100_000_000 });
    const orderId = await place(companyId);
    await complete(orderId);
    expect(await of(companyId)).toMatchObject([{ payStatus: 1, heldAmount: 0, paidAmount: 0 }]);

    const bill = { companyId, orderIds: orderId };
    const { data } = await server.call('/gOrderInfo/generateBill', bill, { token: finance });
    const move = async (action: string, more: object = {}) => {
      const { version } = (
        await server.call('/aCompanyStatement/getDetail', { id: data.id }, { token: finance })
      ).data;
      const input = { id: data.id, action, version, ...more };
      return server.call('/aCompanyStatement/move', input, { token: finance });
    };
    expect((await move('send')).msg).toBe('');
    expect((await move('confirmFor', { reason: '邮件确认' })).msg).toBe('');
    expect(await of(companyId)).toMatchObject([
      { payStatus: 2, statementId: data.id, statementNo: data.statementNo, billStatus: 3 },
    ]);

    const payment = {
      companyId,
      amount: PRICE,
      payTime: '2026-06-10 10:00:00',
      payer: '付款方',
    };
    const paid = await server.call('/aCompanySettlementLog/save', payment, { token: finance });
    expect(paid.msg).toBe('');
    expect(await of(companyId)).toMatchObject([
      { payStatus: 4, paidAmount: PRICE, billStatus: 5, orderStatus: 100 },
    ]);
  });

  /** Bills orders, has the statement confirmed and returns it. */
  async function confirmed(companyId: string, orderIds: readonly string[]) {
    const bill = { companyId, orderIds: orderIds.join(',') };
    const { data } = await server.call('/gOrderInfo/generateBill', bill, { token: finance });
    const detail = async (): Promise<StatementDetail> =>
      (await server.call('/aCompanyStatement/getDetail', { id: data.id }, { token: finance })).data;
    for (const action of ['send', 'confirmFor']) {
      const { version } = await detail();
      const move = { id: data.id, action, version, reason: '邮件确认' };
      expect((await server.call('/aCompanyStatement/move', move, { token: finance })).msg).toBe('');
    }
    return detail();
  }
  const pay = async (companyId: string, amount: number) => {
    const payment = { companyId, amount, payTime: '2026-06-10 10:00:00', payer: '付款方' };
    const reply = await server.call('/aCompanySettlementLog/save', payment, { token: finance });
    expect(reply.msg).toBe('');
  };
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

  it('spreads part payments over orders, to the fen of what is paid', async () => {
    const companyId = await companyOf({ payMode: 2, creditLimit: 100_000_000 });
    const orders: string[] = [];
    for (let i = 0; i < 4; i += 1) orders.push(await place(companyId));
    const reduction = { orderId: orders[1], reduceAmount: 9_807, reason: '优惠' };
    await server.call('/gOrderInfo/reduceAmount', reduction, { token: officer });
    for (const orderId of orders) await complete(orderId);
    const first = await confirmed(companyId, orders.slice(0, 2));
    const correction = { lineId: first.lines[0]!.id, amount: 1_011, reason: '多收' };
    const corrected = await server.call('/aCompanyStatement/correct', correction, {
      token: finance,
    });
    expect(corrected.msg).toBe('');
    const second = await confirmed(companyId, orders.slice(2));
    expect([first.totalAmount, second.totalAmount]).toEqual([2 * PRICE - 9_807, 2 * PRICE - 1_011]);
    const shares = async () => (await of(companyId)).map((row) => [row.paidAmount, row.payStatus]);

    await pay(companyId, PRICE + 3);
    expect(await shares()).toEqual([
      [PRICE, 4],
      [3, 3],
      [0, 2],
      [0, 2],
    ]);
    let paid = PRICE + 3;
    for (const amount of [PRICE - 9_807 - 3, 1, PRICE - 1_011, PRICE - 1]) {
      await pay(companyId, amount);
      paid += amount;
      const rows = await of(companyId);
      expect(sum(rows.map(({ paidAmount }) => paidAmount))).toBe(paid);
      for (const { paidAmount, payAmount } of rows) {
        expect(paidAmount).toBeGreaterThanOrEqual(0);
        expect(paidAmount).toBeLessThanOrEqual(payAmount);
      }
    }
    expect(paid).toBe(first.totalAmount + second.totalAmount);
    expect(await shares()).toEqual([
      [PRICE - 1_011, 4],
      [PRICE - 9_807, 4],
      [PRICE, 4],
      [PRICE, 4],
    ]);
  });

  it('has the shares in its Excel too', async () => {
    const companyId = await companyOf({ payMode: 2, creditLimit: 100_000_000 });
    const orders = [await place(companyId), await place(companyId)];
    for (const orderId of orders) await complete(orderId);
    await confirmed(companyId, orders);
    await pay(companyId, PRICE + 12_345);
    const wish = {
      resource: 'VOrderFinancialInfo',
      format: 'xlsx',
      name: '订单财务',
      columns: [
        { field: 'orderNo', label: '订单编号', isText: true },
        { field: 'paidAmount', label: '已付金额', as: 'money' },
      ],
      searchParam: JSON.stringify({ SEARCH_EQ_company_id: companyId }),
      orderParam: 'order_no asc',
    };

    const { data, msg } = await server.call('/listFile/start', wish, { token: finance });
    expect(msg).toBe('');
    await server.backend.exports.idle();
    const response = await server.app.request(`${API_BASE}/listFile/export?id=${data.id}`, {
      headers: tokenHeaders(finance),
    });

    const cells = cellsOf(Buffer.from(await response.arrayBuffer()));
    expect(cells.map(([, paid]) => paid)).toEqual(['已付金额', 598, 123.45]);
  });

  it('has the fee of an order that was broken off, and nothing due without one', async () => {
    const companyId = await companyOf({ payMode: 2 });
    const [free, costly] = [await place(companyId), await place(companyId)];
    await sql`update orders set order_status = -10, cancel_time = order_time, cancel_reason = '不再需要',
      cancel_fee = case when id = ${costly} then 12300 else 0 end
      where id in (${free}, ${costly})`.execute(server.database.db);

    const rows = new Map((await of(companyId)).map((row) => [row.id, row]));
    expect(rows.get(free)).toMatchObject({ payAmount: 0, payStatus: 5 });
    expect(rows.get(costly)).toMatchObject({ payAmount: 12_300, cancelFee: 12_300, payStatus: 1 });
    const search = { SEARCH_EQ_company_id: companyId, SEARCH_EQ_pay_status: '5' };
    const found = await list({ searchParam: JSON.stringify(search) });
    expect(found.content.map(({ id }) => id)).toEqual([free]);
    expect(found.can).toMatchObject({ create: false, update: false, delete: false });
  });

  it('is read by finance and by a client of its own, and by nobody else', async () => {
    const companyId = await companyOf({ payMode: 2 });
    await place(companyId);
    const accounts = accountsOf(server, { admin, client: admin });
    const main = await accounts.enter(
      await accounts.add({ companyId, roleCode: 'COMPANY_MAIN' }, admin),
    );
    const hr = await accounts.enter(
      await accounts.add({ companyId, roleCode: 'COMPANY_HR' }, admin),
    );
    const stranger = await server.signIn('client');

    expect(await of(companyId, main)).toHaveLength(1);
    expect((await list({}, main)).total).toBe(1);
    expect(await of(companyId, stranger)).toEqual([]);
    for (const token of [hr, await server.signIn(await accountWith(server, 'VERIFIER'))])
      expect((await server.call('/VOrderFinancialInfo/getList', {}, { token })).status).toBe(403);
  });

  it('is not written to: it comes from orders, balances and statements', async () => {
    for (const [name, input] of [
      ['save', {}],
      ['update', { id: 'x' }],
      ['delete', { id: 'x' }],
    ] as const) {
      const reply = await server.call(`/VOrderFinancialInfo/${name}`, input, { token: finance });
      expect([reply.status, reply.msg]).toEqual([
        405,
        '订单财务由订单、余额和对账单得出，不能直接修改',
      ]);
    }
  });
});
