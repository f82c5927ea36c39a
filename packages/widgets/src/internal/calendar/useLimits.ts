import { useTexts } from '@mingjian/ui';
import { limitTexts } from './limits.texts';

export interface LimitsOptions {
  min: string | undefined;
  max: string | undefined;
  /** Returns the reason why a value within the limits is disabled, if it is. */
  disabledReason: ((value: string) => string | undefined) | undefined;
  /** Returns the text by which values are compared. @default the value */
  sortKey?: ((value: string) => string) | undefined;
}

/** Texts of limits. */
export interface LimitsState {
  /** Returns the reason why a value is disabled, if it is. */
  reasonOf(value: string): string | undefined;
  /** Text of the limits, `null` for none. */
  limits: string | null;
}

const itself = (value: string) => value;

/** Returns the texts of limits and reasons of days, months or times in the current language. */
export function useLimits({
  min,
  max,
  disabledReason,
  sortKey = itself,
}: LimitsOptions): LimitsState {
  const t = useTexts(limitTexts);

  const reasonOf = (value: string) => {
    if (min !== undefined && sortKey(value) < sortKey(min)) return t.tooEarly(min);
    if (max !== undefined && sortKey(value) > sortKey(max)) return t.tooLate(max);
    return disabledReason?.(value);
  };

  const limits = () => {
    if (min !== undefined) return max === undefined ? t.onwards(min) : t.between(min, max);
    return max === undefined ? null : t.until(max);
  };

  return { reasonOf, limits: limits() };
}
