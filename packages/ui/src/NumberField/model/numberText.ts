/** The format and limits of a number field. */
export interface NumberRules {
  min: number;
  max: number;
  /** Number of decimals, always shown. `undefined` for as many as the number has. */
  precision?: number | undefined;
  /** Whether thousands are separated by commas. */
  grouping: boolean;
}

/** The adjustment of a number that broke a rule. */
export type NumberChange = 'raised' | 'lowered' | 'rounded';

/** An adjusted number, and the adjustment that was needed. */
export interface AdjustedNumber {
  value: number;
  change: NumberChange | null;
}

const plain = /^[+-]?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/;

/**
 * Returns the number in a text: `null` for an empty text, `undefined` for an unreadable one. It
 * accepts full-width digits and signs, thousands separated by commas or spaces, and surrounding
 * spaces.
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
 * Returns the text of a number in the field, equal in both languages: `1,234.50`. Empty for `null`.
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

/** Returns a number rounded half away from zero to `precision` decimals. */
export function roundTo(value: number, precision: number | undefined): number {
  if (precision === undefined) return value;
  const size = Math.abs(value);
  // Uses the decimal notation, since 1.005 * 100 is 100.49999999999999.
  const rounded = String(size).includes('e')
    ? Number(size.toFixed(precision))
    : Number(`${Math.round(Number(`${size}e${precision}`))}e-${precision}`);
  return (Number.isFinite(rounded) ? rounded : size) * Math.sign(value) + 0;
}

/** Returns the number rounded and within the limits, and the adjustment that was needed. */
export function adjustNumber(
  value: number,
  { min, max, precision }: Pick<NumberRules, 'min' | 'max' | 'precision'>,
): AdjustedNumber {
  if (value < min) return { value: min, change: 'raised' };
  if (value > max) return { value: max, change: 'lowered' };
  const rounded = Math.min(max, Math.max(min, roundTo(value, precision)));
  return { value: rounded, change: rounded === value ? null : 'rounded' };
}

/**
 * Returns the number `count` steps away, within the limits. An empty field starts at zero, or at
 * the limit nearest to it.
 */
export function stepNumber(
  value: number | null,
  count: number,
  step: number,
  rules: Pick<NumberRules, 'min' | 'max' | 'precision'>,
): number {
  if (value === null) return adjustNumber(0, rules).value;
  const digits = Math.max(fractionDigits(value), fractionDigits(step));
  return adjustNumber(roundTo(value + count * step, digits), rules).value;
}

function fractionDigits(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}
