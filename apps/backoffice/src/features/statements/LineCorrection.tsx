import { useMemo } from 'react';
import { statements, toFen, type StatementLine } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../base/formRefusal';
import { messages } from '../../shell';
import { statementTexts } from './statements.texts';

export interface LineCorrectionProps {
  line: StatementLine;
  onClose(): void;
}

const EMPTY = { amount: null, reason: '' };

/** Takes an amount off a line of a confirmed statement, with the reason. */
export function LineCorrection({ line, onClose }: LineCorrectionProps) {
  const t = useTexts(statementTexts);
  const http = useHttp();
  const refresh = useRefresh();
  const fields = useMemo<readonly FormField[]>(
    () => [
      { kind: 'money', field: 'amount', label: t.correctAmount, required: true, wide: true },
      {
        kind: 'area',
        field: 'reason',
        label: t.correctReason,
        required: true,
        wide: true,
        maxLength: 500,
      },
    ],
    [t],
  );
  const submit: SubmitForm = async ({ amount, reason }, { signal }) => {
    const correction = { lineId: line.id, amount: toFen(Number(amount)), reason: String(reason) };
    try {
      await http.send(statements.correct, correction, { signal });
    } catch (error) {
      return refusalOf(error as never);
    }
    messages.show({ text: t.moved, tone: 'success' });
    await refresh(statements.getDetail);
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values: EMPTY, submit });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t.correctTitle(line.orderNo)}
      notice={<Alert>{t.correctNote}</Alert>}
      onClose={onClose}
    />
  );
}
