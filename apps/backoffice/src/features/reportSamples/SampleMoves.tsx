import { lazy } from 'react';
import { reportSamples, type ReportSample, type SampleMove } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { MoveButtons, type MakeMove } from '../../shared/flow/MoveButtons';
import { messages } from '../../shell';
import { samplesTexts } from './samples.texts';

const FinishDialog = lazy(async () => ({ default: (await import('./FinishDialog')).FinishDialog }));

export interface SampleMovesProps {
  sample: ReportSample;
  /** Whether they stand in a row. @default false */
  compact?: boolean | undefined;
}

/** The moves of a sample that its reader may make. */
export function SampleMoves({ sample, compact }: SampleMovesProps) {
  const t = useTexts(samplesTexts);
  const refresh = useRefresh();
  const { submit } = useSubmit(reportSamples.update);
  const { id, version, moves } = sample;
  const move: MakeMove<SampleMove> = async ({ move: action, label }, reason, options) => {
    const outcome = await submit({ id, action, version, ...(reason && { reason }) }, options);
    if (outcome.ok) messages.show({ text: t.done(label), tone: 'success' });
    else if (reason === null)
      messages.show({ text: outcome.error.message, tone: 'danger', seconds: 5 });
    const refreshed = refresh(reportSamples);
    if (!outcome.ok) return outcome.error;
    await refreshed;
    return undefined;
  };
  return (
    <MoveButtons
      compact={compact}
      choices={moves}
      lead="finish"
      notes={{ putBack: t.putBackNote, drop: t.dropNote, reopen: t.reopenNote }}
      dialogs={{ finish: (onClose) => <FinishDialog sample={sample} onClose={onClose} /> }}
      onMove={move}
    />
  );
}
