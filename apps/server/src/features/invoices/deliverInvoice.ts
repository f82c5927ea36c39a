import { moneyText } from '@mingjian/api';
import type { Moving } from '../../flows/serveFlow';
import { queueMessage } from '../outbox/queueMessage';
import type { MovedInvoice } from './tables';
import { invoiceTexts } from './texts';

/** Sends an invoice to its mailbox, with its files. One that goes by post alone sends nothing. */
export async function deliverInvoice({ row, backend }: Moving<MovedInvoice>) {
  const { id, companyId, title, amount, invoiceNo, receiveEmail, fileUrl } = row;
  if (!receiveEmail) return;
  const link = `${backend.installation.publicUrl}/f-order/invoiceList?invoice=${id}`;
  const content = invoiceTexts((t) => t.mail(title, moneyText(amount), link))('zh');
  await queueMessage(
    {
      channel: 'email',
      kind: 'invoiceDelivered',
      recipient: receiveEmail,
      subject: invoiceTexts((t) => t.mailSubject(invoiceNo!))('zh'),
      content,
      email: { attachments: fileUrl },
      about: {
        orderId: null,
        companyId,
        receiverType: 2,
        language: 'zh',
        shownContent: content,
      },
    },
    backend,
  );
}
