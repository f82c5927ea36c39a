import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import type { MovedInvoice } from './tables';

/** Lets the lines that an invoice holds be invoiced again. */
export async function freeLines(invoiceId: string, db: Db) {
  await db
    .updateTable('statementLines')
    .set({ invoiceId: null })
    .where('invoiceId', '=', invoiceId)
    .execute();
}

/** Adds the lines of an issued invoice to what its statements have invoiced; red ones subtract. */
export async function countInvoiced({ id }: Pick<MovedInvoice, 'id'>, db: Db) {
  await sql`
    update statements set invoiced_amount = invoiced_amount + issued.amount
    from (
      select statement_id, sum(amount) as amount from invoice_lines
      where invoice_id = ${id} group by statement_id
    ) issued
    where statements.id = issued.statement_id`.execute(db);
}
