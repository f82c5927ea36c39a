import type { OrderPayStatus, OrderStatus, StatementStatus } from '@mingjian/api';

/** A view: an order with what it costs, and what of that is held and paid. Amounts in fen. */
export interface OrderFinanceView {
  id: string;
  orderNo: string;
  orderNoFolded: string;
  companyId: string;
  mainCompanyName: string;
  candidateName: string;
  productId: string;
  orderStatus: OrderStatus;
  costCenter: string | null;
  clientPoNo: string | null;
  orderTime: Date;
  finishTime: Date | null;
  settleTime: Date | null;
  listAmount: number;
  discountAmount: number;
  amount: number;
  reduceAmount: number;
  cancelFee: number | null;
  payAmount: number;
  heldAmount: number;
  paidAmount: number;
  payStatus: OrderPayStatus;
  statementId: string | null;
  statementNo: string | null;
  billStatus: StatementStatus | null;
}

declare module '../../database/schema' {
  interface Schema {
    orderFinances: OrderFinanceView;
  }
}

/** Price of the published versions of an order's products, urgency included. */
const LIST_AMOUNT = `(
  select sum(version.price
    + case placed.urgent_flag when 1 then round(version.price * version.urgent_rate) else 0 end
  )::bigint
  from (
    select placed.product_id, placed.product_version
    union all
    select added.product_id, added.product_version from order_add_ons added
    where added.order_id = placed.id
  ) part
  join product_versions version
    on version.product_id = part.product_id and version.version = part.product_version
)`;

/** Sum of a column of the lines that an order has in the balance log. */
const summed = (column: string, order: string) => `(
  select coalesce(sum(log.${column}), 0)::bigint from balance_logs log
  where log.order_id = ${order}.id
)`;

/** Columns of an order that are shown as they are. */
const OWN = `id, order_no, order_no_folded, company_id, candidate_name, product_id, order_status,
  cost_center, client_po_no, order_time, finish_time, settle_time, amount, reduce_amount,
  cancel_fee, statement_id`;

/**
 * Creates the view of placed orders. Its sums are read for the rows that are shown: a list that
 * does not filter by them reads no log. Published statements never change.
 */
export const orderFinanceMigration = [
  `create view order_finances as
    select ${OWN}, main_company_name, list_amount,
      greatest(0, list_amount - amount) as discount_amount, pay_amount, held_amount, paid_amount,
      (case
        when order_status between 1 and 89 then 0
        when pay_amount <= 0 then 5
        when paid_amount >= pay_amount then 4
        when bill_status = 4 or paid_amount > 0 then 3
        when statement_id is not null then 2
        else 1 end)::smallint as pay_status,
      statement_no, bill_status
    from (
      select ${OWN}, main_company_name, list_amount, held_amount, pay_amount, statement_no,
        bill_status,
        case when bill_status = 5 then pay_amount
          else least(pay_amount, - ${summed('amount', 'owed')}) end as paid_amount
      from (
        select ${OWN.split(',')
          .map((column) => `placed.${column.trim()}`)
          .join(', ')},
          placed.signing_entity as main_company_name, ${LIST_AMOUNT} as list_amount,
          ${summed('frozen_amount', 'placed')} as held_amount,
          case when placed.order_status < 0
            then least(coalesce(placed.cancel_fee, 0), placed.amount - placed.reduce_amount)
            else placed.amount - placed.reduce_amount end as pay_amount,
          statement.statement_no, statement.status as bill_status
        from orders placed left join statements statement on statement.id = placed.statement_id
        where placed.order_status <> 0
      ) owed
    ) paid`,
];

/** Cost of an order before corrections: once it was broken off, the fee of its end. */
const due = (order: string) => `(case when ${order}.order_status < 0
    then least(coalesce(${order}.cancel_fee, 0), ${order}.amount - ${order}.reduce_amount)
    else ${order}.amount - ${order}.reduce_amount end)`;

/** Part of an order's cost that the balance was charged. */
const charged = (order: string) => `least(${due(order)}, - ${summed('amount', order)})`;

/** Sum of corrections, which are negative, on statements that are paid, in part or whole. */
const corrections = (by: string) => `(
  select coalesce(sum(line.amount), 0)::bigint from statement_lines line
  join statements bill on bill.id = line.statement_id and bill.status in (4, 5)
  where line.kind = 'correction' and ${by}
)`;

/**
 * The share of an order in what its statement is paid: first what its balance was charged, then the
 * rest in the order of the lines, which are those of the orders' numbers. What corrections take off
 * the statement is settled by them, so it is there to be spread too.
 */
const SHARE = `(
  select owed.charged + least(owed.due - owed.charged, greatest(0,
    owed.bill_paid - ${corrections('line.statement_id = owed.statement_id')} - sum(part.charged)
      - coalesce(sum(part.due - part.charged) filter (where part.order_no < owed.order_no), 0)
  ))::bigint
  from (
    select other.order_no, ${due('other')} as due, ${charged('other')} as charged
    from orders other where other.statement_id = owed.statement_id
  ) part
)`;

/**
 * Creates the view anew: a statement that is paid in part is spread over its orders, and what was
 * corrected is neither due nor paid. Published statements never change.
 */
export const orderShareMigration = [
  `drop view order_finances`,
  `create view order_finances as
    select ${OWN}, main_company_name, list_amount,
      greatest(0, list_amount - amount) as discount_amount, pay_amount, held_amount, paid_amount,
      (case
        when order_status between 1 and 89 then 0
        when pay_amount <= 0 then 5
        when paid_amount >= pay_amount then 4
        when paid_amount > 0 then 3
        when statement_id is not null then 2
        else 1 end)::smallint as pay_status,
      statement_no, bill_status
    from (
      select ${OWN}, main_company_name, list_amount, held_amount, statement_no, bill_status,
        due + corrected as pay_amount,
        corrected + case bill_status when 5 then due when 4 then ${SHARE} else charged end
          as paid_amount
      from (
        select ${OWN.split(',')
          .map((column) => `placed.${column.trim()}`)
          .join(', ')},
          placed.signing_entity as main_company_name, ${LIST_AMOUNT} as list_amount,
          ${summed('frozen_amount', 'placed')} as held_amount,
          ${due('placed')} as due, ${charged('placed')} as charged,
          ${corrections('line.order_id = placed.id')} as corrected,
          statement.statement_no, statement.status as bill_status,
          statement.paid_amount as bill_paid
        from orders placed left join statements statement on statement.id = placed.statement_id
        where placed.order_status <> 0
      ) owed
    ) paid`,
];
