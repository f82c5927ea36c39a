import { useMemo } from 'react';
import { orderKpi, type KpiSheet, type OrderKpi } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, useFormatNumber, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { messages } from '../../shell';
import { correctionOf, refusalOfRows, valuesOfRows } from './model/correction';
import { performanceTexts } from './performance.texts';

export interface CorrectDialogProps {
  sheet: KpiSheet;
  /** The row that it was opened from, which comes first. */
  row: OrderKpi;
  onClose(): void;
}

/** Corrects the scores and shares of one item, with the reason of each change. */
export function CorrectDialog({ sheet, row, onClose }: CorrectDialogProps) {
  const t = useTexts(performanceTexts);
  const format = useFormatNumber();
  const refresh = useRefresh();
  const { submit: save } = useSubmit(orderKpi.saveOrderKpi2);
  const { orderId, version } = sheet;
  const rows = useMemo(
    () =>
      sheet.rows
        .filter(({ itemCode }) => itemCode === row.itemCode)
        .toSorted((one, other) => Number(isOf(row, other)) - Number(isOf(row, one))),
    [sheet.rows, row],
  );
  const fields = useMemo<readonly FormField[]>(
    () =>
      rows.flatMap(({ userName, computed, scoreMax }, index): FormField[] => [
        {
          kind: 'number',
          field: `score${index}`,
          label: t.scoreOf(userName),
          description: t.scoreNote(format(computed), format(scoreMax)),
          required: true,
          max: scoreMax,
          precision: 2,
          startsLine: true,
        },
        ...(rows.length > 1
          ? [
              {
                kind: 'number',
                field: `share${index}`,
                label: t.shareOf(userName),
                required: true,
                max: 100,
                precision: 2,
                unit: '%',
              } as const,
            ]
          : []),
        {
          kind: 'text',
          field: `deductReason${index}`,
          label: t.reasonOf(userName),
          description: t.reasonNote,
          maxLength: 500,
          wide: true,
        },
      ]),
    [rows, t, format],
  );
  const values = useMemo(() => valuesOfRows(rows), [rows]);
  const submit: SubmitForm = async (typed, { signal }) => {
    const input = correctionOf(rows, { ...values, ...typed });
    const outcome = await save({ orderId, version, approve: 0, rows: input }, { signal });
    if (!outcome.ok) {
      // The newer sheet is loaded, so that a second save is one from what its reader sees.
      if (outcome.error.kind === 'conflict')
        await refresh(orderKpi.getOrderKpiList, orderKpi.getOrderKpiList2);
      return refusalOfRows(outcome.error);
    }
    messages.show({ text: t.corrected, tone: 'success' });
    await refresh(orderKpi.getOrderKpiList, orderKpi.getOrderKpiList2);
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return (
    <FormDialog
      form={form}
      title={t.correctTitle(row.itemName)}
      saveLabel={t.save}
      notice={rows.length > 1 && <Alert>{t.sharesNote}</Alert>}
      onClose={onClose}
    />
  );
}

const isOf = ({ userId }: OrderKpi, row: OrderKpi) => row.userId === userId;
