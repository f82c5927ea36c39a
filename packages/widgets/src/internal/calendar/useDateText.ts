import { useState } from 'react';
import { useTexts } from '@mingjian/ui';
import { calendarTexts } from './calendar.texts';
import { beijingToday } from './model/days';
import { readDate } from './model/readDate';

export interface DateTextOptions {
  value: string | null;
  onValueChange(value: string | null): void;
  /** Today, in place of Beijing's at this moment. */
  today: string | undefined;
  /** Returns why a day cannot be chosen, or nothing. */
  reasonOf(date: string): string | undefined;
}

/**
 * What is typed, and the value that goes with it: a value from outside is another one, and ends the
 * draft.
 */
interface Draft {
  text: string;
  value: string | null;
  problem: string | undefined;
}

export interface DateTextState {
  text: string;
  /** Why what was typed is no date, in words. */
  problem: string | undefined;
  type(text: string): void;
  /**
   * Takes what was typed for the date, and returns whether it is one. Text that is none stays, and
   * counts as no value.
   */
  settle(): boolean;
  /** Takes a date from elsewhere, or none, in place of what was typed. */
  take(date: string | null): void;
}

/** Keeps what is typed until it can stand as a date that may be chosen. */
export function useDateText({
  value,
  onValueChange,
  today,
  reasonOf,
}: DateTextOptions): DateTextState {
  const t = useTexts(calendarTexts);
  const [kept, setDraft] = useState<Draft | null>(null);
  const draft = kept !== null && kept.value === value ? kept : null;

  const take = (date: string | null) => {
    setDraft(null);
    if (date !== value) onValueChange(date);
  };

  const settle = () => {
    if (draft === null) return true;
    const { date, problem } = readDate(draft.text, today ?? beijingToday(Date.now()));
    const reason = date === null ? undefined : reasonOf(date);
    const wrong = problem === null ? reason : t[problem];
    if (wrong === undefined) {
      take(date);
      return true;
    }
    setDraft({ text: draft.text, value: null, problem: wrong });
    if (value !== null) onValueChange(null);
    return false;
  };

  const type = (text: string) => setDraft({ text, value, problem: undefined });

  return { text: draft?.text ?? value ?? '', problem: draft?.problem, type, settle, take };
}
