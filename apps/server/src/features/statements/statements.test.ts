import type { Statement, StatementDetail } from '@mingjian/api';
import { sql } from 'kysely';
import { accountWith, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';
import { accountsOf } from '../companyAccounts/accounts.fixtures';
import { taxIn } from './feeLines';
import { monthBefore, monthlyStatements } from './monthlyStatements';

const PERSON = { userName: '李清照', mobile: '13958264321', idCardNo: '310101199001011234' };
const PRICE = 59_800;

describe('statements', () => {
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
      // Histories only grow: without their triggers they go as well.
      await sql`set local session_replication_role = replica`.execute(db);
      const ids = ['', ...made];
      const orders = db.selectFrom('orders').select('id').where('companyId', 'in', ids);
      const bills = db.selectFrom('statements').select('id').where('companyId', 'in', ids);
      await db.deleteFrom('balanceLogs').where('companyId', 'in', ids).execute();
      await db.deleteFrom('orderEvents').where('orderId', 'in', orders).execute();
      await db.deleteFrom('statementCorrections').where('companyId', 'in', ids).execute();
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
    const companyName = `账单测试公司${number}`;
    const draft = { companyName, status: 1, ...terms };
    const { data, msg } = await server.call('/aCompanyInfo/save', draft, { token: admin });
    expect(msg).toBe('');
    made.push(data.id);
    return data.id as string;
  }
  const payLater = async () => companyOf({ payMode: 2, creditLimit: 100_000_000 });
  /** Places an order and completes it, as if its report had been read. */
  async function completed(companyId: string, reduceAmount = 0, more: object = {}) {
    const draft = { companyId, orderType: 1, productId: 'STD_MID', ...PERSON, ...more };
    const { data, msg } = await server.call('/gOrderInfo/save', draft, { token: officer });
    expect(msg).toBe('');
    const orderId = data.id as string;
    const act = async (action: string) =>
      server.call('/gOrderBaseApi/update', { orderId, action }, { token: officer });
    expect((await act('take')).msg).toBe('');
    if (reduceAmount > 0)
      await server.call(
        '/gOrderInfo/reduceAmount',
        { orderId, reduceAmount, reason: '优惠' },
        { token: officer },
      );
    await sql`update orders set order_status = 80, submit_time = order_time,
      dispatch_time = order_time, review_time = order_time, report_time = order_time,
      kpi_time = order_time, issue_time = '2026-01-05', sla_due_at = order_time
      where id = ${orderId}`.execute(server.database.db);
    expect((await act('complete')).msg).toBe('');
    return orderId;
  }
  const generate = async (companyId: string, orderIds: readonly string[], token = finance) =>
    server.call('/gOrderInfo/generateBill', { companyId, orderIds: orderIds.join(',') }, { token });
  const billed = async (companyId: string, orderIds: readonly string[]): Promise<Statement> => {
    const { data, msg } = await generate(companyId, orderIds);
    expect(msg).toBe('');
    return data as Statement;
  };
  const detail = async (id: string, token = finance): Promise<StatementDetail> =>
    (await server.call('/aCompanyStatement/getDetail', { id }, { token })).data;
  const move = async (id: string, action: string, token: string, more: object = {}) => {
    const { version } = await detail(id);
    return server.call('/aCompanyStatement/move', { id, action, version, ...more }, { token });
  };
  const statusOf = async (orderId: string) =>
    (
      await server.database.db
        .selectFrom('orders')
        .select('orderStatus')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).orderStatus;

  it('of the demo add up to their lines, and their orders are on them', async () => {
    const { rows } = await sql<object>`
      select statement.id from statements statement
      left join lateral (
        select coalesce(sum(amount), 0) as total, count(distinct order_id) as orders
        from statement_lines where statement_id = statement.id
      ) line on true
      where (total_amount, order_count) <> (line.total, line.orders)
        or (status <> -1 and order_count <> (
          select count(*) from orders where orders.statement_id = statement.id))`.execute(
      server.database.db,
    );
    expect(rows).toEqual([]);
    const { content } = (
      await server.call('/aCompanyStatement/getList', { pageSize: 5 }, { token: finance })
    ).data as { content: Statement[] };
    expect(content).toHaveLength(5);
  });

  it('are made of completed orders, whose fees and taxes are their lines', async () => {
    const companyId = await payLater();
    const [first, second] = [await completed(companyId), await completed(companyId, 9_800)];

    const { id, ...statement } = await billed(companyId, [first, second]);

    expect(statement).toMatchObject({
      status: 0,
      orderCount: 2,
      originAmount: 2 * PRICE,
      reduceAmount: 9_800,
      totalAmount: 2 * PRICE - 9_800,
      taxRate: 0.06,
    });
    expect(statement.statementNo).toMatch(/^DZ202606\d{5}$/);
    const { lines, events } = await detail(id);
    expect(lines.map(({ kind, amount, taxAmount }) => [kind, amount, taxAmount])).toEqual([
      ['product', PRICE, 3_385],
      ['product', PRICE, 3_385],
      ['reduction', -9_800, -555],
    ]);
    expect(lines[0]).toMatchObject({ orderId: first, candidateName: '李**' });
    expect(events.map(({ action, userName }) => [action, userName !== ''])).toEqual([
      ['make', true],
    ]);
    const again = await generate(companyId, [first]);
    expect([again.status, again.msg]).toEqual([
      409,
      '有 1 个订单不能出账：未完成、已在其他对账单中，或不属于该客户',
    ]);
    const reduction = { orderId: first, reduceAmount: 100, reason: '优惠' };
    const refused = await server.call('/gOrderInfo/reduceAmount', reduction, { token: officer });
    expect(refused.msg).toBe('订单已在对账单中，金额不能再改；请先作废对账单');
  });

  it('tell the surcharge of an urgent order apart from its price', async () => {
    const companyId = await payLater();
    const orderId = await completed(companyId, 0, { urgentFlag: 1 });
    const { amount } = await server.database.db
      .selectFrom('orders')
      .select('amount')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(amount).toBeGreaterThan(PRICE);

    const { id } = await billed(companyId, [orderId]);
    const { lines } = await detail(id);
    expect(lines.map(({ kind, amount: fee }) => [kind, fee])).toEqual([
      ['product', PRICE],
      ['urgent', amount - PRICE],
    ]);
  });

  it('go to the client, come back disputed, and are confirmed', async () => {
    const companyId = await companyOf({ payMode: 1 });
    const topUp = { companyId, type: 1, amount: PRICE, payMethod: 1 };
    expect((await server.call('/aCompanyBalanceLog/save', topUp, { token: admin })).msg).toBe('');
    const accounts = accountsOf(server, { admin, client: admin });
    const client = await accounts.enter(
      await accounts.add({ companyId, roleCode: 'COMPANY_MAIN' }, admin),
    );
    const orderId = await completed(companyId);
    const { id } = await billed(companyId, [orderId]);
    expect(await detail(id, client)).toBeNull();

    expect((await move(id, 'send', finance)).data).toMatchObject({ status: 1 });
    const seen = await detail(id, client);
    expect(seen.moves.map((choice) => choice.move)).toEqual(['dispute', 'confirm']);
    const lineIds = seen.lines[0]!.id;
    const disputed = await move(id, 'dispute', client, { reason: '金额有误', lineIds });
    expect(disputed.data).toMatchObject({ status: 2, disputeNote: '金额有误' });
    expect(disputed.data.lines[0].disputeNote).toBe('金额有误');
    expect((await move(id, 'confirm', client)).status).toBe(409);
    await move(id, 'resend', finance, { reason: '已核对，金额无误' });
    const stale = { id, action: 'confirm', version: 1 };
    const late = await server.call('/aCompanyStatement/move', stale, { token: client });
    expect([late.status, late.msg]).toEqual([409, '对账单刚被他人修改，请核对后再操作']);

    const { data } = await move(id, 'confirm', client);

    // The company pays in advance: its balance has paid.
    expect(data).toMatchObject({ status: 5, paidAmount: data.totalAmount });
    expect(await statusOf(orderId)).toBe(100);
    expect((await move(id, 'void', finance, { reason: '错误' })).status).toBe(409);
    const changed = { id, version: data.version, remark: '改' };
    const frozen = await server.call('/aCompanyStatement/update', changed, { token: finance });
    expect([frozen.status, frozen.msg]).toEqual([409, '对账单已确认，不能再修改']);
  });

  it('are confirmed once when two people confirm at the same moment', async () => {
    const companyId = await payLater();
    const orderId = await completed(companyId);
    const { id } = await billed(companyId, [orderId]);
    await move(id, 'send', finance);
    const both = await Promise.all(
      [finance, admin].map(async (token) => move(id, 'confirmFor', token, { reason: '邮件确认' })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    // It pays later, so its orders wait for the payment.
    expect(await detail(id)).toMatchObject({ status: 3, paidAmount: 0 });
    expect(await statusOf(orderId)).toBe(90);
  });

  const correct = async (lineId: string, amount: number, token = finance) =>
    server.call('/aCompanyStatement/correct', { lineId, amount, reason: '多收加急' }, { token });

  it('are corrected by negative lines of the next, once they are confirmed', async () => {
    const companyId = await payLater();
    const first = await billed(companyId, [await completed(companyId, 9_800)]);
    const [line] = (await detail(first.id)).lines;
    expect((await correct(line!.id, 100)).msg).toBe(
      '对账单尚未确认，可以作废后重新生成，不需要更正',
    );
    await move(first.id, 'send', finance);
    await move(first.id, 'confirmFor', finance, { reason: '邮件确认' });

    const { data } = await correct(line!.id, 20_000);
    expect(data).toMatchObject({ status: 3, totalAmount: 50_000, canCorrect: true });
    expect(data.lines[0]).toMatchObject({ amount: PRICE, corrected: 20_000 });
    expect(data.events[0]).toMatchObject({
      label: '更正明细',
      content: '第 1 行更正 ¥200.00，计入下一张对账单。多收加急',
    });
    const tooMuch = await correct(line!.id, 30_001);
    expect([tooMuch.status, tooMuch.data.fields]).toEqual([400, { amount: '最多可更正 ¥300.00' }]);
    for (const amount of [0, -1, 0.5]) expect((await correct(line!.id, amount)).status).toBe(400);
    expect((await correct(line!.id, 1, officer)).status).toBe(403);

    const next = await billed(companyId, [await completed(companyId)]);
    expect(next).toMatchObject({ totalAmount: PRICE - 20_000, reduceAmount: 20_000 });
    const { lines } = await detail(next.id);
    expect(lines[1]).toMatchObject({
      kind: 'correction',
      amount: -20_000,
      taxAmount: -1_132,
      orderId: line!.orderId,
      corrects: { statementId: first.id, statementNo: first.statementNo },
    });
    // A void one lets it wait again.
    await move(next.id, 'void', finance, { reason: '重出' });
    const last = await billed(companyId, [lines[0]!.orderId]);
    expect(last.totalAmount).toBe(PRICE - 20_000);
  });

  it('are corrected once when two people correct one line at the same moment', async () => {
    const companyId = await payLater();
    const { id } = await billed(companyId, [await completed(companyId)]);
    await move(id, 'send', finance);
    await move(id, 'confirmFor', finance, { reason: '邮件确认' });
    const [line] = (await detail(id)).lines;
    const both = await Promise.all([correct(line!.id, 40_000), correct(line!.id, 40_000, admin)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('take no more off than they come to, and give the balance back what was charged', async () => {
    const companyId = await companyOf({ payMode: 1 });
    const topUp = { companyId, type: 1, amount: 3 * PRICE, payMethod: 1 };
    expect((await server.call('/aCompanyBalanceLog/save', topUp, { token: admin })).msg).toBe('');
    const confirmed = async (orderIds: readonly string[]) => {
      const { id } = await billed(companyId, orderIds);
      await move(id, 'send', finance);
      const { data } = await move(id, 'confirmFor', finance, { reason: '邮件确认' });
      return data as StatementDetail;
    };
    const paid = await confirmed([await completed(companyId), await completed(companyId)]);
    expect(paid).toMatchObject({ status: 5, paidAmount: 2 * PRICE });
    expect((await correct(paid.lines[0]!.id, PRICE)).msg).toBe('');
    expect((await correct(paid.lines[1]!.id, PRICE)).msg).toBe('');

    const next = await confirmed([await completed(companyId)]);

    // The second correction waits, since nothing is left to take it from.
    expect(next).toMatchObject({ status: 5, totalAmount: 0, paidAmount: 0 });
    expect(next.lines.map(({ amount }) => amount)).toEqual([PRICE, -PRICE]);
    const company = await server.database.db
      .selectFrom('companies')
      .select('balance')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    expect(Number(company.balance)).toBe(PRICE);
  });

  it('hold their orders: none of them is opened again, and each names its statement', async () => {
    const companyId = await payLater();
    const orderId = await completed(companyId);
    const { id, statementNo } = await billed(companyId, [orderId]);
    const order = async (token: string) =>
      (await server.call('/gOrderBaseApi/getOrderDetail', { orderId }, { token })).data;
    expect((await order(finance)).statement).toEqual({ id, statementNo });
    const seen = await order(admin);
    const reopen = seen.moves.find((choice: { move: string }) => choice.move === 'reopen');
    expect(reopen.blockers).toEqual(['订单已在对账单中，请先作废对账单']);
    const asked = { orderId, move: 'reopen', reason: '补充' };
    const { status, msg } = await server.call('/gOrderBack/save', asked, { token: admin });
    expect([status, msg]).toEqual([409, '订单已在对账单中，请先作废对账单']);
  });

  it('give their orders back when they are void', async () => {
    const companyId = await payLater();
    const orderId = await completed(companyId);
    const { id } = await billed(companyId, [orderId]);
    const statementId = id;
    await server.call('/gOrderInfo/deleteStatement', { statementId }, { token: finance });
    expect(await detail(id)).toMatchObject({ status: -1, moves: [] });
    expect((await billed(companyId, [orderId])).id).not.toBe(id);
  });

  it('take an order once when two make one at the same moment', async () => {
    const companyId = await payLater();
    const orderId = await completed(companyId);
    const both = await Promise.all([
      generate(companyId, [orderId]),
      generate(companyId, [orderId], admin),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('are made each month for the month before, once', async () => {
    const companyId = await payLater();
    const orderId = await completed(companyId);
    await sql`update orders set finish_time = '2026-05-20' where id = ${orderId}`.execute(
      server.database.db,
    );
    await monthlyStatements.run({}, server.backend);
    await monthlyStatements.run({}, server.backend);
    const made = await server.database.db
      .selectFrom('statements')
      .select(['periodStart', 'periodEnd', 'status', 'totalAmount'])
      .where('companyId', '=', companyId)
      .execute();
    expect(made).toEqual([
      { periodStart: '2026-05-01', periodEnd: '2026-05-31', status: 0, totalAmount: PRICE },
    ]);
    expect(monthBefore(new Date('2026-01-01T00:30:00+08:00'))).toEqual({
      periodStart: '2025-12-01',
      periodEnd: '2025-12-31',
    });
  });

  it('are for finance to make, for staff to read, and for the finance of the client', async () => {
    const companyId = await payLater();
    const orderId = await completed(companyId);
    expect((await generate(companyId, [orderId], officer)).status).toBe(403);
    const { id } = await billed(companyId, [orderId]);
    const verifier = await server.signIn(await accountWith(server, 'VERIFIER'), 'serviceUser');
    const get = async (token: string) =>
      (await server.call('/aCompanyStatement/getDetail', { id }, { token })).status;
    expect(await get(verifier)).toBe(403);
    await move(id, 'send', finance);
    const [client, client2] = [await server.signIn('client'), await server.signIn('client2')];
    expect([await get(client), await get(client2)]).toEqual([404, 404]);
    expect((await server.call('/aCompanyStatement/move', { id }, { token: client })).status).toBe(
      400,
    );
  });

  it('include a tax that is rounded half up, line by line', () => {
    expect([taxIn(10_600, 0.06), taxIn(-10_600, 0.06), taxIn(0, 0.06)]).toEqual([600, -600, 0]);
    for (let amount = 1; amount < 500; amount += 1) {
      const tax = taxIn(amount, 0.06);
      expect(Math.abs(tax - (amount - amount / 1.06))).toBeLessThanOrEqual(0.5);
      expect(taxIn(-amount, 0.06)).toBe(-tax);
    }
  });
});
