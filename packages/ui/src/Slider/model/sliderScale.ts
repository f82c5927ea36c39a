/** A labelled position of a slider. */
export interface SliderMark {
  value: number;
  label: string;
}

/** Returns the position of a value between the ends, from 0 to 1. */
export function shareOf(value: number, min: number, max: number): number {
  if (max <= min) return 0;
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}

/** Returns the marks within the range, in order. */
export function marksWithin(marks: readonly SliderMark[], min: number, max: number): SliderMark[] {
  return marks
    .filter((mark) => mark.value >= min && mark.value <= max)
    .toSorted((one, other) => one.value - other.value);
}
