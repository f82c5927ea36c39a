import type { KeyboardEvent } from 'react';
import { SegmentedControl, useTexts } from '@mingjian/ui';
import { findingFormTexts } from './FindingForm.texts';
import type { FindingVerdictOption } from './model/findings';

export interface VerdictControlProps {
  /** Label of the row. */
  label: string;
  verdicts: readonly FindingVerdictOption[];
  value: number | null;
  readOnly: boolean;
  disabled: boolean;
  /** Called with a verdict; `isSpoken` where the focused control does not tell it. */
  onSelect(verdict: FindingVerdictOption, isSpoken: boolean): void;
}

/** Returns the digit of a key, 0 for none; by its position, since Alt types other letters. */
export const digitOf = ({ code }: KeyboardEvent): number =>
  Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? 0);

/** The verdict of a row. Its digits select one. */
export function VerdictControl({
  label,
  verdicts,
  value,
  readOnly,
  disabled,
  onSelect,
}: VerdictControlProps) {
  const t = useTexts(findingFormTexts);
  const handleKeyDown = (event: KeyboardEvent) => {
    const verdict = event.ctrlKey || event.metaKey ? undefined : verdicts[digitOf(event) - 1];
    if (readOnly || disabled || !verdict) return;
    event.preventDefault();
    onSelect(verdict, true);
  };
  return (
    <SegmentedControl
      hideLabel
      size="small"
      label={t.verdictOf(label)}
      options={verdicts.map((one) => ({ value: String(one.value), label: one.label }))}
      value={value === null ? '' : String(value)}
      readOnly={readOnly}
      disabled={disabled}
      onValueChange={(text) => {
        const verdict = verdicts.find((one) => String(one.value) === text);
        if (verdict) onSelect(verdict, false);
      }}
      onKeyDown={handleKeyDown}
    />
  );
}
