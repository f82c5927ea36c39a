import { useMemo, useState } from 'react';
import {
  reportSamples,
  SAMPLE_FAULTS,
  SAMPLE_GRADES,
  type ReportSample,
  type SampleGrade,
} from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import type { FormField, FormValues, SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../base/formRefusal';
import { messages, useTabForm } from '../../shell';
import { gradeProblem } from './model/gradeProblem';
import { samplesTexts } from './samples.texts';

export interface FinishDialogProps {
  sample: ReportSample;
  onClose(): void;
}

/** The result of an inspection: its grade, the faults and remarks. */
export function FinishDialog({ sample, onClose }: FinishDialogProps) {
  const t = useTexts(samplesTexts);
  const refresh = useRefresh();
  const { submit: update } = useSubmit(reportSamples.update);
  const { id, version, orderNo } = sample;
  const fields = useFields(sample);
  const [values] = useState(() => ({
    grade: null,
    faults: sample.faults.map(({ kind, taskId, note }) => ({ kind, taskId, note: note ?? '' })),
    note: sample.note ?? '',
  }));
  const submit: SubmitForm = async (typed, { signal }) => {
    const all: FormValues = { ...values, ...typed };
    const outcome = await update(
      {
        id,
        action: 'finish',
        version,
        grade: Number(all['grade']) as SampleGrade,
        faults: (all['faults'] as FormValues[]).map(({ kind, taskId, note }) => ({
          kind: String(kind),
          taskId: textOf(taskId),
          note: textOf(note),
        })),
        note: textOf(all['note']),
      },
      { signal },
    );
    if (!outcome.ok) return refusalOf(outcome.error);
    messages.show({ text: t.finished, tone: 'success' });
    await refresh(reportSamples);
    onClose();
    return undefined;
  };
  const title = t.finishTitle(orderNo);
  const form = useTabForm({ record: `reportSample/${id}`, title, fields, values, submit });
  const label = sample.moves.find(({ move }) => move === 'finish')?.label ?? title;
  return (
    <FormDialog
      form={form}
      title={title}
      saveLabel={label}
      notice={<Alert>{t.finishNote}</Alert>}
      onClose={onClose}
    />
  );
}

/** Returns what was typed or selected; `null` for nothing. */
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function useFields({ items }: ReportSample) {
  const t = useTexts(samplesTexts);
  const grades = useDictionary('sample_grade');
  const kinds = useDictionary('sample_fault');
  return useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'radio',
        field: 'grade',
        label: t.grade,
        required: true,
        wide: true,
        options: SAMPLE_GRADES.map((grade) => ({
          key: String(grade),
          text: grades.labelOf(grade),
        })),
        checkedWith: ['faults'],
        check: (grade, { faults }) => {
          const problem = gradeProblem(grade, faults);
          return problem && t[problem];
        },
      },
      {
        kind: 'rows',
        field: 'faults',
        label: t.faults,
        description: t.faultsNote,
        noun: t.fault,
        wide: true,
        max: SAMPLE_FAULTS,
        fields: [
          {
            kind: 'select',
            field: 'kind',
            label: t.kind,
            required: true,
            options: kinds.values
              .filter(({ isRetired }) => !isRetired)
              .map(({ code }) => ({ key: code, text: kinds.labelOf(code) })),
          },
          {
            kind: 'select',
            field: 'taskId',
            label: t.item,
            options: items.map(({ taskId, itemName }) => ({ key: taskId, text: itemName })),
          },
          { kind: 'area', field: 'note', label: t.faultNote, wide: true, maxLength: 500 },
        ],
      },
      { kind: 'area', field: 'note', label: t.note, wide: true, maxLength: 1_000 },
    ],
    [t, grades, kinds, items],
  );
}
