import { useMemo, useState } from 'react';
import { beijingDay, invoices, moneyText, type InvoiceDetail } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { Alert, useLocale, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../base/formRefusal';
import { FilesControl } from '../../shared/files/FilesControl';
import { messages } from '../../shell';
import { invoiceTexts } from './invoices.texts';

export interface IssueDialogProps {
  invoice: InvoiceDetail;
  onClose(): void;
}

/** Enters an invoice as the tax office issued it: its number, its day and its files. */
export function IssueDialog({ invoice, onClose }: IssueDialogProps) {
  const t = useTexts(invoiceTexts);
  const { locale } = useLocale();
  const http = useHttp();
  const refresh = useRefresh();
  const { id, version, title, amount, redFlag } = invoice;
  const fields = useIssueFields(redFlag === 1);
  const [values] = useState(() => ({
    invoiceNo: '',
    issueDate: beijingDay(new Date()),
    redConfirmNo: '',
    fileUrl: '',
  }));
  const submit: SubmitForm = async (typed, { signal }) => {
    const issue = {
      id,
      version,
      invoiceNo: String(typed.invoiceNo),
      issueDate: String(typed.issueDate),
      fileUrl: String(typed.fileUrl),
      ...(redFlag === 1 && { redConfirmNo: String(typed.redConfirmNo) }),
    };
    try {
      await http.send(invoices.issue, issue, { signal });
    } catch (error) {
      return refusalOf(error as never);
    }
    messages.show({ text: t.moved, tone: 'success' });
    await refresh(invoices.getDetail, invoices.getList);
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  const money = moneyText(amount, locale);
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t.issueTitle}
      saveLabel={t.issueSave}
      notice={<Alert>{redFlag === 1 ? t.issueRedNote(money) : t.issueNote(title, money)}</Alert>}
      onClose={onClose}
    />
  );
}

function useIssueFields(isRed: boolean): readonly FormField[] {
  const t = useTexts(invoiceTexts);
  return useMemo(
    () => [
      { kind: 'text', field: 'invoiceNo', label: t.invoiceNo, required: true, maxLength: 20 },
      { kind: 'day', field: 'issueDate', label: t.issueDate, required: true },
      ...(isRed
        ? [
            {
              kind: 'text' as const,
              field: 'redConfirmNo',
              label: t.redConfirmNo,
              required: true,
              maxLength: 64,
            },
          ]
        : []),
      {
        kind: 'custom',
        field: 'fileUrl',
        label: t.fileUrl,
        required: true,
        wide: true,
        entry: 'uploaded',
        render: (props) => <FilesControl {...props} max={4} />,
      },
    ],
    [t, isRed],
  );
}
