import { memo, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton, isComposed, TextArea, useTexts } from '@mingjian/ui';
import { Equal } from 'lucide-react';
import * as S from './FindingForm.styles';
import { findingFormTexts } from './FindingForm.texts';
import type { Finding, FindingVerdictOption } from './model/findings';
import { columnOf } from './model/pastedColumn';
import type { FindingActions } from './useFindingForm';
import { digitOf, VerdictControl } from './VerdictControl';

export interface FindingRowProps {
  rowKey: string;
  label: string;
  claim: string | null;
  note: string | undefined;
  value: Finding;
  /** The first one stands for "as claimed". */
  verdicts: readonly FindingVerdictOption[];
  error: ReactNode;
  maxLength: number;
  /** Whether rows of the item have claims. */
  isCompared: boolean;
  readOnly: boolean;
  disabled: boolean;
  actions: FindingActions;
}

/** A row of an item: claim, finding and verdict. It renders when something of its own changed. */
export const FindingRow = memo(function FindingRow({
  rowKey,
  label,
  claim,
  note,
  value,
  verdicts,
  error,
  maxLength,
  isCompared,
  readOnly,
  disabled,
  actions,
}: FindingRowProps) {
  const t = useTexts(findingFormTexts);
  const isFixed = readOnly || disabled;
  const change = (next: Finding, spoken?: string) => actions.change(rowKey, next, spoken);
  const copy = () => {
    if (claim === null) return;
    change({ finding: claim, verdict: verdicts[0]?.value ?? null }, t.same(label));
  };
  const judge = (verdict: FindingVerdictOption, isSpoken: boolean) => {
    const spoken = isSpoken ? t.verdictSet(label, verdict.label) : undefined;
    change({ ...value, verdict: verdict.value }, spoken);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isFixed || isComposed(event.nativeEvent)) return;
    const verdict = event.altKey ? verdicts[digitOf(event) - 1] : undefined;
    // Pressed row by row, it leaves no mark where there is nothing to copy.
    const copies = event.key === '=' && value.finding === '';
    if (!verdict && !copies) return;
    event.preventDefault();
    if (verdict) judge(verdict, true);
    else copy();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const cells = columnOf(clipboardData.getData('text/plain'), clipboardData.getData('text/html'));
    if (isFixed || !cells) return;
    event.preventDefault();
    actions.paste(rowKey, cells);
  };
  return (
    <S.Row data-row={rowKey} role="group" aria-label={label}>
      <S.Claim>
        {isCompared ? <small>{label}</small> : label}
        {claim ?? (isCompared && <S.Note as="span">{t.noClaim}</S.Note>)}
        {note !== undefined && <S.Note>{note}</S.Note>}
      </S.Claim>
      <S.Finding data-copies={(isCompared && !isFixed) || undefined}>
        <TextArea
          hideLabel
          autoGrow
          rows={1}
          label={t.findingOf(label)}
          error={error}
          value={value.finding}
          maxLength={maxLength}
          readOnly={readOnly}
          disabled={disabled}
          autoComplete="off"
          onValueChange={(finding) => change({ ...value, finding })}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
        />
        {claim !== null && !isFixed && (
          <IconButton tone="quiet" icon={Equal} label={t.same(label)} onClick={copy} />
        )}
      </S.Finding>
      <S.Verdict>
        <VerdictControl
          label={label}
          verdicts={verdicts}
          value={value.verdict}
          readOnly={readOnly}
          disabled={disabled}
          onSelect={judge}
        />
      </S.Verdict>
    </S.Row>
  );
});
