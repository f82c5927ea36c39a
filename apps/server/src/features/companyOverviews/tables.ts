/** A view: a company with what is under way for it. Amounts in fen. */
export interface CompanyOverviewView {
  id: string;
  name: string;
  shortName: string | null;
  companyNo: string;
  status: 0 | 1 | 2;
  managerId: string | null;
  belonging: string | null;
  payMode: 1 | 2;
  balance: number;
  freezeBalance: number;
  creditLimit: number;
  contractExpire: string | null;
  openOrders: number;
  lastOrderTime: Date | null;
  waitingStatements: number;
  unpaidAmount: number;
  openInvoices: number;
  activeAccounts: number;
  lastFollowTime: Date | null;
  nextFollowTime: Date | null;
  createdAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    companyOverviews: CompanyOverviewView;
  }
}

/**
 * Creates the view of companies. What it counts is read for the rows that are shown. Published
 * statements never change.
 */
export const companyOverviewMigration = [
  `create view company_overviews as
    select id, name, short_name, company_no, status, manager_id, belonging, pay_mode, balance,
      freeze_balance, credit_limit, contract_expire, created_at,
      (select count(*) from orders
        where orders.company_id = companies.id and order_status between 1 and 89)::integer
        as open_orders,
      (select max(order_time) from orders
        where orders.company_id = companies.id and order_status <> 0) as last_order_time,
      (select count(*) from statements
        where statements.company_id = companies.id and statements.status = 1)::integer
        as waiting_statements,
      (select coalesce(sum(total_amount - paid_amount), 0) from statements
        where statements.company_id = companies.id and statements.status in (3, 4))::bigint
        as unpaid_amount,
      (select count(*) from company_invoices
        where company_invoices.company_id = companies.id and company_invoices.status = 1)::integer
        as open_invoices,
      (select count(*) from users
        where users.company_id = companies.id and users.status = 1
          and users.deleted_at is null)::integer as active_accounts,
      (select max(follow.created_at) from company_follow_ups follow
        where follow.company_id = companies.id and follow.deleted_at is null) as last_follow_time,
      (select min(follow.next_time) from company_follow_ups follow
        where follow.company_id = companies.id and follow.deleted_at is null
          and follow.next_time > coalesce((select max(done.created_at) from company_follow_ups done
            where done.company_id = companies.id and done.deleted_at is null), '-infinity'))
        as next_follow_time
    from companies where companies.deleted_at is null`,
];
