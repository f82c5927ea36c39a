import type { InvoiceMove } from '@mingjian/api';
import { accountOf, SYSTEM, type Actor } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import { CLIENT_ACCOUNTANTS, INVOICE_KEEPERS } from '../../roles';
import { peopleWithRight } from '../notices/peopleWithRight';
import { storeNotice } from '../notices/sendNotice';
import { invoiceMoves } from './invoiceMoves';
import { invoiceTexts } from './texts';

/** Tells the client's accountants what staff did with an invoice, and staff what the client did. */
export async function tellInvoice(
  id: string,
  move: InvoiceMove,
  reason: string | null,
  actor: Actor,
  backend: Backend,
) {
  const { companyId, invoiceApplyNo, title } = (await invoiceMoves.lock(id, actor, backend.db))!;
  const isToClient = actor === SYSTEM || actor.companyId === null;
  const targets = await peopleWithRight(
    (isToClient ? CLIENT_ACCOUNTANTS : INVOICE_KEEPERS)[0]!.code,
    isToClient ? companyId : null,
    backend.db,
  );
  if (targets.length === 0) return;
  const act = invoiceTexts((t) => t[move])('zh');
  await storeNotice(
    {
      orderId: null,
      companyId,
      noticeType: 1,
      title: invoiceTexts((t) => t.movedTitle(invoiceApplyNo, act))('zh'),
      content: reason ?? title,
      fromUser: accountOf(actor),
      remark: null,
    },
    { targets },
    backend,
  );
}
