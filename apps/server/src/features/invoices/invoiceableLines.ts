import { splitIds, type InputOf, type invoices } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/connect';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';

/** The orders or the statements that an invoice would be for. */
export type InvoiceQuestion = InputOf<typeof invoices.preview>;

/** Least state of a statement whose lines can be invoiced: it is confirmed. */
const CONFIRMED = 3;

/** Returns the ids that a question names, each once. */
export const idsIn = (joined: string | undefined) => [...new Set(splitIds(joined ?? ''))];

/**
 * Reads the lines of the asked orders and statements that the caller may see, on statements that
 * are confirmed and on no invoice, in the order of statements and their lines.
 */
export const readInvoiceable = (
  { orderIds, statementIds }: InvoiceQuestion,
  caller: Caller,
  db: Db,
) =>
  db
    .selectFrom('statementLines as line')
    .innerJoin('statements', 'statements.id', 'line.statementId')
    .select(['line.id', 'line.companyId', 'line.orderId', 'line.statementId'])
    .select(['line.name', 'line.nameEn', 'line.amount', 'line.taxAmount', 'statements.taxRate'])
    .where(withinScope(caller, 'line.companyId'))
    .where('statements.deletedAt', 'is', null)
    .where('statements.status', '>=', CONFIRMED)
    .where('line.invoiceId', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('line.orderId', 'in', ['', ...idsIn(orderIds)]),
        eb('line.statementId', 'in', ['', ...idsIn(statementIds)]),
      ]),
    )
    .orderBy('statements.statementNo')
    .orderBy('line.number');

/** Reads the asked orders that the caller may see and that give an invoice no line. */
export const readRefused = ({ orderIds }: InvoiceQuestion, caller: Caller, db: Db) =>
  db
    .selectFrom('orders')
    .leftJoin('statements', 'statements.id', 'orders.statementId')
    .select(['orders.id', 'orders.orderNo', 'statements.status'])
    .where('orders.id', 'in', ['', ...idsIn(orderIds)])
    .where(withinScope(caller, 'orders.companyId'))
    .where(
      sql<SqlBool>`not exists (
        select from statement_lines line join statements billed on billed.id = line.statement_id
        where line.order_id = orders.id and line.invoice_id is null
          and billed.status >= ${CONFIRMED} and billed.deleted_at is null)`,
    )
    .orderBy('orders.orderNo')
    .execute();
