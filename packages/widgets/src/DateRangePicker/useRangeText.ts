import { useState } from 'react';
import {
  isSameRange,
  readRange,
  type DateRange,
  type RangeEnd,
  type RangeProblem,
  type RangeRules,
} from './model/dateRange';

export interface RangeTextOptions {
  value: DateRange | null;
  onValueChange(value: DateRange | null): void;
  /** Returns the current rules, because today may have changed since the last render. */
  rules(): RangeRules;
}

/** The typed texts, and the value they belong to. Another value discards the draft. */
interface Draft {
  entry: DateRange;
  value: DateRange | null;
  problem: RangeProblem | null;
}

/** Texts of the two inputs of a range. */
export interface RangeTextState {
  /** Texts of the two inputs. */
  entry: DateRange;
  problem: RangeProblem | null;
  /** Whether the ends of the value were entered in reverse order. */
  isSwapped: boolean;
  setText(end: RangeEnd, text: string): void;
  /**
   * Commits the texts as the value, and returns whether they are valid. Invalid texts stay in the
   * inputs and the value becomes `null`. A missing end is valid while the field has focus.
   */
  commit(isLeaving: boolean): boolean;
  /** Sets the value, which replaces the texts. */
  setValue(range: DateRange | null): void;
}

const EMPTY: DateRange = { from: '', to: '' };

/** Holds the texts of a range until they are committed. */
export function useRangeText({ value, onValueChange, rules }: RangeTextOptions): RangeTextState {
  const [lastDraft, setDraft] = useState<Draft | null>(null);
  const [swapped, setSwapped] = useState<DateRange | null>(null);
  const draft = lastDraft !== null && isSameRange(lastDraft.value, value) ? lastDraft : null;

  const change = (range: DateRange | null) => {
    if (!isSameRange(range, value)) onValueChange(range);
  };
  const setValue = (range: DateRange | null) => {
    setDraft(null);
    change(range);
  };

  return {
    entry: draft?.entry ?? value ?? EMPTY,
    problem: draft?.problem ?? null,
    isSwapped: swapped !== null && isSameRange(swapped, value),
    setText(end, text) {
      setSwapped(null);
      const { from, to } = draft?.entry ?? value ?? EMPTY;
      setDraft({ entry: { from, to, [end]: text }, value, problem: null });
    },
    commit(isLeaving) {
      if (draft === null) return true;
      const reading = readRange(draft.entry, rules());
      if (reading.problem === null) {
        setSwapped(reading.isSwapped ? reading.range : null);
        setValue(reading.range);
        return true;
      }
      if (reading.problem.kind === 'missing' && !isLeaving) {
        setDraft({ ...draft, entry: reading.entry });
        return false;
      }
      setDraft({ entry: reading.entry, value: null, problem: reading.problem });
      change(null);
      return false;
    },
    setValue,
  };
}
