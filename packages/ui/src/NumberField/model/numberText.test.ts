// @vitest-environment node
import fc from 'fast-check';
import { formatNumber, parseNumber, roundTo, adjustNumber, stepNumber } from './numberText';

const free = { min: -Infinity, max: Infinity };
const cents = fc.integer({ min: -1e11, max: 1e11 }).map((value) => value / 100 + 0);
const toFullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

describe('parseNumber', () => {
  it.each([
    ['1,234', 1234],
    ['１，２３４．５', 1234.5],
    ['12。5', 12.5],
    [' 1 234 ', 1234],
    ['−3', -3],
    ['+.5', 0.5],
    ['5.', 5],
    ['-0', 0],
  ])('reads %j as %j', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it('reads an empty text as null', () => {
    expect(parseNumber('')).toBeNull();
    expect(parseNumber(' 　')).toBeNull();
  });

  it.each(['abc', '12,34', '1.2.3', '-', '.', '1e5', '0x10', '12万', ',123'])(
    'does not guess at %j',
    (text) => {
      expect(parseNumber(text)).toBeUndefined();
    },
  );

  it('reads its own output, grouped or not, half or full width', () => {
    fc.assert(
      fc.property(cents, fc.boolean(), (value, grouping) => {
        const text = formatNumber(value, { precision: 2, grouping });

        expect(parseNumber(text)).toBe(value);
        expect(parseNumber(toFullWidth(text))).toBe(value);
      }),
    );
  });
});

describe('formatNumber', () => {
  it('shows the given number of decimals, and nothing for null', () => {
    expect(formatNumber(1234.5, { precision: 2, grouping: true })).toBe('1,234.50');
    expect(formatNumber(1234.5, { grouping: false })).toBe('1234.5');
    expect(formatNumber(null, { grouping: true })).toBe('');
    expect(formatNumber(-0, { grouping: true })).toBe('0');
  });
});

describe('roundTo', () => {
  it('rounds half away from zero', () => {
    expect(roundTo(1.005, 2)).toBe(1.01);
    expect(roundTo(-2.5, 0)).toBe(-3);
    expect(roundTo(1e-9, 2)).toBe(0);
    expect(roundTo(1.25, undefined)).toBe(1.25);
  });
});

describe('settleNumber', () => {
  it('reports its adjustment', () => {
    expect(adjustNumber(-1, { min: 0, max: 10 })).toEqual({ value: 0, change: 'raised' });
    expect(adjustNumber(11, { min: 0, max: 10 })).toEqual({ value: 10, change: 'lowered' });
    expect(adjustNumber(1.26, { min: 0, max: 10, precision: 1 })).toEqual({
      value: 1.3,
      change: 'rounded',
    });
    expect(adjustNumber(5, { min: 0, max: 10, precision: 0 })).toEqual({ value: 5, change: null });
  });

  it('adjusts into the limits, and is idempotent', () => {
    fc.assert(
      fc.property(cents, cents, cents, fc.nat(4), (value, one, other, precision) => {
        const rules = { min: Math.min(one, other), max: Math.max(one, other), precision };

        const adjusted = adjustNumber(value, rules).value;

        expect(adjusted).toBeGreaterThanOrEqual(rules.min);
        expect(adjusted).toBeLessThanOrEqual(rules.max);
        expect(adjustNumber(adjusted, { ...rules, precision: undefined })).toEqual({
          value: adjusted,
          change: null,
        });
      }),
    );
  });
});

describe('stepNumber', () => {
  it('adds without binary rounding errors', () => {
    expect(stepNumber(0.1, 2, 0.1, free)).toBe(0.3);
  });

  it('starts at zero or the limit nearest to it, and stops at a limit', () => {
    expect(stepNumber(null, 1, 1, free)).toBe(0);
    expect(stepNumber(null, 1, 1, { min: 5, max: 9 })).toBe(5);
    expect(stepNumber(8, 10, 1, { min: 5, max: 9 })).toBe(9);
  });

  it('returns to its start when it steps back', () => {
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 1, max: 500 }),
        (value, step) =>
          void expect(
            stepNumber(stepNumber(value, 1, step / 100, free), -1, step / 100, free),
          ).toBe(value),
      ),
    );
  });
});
