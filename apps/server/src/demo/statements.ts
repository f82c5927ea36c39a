import { sql } from 'kysely';
import type { Db } from '../database/connect';

/**
 * Stores a statement for each company and month: paid ones of the orders that are settled, and those
 * that wait for the client or are confirmed of completed ones. Orders of this month are on none.
 */
export async function insertStatements(trx: Db, now: Date) {
  const thisMonth = sql`to_char(${now}::timestamptz at time zone 'Asia/Shanghai', 'YYYY-MM')`;
  await sql`
    create temporary table demo_bills on commit drop as
    select id as order_id, order_no, company_id, product_id, amount, reduce_amount,
      month, company_id || '-' || month || case when is_settled then '-s' else '-c' end as bill_id,
      is_settled
    from (
      select *, to_char(finish_time at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
        order_status = 100 as is_settled
      from orders where order_status in (90, 100)
    ) ended where is_settled or month < ${thisMonth}`.execute(trx);
  await sql`
    insert into statements (id, statement_no, company_id, period_start, period_end, status,
      order_count, origin_amount, reduce_amount, total_amount, tax_rate, paid_amount, sent_at,
      confirmed_at, confirmed_by, due_date, created_at, updated_at)
    select bill_id,
      'DZ' || to_char(made_at at time zone 'Asia/Shanghai', 'YYYYMM')
        || lpad((row_number() over (partition by made_at order by bill_id))::text, 5, '0'),
      company_id, month || '-01', to_char(month_end, 'YYYY-MM-DD'), status, orders, origin, reduced,
      origin - reduced, 0.06, case when status = 5 then origin - reduced else 0 end,
      made_at + interval '1 hour',
      case when status >= 3 then made_at + interval '3 days' end,
      case when status >= 3 then (
        select min(users.id) from users where users.company_id = bill.company_id) end,
      to_char(month_end + (1 + payment_days) * interval '1 day', 'YYYY-MM-DD'), made_at,
      made_at + case when status >= 3 then interval '3 days' else interval '1 hour' end
    from (
      select bill_id, demo_bills.company_id, month, payment_days,
        case when is_settled then 5 when pay_mode = 2 and right(month, 1)::int % 2 = 1 then 3 else 1 end
          as status,
        (month || '-01')::date + interval '1 month' - interval '1 day' as month_end,
        ((month || '-01')::date + interval '1 month' + interval '9 hours')
          at time zone 'Asia/Shanghai' as made_at,
        count(*) as orders, sum(amount) as origin, sum(reduce_amount) as reduced
      from demo_bills join companies on companies.id = demo_bills.company_id
      group by bill_id, demo_bills.company_id, month, payment_days, pay_mode, is_settled
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
    insert into statement_events (statement_id, number, action, status_before, status_after,
      right_code, user_id, user_name, create_time)
    select statements.id, number, action, before, after, null, case when action = 'confirm'
        then confirmed_by end, case when action = 'confirm' then coalesce(users.realname, '') else ''
      end, statements.created_at + later
    from statements left join users on users.id = confirmed_by
    cross join (values
      (1, 'make', null, 0, 0, interval '0'),
      (2, 'send', 0, 1, 1, interval '1 hour'),
      (3, 'confirm', 1, 3, 3, interval '3 days'),
      (4, 'payAll', 3, 5, 5, interval '3 days')
    ) act (number, action, before, after, needs, later)
    where statements.status >= needs`.execute(trx);
  await sql`
    update orders set statement_id = bill_id from demo_bills where orders.id = order_id`.execute(
    trx,
  );
}
