import { useState } from 'react';
import {
  formatNumber,
  parseNumber,
  adjustNumber,
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
  setText: (text: string) => void;
  /** Commits the draft as an accepted number. Unreadable text stays as typed. */
  commit: () => void;
  move: (count: number) => void;
}

/** Stores the typed text until it is a number within the limits, and reports each such number. */
export function useNumberText({
  value,
  onValueChange,
  rules,
  step,
}: NumberTextOptions): NumberTextState {
  const [stored, setDraft] = useState<Draft | null>(null);
  const [lastEntry, setLastEntry] = useState<{
    note: NumberTextState['note'];
    value: number | null;
  }>({
    note: null,
    value: null,
  });
  const draft = stored !== null && Object.is(stored.value, value) ? stored : null;

  const report = (next: number | null) => {
    if (next !== value) onValueChange(next);
  };

  const setText = (text: string) => {
    const number = parseNumber(text);
    const isValid =
      number === null || (number !== undefined && adjustNumber(number, rules).change === null);
    setDraft({ text, value: isValid ? number : value });
    setLastEntry({ note: null, value });
    if (isValid) report(number);
  };

  const commit = () => {
    if (draft === null) return;
    const number = parseNumber(draft.text);
    if (number === undefined) {
      setDraft({ ...draft, value: null });
      setLastEntry({ note: 'unreadable', value: null });
      return report(null);
    }
    const adjusted = number === null ? { value: null, change: null } : adjustNumber(number, rules);
    setDraft(null);
    setLastEntry({ note: adjusted.change, value: adjusted.value });
    report(adjusted.value);
  };

  const move = (count: number) => {
    const from = draft === null ? value : (parseNumber(draft.text) ?? value);
    setDraft(null);
    setLastEntry({ note: null, value });
    report(stepNumber(from, count, step, rules));
  };

  const note = Object.is(lastEntry.value, value) ? lastEntry.note : null;
  return { text: draft?.text ?? formatNumber(value, rules), note, setText, commit, move };
}
