import type { StatementMove } from '@mingjian/api';
import { sql } from 'kysely';
import { accountWith, type TestServer } from '../../resources/resourceCases.fixtures';
import { killingCalls } from '../../testing/killing.fixtures';
import { createTestServer, type Reply } from '../../testing/testServer';
import { uploadFile } from '../../testing/uploadFile';

const PERSON = { userName: '李清照', mobile: '13958264321', idCardNo: '310101199001011234' };
const PRICE = 59_800;
/** Most queries after which a call is killed: about as many as the longest has. */
const QUERIES = 70;
const STEPS = 40;

/** Sums in the money of a company that do not agree. */
const wrongSums = (companyId: string) => sql<{ wrong: string; id: string }>`
  with bill as (select * from statements where company_id = ${companyId}),
    payment as (select * from settlement_logs where company_id = ${companyId}),
    invoice as (select * from company_invoices where company_id = ${companyId}),
    finance as (select * from order_finances where company_id = ${companyId})
  select 'lines of a statement' as wrong, id from bill where (total_amount, order_count) <> (
    select coalesce(sum(amount), 0), count(distinct order_id) filter (where kind <> 'correction')
    from statement_lines where statement_id = bill.id)
  union all
  select 'parts of a payment', id from payment where case status when 1 then amount else 0 end <> (
    select coalesce(sum(amount), 0) from settlement_parts where settlement_id = payment.id)
  union all
  select 'payments of a statement', id from bill where paid_amount not between 0 and total_amount
    or paid_amount <> (
      select coalesce(sum(amount), 0) from settlement_parts where statement_id = bill.id)
  union all
  select 'shares of orders', ${companyId} where (
    select sum(paid_amount) from finance) <> (select coalesce(sum(paid_amount), 0) from bill)
  union all
  select 'a share', id from finance where paid_amount > greatest(pay_amount, 0)
  union all
  select 'balance', id from companies where id = ${companyId} and (
    balance < 0 or freeze_balance < 0 or (balance, freeze_balance) <> (
      select coalesce(sum(amount), 0), coalesce(sum(frozen_amount), 0)
      from balance_logs where company_id = ${companyId}))
  union all
  select 'money beyond what is due', ${companyId} where (
    select coalesce(sum(amount), 0) from payment where status = 1) <> (
    select coalesce(sum(paid_amount), 0) from bill) + (
    select coalesce(sum(part.amount), 0) from settlement_parts part
    join payment on payment.id = part.settlement_id where part.statement_id is null)
  union all
  select 'settled orders', orders.id from orders join bill on bill.id = orders.statement_id
    where order_status not in (90, 100) or (order_status = 100) <> (bill.status = 5)
  union all
  select 'lines of an invoice', id from invoice where (amount, tax_amount) <> (
    select sum(amount), sum(tax_amount) from invoice_lines where invoice_id = invoice.id)
  union all
  select 'invoices of a statement', id from bill where invoiced_amount <> (
    select coalesce(sum(line.amount), 0) from invoice_lines line
    join invoice on invoice.id = line.invoice_id
    where line.statement_id = bill.id and (invoice.status >= 3 or invoice.status = -1))
  union all
  select 'history of a statement', statement_id from statement_events event
    join bill on bill.id = statement_id where event.number > 1 and status_before is distinct from (
      select status_after from statement_events
      where statement_id = event.statement_id and number = event.number - 1)
  union all
  select 'numbers of a history', statement_id from statement_events
    join bill on bill.id = statement_id
    group by statement_id having max(number) <> count(*)`;

describe('money, when calls are killed in the middle and made again', () => {
  let server: TestServer;
  let kill: ReturnType<typeof killingCalls>;
  let admin: string;
  let finance: string;
  const made: string[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    admin = await server.signIn('admin');
    finance = await server.signIn(await accountWith(server, 'FINANCE'), 'serviceUser');
    kill = killingCalls(server);
  });
  afterAll(async () => {
    await server.database.db.transaction().execute(async (db) => {
      // Histories only grow: without their triggers they go as well.
      await sql`set local session_replication_role = replica`.execute(db);
      const ids = ['', ...made];
      const orders = db.selectFrom('orders').select('id').where('companyId', 'in', ids);
      const bills = db.selectFrom('statements').select('id').where('companyId', 'in', ids);
      const paid = db.selectFrom('settlementLogs').select('id').where('companyId', 'in', ids);
      const invoices = db.selectFrom('companyInvoices').select('id').where('companyId', 'in', ids);
      await db.deleteFrom('invoiceEvents').where('invoiceId', 'in', invoices).execute();
      await db.deleteFrom('invoiceLines').where('companyId', 'in', ids).execute();
      await db.deleteFrom('companyInvoices').where('companyId', 'in', ids).execute();
      await db.deleteFrom('companyTickets').where('companyId', 'in', ids).execute();
      await db.deleteFrom('settlementParts').where('settlementId', 'in', paid).execute();
      await db.deleteFrom('settlementEvents').where('settlementId', 'in', paid).execute();
      await db.deleteFrom('settlementLogs').where('companyId', 'in', ids).execute();
      await db.deleteFrom('balanceLogs').where('companyId', 'in', ids).execute();
      await db.deleteFrom('orderEvents').where('orderId', 'in', orders).execute();
      await db.deleteFrom('statementCorrections').where('companyId', 'in', ids).execute();
      await db.deleteFrom('statementEvents').where('statementId', 'in', bills).execute();
      await db.deleteFrom('statementLines').where('companyId', 'in', ids).execute();
      await db.deleteFrom('orders').where('companyId', 'in', ids).execute();
      await db.deleteFrom('statements').where('companyId', 'in', ids).execute();
      await db.deleteFrom('candidates').where('companyId', 'in', ids).execute();
    });
  });

  async function done<T>(path: `/${string}`, input: object, token = admin): Promise<T> {
    const { data, msg } = await server.call(path, input, { token });
    expect(msg).toBe('');
    return data as T;
  }

  it.each([20_261_130, 20_270_101, 48_271])(
    'adds up after the history of seed %i',
    async (seed) => {
      // Numerical Recipes: the same history each time.
      let state = seed;
      const random = (below: number) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
      };
      const terms = { companyName: `中断测试公司${seed}`, status: 1, payMode: 2 };
      const company = { ...terms, creditLimit: 100_000_000 };
      const { id: companyId } = await done<{ id: string }>('/aCompanyInfo/save', company);
      made.push(companyId);
      const details = { companyId, title: '上海云帆信息科技有限公司', taxNo: '91310115MA1K4B2X3P' };
      const ticket = await done<{ id: string }>('/aCompanyTicket/save', details);

      let calls = 0;
      let killed = 0;
      /** Makes a call that is killed, then again under the same key, and once more. */
      async function attempt(path: `/${string}`, input: object, token = finance): Promise<Reply> {
        calls += 1;
        const headers = { 'idempotency-key': `killed-${seed}-${calls}` };
        const once = async () => server.call(path, input, { token, headers });
        const first = await kill(1 + random(QUERIES), once);
        if (first.wasKilled) {
          killed += 1;
          expect(first.reply.status).toBe(500);
        }
        const second = await once();
        if (!first.wasKilled) expect(second.code).toBe(first.reply.code);
        if (second.code === 0) expect((await once()).data).toEqual(second.data);
        return second;
      }

      const orders: string[] = [];
      const statements: string[] = [];
      const payments: string[] = [];
      const invoices: string[] = [];
      let paid = 0;
      const one = (ids: readonly string[]) => ids[random(ids.length)] ?? '';
      const versionOf = async (path: `/${string}`, id: string) =>
        (await server.call(path, { id }, { token: finance })).data?.version ?? 1;
      async function order() {
        const draft = { companyId, orderType: 1, productId: 'STD_MID', ...PERSON };
        const { data } = await attempt('/gOrderInfo/save', draft, admin);
        const orderId = data.id as string;
        await attempt('/gOrderBaseApi/update', { orderId, action: 'take' }, admin);
        const reduction = { orderId, reduceAmount: 1 + random(PRICE), reason: '优惠' };
        if (random(2)) await attempt('/gOrderInfo/reduceAmount', reduction, admin);
        await sql`update orders set order_status = 80, submit_time = order_time,
        dispatch_time = order_time, review_time = order_time, report_time = order_time,
        kpi_time = order_time, issue_time = '2026-01-05', sla_due_at = order_time
        where id = ${orderId}`.execute(server.database.db);
        await attempt('/gOrderBaseApi/update', { orderId, action: 'complete' }, admin);
        orders.push(orderId);
      }
      async function bill() {
        const orderIds = orders.splice(0, 1 + random(3)).join(',');
        const { code, data } = await attempt('/gOrderInfo/generateBill', { companyId, orderIds });
        if (code === 0) statements.push(data.id as string);
      }
      async function moveStatement(action: StatementMove, id = one(statements)) {
        const version = await versionOf('/aCompanyStatement/getDetail', id);
        const move = { id, action, version, reason: '邮件确认' };
        return attempt('/aCompanyStatement/move', move);
      }
      async function pay() {
        const amount = 1 + random(2 * PRICE);
        const payment = { companyId, amount, payTime: '2026-06-10 10:00:00', payer: '付款方' };
        const { code, data } = await attempt('/aCompanySettlementLog/save', payment);
        if (code !== 0) return;
        paid += 1;
        payments.push(data.id as string);
      }
      const acts = [
        order,
        bill,
        async () => moveStatement('send'),
        async () => moveStatement('confirmFor'),
        async () => {
          const id = one(statements);
          const { lines } = await done<{ lines: { orderId: string }[] }>(
            '/aCompanyStatement/getDetail',
            { id },
          );
          const { code } = await moveStatement('void', id);
          if (code === 0) orders.push(...new Set(lines.map(({ orderId }) => orderId)));
        },
        pay,
        pay,
        async () => {
          const id = one(payments);
          const version = await versionOf('/aCompanySettlementLog/getDetail', id);
          const undo = { id, action: 'undo', version, reason: '付错单位' };
          await attempt('/aCompanySettlementLog/move', undo);
        },
        async () => {
          const { lines } = await done<{ lines: { id: string }[] }>(
            '/aCompanyStatement/getDetail',
            {
              id: one(statements),
            },
          );
          const lineId = one(lines.map(({ id }) => id));
          const correction = { lineId, amount: 1 + random(2_000), reason: '多收' };
          await attempt('/aCompanyStatement/correct', correction);
        },
        async () => {
          const request = { ticketId: ticket.id, invoiceType: 1, statementIds: one(statements) };
          const { code, data } = await attempt('/aCompanyInvoice/save', request);
          if (code === 0) invoices.push(data.id as string);
        },
        async () => {
          const { data: file } = await uploadFile(server, { name: '发票.pdf', token: finance });
          const id = one(invoices);
          const version = await versionOf('/aCompanyInvoice/getDetail', id);
          await attempt('/aCompanyInvoice/issue', {
            id,
            version,
            invoiceNo: `26312${seed % 100_000}${String(calls).padStart(10, '0')}`,
            issueDate: '2026-06-15',
            fileUrl: JSON.stringify([{ name: '发票.pdf', url: file.path }]),
          });
        },
      ];
      for (let i = 0; i < 4; i += 1) await order();
      for (let step = 0; step < STEPS; step += 1) {
        const act = statements.length === 0 ? bill : acts[random(acts.length)]!;
        await act();
        expect((await wrongSums(companyId).execute(server.database.db)).rows).toEqual([]);
      }

      expect(killed).toBeGreaterThan(calls / 4);
      expect(killed).toBeLessThan(calls);
      const { count } = await server.database.db
        .selectFrom('settlementLogs')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('companyId', '=', companyId)
        .executeTakeFirstOrThrow();
      expect([Number(count), paid > 2]).toEqual([paid, true]);
    },
  );
});
