import { Button, Text, useTexts } from '@mingjian/ui';
import type { DeskState } from './deskSaver';
import { taskDeskTexts } from './taskDesk.texts';

export interface SaveStatusProps {
  state: Pick<DeskState, 'saving' | 'savedAt' | 'problem' | 'newer'>;
  onRetry(): void;
}

/** Whether the findings are stored, and the way to try again. */
export function SaveStatus({ state, onRetry }: SaveStatusProps) {
  const t = useTexts(taskDeskTexts);
  const { saving, savedAt, problem, newer } = state;
  const hasFailed = saving === 'failed' && !newer;
  return (
    <>
      <Text role="status" tone={hasFailed ? 'danger' : 'muted'}>
        {hasFailed
          ? `${t.notSaved}${problem?.message ?? ''}`
          : saving === 'waiting' || saving === 'saving'
            ? t.saving
            : savedAt !== null && t.saved(savedAt.slice(11, 16))}
      </Text>
      {hasFailed && (
        <Button size="small" onClick={onRetry}>
          {t.retry}
        </Button>
      )}
    </>
  );
}
