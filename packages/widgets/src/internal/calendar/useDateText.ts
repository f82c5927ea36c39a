import { useState } from 'react';
import { useTexts } from '@mingjian/ui';
import { calendarTexts } from './calendar.texts';
import { beijingToday } from './model/days';
import { readDate } from './model/readDate';

export interface DateTextOptions {
  value: string | null;
  onValueChange(value: string | null): void;
  /** Today, instead of the current day in Beijing. */
  today: string | undefined;
  /** Returns the reason why a day is disabled, if it is. */
  reasonOf(date: string): string | undefined;
}

/** The typed text, and the value it belongs to. Another value discards the draft. */
interface Draft {
  text: string;
  value: string | null;
  problem: string | undefined;
}

/** Text of a date input. */
export interface DateTextState {
  text: string;
  /** Error message of a text that is not a valid date. */
  problem: string | undefined;
  setText(text: string): void;
  /**
   * Commits the text as the value, and returns whether it is valid. An invalid text stays in the
   * input and the value becomes `null`.
   */
  commit(): boolean;
  /** Sets the value, which replaces the text. */
  setValue(date: string | null): void;
}

/** Holds the text of a date input until it is committed. */
export function useDateText({
  value,
  onValueChange,
  today,
  reasonOf,
}: DateTextOptions): DateTextState {
  const t = useTexts(calendarTexts);
  const [lastDraft, setDraft] = useState<Draft | null>(null);
  const draft = lastDraft !== null && lastDraft.value === value ? lastDraft : null;

  const setValue = (date: string | null) => {
    setDraft(null);
    if (date !== value) onValueChange(date);
  };

  return {
    text: draft?.text ?? value ?? '',
    problem: draft?.problem,
    setText: (text) => setDraft({ text, value, problem: undefined }),
    commit() {
      if (draft === null) return true;
      const { date, problem } = readDate(draft.text, today ?? beijingToday(Date.now()));
      const reason = date === null ? undefined : reasonOf(date);
      const message = problem === null ? reason : t[problem];
      if (message === undefined) {
        setValue(date);
        return true;
      }
      setDraft({ text: draft.text, value: null, problem: message });
      if (value !== null) onValueChange(null);
      return false;
    },
    setValue,
  };
}
