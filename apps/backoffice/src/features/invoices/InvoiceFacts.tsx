import { use } from 'react';
import { moneyText, type InvoiceDetail } from '@mingjian/api';
import { DescriptionList, Tag, useLocale, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useDateFormat } from '../../base/useDateFormat';
import { INVOICE_TONES } from '../../shared/invoices/invoiceTones';
import { FileGallery } from '../../shared/files/FileGallery';
import { RowName } from '../../shared/RowName.styles';
import { invoiceTexts } from './invoices.texts';
import { OpenInvoice } from './OpenInvoice';

/** The facts of an invoice, those that it lacks left out. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceDetail }) {
  const t = useTexts(invoiceTexts);
  const dates = useDateFormat();
  const { locale } = useLocale();
  const statuses = useDictionary('invoice_status');
  const types = useDictionary('invoice_type');
  const open = use(OpenInvoice);
  const { status, amount, taxAmount, taxRate, invoiceType, issueDate, red, redOf } = invoice;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const joined = (...texts: readonly (string | null)[]) => texts.filter(Boolean).join(' ');
  const optional = (key: string, label: string, value: string | null, wide = false) =>
    value ? [{ key, label, value, wide }] : [];
  const linked = (key: string, label: string, to: { id: string; no: string } | null) =>
    to
      ? [
          {
            key,
            label,
            value: (
              <RowName type="button" onClick={() => open(to.id)}>
                {to.no}
              </RowName>
            ),
          },
        ]
      : [];
  return (
    <DescriptionList
      columns={2}
      items={[
        {
          key: 'status',
          label: t.status,
          value: <Tag tone={INVOICE_TONES[status]}>{statuses.labelOf(status)}</Tag>,
        },
        { key: 'company', label: t.companyName, value: invoice.companyName },
        { key: 'title', label: t.title, value: invoice.title },
        { key: 'taxNo', label: t.taxNo, value: invoice.taxNo },
        { key: 'amount', label: t.amount, value: moneyText(amount, locale) },
        {
          key: 'tax',
          label: t.taxAmount,
          value: `${moneyText(taxAmount, locale)} (${percent.format(taxRate)})`,
        },
        { key: 'type', label: t.invoiceType, value: types.labelOf(invoiceType) },
        { key: 'content', label: t.content, value: invoice.content },
        ...optional('no', t.invoiceNo, invoice.invoiceNo),
        ...optional('day', t.issueDate, issueDate && dates.day(issueDate)),
        ...linked('redOf', t.redOf, redOf ? { id: redOf, no: invoice.redOfNo ?? redOf } : null),
        ...optional('slip', t.redConfirmNo, invoice.redConfirmNo),
        ...linked('red', t.red, red && { id: red.id, no: red.invoiceApplyNo }),
        ...optional('bank', t.bank, joined(invoice.bankName, invoice.bankAccount)),
        ...optional('registered', t.registered, joined(invoice.regAddress, invoice.regPhone)),
        { key: 'email', label: t.receiveEmail, value: invoice.receiveEmail },
        ...optional('address', t.address, invoice.address, true),
        ...optional('parcel', t.expressNo, invoice.expressNo),
        { key: 'applyUser', label: t.applyUser, value: invoice.applyUser },
        ...optional('reject', t.rejectReason, invoice.rejectReason, true),
        ...optional('remark', t.remark, invoice.remark, true),
        {
          key: 'files',
          label: t.fileUrl,
          value: <FileGallery label={t.fileUrl} files={invoice.fileUrl ?? '[]'} none={t.noFile} />,
          wide: true,
        },
      ]}
    />
  );
}
