import type { InvoiceAct, InvoiceStatus } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { accountOf, nameOfActor, type Actor } from '../../flows/serveFlow';

/** An event of an invoice that is to be written. */
export interface NewInvoiceEvent {
  invoiceId: string;
  action: InvoiceAct;
  /** `null` for the event that begins an invoice. */
  before: InvoiceStatus | null;
  after: InvoiceStatus;
  right: string | null;
  content: string | null;
}

/** Writes the next event of an invoice, which is locked or new. */
export async function recordInvoiceEvent(
  { invoiceId, action, before, after, right, content }: NewInvoiceEvent,
  actor: Actor,
  time: Date,
  db: Db,
) {
  await db
    .insertInto('invoiceEvents')
    .values({
      invoiceId,
      number: sql<number>`(
        select count(*) + 1 from invoice_events where invoice_id = ${invoiceId})`,
      action,
      statusBefore: before,
      statusAfter: after,
      rightCode: right,
      userId: accountOf(actor),
      userName: nameOfActor(actor),
      content,
      createTime: time,
    })
    .execute();
}
