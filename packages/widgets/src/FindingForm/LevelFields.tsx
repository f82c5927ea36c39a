import { useId, type ReactNode } from 'react';
import { Button, TextArea, useTexts } from '@mingjian/ui';
import { DangerLevelSelect, DangerLevelTag, type DangerType } from '../DangerLevel';
import * as S from './FindingForm.styles';
import { findingFormTexts } from './FindingForm.texts';
import { isDeparture, needsReason, type FindingSuggestion } from './model/findings';
import type { FindingFormState } from './useFindingForm';

export interface LevelFieldsProps {
  state: FindingFormState;
  dangerType: DangerType;
  levelForm: 'segments' | 'select';
  suggestion: FindingSuggestion | null | undefined;
  levelNote: ReactNode;
  levelError: ReactNode;
  levelReasonError: ReactNode;
  readOnly: boolean;
  disabled: boolean;
}

/** The level of an item, the suggested one, and the reason of it. */
export function LevelFields({
  state,
  dangerType,
  levelForm,
  suggestion,
  levelNote,
  levelError,
  levelReasonError,
  readOnly,
  disabled,
}: LevelFieldsProps) {
  const t = useTexts(findingFormTexts);
  const suggestionId = useId();
  const { level, levelReason } = state.value;
  const isFixed = readOnly || disabled;
  const Level = levelForm === 'select' ? DangerLevelSelect : S.Levels;
  const rule = suggestion === undefined ? t.levelReasonRule : t.levelReasonNote;
  return (
    <>
      <S.Level data-level-field>
        <Level
          label={t.level}
          required={!isFixed}
          dangerType={dangerType}
          value={level}
          error={levelError}
          readOnly={readOnly}
          disabled={disabled}
          aria-describedby={suggestion === undefined ? undefined : suggestionId}
          onValueChange={state.setLevel}
        />
      </S.Level>
      {suggestion !== undefined && (
        <S.Suggestion id={suggestionId}>
          {suggestion ? (
            <>
              <S.Note as="span">{t.suggestion}</S.Note>
              <DangerLevelTag level={suggestion.level} text="label" />
              <S.Note as="span">{suggestion.reason}</S.Note>
              {isDeparture(level, suggestion) && !isFixed && (
                <Button size="small" onClick={state.adopt}>
                  {t.adopt}
                </Button>
              )}
            </>
          ) : (
            <S.Note as="span">{t.noSuggestion}</S.Note>
          )}
        </S.Suggestion>
      )}
      {levelNote}
      <TextArea
        label={t.levelReason}
        description={isFixed ? undefined : rule}
        rows={2}
        autoGrow
        maxLength={500}
        required={needsReason(level, suggestion) && !isFixed}
        value={levelReason}
        error={levelReasonError}
        readOnly={readOnly}
        disabled={disabled}
        onValueChange={state.setLevelReason}
      />
    </>
  );
}
