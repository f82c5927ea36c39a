import { Button, ErrorState, Progress, useTexts } from '@mingjian/ui';
import type { BulkProgress } from '../model/bulkRun';
import * as S from './BulkFlow.styles';
import { bulkTexts } from './bulk.texts';

/** Progress of loading the selected rows. */
export function CollectingBody({ done, total }: { done: number; total: number | undefined }) {
  const t = useTexts(bulkTexts);
  return (
    <Progress
      label={t.collecting}
      {...(total !== undefined && {
        value: done,
        max: Math.max(1, total),
        valueText: t.progress(done, total),
      })}
    />
  );
}

/** Error of loading the selected rows. Nothing was processed. */
export function CollectFailedBody({ message, onRetry }: { message: string; onRetry(): void }) {
  const t = useTexts(bulkTexts);
  return <ErrorState title={t.collectFailed} description={message} onRetry={onRetry} />;
}

/** Progress of the action. */
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
  const { done, failed, total } = progress;
  return (
    <>
      <Progress
        label={t.running(label)}
        value={done}
        max={Math.max(1, total)}
        valueText={t.progress(done, total)}
        tone={failed > 0 ? 'warning' : 'accent'}
      />
      {failed > 0 && <S.Failures>{t.failedSoFar(failed)}</S.Failures>}
      <S.Note role="status">{isStopping ? t.stopping : t.stay}</S.Note>
      {isStopping && <S.Note>{t.abortNote}</S.Note>}
    </>
  );
}

/** Stop button, and then an abort button for a chunk that takes too long. */
export function RunningFoot({
  isStopping,
  onStop,
  onAbort,
}: {
  isStopping: boolean;
  onStop(): void;
  onAbort(): void;
}) {
  const t = useTexts(bulkTexts);
  if (!isStopping) return <Button onClick={onStop}>{t.stop}</Button>;
  return (
    <Button tone="danger" onClick={onAbort}>
      {t.abort}
    </Button>
  );
}
