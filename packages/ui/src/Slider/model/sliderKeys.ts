import { stepNumber } from '../../NumberField/model/numberText';

/** The possible values of a slider. */
export interface SliderScale {
  min: number;
  max: number;
  step: number;
}

/**
 * Returns the value that a key leads to, or `undefined` for other keys. Arrows use one step, pages
 * a tenth of the range, and horizontal arrows follow the text direction.
 */
export function keyedValue(
  key: string,
  value: number,
  { min, max, step }: SliderScale,
  isRightToLeft: boolean,
): number | undefined {
  const last = Math.floor((max - min) / step + 1e-9);
  const page = Math.max(1, Math.round(last / 10));
  const forward = isRightToLeft ? -1 : 1;
  const current = Math.round((value - min) / step);
  const targets: Partial<Record<string, number>> = {
    ArrowRight: current + forward,
    ArrowLeft: current - forward,
    ArrowUp: current + 1,
    ArrowDown: current - 1,
    PageUp: current + page,
    PageDown: current - page,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  if (target === undefined) return undefined;
  return stepNumber(min, Math.min(last, Math.max(0, target)), step, { min, max });
}
