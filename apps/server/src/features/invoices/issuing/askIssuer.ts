import type { InputOf, invoices } from '@mingjian/api';
import { sql } from 'kysely';
import { newId } from '../../../database/ids';
import { Failure, refusal } from '../../../failure';
import { obstacleTo } from '../../../flows/makeMove';
import type { Backend } from '../../../http/backend';
import type { Caller } from '../../../http/caller';
import { sendJob } from '../../../jobs/jobKind';
import { demandRight } from '../../../resources/scope';
import { INVOICE_KEEPERS } from '../../../roles';
import { invoiceMoves } from '../invoiceMoves';
import { invoiceTexts } from '../texts';
import { invoiceIssuing } from './issuingKind';

/**
 * Has an invoice issued by the service of this installation. A request that failed for good is made
 * again under the same number, so that what the service issued meanwhile is not issued twice.
 */
export async function askIssuer(
  { id, version }: InputOf<typeof invoices.issueByService>,
  caller: Caller,
  backend: Backend,
) {
  demandRight(caller, INVOICE_KEEPERS);
  const { db, now, issuer } = backend;
  const row = await invoiceMoves.lock(id, caller, db);
  if (!row) throw invoiceMoves.words.missing();
  if (row.version !== version) throw refusal(409, invoiceTexts, (t) => t.changed);
  const obstacle = await obstacleTo(invoiceMoves, 'issue', row, caller, backend);
  if (obstacle) throw new Failure(409, obstacle);
  if (!issuer) throw refusal(409, invoiceTexts, (t) => t.noService);
  const time = now();
  const asked = {
    status: 0,
    problem: null,
    message: null,
    tries: 0,
    askedBy: caller.userId,
    askedAt: null,
    nextAt: null,
    updatedAt: time,
  } as const;
  await db
    .insertInto('invoiceIssuings')
    .values({ ...asked, invoiceId: id, requestId: newId(time) })
    .onConflict((conflict) => conflict.column('invoiceId').doUpdateSet(asked))
    .execute();
  await db
    .updateTable('companyInvoices')
    .set({ version: sql`version + 1`, updatedAt: time })
    .where('id', '=', id)
    .execute();
  await sendJob(db, invoiceIssuing, { invoiceId: id }, { key: id });
}
