import type { Db } from '../../../database/connect';
import type { IssueQuestion } from '../../../http/invoiceService';
import type { MovedInvoice } from '../tables';

/** Returns the question to the issuing service for an invoice, with its lines. */
export async function questionOf(
  row: MovedInvoice,
  requestId: string,
  db: Db,
): Promise<IssueQuestion> {
  const { invoiceType, title, taxNo, bankName, bankAccount, regAddress, regPhone } = row;
  const { amount, taxRate, taxAmount, redOf, remark } = row;
  const lines = await db
    .selectFrom('invoiceLines')
    .innerJoin('orders', 'orders.id', 'invoiceLines.orderId')
    .select(['name', 'orders.orderNo', 'invoiceLines.amount', 'taxAmount'])
    .where('invoiceId', '=', row.id)
    .orderBy('number')
    .execute();
  const original =
    redOf === null
      ? undefined
      : await db
          .selectFrom('companyInvoices')
          .select('invoiceNo')
          .where('id', '=', redOf)
          .executeTakeFirstOrThrow();
  return {
    requestId,
    invoiceType,
    title,
    taxNo,
    bankName,
    bankAccount,
    regAddress,
    regPhone,
    amount,
    taxRate,
    taxAmount,
    lines: lines.map(({ name, orderNo, ...line }) => ({
      name: `${name} ${orderNo}`,
      ...line,
    })),
    remark: original ? null : remark,
    reverses: original ? { invoiceNo: original.invoiceNo!, reason: remark ?? '' } : null,
  };
}
