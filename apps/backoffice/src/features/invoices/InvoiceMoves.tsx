import { lazy, useState } from 'react';
import { invoices, type ApiError, type InvoiceDetail, type InvoiceMove } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Button, useTexts } from '@mingjian/ui';
import { MoveButtons, type MakeMove } from '../../shared/flow/MoveButtons';
import { messages, PanelBoundary } from '../../shell';
import { invoiceTexts } from './invoices.texts';

const IssueDialog = lazy(async () => ({ default: (await import('./IssueDialog')).IssueDialog }));
const ReasonDialog = lazy(async () => ({
  default: (await import('../../shared/flow/ReasonDialog')).ReasonDialog,
}));

/** The moves of an invoice, and its reversal. */
export function InvoiceMoves({ invoice }: { invoice: InvoiceDetail }) {
  const t = useTexts(invoiceTexts);
  const refresh = useRefresh();
  const moving = useSubmit(invoices.move);
  const reversing = useSubmit(invoices.reverse);
  const byService = useSubmit(invoices.issueByService);
  const [isAsking, setAsking] = useState(false);
  const { id, version, moves, canReverse, canIssueByService } = invoice;
  const told = async (error: ApiError | undefined) => {
    const refreshed = refresh(invoices.getDetail, invoices.getList);
    if (error) return error;
    messages.show({ text: t.moved, tone: 'success' });
    await refreshed;
    return undefined;
  };
  const move: MakeMove<InvoiceMove> = async ({ move: action }, reason, options) => {
    // The first has a dialog of its own; the second comes with a red invoice.
    if (action === 'issue' || action === 'credit') return undefined;
    const outcome = await moving.submit(
      { id, action, version, ...(reason && { reason }) },
      options,
    );
    const error = outcome.ok ? undefined : outcome.error;
    if (error && reason === null)
      messages.show({ text: error.message, tone: 'danger', seconds: 5 });
    return told(error);
  };
  const reverse = async (reason: string, options: { signal: AbortSignal }) => {
    const outcome = await reversing.submit({ id, version, reason }, options);
    return told(outcome.ok ? undefined : outcome.error);
  };
  const issueByService = async () => {
    const outcome = await byService.submit({ id, version });
    messages.show(
      outcome.ok
        ? { text: t.byServiceStarted, tone: 'success' }
        : { text: outcome.error.message, tone: 'danger', seconds: 5 },
    );
    await refresh(invoices.getDetail, invoices.getList);
  };
  return (
    <>
      {canIssueByService && (
        <Button loading={byService.isSubmitting} onClick={() => void issueByService()}>
          {t.byService}
        </Button>
      )}
      {canReverse && <Button onClick={() => setAsking(true)}>{t.reverse}</Button>}
      <MoveButtons
        choices={moves}
        lead="issue"
        notes={{ reject: t.rejectNote, withdraw: t.withdrawNote }}
        dialogs={{ issue: (onClose) => <IssueDialog invoice={invoice} onClose={onClose} /> }}
        onMove={move}
      />
      {isAsking && (
        <PanelBoundary onClose={() => setAsking(false)}>
          <ReasonDialog
            label={t.reverse}
            note={t.reverseNote}
            onSubmit={reverse}
            onClose={() => setAsking(false)}
          />
        </PanelBoundary>
      )}
    </>
  );
}
