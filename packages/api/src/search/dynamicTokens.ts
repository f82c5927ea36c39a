/** Every dynamic date range, in the order in which a filter offers them. */
export const DYNAMIC_TOKENS = [
  'TODAY',
  'YESTERDAY',
  'TOMORROW',
  'THIS_WEEK',
  'LAST_WEEK',
  'NEXT_WEEK',
  'THIS_MONTH',
  'LAST_MONTH',
  'NEXT_MONTH',
  'THIS_QUARTER',
  'LAST_QUARTER',
  'NEXT_QUARTER',
  'THIS_YEAR',
  'LAST_YEAR',
  'NEXT_YEAR',
  'LAST_3_DAYS',
  'LAST_7_DAYS',
  'LAST_15_DAYS',
  'LAST_30_DAYS',
  'PAST_2_WEEKS',
  'PAST_3_MONTHS',
  'WEEK_TO_DATE',
  'MONTH_TO_DATE',
  'QUARTER_TO_DATE',
  'YEAR_TO_DATE',
] as const;

/** A date range that moves with the clock. A saved condition keeps this token, never dates. */
export type DynamicToken = (typeof DYNAMIC_TOKENS)[number];

/** Whether `value` is the token of a dynamic range. */
export function isDynamicToken(value: unknown): value is DynamicToken {
  return DYNAMIC_TOKENS.includes(value as DynamicToken);
}
