import { useMemo, useState } from 'react';
import { REVIEW_POINTS, type ReportVersion } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { refusalOf } from '../../base/formRefusal';
import { flowTexts } from '../../shared/flow/flow.texts';
import { studioTexts } from './studio.texts';
import type { Studio } from './useStudio';

export interface ReviewDialogProps {
  version: ReportVersion;
  action: 'pass' | 'giveBack';
  studio: Studio;
  onClose(): void;
}

/** The review of a report: its checklist and score, and the reason when it is returned. */
export function ReviewDialog({ version, action, studio, onClose }: ReviewDialogProps) {
  const t = useTexts(studioTexts);
  const flow = useTexts(flowTexts);
  const label = version.moves.find(({ move }) => move === action)?.label ?? t.review;
  const fields = useMemo<readonly FormField[]>(
    () => [
      ...REVIEW_POINTS.map((point): FormField => ({
        kind: 'switch',
        field: point,
        label: t[`${point}Point`],
        wide: true,
      })),
      {
        kind: 'number',
        field: 'qcScore',
        label: t.score,
        required: action === 'pass',
        min: 0,
        max: 100,
        wide: true,
      },
      ...(action === 'giveBack'
        ? [
            {
              kind: 'area',
              field: 'reason',
              label: flow.reason,
              required: true,
              wide: true,
              maxLength: 500,
            } as const,
          ]
        : []),
    ],
    [t, flow, action],
  );
  const [values] = useState(() => ({
    ...Object.fromEntries(REVIEW_POINTS.map((point) => [point, 0])),
    qcScore: null,
    reason: '',
  }));
  const submit: SubmitForm = async (typed, { signal }) => {
    const checked = REVIEW_POINTS.filter((point) => Number(typed[point]) === 1);
    const error = await studio.move(
      version,
      action,
      {
        qcCheck: JSON.stringify(checked),
        ...(typed.qcScore != null && { qcScore: Number(typed.qcScore) }),
        ...(action === 'giveBack' && { reason: String(typed.reason) }),
      },
      signal,
    );
    if (error) return refusalOf(error);
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return <FormDialog form={form} size="small" title={label} saveLabel={label} onClose={onClose} />;
}
