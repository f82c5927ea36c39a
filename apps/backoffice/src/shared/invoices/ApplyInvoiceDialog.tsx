import { useMemo, useState, type ReactNode } from 'react';
import {
  companyAddresses,
  companyTickets,
  encodeSearch,
  invoices,
  orderInfo,
  statements,
  type CompanyAddress,
  type CompanyTicket,
  type InvoicePreview,
} from '@mingjian/api';
import { useCall, useHttp, useRefresh } from '@mingjian/api/react';
import { Alert, Button, Dialog, Link, Skeleton, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../base/formRefusal';
import { ticketsPath } from '../../base/statementPath';
import { messages, useSignedIn } from '../../shell';
import { applyInvoiceTexts } from './applyInvoice.texts';
import { PreviewNotice } from './PreviewNotice';

/** Orders that an invoice is applied for, or a statement with all that it has left. */
export type InvoiceSource = { orderIds: string } | { statementIds: string };

export interface ApplyInvoiceDialogProps {
  source: InvoiceSource;
  onClose(): void;
  /** Called once it is applied for. @default nothing */
  onApplied?: (() => void) | undefined;
}

/** Applies for an invoice: says what can be on it and why the rest cannot, then where it goes. */
export function ApplyInvoiceDialog({ source, onClose, onApplied }: ApplyInvoiceDialogProps) {
  const t = useTexts(applyInvoiceTexts);
  const preview = useCall(invoices.preview, source);
  const companyId = preview.data?.companyId;
  const ofCompany = companyId ? pageOf(companyId) : null;
  const tickets = useCall(companyTickets.getList, ofCompany);
  const addresses = useCall(companyAddresses.getList, ofCompany);
  const error = preview.error ?? tickets.error ?? addresses.error;
  if (preview.data && companyId && tickets.data && addresses.data && isPayable(preview.data))
    return tickets.data.content.length > 0 ? (
      <ApplyForm
        source={source}
        preview={preview.data}
        tickets={tickets.data.content}
        addresses={addresses.data.content}
        onClose={onClose}
        onApplied={onApplied}
      />
    ) : (
      <Message title={t.title} onClose={onClose}>
        <NoTickets />
      </Message>
    );
  const isLoading = !error && (!preview.data || (isPayable(preview.data) && companyId));
  return (
    <Message title={t.title} onClose={onClose}>
      {error ? (
        <Alert tone="danger" title={t.failed}>
          {error.message}
        </Alert>
      ) : isLoading ? (
        <Skeleton lines={3} />
      ) : (
        <PreviewNotice preview={preview.data!} />
      )}
    </Message>
  );
}

const isPayable = ({ companyId, amount }: InvoicePreview) => companyId !== null && amount > 0;

const pageOf = (companyId: string) => ({
  searchParam: encodeSearch([{ field: 'companyId', operator: 'EQ', value: companyId }]),
  pageNum: 1,
  pageSize: 100,
});

function Message({
  title,
  children,
  onClose,
}: {
  title: string;
  children: ReactNode;
  onClose(): void;
}) {
  const t = useTexts(applyInvoiceTexts);
  return (
    <Dialog
      open
      size="small"
      title={title}
      footer={<Button onClick={onClose}>{t.close}</Button>}
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}

function NoTickets() {
  const t = useTexts(applyInvoiceTexts);
  const isClient = useSignedIn().user.userType === 'companyUser';
  return (
    <Alert tone="warning">
      {t.noTickets} <Link href={ticketsPath(isClient)}>{t.addTicket}</Link>
    </Alert>
  );
}

interface ApplyFormProps extends ApplyInvoiceDialogProps {
  preview: InvoicePreview;
  tickets: readonly CompanyTicket[];
  addresses: readonly CompanyAddress[];
}

function ApplyForm({ source, preview, tickets, addresses, onClose, onApplied }: ApplyFormProps) {
  const t = useTexts(applyInvoiceTexts);
  const http = useHttp();
  const refresh = useRefresh();
  const fields = useApplyFields(tickets, addresses);
  const [values] = useState(() => {
    const first = tickets.find(({ defaultFlag }) => defaultFlag === 1) ?? tickets[0]!;
    return {
      ticketId: first.id,
      invoiceType: '1',
      receiveEmail: first.email ?? '',
      addressId: null,
      remark: '',
    };
  });
  const submit: SubmitForm = async (typed, { signal }) => {
    const request = {
      ticketId: String(typed.ticketId),
      invoiceType: Number(typed.invoiceType) as 1 | 2,
      receiveEmail: textIn(typed.receiveEmail),
      addressId: textIn(typed.addressId),
      ...(textIn(typed.remark) !== null && { remark: textIn(typed.remark)! }),
    };
    try {
      // Orders that cannot be invoiced were said before; the rest is applied for.
      const { invoiceApplyNo } =
        'orderIds' in source
          ? await http.send(
              orderInfo.applyInvoice,
              { ...request, orderIds: preview.orderIds.join(',') },
              { signal },
            )
          : await http.send(invoices.save, { ...request, ...source }, { signal });
      messages.show({ text: t.applied(invoiceApplyNo), tone: 'success' });
    } catch (error) {
      return refusalOf(error as never);
    }
    await refresh(invoices.getList, invoices.preview, statements.getDetail);
    onApplied?.();
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t.title}
      saveLabel={t.save}
      notice={<PreviewNotice preview={preview} />}
      onClose={onClose}
    />
  );
}

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function useApplyFields(
  tickets: readonly CompanyTicket[],
  addresses: readonly CompanyAddress[],
): readonly FormField[] {
  const t = useTexts(applyInvoiceTexts);
  const { labelOf } = useDictionary('invoice_type');
  return useMemo(
    () => [
      {
        kind: 'select',
        field: 'ticketId',
        label: t.ticketId,
        required: true,
        wide: true,
        options: tickets.map(({ id, title, taxNo }) => ({ key: id, text: `${title} ${taxNo}` })),
        // The mailbox of the chosen details is offered.
        fills: (ticketId: unknown) => ({
          receiveEmail: tickets.find(({ id }) => id === ticketId)?.email ?? '',
        }),
      },
      {
        kind: 'radio',
        field: 'invoiceType',
        label: t.invoiceType,
        required: true,
        options: ['1', '2'].map((key) => ({ key, text: labelOf(Number(key)) })),
      },
      {
        kind: 'text',
        field: 'receiveEmail',
        label: t.receiveEmail,
        inputMode: 'email',
        maxLength: 128,
      },
      {
        kind: 'select',
        field: 'addressId',
        label: t.addressId,
        description: t.addressNote,
        options: addresses.map(({ id, receiver, areaName, detail }) => ({
          key: id,
          text: [receiver, areaName, detail].filter(Boolean).join(' '),
        })),
      },
      {
        kind: 'area',
        field: 'remark',
        label: t.remark,
        description: t.remarkNote,
        maxLength: 500,
        wide: true,
      },
    ],
    [t, labelOf, tickets, addresses],
  );
}
