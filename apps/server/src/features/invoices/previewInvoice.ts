import type { InvoiceObstacle, InvoicePreview } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { CLIENT_ACCOUNTANTS, INVOICE_KEEPERS } from '../../roles';
import { readInvoiceable, readRefused, type InvoiceQuestion } from './invoiceableLines';
import { invoiceTexts } from './texts';

/** Returns what can be on an invoice now, and why the rest cannot. */
export async function previewInvoice(
  question: InvoiceQuestion,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<InvoicePreview> {
  demandRight(caller, [...INVOICE_KEEPERS, ...CLIENT_ACCOUNTANTS]);
  const lines = await readInvoiceable(question, caller, db).execute();
  const refused = await readRefused(question, caller, db);
  const companyIds = [...new Set(lines.map(({ companyId }) => companyId))];
  const companyId = companyIds.length === 1 ? companyIds[0]! : null;
  const company =
    companyId === null
      ? undefined
      : await db
          .selectFrom('companies')
          .select('name')
          .where('id', '=', companyId)
          .executeTakeFirstOrThrow();
  return {
    companyId,
    companyName: company?.name ?? null,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    taxAmount: lines.reduce((sum, { taxAmount }) => sum + taxAmount, 0),
    lineCount: lines.length,
    orderIds: [...new Set(lines.map(({ orderId }) => orderId))],
    refused: refused.map(({ id, orderNo, status }) => {
      const obstacle = obstacleOf(status);
      const label = invoiceTexts((t) => t[obstacle])(caller.language);
      return { orderId: id, orderNo, obstacle, label };
    }),
  };
}

/** Returns why an order gives an invoice nothing, by the state of its statement. */
function obstacleOf(status: number | null): InvoiceObstacle {
  if (status === null) return 'notBilled';
  return status < 3 ? 'notConfirmed' : 'invoiced';
}
