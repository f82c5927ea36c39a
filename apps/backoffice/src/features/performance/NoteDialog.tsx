import { useMemo } from 'react';
import { orderKpi, type KpiSheet } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../base/formRefusal';
import { messages, useSignedIn } from '../../shell';
import { performanceTexts } from './performance.texts';

export interface NoteDialogProps {
  sheet: KpiSheet;
  onClose(): void;
}

/** Statements of a person about the own rows. */
export function NoteDialog({ sheet, onClose }: NoteDialogProps) {
  const t = useTexts(performanceTexts);
  const refresh = useRefresh();
  const userId = useSignedIn().user.id;
  const { submit: save } = useSubmit(orderKpi.saveOrderKpi);
  const { orderId, version } = sheet;
  const own = useMemo(
    () => sheet.rows.filter((row) => row.userId === userId),
    [sheet.rows, userId],
  );
  const fields = useMemo<readonly FormField[]>(
    () =>
      own.map(({ itemCode, itemName }) => ({
        kind: 'area',
        field: itemCode,
        label: itemName,
        maxLength: 500,
        wide: true,
      })),
    [own],
  );
  const values = useMemo(
    () => Object.fromEntries(own.map(({ itemCode, note }) => [itemCode, note ?? ''])),
    [own],
  );
  const submit: SubmitForm = async (typed, { signal }) => {
    const all: Record<string, unknown> = { ...values, ...typed };
    const rows = own.map(({ itemCode }) => ({ itemCode, note: (all[itemCode] ?? '') as string }));
    const outcome = await save({ orderId, version, rows }, { signal });
    if (!outcome.ok) {
      if (outcome.error.kind === 'conflict')
        await refresh(orderKpi.getOrderKpiList, orderKpi.getOrderKpiList2);
      return refusalOf(outcome.error);
    }
    messages.show({ text: t.noted, tone: 'success' });
    await refresh(orderKpi.getOrderKpiList, orderKpi.getOrderKpiList2);
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t.noteTitle}
      saveLabel={t.save}
      notice={<Alert>{t.noteNote}</Alert>}
      onClose={onClose}
    />
  );
}
