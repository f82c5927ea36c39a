import { DAY } from '@mingjian/api';
import { sql } from 'kysely';
import type { Backend } from '../../http/backend';

/** Days whose orders say what a company needs. */
const MEASURED = 30;
/** Days that a balance is to last before somebody is warned, unless the company says otherwise. */
const WARNED = 7;

/** Code of a company that orders nothing. */
const SUSPENDED = 2;

/** The balance or credit that a company has left. Amounts in fen. */
export interface Standing {
  companyId: string;
  companyName: string;
  payMode: 1 | 2;
  managerId: string | null;
  managerName: string | null;
  lowSince: Date | null;
  available: number | null;
  limit: number;
  isLow: boolean;
}

/**
 * Returns what companies have left, one of them or all: the balance that is not held, or the credit
 * beside what was ordered and is not settled.
 */
export async function standingsOf(
  companyId: string | undefined,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<Standing[]> {
  const one = companyId ?? null;
  const since = new Date(now().getTime() - MEASURED * DAY);
  const { rows } = await sql<Standing>`
    select standing.*, coalesce(available < "limit", false) as is_low
    from (
      select company.id as company_id, company.name as company_name, pay_mode, manager_id,
        manager.realname as manager_name, low_since,
        case when pay_mode = 1 then balance - freeze_balance
          when credit_limit = 0 then null
          else credit_limit - (
            select coalesce(sum(amount), 0)::bigint from orders
            where orders.company_id = company.id and order_status >= 10 and order_status < 100
          ) end as available,
        coalesce(warn_balance, (
          select round(coalesce(sum(amount - reduce_amount), 0) * ${WARNED} / ${MEASURED})::bigint
          from orders
          where orders.company_id = company.id and order_status >= 10 and order_time >= ${since}
        )) as "limit"
      from companies company
      left join users manager on manager.id = company.manager_id and manager.status = 1
      where company.deleted_at is null
        and (company.id = ${one} or ${one}::text is null and company.status <> ${SUSPENDED})
    ) standing
    order by company_id`.execute(db);
  return rows;
}
