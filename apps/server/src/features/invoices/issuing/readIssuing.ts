import { beijing, type InvoiceIssuing } from '@mingjian/api';
import type { Db } from '../../../database/connect';
import type { Caller } from '../../../http/caller';
import { issueProblemTexts } from '../texts';

/** Returns an invoice's request at the issuing service; `null` without an open or failed one. */
export async function readIssuing(
  invoiceId: string,
  { language }: Caller,
  db: Db,
): Promise<InvoiceIssuing | null> {
  const row = await db
    .selectFrom('invoiceIssuings')
    .select(['status', 'problem', 'message', 'tries', 'nextAt'])
    .where('invoiceId', '=', invoiceId)
    .where('status', '<>', 2)
    .executeTakeFirst();
  if (!row) return null;
  const { status, problem, message, tries, nextAt } = row;
  const said = problem && issueProblemTexts((t) => t[problem])(language);
  return {
    failed: status === 9,
    problem: said && (message ? `${said}：${message}` : said),
    tries,
    nextTime: nextAt && beijing(nextAt),
  };
}

/** Returns whether the issuing service is being asked for an invoice. */
export async function isBeingIssued(invoiceId: string, db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('invoiceIssuings')
    .select('status')
    .where('invoiceId', '=', invoiceId)
    .where('status', 'in', [0, 1])
    .executeTakeFirst();
  return row !== undefined;
}
