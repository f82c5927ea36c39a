import { useState } from 'react';
import {
  isSameRange,
  type EndProblem,
  type RangeEnd,
  type RangeReading,
  type TextRange,
} from './model/textRange';

export interface RangeTextOptions<Problem extends EndProblem> {
  value: TextRange | null;
  onValueChange(value: TextRange | null): void;
  /** Reads two texts by the current rules: today may have changed since the last render. */
  read(entry: TextRange): RangeReading<Problem>;
}

/** The typed texts, and the value they belong to. Another value discards the draft. */
interface Draft<Problem> {
  entry: TextRange;
  value: TextRange | null;
  problem: Problem | null;
}

/** Texts of the two inputs of a range. */
export interface RangeTextState<Problem extends EndProblem = EndProblem> {
  /** Texts of the two inputs. */
  entry: TextRange;
  problem: Problem | null;
  /** Whether the ends of the value were entered in reverse order. */
  isSwapped: boolean;
  setText(end: RangeEnd, text: string): void;
  /**
   * Commits the texts as the value, and returns whether they are valid. Invalid texts stay in the
   * inputs and the value becomes what the reading reports. A missing end is valid while the field
   * has focus.
   */
  commit(isLeaving: boolean): boolean;
  /** Sets the value, which replaces the texts. */
  setValue(range: TextRange | null): void;
}

const EMPTY: TextRange = { from: '', to: '' };

/** Holds the texts of a range until they are committed. */
export function useRangeText<Problem extends EndProblem>({
  value,
  onValueChange,
  read,
}: RangeTextOptions<Problem>): RangeTextState<Problem> {
  const [lastDraft, setDraft] = useState<Draft<Problem> | null>(null);
  const [swapped, setSwapped] = useState<TextRange | null>(null);
  const draft = lastDraft !== null && isSameRange(lastDraft.value, value) ? lastDraft : null;

  const change = (range: TextRange | null) => {
    if (!isSameRange(range, value)) onValueChange(range);
  };
  const setValue = (range: TextRange | null) => {
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
      const reading = read(draft.entry);
      if (reading.problem === null) {
        setSwapped(reading.isSwapped ? reading.range : null);
        setValue(reading.range);
        return true;
      }
      if (reading.problem.kind === 'missing' && !isLeaving) {
        setDraft({ ...draft, entry: reading.entry });
        return false;
      }
      setDraft({ entry: reading.entry, value: reading.range, problem: reading.problem });
      change(reading.range);
      return false;
    },
    setValue,
  };
}
