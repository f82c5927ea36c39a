import { useEffect } from 'react';
import { invoices, type InvoiceIssuing } from '@mingjian/api';
import { useRefresh } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { invoiceTexts } from './invoices.texts';

/** Milliseconds between two looks at a request that is open. */
const PACE = 3_000;

/** The request of an invoice at the issuing service. An open one is looked at until it ends. */
export function IssuingAlert({ issuing }: { issuing: InvoiceIssuing }) {
  const t = useTexts(invoiceTexts);
  const dates = useDateFormat();
  const refresh = useRefresh();
  const { failed, problem, nextTime } = issuing;
  useEffect(() => {
    if (failed) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void refresh(invoices.getDetail, invoices.getList);
    }, PACE);
    return () => clearInterval(timer);
  }, [failed, refresh]);
  if (failed)
    return (
      <Alert tone="danger" title={t.issuingFailed}>
        {t.issuingFailedNote(problem ?? '')}
      </Alert>
    );
  return (
    <Alert>{problem && nextTime ? t.issuingAgain(problem, dates.time(nextTime)) : t.issuing}</Alert>
  );
}
