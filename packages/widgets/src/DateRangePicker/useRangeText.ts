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
  /** Returns the rules of this moment: today may be another day than when the field was drawn. */
  rules(): RangeRules;
}

/**
 * What is typed, and the value that goes with it: a value from outside is another one, and ends the
 * draft.
 */
interface Draft {
  entry: DateRange;
  value: DateRange | null;
  problem: RangeProblem | null;
}

export interface RangeTextState {
  /** What the two inputs hold. */
  entry: DateRange;
  problem: RangeProblem | null;
  /** Whether the ends of the value were typed the wrong way round. */
  isSwapped: boolean;
  type(end: RangeEnd, text: string): void;
  /**
   * Takes what was typed for the range, and returns whether it is one. Texts that are none stay,
   * and count as no value. A lacking end is no problem while the field still has the focus.
   */
  settle(isLeaving: boolean): boolean;
  /** Takes a range from elsewhere, or none, in place of what was typed. */
  take(range: DateRange | null): void;
}

const EMPTY: DateRange = { from: '', to: '' };

/** Keeps what is typed in two inputs until it can stand as a range. */
export function useRangeText({ value, onValueChange, rules }: RangeTextOptions): RangeTextState {
  const [kept, setDraft] = useState<Draft | null>(null);
  const [swapped, setSwapped] = useState<DateRange | null>(null);
  const draft = kept !== null && isSameRange(kept.value, value) ? kept : null;
  const entry = draft?.entry ?? value ?? EMPTY;

  const report = (range: DateRange | null) => {
    if (!isSameRange(range, value)) onValueChange(range);
  };

  const take = (range: DateRange | null) => {
    setDraft(null);
    report(range);
  };

  const settle = (isLeaving: boolean) => {
    if (draft === null) return true;
    const reading = readRange(draft.entry, rules());
    if (reading.problem === null) {
      setSwapped(reading.isSwapped ? reading.range : null);
      take(reading.range);
      return true;
    }
    if (reading.problem.kind === 'missing' && !isLeaving) {
      setDraft({ ...draft, entry: reading.entry });
      return false;
    }
    setDraft({ entry: reading.entry, value: null, problem: reading.problem });
    report(null);
    return false;
  };

  const type = (end: RangeEnd, text: string) => {
    setSwapped(null);
    setDraft({ entry: { ...entry, [end]: text }, value, problem: null });
  };

  const isSwapped = swapped !== null && isSameRange(swapped, value);
  return { entry, problem: draft?.problem ?? null, isSwapped, type, settle, take };
}
