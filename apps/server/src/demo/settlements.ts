import { sql } from 'kysely';
import type { Db } from '../database/connect';

/**
 * Stores the payments of clients that pay later: one for each paid statement, entered by one person
 * of finance and matched by another, in two parts for every seventh.
 */
export async function insertSettlements(trx: Db) {
  await sql`
    create temporary table demo_payments on commit drop as
    select statement_id, company_id, part, at, name,
      case part when 1 then first_part else total_amount - first_part end as amount,
      statement_id || '-' || part as id
    from (
      select statements.id as statement_id, company_id, companies.name, total_amount,
        statements.updated_at as paid_at, confirmed_at,
        case when right(statement_no, 1) = '7' then total_amount / 2 else 0 end as first_part
      from statements join companies on companies.id = company_id
      where statements.status = 5 and pay_mode = 2 and total_amount > 0
    ) paid
    cross join lateral (values
      (1, confirmed_at + (paid_at - confirmed_at) / 2), (2, paid_at)) parts (part, at)
    where part = 2 or first_part > 0`.execute(trx);
  await sql`
    insert into settlement_logs (id, settle_no, company_id, statement_id, amount, pay_method,
      pay_time, payer, entered_by, verified_by, verified_at, status, created_at, updated_at)
    select paid.id, 'HK' || month
        || lpad((row_number() over (partition by month order by at, paid.id))::text, 5, '0'), company_id, statement_id, amount, 1, at - interval '3 hours', name, enters.id,
      matches.id, at, 1, at, at
    from (
      select *, to_char(at at time zone 'Asia/Shanghai', 'YYYYMM') as month from demo_payments
    ) paid
    cross join lateral (
      select min(users.id) as id from users join user_roles on user_id = users.id
      where role_code = 'FINANCE'
    ) enters
    cross join lateral (
      select max(users.id) as id from users join user_roles on user_id = users.id
      where role_code in ('FINANCE', 'ADMIN')
    ) matches`.execute(trx);
  await sql`
    insert into settlement_parts (settlement_id, number, statement_id, amount, created_at)
    select id, 1, statement_id, amount, at from demo_payments`.execute(trx);
  await sql`
    insert into settlement_events (settlement_id, number, action, status_before, status_after,
      user_id, user_name, create_time)
    select log.id, number, action, before, after, users.id, users.realname, log.created_at
    from settlement_logs log
    cross join lateral (values
      (1, 'enter', null::smallint, 0, entered_by), (2, 'match', 0::smallint, 1, verified_by)
    ) act (number, action, before, after, actor)
    join users on users.id = actor`.execute(trx);
  // A statement that was paid in two parts has both in its history.
  await sql`
    insert into statement_events (statement_id, number, action, status_before, status_after,
      user_name, create_time)
    select statement_id, 5, 'payAll', 4, 5, '', at from demo_payments
    where part = 2 and exists (
      select from demo_payments first
      where first.statement_id = demo_payments.statement_id and first.part = 1)`.execute(trx);
}
