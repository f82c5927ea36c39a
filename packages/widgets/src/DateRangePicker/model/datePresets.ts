import type { DaySpan } from '../../internal/calendar/model/days';

/** A range relative to today, which is selected with one click. */
export interface DatePreset {
  /** Key among the presets of a field. */
  key: string;
  label: string;
  /** Returns the first and the last day of the range on `today`, each as `YYYY-MM-DD`. */
  spanOn(today: string): DaySpan;
}

/** Returns the part of `span` within the limits, or `null` when it is empty. */
export function clippedSpan(span: DaySpan, min = span.from, max = span.to): DaySpan | null {
  const from = span.from < min ? min : span.from;
  const to = span.to > max ? max : span.to;
  return from <= to ? { from, to } : null;
}
