import { useState } from 'react';
import {
  formatNumber,
  parseNumber,
  settleNumber,
  stepNumber,
  type NumberChange,
  type NumberRules,
} from './model/numberText';

export interface NumberTextOptions {
  value: number | null;
  onValueChange: (value: number | null) => void;
  rules: NumberRules;
  step: number;
}

/** The typed text, and the value it belongs to: a value from the parent replaces the draft. */
interface Draft {
  text: string;
  value: number | null;
}

export interface NumberTextState {
  text: string;
  /** The adjustment or error of the last entry. */
  note: NumberChange | 'unreadable' | null;
  type: (text: string) => void;
  /** Commits the draft as an accepted number. Unreadable text stays as typed. */
  settle: () => void;
  move: (count: number) => void;
}

/** Stores the typed text until it is a number within the limits, and reports each such number. */
export function useNumberText({
  value,
  onValueChange,
  rules,
  step,
}: NumberTextOptions): NumberTextState {
  const [kept, setDraft] = useState<Draft | null>(null);
  const [said, setSaid] = useState<{ note: NumberTextState['note']; value: number | null }>({
    note: null,
    value: null,
  });
  const draft = kept !== null && Object.is(kept.value, value) ? kept : null;

  const report = (next: number | null) => {
    if (next !== value) onValueChange(next);
  };

  const type = (text: string) => {
    const number = parseNumber(text);
    const isFine =
      number === null || (number !== undefined && settleNumber(number, rules).change === null);
    setDraft({ text, value: isFine ? number : value });
    setSaid({ note: null, value });
    if (isFine) report(number);
  };

  const settle = () => {
    if (draft === null) return;
    const number = parseNumber(draft.text);
    if (number === undefined) {
      setDraft({ ...draft, value: null });
      setSaid({ note: 'unreadable', value: null });
      return report(null);
    }
    const settled = number === null ? { value: null, change: null } : settleNumber(number, rules);
    setDraft(null);
    setSaid({ note: settled.change, value: settled.value });
    report(settled.value);
  };

  const move = (count: number) => {
    const from = draft === null ? value : (parseNumber(draft.text) ?? value);
    setDraft(null);
    setSaid({ note: null, value });
    report(stepNumber(from, count, step, rules));
  };

  const note = Object.is(said.value, value) ? said.note : null;
  return { text: draft?.text ?? formatNumber(value, rules), note, type, settle, move };
}
