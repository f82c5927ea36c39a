import { Button, ErrorState, Progress, useTexts, useFormatNumber } from '@mingjian/ui';
import type { BulkProgress } from '../model/bulkRun';
import * as S from './BulkFlow.styles';
import { bulkTexts } from './bulk.texts';

/** The chosen rows are being read. */
export function CollectingBody({ done, total }: { done: number; total: number | undefined }) {
  const t = useTexts(bulkTexts);
  const write = useFormatNumber();
  return (
    <Progress
      label={t.collecting}
      {...(total !== undefined && {
        value: done,
        max: Math.max(1, total),
        valueText: t.progress(write(done), write(total)),
      })}
    />
  );
}

/** The chosen rows could not be read: nothing was done. */
export function BrokenBody({ message, onRetry }: { message: string; onRetry(): void }) {
  const t = useTexts(bulkTexts);
  return <ErrorState title={t.collectFailed} description={message} onRetry={onRetry} />;
}

/** How far the action is. */
export function RunningBody({
  label,
  progress,
  isStopping,
}: {
  label: string;
  progress: BulkProgress;
  isStopping: boolean;
}) {
  const t = useTexts(bulkTexts);
  const write = useFormatNumber();
  const { done, failed, total } = progress;
  return (
    <>
      <Progress
        label={t.running(label)}
        value={done}
        max={Math.max(1, total)}
        valueText={t.progress(write(done), write(total))}
        tone={failed > 0 ? 'warning' : 'accent'}
      />
      {failed > 0 && <S.Failures>{t.failedSoFar(write(failed))}</S.Failures>}
      <S.Note role="status">{isStopping ? t.stopping : t.stay}</S.Note>
      {isStopping && <S.Note>{t.breakOffNote}</S.Note>}
    </>
  );
}

/** Stops after the rows on their way, and then, if that takes too long, at once. */
export function RunningFoot({
  isStopping,
  onStop,
  onBreakOff,
}: {
  isStopping: boolean;
  onStop(): void;
  onBreakOff(): void;
}) {
  const t = useTexts(bulkTexts);
  if (!isStopping) return <Button onClick={onStop}>{t.stop}</Button>;
  return (
    <Button tone="danger" onClick={onBreakOff}>
      {t.breakOff}
    </Button>
  );
}
