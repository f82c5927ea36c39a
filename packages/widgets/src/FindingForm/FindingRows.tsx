import type { ReactNode } from 'react';
import { Button, EmptyState, useTexts } from '@mingjian/ui';
import { FindingRow } from './FindingRow';
import * as S from './FindingForm.styles';
import { findingFormTexts } from './FindingForm.texts';
import { NO_FINDING, type FindingFormRow, type FindingVerdictOption } from './model/findings';
import type { FindingFormState } from './useFindingForm';

export interface FindingRowsProps {
  rows: readonly FindingFormRow[];
  state: FindingFormState;
  verdicts: readonly FindingVerdictOption[];
  errors: Readonly<Record<string, ReactNode>> | undefined;
  maxLength: number;
  readOnly: boolean;
  disabled: boolean;
  hint: string | undefined;
}

/** The rows of an item under their headings, and the outcome of a paste. */
export function FindingRows({ rows, state, verdicts, errors, hint, ...shared }: FindingRowsProps) {
  const t = useTexts(findingFormTexts);
  const { value, actions, pasted } = state;
  const isFixed = shared.readOnly || shared.disabled;
  // A search for records has no claims, and need not say so in each row.
  const isCompared = rows.some(({ claim }) => claim !== null);
  if (rows.length === 0) return <EmptyState title={t.noRows} />;
  return (
    <>
      <S.Rows>
        <S.Head aria-hidden>
          <span>{isCompared ? t.claim : t.row}</span>
          <span>{t.finding}</span>
          <span>{t.verdict}</span>
        </S.Head>
        {rows.map(({ key, label, claim, note }) => (
          <FindingRow
            {...shared}
            key={key}
            rowKey={key}
            label={label}
            claim={claim}
            note={note}
            value={value.findings[key] ?? NO_FINDING}
            verdicts={verdicts}
            error={errors?.[key]}
            isCompared={isCompared}
            actions={actions}
          />
        ))}
      </S.Rows>
      <S.Status role="status">
        {pasted && (
          <>
            <span>{t.pasted(Object.keys(pasted.before).length)}</span>
            {pasted.cut > 0 && <span>{t.pastedCut(pasted.cut)}</span>}
            {pasted.left > 0 && <span>{t.pastedLeft(pasted.left)}</span>}
            {!isFixed && (
              <Button size="small" onClick={state.undoPaste}>
                {t.undo}
              </Button>
            )}
          </>
        )}
      </S.Status>
      {!isFixed && (
        <S.Keys>
          {[t.keyNext, isCompared && t.keySame, t.keyVerdict(verdicts.length), t.keyPaste, hint]
            .filter(Boolean)
            .join(' · ')}
        </S.Keys>
      )}
    </>
  );
}
