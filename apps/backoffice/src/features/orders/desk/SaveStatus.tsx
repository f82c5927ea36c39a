import { Button, Text, useTexts } from '@mingjian/ui';
import type { DeskState } from './deskSaver';
import * as S from './TaskDesk.styles';
import { taskDeskTexts } from './taskDesk.texts';

export interface SaveStatusProps {
  state: Pick<DeskState, 'saving' | 'savedAt' | 'problem' | 'newer'>;
  onRetry(): void;
  /** Shows the values of both sides of a conflict. */
  onDecide(): void;
}

/** Whether the findings are stored, and the way to try again or to decide a conflict. */
export function SaveStatus({ state, onRetry, onDecide }: SaveStatusProps) {
  const t = useTexts(taskDeskTexts);
  const { saving, savedAt, problem, newer } = state;
  const hasFailed = saving === 'failed';
  const failure = newer ? t.conflicting : `${t.notSaved}${problem?.message ?? ''}`;
  return (
    <S.Saving>
      <Text role="status" tone={hasFailed ? 'danger' : 'muted'}>
        {hasFailed
          ? failure
          : saving === 'waiting' || saving === 'saving'
            ? t.saving
            : savedAt !== null && t.saved(savedAt.slice(11, 16))}
      </Text>
      {hasFailed && (
        <Button size="small" onClick={newer ? onDecide : onRetry}>
          {newer ? t.decide : t.retry}
        </Button>
      )}
    </S.Saving>
  );
}
