import { sql } from 'kysely';
import type { Db } from '../database/connect';

/**
 * Stores a statement for each company and month that is over: paid ones of the orders that are
 * settled; of the others, clients that pay later have confirmed theirs, and those that pay in
 * advance have still to, a few of them in dispute.
 */
export async function insertStatements(trx: Db, now: Date) {
  const thisMonth = sql`to_char(${now}::timestamptz at time zone 'Asia/Shanghai', 'YYYY-MM')`;
  await sql`
    create temporary table demo_bills on commit drop as
    select ended.*, company_id || '-' || month as bill_id
    from (
      select id as order_id, order_no, company_id, product_id, amount, reduce_amount, settle_time,
        to_char(finish_time at time zone 'Asia/Shanghai', 'YYYY-MM') as month
      from orders where order_status in (90, 100)
    ) ended where month < ${thisMonth}`.execute(trx);
  await sql`
    insert into statements (id, statement_no, company_id, period_start, period_end, status,
      order_count, origin_amount, reduce_amount, total_amount, tax_rate, paid_amount, sent_at,
      confirmed_at, confirmed_by, due_date, dispute_note, created_at, updated_at)
    select bill_id,
      'DZ' || to_char(made_at at time zone 'Asia/Shanghai', 'YYYYMM')
        || lpad((row_number() over (partition by made_at order by bill_id))::text, 5, '0'),
      company_id, month || '-01', to_char(month_end, 'YYYY-MM-DD'), status, orders, origin, reduced,
      origin - reduced, 0.06, case when status = 5 then origin - reduced else 0 end, sent_at,
      confirmed_at, case when confirmed_at is not null then (
        select min(users.id) from users where users.company_id = bill.company_id) end,
      to_char(month_end + (1 + payment_days) * interval '1 day', 'YYYY-MM-DD'),
      case when status = 2 then '第一行的订单请核对价格' end, made_at,
      greatest(sent_at, confirmed_at, paid_at,
        case when status = 2 then sent_at + interval '1 day' end)
    from (
      select *, made_at + interval '1 hour' as sent_at,
        case when status = 5 and pay_mode = 1 then paid_at
          when status >= 3 then made_at + interval '3 days' end as confirmed_at
      from (
        select bill_id, demo_bills.company_id, month, payment_days, pay_mode,
          min(settle_time) as paid_at,
          case when min(settle_time) is not null then 5 when pay_mode = 2 then 3
            when right(company_no, 1)::int = 5 then 2 else 1 end as status,
          (month || '-01')::date + interval '1 month' - interval '1 day' as month_end,
          ((month || '-01')::date + interval '1 month' + interval '9 hours')
            at time zone 'Asia/Shanghai' as made_at,
          count(*) as orders, sum(amount) as origin, sum(reduce_amount) as reduced
        from demo_bills join companies on companies.id = demo_bills.company_id
        group by bill_id, demo_bills.company_id, month, payment_days, pay_mode, company_no
      ) made
    ) bill`.execute(trx);
  await sql`
    insert into statement_lines (id, statement_id, company_id, number, kind, name, name_en, order_id,
      amount, tax_amount)
    select order_id || '-' || kind, bill_id, company_id,
      row_number() over (partition by bill_id order by order_no, kind), kind, name, name_en,
      order_id, amount, amount - sign(amount) * round(abs(amount) / 1.06)
    from (
      select bill.*, 'product' as kind from (
        select order_id, order_no, bill_id, demo_bills.company_id, amount, products.name,
          coalesce(nullif(products.name_en, ''), products.name) as name_en
        from demo_bills join products on products.id = product_id
      ) bill
      union all
      select order_id, order_no, bill_id, demo_bills.company_id, -reduce_amount, products.name,
        coalesce(nullif(products.name_en, ''), products.name), 'reduction'
      from demo_bills join products on products.id = product_id where reduce_amount > 0
    ) fee`.execute(trx);
  await sql`
    update statement_lines line set dispute_note = statements.dispute_note
    from statements where statements.id = line.statement_id and number = 1`.execute(trx);
  await sql`
    insert into statement_events (statement_id, number, action, status_before, status_after,
      user_id, user_name, content, create_time)
    select statements.id, row_number() over (partition by statements.id order by place), action,
      before, after, case when by_client then client.id end,
      case when by_client then client.realname else '' end,
      case when action = 'dispute' then statements.dispute_note end, at
    from statements
    join lateral (
      select id, realname from users where company_id = statements.company_id order by id limit 1
    ) client on true
    join lateral (
      select statements.status = 5 and pay_mode = 2 and right(statement_no, 1) = '7'
        and total_amount > 1 as in_parts
      from companies where companies.id = statements.company_id
    ) paid on true
    cross join lateral (values
      (1, 'make', null, 0, false, statements.created_at),
      (2, 'send', 0, 1, false, sent_at),
      (3, 'dispute', 1, 2, true, case when status = 2 then sent_at + interval '1 day' end),
      (4, 'confirm', 1, 3, true, confirmed_at),
      (5, case when in_parts then 'payPart' else 'payAll' end, 3, case when in_parts then 4 else 5 end,
        false, case when in_parts then confirmed_at + (statements.updated_at - confirmed_at) / 2
          when status = 5 then statements.updated_at end)
    ) act (place, action, before, after, by_client, at)
    where at is not null`.execute(trx);
  await sql`
    update orders set statement_id = bill_id from demo_bills where orders.id = order_id`.execute(
    trx,
  );
}
