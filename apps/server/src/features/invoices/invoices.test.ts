import type { InvoiceDetail, InvoicePreview, StatementDetail } from '@mingjian/api';
import { sql } from 'kysely';
import { accountWith, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';
import { uploadFile } from '../../testing/uploadFile';
import { accountsOf } from '../companyAccounts/accounts.fixtures';

const PERSON = { userName: '李清照', mobile: '13958264321', idCardNo: '310101199001011234' };
const PRICE = 59_800;
const DETAILS = { title: '上海云帆信息科技有限公司', taxNo: '91310115MA1K4B2X3P' };
const DAY = '2026-06-15';

/** The lines, statements and invoices whose sums do not agree. */
const wrongSums = sql<object>`
  select invoice.id from company_invoices invoice where (amount, tax_amount) <> (
    select sum(amount), sum(tax_amount) from invoice_lines where invoice_id = invoice.id)
  union all
  select statements.id from statements where invoiced_amount <> (
    select coalesce(sum(line.amount), 0) from invoice_lines line
    join company_invoices invoice on invoice.id = invoice_id
    where statement_id = statements.id and (status >= 3 or status = -1))
  union all
  select line.id from statement_lines line where invoice_id is distinct from (
    select invoice.id from invoice_lines held join company_invoices invoice
      on invoice.id = held.invoice_id
    where held.statement_line_id = line.id and red_flag = 0 and status not in (-1, -2))
  union all
  select invoice_id from invoice_events event where number > 1 and status_before is distinct from (
    select status_after from invoice_events
    where invoice_id = event.invoice_id and number = event.number - 1)`;

describe('invoices', () => {
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
      const invoices = db.selectFrom('companyInvoices').select('id').where('companyId', 'in', ids);
      await db.deleteFrom('invoiceEvents').where('invoiceId', 'in', invoices).execute();
      await db.deleteFrom('invoiceLines').where('companyId', 'in', ids).execute();
      await db.deleteFrom('companyInvoices').where('companyId', 'in', ids).execute();
      await db.deleteFrom('companyTickets').where('companyId', 'in', ids).execute();
      await db.deleteFrom('orderEvents').where('orderId', 'in', orders).execute();
      await db.deleteFrom('statementEvents').where('statementId', 'in', bills).execute();
      await db.deleteFrom('statementLines').where('companyId', 'in', ids).execute();
      await db.deleteFrom('orders').where('companyId', 'in', ids).execute();
      await db.deleteFrom('statements').where('companyId', 'in', ids).execute();
      await db.deleteFrom('candidates').where('companyId', 'in', ids).execute();
    });
  });

  const call = async (path: `/${string}`, input: object, token = finance) =>
    server.call(path, input, { token });
  /** Makes what should succeed, and returns it. */
  async function done<T>(path: `/${string}`, input: object, token = finance): Promise<T> {
    const { data, msg } = await call(path, input, token);
    expect(msg).toBe('');
    return data as T;
  }

  /** A new client with its accountant and invoice details. */
  async function client() {
    const draft = { companyName: `发票测试公司${made.length}`, status: 1, payMode: 2 };
    const terms = { ...draft, creditLimit: 100_000_000 };
    const { id } = await done<{ id: string }>('/aCompanyInfo/save', terms, admin);
    made.push(id);
    const accounts = accountsOf(server, { admin, client: admin });
    const main = await accounts.add({ companyId: id, roleCode: 'COMPANY_MAIN' }, admin);
    const token = await accounts.enter(main);
    const ticket = await done<{ id: string }>('/aCompanyTicket/save', DETAILS, token);
    return { companyId: id, token, ticketId: ticket.id };
  }
  async function completed(companyId: string) {
    const draft = { companyId, orderType: 1, productId: 'STD_MID', ...PERSON };
    const { id } = await done<{ id: string }>('/gOrderInfo/save', draft, admin);
    await done('/gOrderBaseApi/update', { orderId: id, action: 'take' }, admin);
    await sql`update orders set order_status = 80, submit_time = order_time,
      dispatch_time = order_time, review_time = order_time, report_time = order_time,
      kpi_time = order_time, issue_time = '2026-01-05', sla_due_at = order_time
      where id = ${id}`.execute(server.database.db);
    await done('/gOrderBaseApi/update', { orderId: id, action: 'complete' }, admin);
    return id;
  }
  const statement = async (id: string) =>
    done<StatementDetail>('/aCompanyStatement/getDetail', { id });
  /** A confirmed statement of some orders. */
  async function confirmed(companyId: string, count = 1) {
    const orderIds: string[] = [];
    for (let i = 0; i < count; i += 1) orderIds.push(await completed(companyId));
    const bill = { companyId, orderIds: orderIds.join(',') };
    const { id } = await done<{ id: string }>('/gOrderInfo/generateBill', bill);
    for (const action of ['send', 'confirmFor']) {
      const { version } = await statement(id);
      await done('/aCompanyStatement/move', { id, action, version, reason: '邮件确认' });
    }
    return { id, orderIds };
  }
  const apply = async (ticketId: string, wanted: object, token: string) =>
    call('/aCompanyInvoice/save', { ticketId, invoiceType: 1, ...wanted }, token);
  const invoice = async (id: string, token = finance) =>
    done<InvoiceDetail>('/aCompanyInvoice/getDetail', { id }, token);
  const move = async (id: string, action: string, token = finance, reason = '资料有误') => {
    const { version } = await invoice(id, token);
    return call('/aCompanyInvoice/move', { id, action, version, reason }, token);
  };
  const file = async () => {
    const { data } = await uploadFile(server, { name: '发票.pdf', token: finance });
    return JSON.stringify([{ name: '发票.pdf', url: data.path }]);
  };
  let numbers = 10_000_000;
  const issue = async (id: string, changes: object = {}) => {
    const { version } = await invoice(id);
    numbers += 1;
    const invoiceNo = `263120000000${numbers}`;
    const issued = { id, version, invoiceNo, issueDate: DAY, fileUrl: await file(), ...changes };
    return call('/aCompanyInvoice/issue', issued);
  };
  const wrongOnes = async () => (await wrongSums.execute(server.database.db)).rows;

  it('of the demo add up, and so does what statements have invoiced', async () => {
    expect(await wrongOnes()).toEqual([]);
    const { total } = await done<{ total: number }>('/aCompanyInvoice/getList', { pageSize: 1 });
    expect(total).toBeGreaterThan(10);
  });

  it('are applied for once: the lines of an order are on one invoice', async () => {
    const { companyId, token, ticketId } = await client();
    const { id, orderIds } = await confirmed(companyId, 2);
    const open = await completed(companyId);
    const question = { orderIds: [orderIds[0], open].join(',') };

    const preview = await done<InvoicePreview>('/aCompanyInvoice/preview', question, token);
    expect(preview).toMatchObject({ companyId, amount: PRICE, lineCount: 1 });
    expect(preview.orderIds).toEqual([orderIds[0]]);
    expect(preview.refused).toMatchObject([{ orderId: open, obstacle: 'notBilled' }]);
    const early = await apply(ticketId, question, token);
    expect([early.status, early.msg]).toEqual([409, '有 1 个订单不能开票，请核对后再申请']);

    const request = { orderIds: orderIds[0], ticketId, invoiceType: 2 };
    const first = await done<InvoiceDetail>('/gOrderInfo/applyInvoice', request, token);
    expect(first).toMatchObject({ status: 1, amount: PRICE, invoiceType: 2, ...DETAILS });
    expect(first.invoiceApplyNo).toMatch(/^FP202606\d{5}$/);
    expect(first.statementIds).toBe(id);
    expect((await apply(ticketId, { orderIds: orderIds[0] }, token)).status).toBe(409);

    const rest = await apply(ticketId, { statementIds: id }, token);
    expect(rest.data).toMatchObject({ amount: PRICE });
    expect((await apply(ticketId, { statementIds: id }, token)).msg).toBe('没有可开票的明细');
    expect(await wrongOnes()).toEqual([]);
  });

  it('give lines to one of two who apply at once', async () => {
    const { companyId, token, ticketId } = await client();
    const { id } = await confirmed(companyId);

    const replies = await Promise.all(
      [token, finance].map(async (one) => apply(ticketId, { statementIds: id }, one)),
    );

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('are issued with a number of their own, a day and a file, and counted', async () => {
    const { companyId, token, ticketId } = await client();
    const { id: statementId } = await confirmed(companyId);
    const { data } = await apply(ticketId, { statementIds: statementId }, token);
    const wrong = await issue(data.id, {
      invoiceNo: '123',
      issueDate: '2026-06-16',
      fileUrl: null,
    });
    expect(wrong.data.fields).toEqual({
      invoiceNo: '数电发票号码为 20 位数字',
      issueDate: '不能晚于今天',
      fileUrl: '请上传发票文件',
    });
    expect((await move(data.id, 'receive', token)).status).toBe(409);
    const { version } = await invoice(data.id);
    const own = { id: data.id, version, invoiceNo: '1'.repeat(20), issueDate: DAY };
    expect((await call('/aCompanyInvoice/issue', own, token)).status).toBe(403);

    const issued = await issue(data.id);

    expect(issued.data).toMatchObject({ status: 3, issueDate: DAY });
    expect(await statement(statementId)).toMatchObject({ invoicedAmount: PRICE });
    const { id: other } = await confirmed(companyId);
    const second = await apply(ticketId, { statementIds: other }, token);
    const taken = await issue(second.data.id, { invoiceNo: issued.data.invoiceNo });
    expect(taken.data.fields).toEqual({ invoiceNo: '该发票号码已登记' });
  });

  it('are delivered by e-mail with their files, and received', async () => {
    const { companyId, token, ticketId } = await client();
    const { id: statementId } = await confirmed(companyId);
    const receiveEmail = `fapiao${made.length}@example.com`;
    const { data } = await apply(ticketId, { statementIds: statementId }, token);
    await issue(data.id);
    expect((await invoice(data.id)).moves).toMatchObject([
      { move: 'deliver', blockers: ['没有收票邮箱，也没有收票地址，请先补充'] },
    ]);
    const { version } = await invoice(data.id);
    await done('/aCompanyInvoice/update', { id: data.id, version, receiveEmail }, token);

    expect((await move(data.id, 'deliver')).data).toMatchObject({ status: 4 });

    const mail = await server.database.db
      .selectFrom('outbox')
      .select(['kind', 'attachments'])
      .where('recipient', '=', receiveEmail)
      .executeTakeFirstOrThrow();
    expect(mail.kind).toBe('invoiceDelivered');
    expect(JSON.parse(mail.attachments!)).toMatchObject([{ name: '发票.pdf' }]);
    const late = { id: data.id, version: version + 2, receiveEmail: null };
    expect((await call('/aCompanyInvoice/update', late, token)).status).toBe(409);
    const received = await move(data.id, 'receive', token);
    expect(received.data).toMatchObject({ status: 5, moves: [] });
    expect(received.data.events.map(({ action }: { action: string }) => action)).toEqual([
      'receive',
      'deliver',
      'issue',
      'apply',
    ]);
  });

  it('are rejected with a reason, applied for again, or withdrawn, which frees their lines', async () => {
    const { companyId, token, ticketId } = await client();
    const { id: statementId } = await confirmed(companyId);
    const { data } = await apply(ticketId, { statementIds: statementId }, token);
    expect((await move(data.id, 'reject', finance, ' ')).status).toBe(400);
    expect((await move(data.id, 'reject')).data.rejectReason).toBe('资料有误');
    expect((await apply(ticketId, { statementIds: statementId }, token)).status).toBe(409);
    expect((await move(data.id, 'reapply', token)).data).toMatchObject({ status: 1 });

    await move(data.id, 'withdraw', token);

    expect((await apply(ticketId, { statementIds: statementId }, token)).status).toBe(200);
    expect(await wrongOnes()).toEqual([]);
  });

  it('are reversed by red ones, which take back what they counted', async () => {
    const { companyId, token, ticketId } = await client();
    const { id: statementId } = await confirmed(companyId, 2);
    const { data } = await apply(ticketId, { statementIds: statementId }, token);
    const reverse = async (id: string) => {
      const { version } = await invoice(id);
      return call('/aCompanyInvoice/reverse', { id, version, reason: '抬头有误' });
    };
    expect((await reverse(data.id)).msg).toBe('只有已开具的发票可以红冲');
    await issue(data.id);

    const red = await reverse(data.id);

    expect(red.data).toMatchObject({ status: 1, redFlag: 1, redOf: data.id, amount: -2 * PRICE });
    expect((await reverse(data.id)).msg).toBe('该发票已在红冲');
    expect((await move(red.data.id, 'withdraw', token)).msg).toBe('红字发票由我方撤回');
    expect((await apply(ticketId, { statementIds: statementId }, token)).status).toBe(409);
    expect((await issue(red.data.id)).data.fields).toEqual({
      redConfirmNo: '请填写红字确认单编号',
    });
    await issue(red.data.id, { redConfirmNo: 'HZ2026061500001' });
    expect(await invoice(data.id)).toMatchObject({
      status: -1,
      red: { id: red.data.id },
      canReverse: false,
    });
    expect(await statement(statementId)).toMatchObject({ invoicedAmount: 0 });
    expect((await apply(ticketId, { statementIds: statementId }, token)).status).toBe(200);
    expect(await wrongOnes()).toEqual([]);
  });

  it('of another company are out of reach, with their lines, details and statements', async () => {
    const one = await client();
    const other = await client();
    const { id: statementId, orderIds } = await confirmed(one.companyId);
    const { data } = await apply(one.ticketId, { statementIds: statementId }, one.token);
    const path = '/aCompanyInvoice/getDetail';
    expect((await call(path, { id: data.id }, other.token)).status).toBe(404);
    expect((await move(data.id, 'withdraw', one.token)).status).toBe(200);

    const wanted = { statementIds: statementId, orderIds: orderIds[0] };
    expect((await apply(other.ticketId, wanted, other.token)).msg).toBe('没有可开票的明细');
    const foreign = await apply(other.ticketId, { statementIds: statementId }, one.token);
    expect(foreign.data.fields).toEqual({ ticketId: '开票资料不属于该客户' });
    for (const list of ['/aCompanyInvoice/getList', '/VCompanyInvoiceInfo/getList'] as const) {
      const { total } = await done<{ total: number }>(list, {}, other.token);
      expect(total).toBe(0);
    }
    const hr = await server.signIn(await accountWith(server, 'COMPANY_HR'), 'companyUser');
    expect((await call('/aCompanyInvoice/getList', {}, hr)).status).toBe(403);
  });

  it('go to one client: lines of two are refused together', async () => {
    const [one, other] = [await client(), await client()];
    const mine = await confirmed(one.companyId);
    const theirs = await confirmed(other.companyId);
    const statementIds = `${mine.id},${theirs.id}`;
    const refused = await apply(one.ticketId, { statementIds }, finance);
    expect([refused.status, refused.msg]).toEqual([409, '一张发票只能开给一个客户，请分开申请']);
    expect(await wrongOnes()).toEqual([]);
  });

  it('keep their sums over any history', async () => {
    const { companyId, token, ticketId } = await client();
    const { id: statementId, orderIds } = await confirmed(companyId, 3);
    const live: string[] = [];
    // A small generator with a fixed seed: the same history every time.
    let seed = 20_260_615;
    const next = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * most);
    };
    for (let step = 0; step < 60; step += 1) {
      const id = live[next(live.length)] ?? '';
      const acts = [
        async () => {
          const wanted = next(2) ? { orderIds: orderIds[next(3)] } : { statementIds: statementId };
          const { code, data } = await apply(ticketId, wanted, token);
          if (code === 0) live.push(data.id);
        },
        async () => issue(id, { redConfirmNo: 'HZ1' }),
        async () => move(id, ['reject', 'reapply', 'withdraw', 'receive'][next(4)]!),
        async () => {
          const { version } = await invoice(id);
          const reversal = { id, version, reason: '随机' };
          const { code, data } = await call('/aCompanyInvoice/reverse', reversal);
          if (code === 0) live.push(data.id);
        },
      ];
      await acts[id === '' ? 0 : next(acts.length)]!();
    }
    expect(live.length).toBeGreaterThan(3);
    expect(await wrongOnes()).toEqual([]);
  });
});
