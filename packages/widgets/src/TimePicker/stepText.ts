import { flushSync } from 'react-dom';
import { readTime } from '../internal/time/model/readTime';
import { inPrecision, movedTime, segmentAt } from '../internal/time/model/times';

export interface StepTextOptions {
  direction: 1 | -1;
  input: HTMLInputElement;
  text: string;
  setText(text: string): void;
  /** Whether times have seconds. */
  seconds: boolean;
  min: string | undefined;
  max: string | undefined;
  /** Returns the time now. */
  currentTime(): string;
}

/**
 * Moves the hour, minute or second under the caret by one and selects it. An empty text becomes the
 * time now; one that is not a time stays.
 */
export function stepText({
  direction,
  input,
  text,
  setText,
  seconds,
  min,
  max,
  currentTime,
}: StepTextOptions) {
  const { time, problem } = readTime(text, seconds);
  if (problem !== null) return;
  const segment = segmentAt(
    inPrecision('00:00', seconds),
    time === text ? (input.selectionStart ?? 0) : 0,
  );
  const by = time === null ? 0 : direction * segment.seconds;
  const moved = movedTime(time ?? currentTime(), by, { min, max });
  // The browser would put the caret at the end of the new text.
  flushSync(() => setText(moved));
  input.setSelectionRange(segment.start, segment.end);
}
