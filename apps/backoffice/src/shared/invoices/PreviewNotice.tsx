import { moneyText, type InvoicePreview } from '@mingjian/api';
import { Alert, useLocale, useTexts } from '@mingjian/ui';
import { applyInvoiceTexts } from './applyInvoice.texts';
import * as S from './PreviewNotice.styles';

/** Refused orders that are named. */
const NAMED = 5;

/** Says what can be on an invoice, and which orders cannot and why. */
export function PreviewNotice({ preview }: { preview: InvoicePreview }) {
  const t = useTexts(applyInvoiceTexts);
  const { locale } = useLocale();
  const { orderIds, amount, taxAmount, companyId, lineCount, refused } = preview;
  const money = (fen: number) => moneyText(fen, locale);
  const text =
    lineCount === 0
      ? t.none
      : companyId === null
        ? t.several
        : amount <= 0
          ? t.notPositive
          : t.canBe(orderIds.length, money(amount), money(taxAmount));
  return (
    <S.Notices>
      <Alert tone={amount > 0 && companyId !== null ? 'info' : 'warning'}>{text}</Alert>
      {refused.length > 0 && (
        <Alert tone="warning" title={t.refused(refused.length)}>
          <S.Refused>
            {refused.slice(0, NAMED).map(({ orderId, orderNo, label }) => (
              <li key={orderId}>
                {orderNo} · {label}
              </li>
            ))}
            {refused.length > NAMED && <li>{t.more(refused.length - NAMED)}</li>}
          </S.Refused>
        </Alert>
      )}
    </S.Notices>
  );
}
