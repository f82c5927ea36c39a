import { sql } from 'kysely';
import type { Db } from '../database/connect';

/**
 * Stores what clients' invoices are made out to, and an invoice for each confirmed statement after
 * a company's first, as far as its days have passed: applied for by the client, issued and
 * delivered by finance, received. Every seventeenth application is rejected, every 23rd invoice
 * reversed by a red one.
 */
export async function insertInvoices(trx: Db, now: Date) {
  await insertTickets(trx);
  await planInvoices(trx, now);
  await insertPlanned(trx);
  await insertRed(trx);
  await nameFiles(trx);
  await insertEvents(trx);
  await sql`
    update statement_lines set invoice_id = line.invoice_id
    from invoice_lines line join company_invoices invoice on invoice.id = line.invoice_id
    where line.statement_line_id = statement_lines.id
      and red_flag = 0 and status not in (-1, -2)`.execute(trx);
  await sql`
    update statements set invoiced_amount = issued.amount
    from (
      select statement_id, sum(line.amount) as amount
      from invoice_lines line join company_invoices invoice on invoice.id = line.invoice_id
      where status >= 3 or status = -1 group by statement_id
    ) issued
    where statements.id = issued.statement_id`.execute(trx);
}

const insertTickets = async (trx: Db) =>
  sql`
    insert into company_tickets (id, company_id, title, tax_no, bank_name, bank_account,
      reg_address, reg_phone, email, default_flag, created_at, updated_at)
    select companies.id || '-ticket', companies.id, companies.name,
      companies.credit_code,
      case number % 3 when 0 then '招商银行上海分行营业部'
        when 1 then '中国工商银行北京国贸支行' else '中国建设银行深圳福田支行' end,
      '6214' || translate(substr(md5(companies.id || 'bank'), 1, 12), 'abcdef', '123456'),
      left(companies.address, 30), null, main.email, 1,
      timestamptz '2023-03-06 10:00:00+08' + number * interval '1 hour',
      timestamptz '2023-03-06 10:00:00+08' + number * interval '1 hour'
    from (select *, row_number() over (order by id) as number from companies) companies
    join lateral (
      select email from users where company_id = companies.id and main_flag = 1
      order by id limit 1
    ) main on true`.execute(trx);

/** Which statements have an invoice, when it came to each of its states, and where it is now. */
async function planInvoices(trx: Db, now: Date) {
  await sql`
    create temporary table demo_invoices on commit drop as
    select planned.*, statement_id || '-invoice' as id,
      case when number % 17 = 0 and rejected_at <= ${now} then 2
        when number % 23 = 0 and red_issued_at <= ${now} then -1
        when received_at <= ${now} then 5
        when delivered_at <= ${now} then 4
        when issued_at <= ${now} then 3 else 1 end as status
    from (
      select statements.id as statement_id, company_id, tax_rate,
        row_number() over (order by confirmed_at, statements.id) as number,
        row_number() over (partition by company_id order by period_start) as turn,
        (select sum(amount) from statement_lines where statement_id = statements.id) as amount,
        (select sum(tax_amount) from statement_lines where statement_id = statements.id) as tax,
        confirmed_at + interval '20 hours' as applied_at,
        confirmed_at + interval '25 hours' as rejected_at,
        confirmed_at + interval '46 hours' as issued_at,
        confirmed_at + interval '48 hours' as delivered_at,
        confirmed_at + interval '120 hours' as received_at,
        confirmed_at + interval '12 days' as red_applied_at,
        confirmed_at + interval '13 days' as red_issued_at
      from statements where status >= 3 and total_amount > 0
    ) planned
    where turn > 1 and applied_at <= ${now}`.execute(trx);
}

async function insertPlanned(trx: Db) {
  await sql`
    insert into company_invoices (id, invoice_apply_no, company_id, title, tax_no, invoice_type,
      amount, tax_rate, tax_amount, content, bank_name, bank_account, reg_address, reg_phone,
      receive_email, status, invoice_no, issue_date, reject_reason, red_flag, applied_by,
      created_at, updated_at)
    select planned.id, 'FP' || to_char(applied_at at time zone 'Asia/Shanghai', 'YYYYMM')
        || lpad((row_number() over (
          partition by to_char(applied_at at time zone 'Asia/Shanghai', 'YYYYMM')
          order by applied_at, planned.id))::text, 5, '0'),
      planned.company_id, title, tax_no, case number % 4 when 0 then 1 else 2 end,
      amount, tax_rate, tax, '信息技术服务*背景调查服务费', bank_name, bank_account, reg_address,
      reg_phone, ticket.email, status,
      case when status >= 3 or status = -1
        then to_char(issued_at at time zone 'Asia/Shanghai', 'YY') || '312000'
          || lpad(number::text, 12, '0') end,
      case when status >= 3 or status = -1
        then to_char(issued_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') end,
      case status when 2 then '抬头与合同签约主体不一致，请核对后重新申请' end, 0, main.id,
      applied_at, case status when 1 then applied_at when 2 then rejected_at
        when 3 then issued_at when 4 then delivered_at when 5 then received_at
        else red_issued_at end
    from demo_invoices planned
    join company_tickets ticket on ticket.company_id = planned.company_id
    join lateral (
      select id from users where company_id = planned.company_id and main_flag = 1
      order by id limit 1
    ) main on true`.execute(trx);
  await sql`
    insert into invoice_lines (id, invoice_id, company_id, number, statement_line_id, statement_id,
      order_id, name, name_en, amount, tax_amount, create_time)
    select line.id || '-invoice', planned.id, line.company_id, line.number, line.id,
      line.statement_id, line.order_id, line.name, line.name_en, line.amount, line.tax_amount,
      applied_at
    from demo_invoices planned
    join statement_lines line on line.statement_id = planned.statement_id`.execute(trx);
}

async function insertRed(trx: Db) {
  await sql`
    insert into company_invoices (id, invoice_apply_no, company_id, title, tax_no, invoice_type,
      amount, tax_rate, tax_amount, content, bank_name, bank_account, reg_address, reg_phone,
      receive_email, status, invoice_no, issue_date, red_flag, red_of, red_confirm_no, applied_by,
      remark, created_at, updated_at)
    select invoice.id || '-red', invoice_apply_no || 'R', invoice.company_id, title, tax_no,
      invoice_type, -invoice.amount, invoice.tax_rate, -tax_amount, content, bank_name,
      bank_account, reg_address, reg_phone, receive_email, 3,
      to_char(red_issued_at at time zone 'Asia/Shanghai', 'YY') || '312900'
        || lpad(number::text, 12, '0'),
      to_char(red_issued_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), 1, invoice.id,
      'HZ' || to_char(red_issued_at at time zone 'Asia/Shanghai', 'YYYYMMDD')
        || lpad(number::text, 5, '0'),
      keeper.id, '税号有误，红冲后重开', red_applied_at, red_issued_at
    from company_invoices invoice join demo_invoices planned on planned.id = invoice.id
    cross join lateral (
      select min(users.id) as id from users join user_roles on user_id = users.id
      where role_code = 'FINANCE'
    ) keeper
    where invoice.status = -1`.execute(trx);
  await sql`
    insert into invoice_lines (id, invoice_id, company_id, number, statement_line_id, statement_id,
      order_id, name, name_en, amount, tax_amount, create_time)
    select line.id || '-red', red.id, line.company_id, line.number, line.statement_line_id,
      line.statement_id, line.order_id, line.name, line.name_en, -line.amount, -line.tax_amount,
      red.created_at
    from company_invoices red join invoice_lines line on line.invoice_id = red.red_of
    where red.red_flag = 1`.execute(trx);
}

/** Each issued invoice names a file, which the start of the server stores. */
const nameFiles = async (trx: Db) =>
  sql`
    update company_invoices set file_url = '[{"name":"' || invoice_no || '.pdf","url":"/uploads/'
      || md5('demo invoice ' || invoice_no) || '.pdf"}]'
    where invoice_no is not null`.execute(trx);

/** Each invoice has an event for every state that it came to. */
async function insertEvents(trx: Db) {
  await sql`
    insert into invoice_events (invoice_id, number, action, status_before, status_after, user_id,
      user_name, content, create_time)
    select invoice.id, row_number() over (partition by invoice.id order by at, place), action,
      before, after, users.id, coalesce(users.realname, ''), said, at
    from company_invoices invoice join demo_invoices planned on planned.id = invoice.id
    cross join lateral (
      select min(users.id) as id from users join user_roles on user_id = users.id
      where role_code = 'FINANCE'
    ) keeper
    cross join lateral (values
      (1, 'apply', null::smallint, 1, applied_by, null, applied_at, true),
      (2, 'reject', 1::smallint, 2, keeper.id, reject_reason, rejected_at,
        invoice.status = 2),
      (3, 'issue', 1::smallint, 3, keeper.id, null, issued_at, invoice.status in (3, 4, 5, -1)),
      (4, 'deliver', 3::smallint, 4, keeper.id, null, delivered_at,
        invoice.status in (4, 5, -1)),
      (5, 'receive', 4::smallint, 5, applied_by, null, received_at, invoice.status in (5, -1)),
      (6, 'credit', 5::smallint, -1, null, null, red_issued_at, invoice.status = -1)
    ) act (place, action, before, after, actor, said, at, has_passed)
    left join users on users.id = actor
    where has_passed`.execute(trx);
  await sql`
    insert into invoice_events (invoice_id, number, action, status_before, status_after, user_id,
      user_name, content, create_time)
    select red.id, number, action, before, after, users.id, users.realname, said, at
    from company_invoices red
    cross join lateral (values
      (1, 'reverse', null::smallint, 1, remark, red.created_at),
      (2, 'issue', 1::smallint, 3, null, red.updated_at)
    ) act (number, action, before, after, said, at)
    join users on users.id = red.applied_by
    where red.red_flag = 1`.execute(trx);
}
