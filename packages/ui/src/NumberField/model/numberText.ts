/** What a number field accepts. */
export interface NumberRules {
  min: number;
  max: number;
  /** Digits after the point: always that many are shown. Undefined for as many as there are. */
  precision?: number | undefined;
  /** Whether thousands are set apart by commas. */
  grouping: boolean;
}

/** What was done to a number to make it acceptable. */
export type NumberChange = 'raised' | 'lowered' | 'rounded';

/** A number as the rules want it, and what that took. */
export interface SettledNumber {
  value: number;
  change: NumberChange | null;
}

const plain = /^[+-]?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/;

/**
 * Returns the number that a text says: `null` for an empty text, `undefined` for one that says
 * none. It understands full-width digits and signs, thousands set apart by commas or spaces, and a
 * stray space at either end.
 */
export function parseNumber(text: string): number | null | undefined {
  const clean = text
    .normalize('NFKC')
    .replaceAll(/[−–—]/g, '-')
    .replaceAll(/[。｡]/g, '.')
    .replaceAll('、', ',')
    .replaceAll(/\s/g, '');
  if (clean === '') return null;
  if (!plain.test(clean) || !/\d/.test(clean)) return undefined;
  const value = Number(clean.replaceAll(',', ''));
  return Number.isFinite(value) ? value + 0 : undefined;
}

/**
 * Returns a number as the field shows it, the same in both house languages: `1,234.50`. Empty for
 * `null`.
 */
export function formatNumber(
  value: number | null,
  { precision, grouping }: Pick<NumberRules, 'precision' | 'grouping'>,
): string {
  if (value === null) return '';
  return new Intl.NumberFormat('en-US', {
    useGrouping: grouping,
    minimumFractionDigits: precision ?? 0,
    maximumFractionDigits: precision ?? 20,
  }).format(value + 0);
}

/** Returns a number rounded half away from zero to `precision` digits after the point. */
export function roundTo(value: number, precision: number | undefined): number {
  if (precision === undefined) return value;
  const size = Math.abs(value);
  // Through the decimal notation, since 1.005 * 100 is 100.49999999999999.
  const rounded = String(size).includes('e')
    ? Number(size.toFixed(precision))
    : Number(`${Math.round(Number(`${size}e${precision}`))}e-${precision}`);
  return (Number.isFinite(rounded) ? rounded : size) * Math.sign(value) + 0;
}

/** Returns the number between the limits, rounded, and tells which of it was needed. */
export function settleNumber(
  value: number,
  { min, max, precision }: Pick<NumberRules, 'min' | 'max' | 'precision'>,
): SettledNumber {
  if (value < min) return { value: min, change: 'raised' };
  if (value > max) return { value: max, change: 'lowered' };
  const rounded = Math.min(max, Math.max(min, roundTo(value, precision)));
  return { value: rounded, change: rounded === value ? null : 'rounded' };
}

/**
 * Returns the number `count` steps further, within the limits. From nothing it starts at zero, or
 * the limit nearest to it.
 */
export function stepNumber(
  value: number | null,
  count: number,
  step: number,
  rules: Pick<NumberRules, 'min' | 'max' | 'precision'>,
): number {
  if (value === null) return settleNumber(0, rules).value;
  const digits = Math.max(fractionDigits(value), fractionDigits(step));
  return settleNumber(roundTo(value + count * step, digits), rules).value;
}

function fractionDigits(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}
