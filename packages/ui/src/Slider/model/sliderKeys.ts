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
  const here = Math.round((value - min) / step);
  const places: Partial<Record<string, number>> = {
    ArrowRight: here + forward,
    ArrowLeft: here - forward,
    ArrowUp: here + 1,
    ArrowDown: here - 1,
    PageUp: here + page,
    PageDown: here - page,
    Home: 0,
    End: last,
  };
  const place = places[key];
  if (place === undefined) return undefined;
  return stepNumber(min, Math.min(last, Math.max(0, place)), step, { min, max });
}
