import { scaleLinear } from 'd3-scale';

/** A scale of values with round ticks. */
export interface ValueScale {
  at(value: number): number;
  ticks: number[];
  /** Position of zero, which bars begin at. */
  zero: number;
}

/**
 * Returns a scale that includes zero and all values, between two positions. Whole values have whole
 * ticks.
 */
export function valueScale(values: Iterable<number>, from: number, to: number): ValueScale {
  let low = 0;
  let high = 0;
  let isWhole = true;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
    isWhole &&= Number.isInteger(value);
  }
  if (low === high) high = 1;
  const count = Math.max(2, Math.min(6, Math.floor(Math.abs(to - from) / 48)));
  const scale = scaleLinear().domain([low, high]).nice(count).range([from, to]);
  // Half an order is no tick.
  const ticks = scale.ticks(count).filter((tick) => !isWhole || Number.isInteger(tick));
  return { at: (value) => scale(value), ticks, zero: scale(0) };
}
