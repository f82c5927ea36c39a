import { LARGE_SETTLEMENT, type SettlementDetail, type StatementDetail } from '@mingjian/api';
import { sql } from 'kysely';
import { accountWith, worldOf, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';
import { uploadFile } from '../../testing/uploadFile';

const PERSON = { userName: '李清照', mobile: '13958264321', idCardNo: '310101199001011234' };
const PRICE = 59_800;

describe('payments received', () => {
  let server: TestServer;
  let admin: string;
  let finance: string;
  const made: string[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    admin = await server.signIn('admin');
    finance = await server.signIn(await accountWith(server, 'FINANCE'), 'serviceUser');
  });
  afterAll(async () => {
    await server.database.db.transaction().execute(async (db) => {
      // Histories only grow: without their triggers they go as well.
      await sql`set local session_replication_role = replica`.execute(db);
      const ids = ['', ...made];
      const orders = db.selectFrom('orders').select('id').where('companyId', 'in', ids);
      const bills = db.selectFrom('statements').select('id').where('companyId', 'in', ids);
      const paid = db.selectFrom('settlementLogs').select('id').where('companyId', 'in', ids);
      await db.deleteFrom('settlementParts').where('settlementId', 'in', paid).execute();
      await db.deleteFrom('settlementEvents').where('settlementId', 'in', paid).execute();
      await db.deleteFrom('settlementLogs').where('companyId', 'in', ids).execute();
      await db.deleteFrom('balanceLogs').where('companyId', 'in', ids).execute();
      await db.deleteFrom('orderEvents').where('orderId', 'in', orders).execute();
      await db.deleteFrom('statementEvents').where('statementId', 'in', bills).execute();
      await db.deleteFrom('statementLines').where('companyId', 'in', ids).execute();
      await db.deleteFrom('orders').where('companyId', 'in', ids).execute();
      await db.deleteFrom('statements').where('companyId', 'in', ids).execute();
      await db.deleteFrom('candidates').where('companyId', 'in', ids).execute();
      await db.deleteFrom('companies').where('id', 'in', ids).execute();
    });
  });

  let number = 0;
  async function payLater() {
    number += 1;
    const draft = { companyName: `回款测试公司${number}`, status: 1, payMode: 2 };
    const terms = { ...draft, creditLimit: 100_000_000 };
    const { data, msg } = await server.call('/aCompanyInfo/save', terms, { token: admin });
    expect(msg).toBe('');
    made.push(data.id);
    return data.id as string;
  }
  async function completed(companyId: string) {
    const draft = { companyId, orderType: 1, productId: 'STD_MID', ...PERSON };
    const { data, msg } = await server.call('/gOrderInfo/save', draft, { token: admin });
    expect(msg).toBe('');
    const act = async (action: string) =>
      server.call('/gOrderBaseApi/update', { orderId: data.id, action }, { token: admin });
    expect((await act('take')).msg).toBe('');
    await sql`update orders set order_status = 80, submit_time = order_time,
      dispatch_time = order_time, review_time = order_time, report_time = order_time,
      kpi_time = order_time, issue_time = '2026-01-05', sla_due_at = order_time
      where id = ${data.id}`.execute(server.database.db);
    expect((await act('complete')).msg).toBe('');
    return data.id as string;
  }
  const statement = async (id: string): Promise<StatementDetail> =>
    (await server.call('/aCompanyStatement/getDetail', { id }, { token: finance })).data;
  /** A confirmed statement of one order. */
  async function confirmed(companyId: string): Promise<StatementDetail> {
    const orderIds = await completed(companyId);
    const bill = { companyId, orderIds };
    const { data } = await server.call('/gOrderInfo/generateBill', bill, { token: finance });
    for (const action of ['send', 'confirmFor']) {
      const { version } = await statement(data.id);
      const move = { id: data.id, action, version, reason: '邮件确认' };
      expect((await server.call('/aCompanyStatement/move', move, { token: finance })).msg).toBe('');
    }
    return statement(data.id);
  }
  const enter = async (draft: object, token = finance) =>
    server.call(
      '/aCompanySettlementLog/save',
      { payMethod: 1, payTime: '2026-06-15 09:00:00', payer: '测试付款方', ...draft },
      { token },
    );
  const detail = async (id: string, token = finance): Promise<SettlementDetail> =>
    (await server.call('/aCompanySettlementLog/getDetail', { id }, { token })).data;
  const move = async (id: string, action: string, token = finance, reason = '登记有误') => {
    const { version } = await detail(id);
    const change = { id, action, version, reason };
    return server.call('/aCompanySettlementLog/move', change, { token });
  };
  const statusOf = async (orderId: string) =>
    (
      await server.database.db
        .selectFrom('orders')
        .select('orderStatus')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).orderStatus;
  const balanceOf = async (companyId: string) =>
    Number(
      (
        await server.database.db
          .selectFrom('companies')
          .select('balance')
          .where('id', '=', companyId)
          .executeTakeFirstOrThrow()
      ).balance,
    );

  it('of the demo add up: parts to payments, payments and balances to what statements have', async () => {
    const { rows } = await sql<object>`
      select log.id from settlement_logs log left join lateral (
        select coalesce(sum(amount), 0) as parts from settlement_parts where settlement_id = log.id
      ) part on true where parts <> case log.status when 1 then log.amount else 0 end
      union all
      select statements.id from statements join companies on companies.id = company_id
      where pay_mode = 2 and paid_amount <> (
        select coalesce(sum(amount), 0) from settlement_parts where statement_id = statements.id)
      union all
      select statement_id from statement_events event
      where number > 1 and status_before is distinct from (
        select status_after from statement_events
        where statement_id = event.statement_id and number = event.number - 1)`.execute(
      server.database.db,
    );
    expect(rows).toEqual([]);
    const { total } = (
      await server.call('/aCompanySettlementLog/getList', { pageSize: 1 }, { token: finance })
    ).data as { total: number };
    expect(total).toBeGreaterThan(10);
  });

  it('pay a statement partly, then whole, which settles its orders', async () => {
    const companyId = await payLater();
    const { id, lines } = await confirmed(companyId);
    const file = await uploadFile(server, { name: '回单.pdf', token: finance });
    const voucherUrl = JSON.stringify([{ name: '回单.pdf', url: file.data.path }]);
    const first = await enter({ companyId, statementId: id, amount: 20_000, voucherUrl });
    expect(first.data).toMatchObject({ status: 1, voucherUrl });
    expect(first.data.statementNo).toMatch(/^DZ/);
    expect(first.data.settleNo).toMatch(/^HK202606\d{5}$/);
    expect(await statement(id)).toMatchObject({ status: 4, paidAmount: 20_000 });
    expect(await statusOf(lines[0]!.orderId)).toBe(90);

    await enter({ companyId, amount: PRICE - 20_000 });

    const paid = await statement(id);
    expect(paid).toMatchObject({ status: 5, paidAmount: PRICE });
    expect(paid.payments.map(({ amount }) => amount)).toEqual([20_000, PRICE - 20_000]);
    expect(await statusOf(lines[0]!.orderId)).toBe(100);
    expect(await detail(first.data.id)).toMatchObject({
      parts: [{ statementId: id, amount: 20_000, rest: 0 }],
      events: [{ action: 'match' }, { action: 'enter' }],
    });
  });

  it('pay the chosen statement, then the oldest, and the balance gets what is over', async () => {
    const companyId = await payLater();
    const [first, second] = [await confirmed(companyId), await confirmed(companyId)];
    const question = { companyId, statementId: second.id, amount: 2 * PRICE + 500 };
    const preview = await server.call('/aCompanySettlementLog/preview', question, {
      token: finance,
    });
    const parts = [
      { statementId: second.id, statementNo: second.statementNo, amount: PRICE, rest: 0 },
      { statementId: first.id, statementNo: first.statementNo, amount: PRICE, rest: 0 },
      { statementId: null, statementNo: null, amount: 500, rest: 0 },
    ];
    expect(preview.data).toEqual(parts);

    const { data } = await enter(question);

    expect((await detail(data.id)).parts).toEqual(parts);
    expect(await balanceOf(companyId)).toBe(500);
  });

  it('are undone by counter-entries: statements lack the money again, and orders wait', async () => {
    const companyId = await payLater();
    const { id, lines } = await confirmed(companyId);
    const { data } = await enter({ companyId, amount: PRICE + 700 });
    expect((await move(data.id, 'undo', finance, ' ')).status).toBe(400);

    const undone = await move(data.id, 'undo');

    expect(undone.data).toMatchObject({ status: 2, moves: [] });
    expect(undone.data.parts.map(({ amount }: { amount: number }) => amount)).toEqual([
      PRICE,
      700,
      -700,
      -PRICE,
    ]);
    expect(await statement(id)).toMatchObject({ status: 3, paidAmount: 0 });
    expect([await statusOf(lines[0]!.orderId), await balanceOf(companyId)]).toEqual([90, 0]);
    expect((await move(data.id, 'undo')).msg).toBe('回款当前状态为「已退回」，不能撤销核销');
    // The statement can be paid again.
    await enter({ companyId, amount: PRICE });
    expect(await statement(id)).toMatchObject({ status: 5 });
  });

  it('need a second person when they are large', async () => {
    const companyId = await payLater();
    const { id } = await confirmed(companyId);
    const { data } = await enter({ companyId, amount: LARGE_SETTLEMENT });
    expect(data).toMatchObject({ status: 0, verifyUser: null });
    expect(await statement(id)).toMatchObject({ status: 3 });
    expect((await detail(data.id)).moves[0]).toMatchObject({
      move: 'match',
      blockers: ['10 万元及以上的回款须由登记人以外的同事核销'],
    });
    expect((await move(data.id, 'match')).status).toBe(409);
    expect((await detail(data.id, admin)).moves[0]!.blockers).toEqual([]);

    expect((await move(data.id, 'match', admin)).data).toMatchObject({ status: 1 });

    expect(await statement(id)).toMatchObject({ status: 5 });
    const other = await enter({ companyId, amount: LARGE_SETTLEMENT + 1 });
    expect((await move(other.data.id, 'reject')).data).toMatchObject({ status: 2, parts: [] });
  });

  it('are matched once, and two at the same moment never pay one amount twice', async () => {
    const companyId = await payLater();
    const { id } = await confirmed(companyId);
    const large = (await enter({ companyId, amount: LARGE_SETTLEMENT })).data;
    const others = [admin, admin];
    const { version } = await detail(large.id);
    const change = { id: large.id, action: 'match', version };
    const matches = await Promise.all(
      others.map(async (token) => server.call('/aCompanySettlementLog/move', change, { token })),
    );
    expect(matches.map(({ status }) => status).toSorted()).toEqual([200, 409]);

    const next = await confirmed(companyId);
    const both = await Promise.all([
      enter({ companyId, amount: PRICE }),
      enter({ companyId, amount: PRICE }, admin),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await statement(next.id)).toMatchObject({ paidAmount: PRICE });
    expect(await balanceOf(companyId)).toBe(LARGE_SETTLEMENT - PRICE + PRICE);
    expect(await statement(id)).toMatchObject({ paidAmount: PRICE });
  });

  it('are refused with a clear word', async () => {
    const [companyId, other] = [await payLater(), await payLater()];
    const { id } = await confirmed(companyId);
    const wrong = async (draft: object) => (await enter({ companyId, ...draft })).data.fields;
    expect(await wrong({ amount: 0 })).toEqual({ amount: '请填写大于 0 的金额' });
    for (const amount of [-1, 0.5, 1e17])
      expect((await enter({ companyId, amount })).status).toBe(400);
    expect(await wrong({ amount: 1, payTime: '2026-06-16 09:00:00' })).toEqual({
      payTime: '不能晚于现在',
    });
    expect(await wrong({ amount: 1, companyId: other, statementId: id })).toEqual({
      statementId: '对账单不属于该客户，或不是待付款的对账单',
    });
    expect(await wrong({ amount: 1, companyId: 'none' })).toEqual({
      companyId: expect.any(String),
    });
  });

  it('are for finance to enter, and for the finance of the client to see', async () => {
    const { companyIds } = await worldOf(server);
    const companyId = companyIds[0];
    const [client, client2] = [await server.signIn('client'), await server.signIn('client2')];
    const officer = await server.signIn('officer');
    expect((await enter({ companyId, amount: 100 }, officer)).status).toBe(403);
    expect((await enter({ companyId, amount: 100 }, client)).status).toBe(403);
    const { data } = await enter({ companyId, amount: 100 });
    const seen = async (token: string) =>
      (await server.call('/aCompanySettlementLog/getDetail', { id: data.id }, { token })).status;
    expect([await seen(officer), await seen(client), await seen(client2)]).toEqual([403, 200, 404]);
    expect((await move(data.id, 'undo', client)).status).toBe(403);
    expect((await move(data.id, 'undo')).data).toMatchObject({ status: 2 });
  });
});
