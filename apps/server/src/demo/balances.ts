import { sql } from 'kysely';
import type { Db } from '../database/connect';
import { standingsOf } from '../features/balanceWarnings/standings';

/** Top-ups are whole multiples of this, in fen. */
const ROUND = 1_000_000;

/**
 * Stores the balances of companies that pay in advance: what they began with, a top-up for the
 * orders of each quarter, and for each order what was held, charged and released. Every balance is
 * the sum of its log.
 */
export async function insertBalances(trx: Db) {
  await sql`
    with paid as (
      select orders.*, amount - reduce_amount as due,
        least(coalesce(cancel_fee, 0), amount - reduce_amount) as fee
      from orders join companies company on company.id = orders.company_id
      where company.pay_mode = 1 and order_status <> 0 and amount > reduce_amount
    ), movements as (
      select id as company_id, null as order_id, created_at as at, 1 as type, balance as amount,
        0::bigint as frozen, id || '-0' as id, '上年结转' as remark
      from companies where pay_mode = 1 and balance > 0
      union all
      select company_id, null, min(order_time) - interval '1 day', 1,
        (ceil(sum(due)::numeric / ${ROUND}) * ${ROUND})::bigint, 0, company_id || '-' || quarter,
        null
      from (
        select *, to_char(date_trunc('quarter', order_time at time zone 'Asia/Shanghai'),
          'YYYYMM') as quarter from paid
      ) by_quarter group by company_id, quarter
      union all
      select company_id, id, order_time, 2, 0, due, id || '-2', null from paid
      union all
      select company_id, id, finish_time, 3, -due, -due, id || '-3', null
      from paid where order_status >= 90
      union all
      select company_id, id, cancel_time, 3, -fee, -fee, id || '-3', null
      from paid where order_status < 0 and fee > 0
      union all
      select company_id, id, cancel_time, 4, 0, fee - due, id || '-4', null
      from paid where order_status < 0 and fee < due
    ), summed as (
      select movements.*, sum(amount) over before_it as after_balance,
        sum(frozen) over before_it as after_frozen, row_number() over before_it as number
      from movements
      window before_it as (partition by company_id order by at, type, id rows unbounded preceding)
    )
    insert into balance_logs (id, company_id, number, log_no, type, amount, before_balance,
      after_balance, frozen_amount, before_frozen, after_frozen, order_id, pay_method, operator,
      remark, created_at, updated_at)
    select summed.id, company_id, number, 'YE' || substring(company_no from 3)
        || lpad(number::text, 6, '0'), type, amount, after_balance - amount, after_balance, frozen,
      after_frozen - frozen, after_frozen, order_id, case when type = 1 then 1 end,
      case when type = 1 then '财务' else '' end, summed.remark, at, at
    from summed join companies company on company.id = company_id`.execute(trx);
  await sql`
    update companies set balance = coalesce(last.after_balance, 0),
      freeze_balance = coalesce(last.after_frozen, 0)
    from companies company left join (
      select distinct on (company_id) company_id, after_balance, after_frozen
      from balance_logs order by company_id, number desc
    ) last on last.company_id = company.id
    where company.id = companies.id`.execute(trx);
}

/** Notes which companies have little left: they know it, so that nobody tells them again. */
export async function noteLowBalances(trx: Db, now: Date) {
  const standings = await standingsOf(undefined, { db: trx, now: () => now });
  const low = standings.filter(({ isLow }) => isLow).map(({ companyId }) => companyId);
  await trx
    .updateTable('companies')
    .set({ lowSince: now })
    .where('id', 'in', ['', ...low])
    .execute();
}
