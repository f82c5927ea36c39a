// @vitest-environment node
import fc from 'fast-check';
import { keyedValue } from './sliderKeys';

const percent = { min: 0, max: 100, step: 1 };
const days = { min: 30, max: 365, step: 5 };

describe('keyedValue', () => {
  it.each([
    ['ArrowRight', 31],
    ['ArrowUp', 31],
    ['ArrowLeft', 29],
    ['ArrowDown', 29],
    ['PageUp', 40],
    ['PageDown', 20],
    ['Home', 0],
    ['End', 100],
    ['a', undefined],
  ])('moves by %s to %j', (key, value) => {
    expect(keyedValue(key, 30, percent, false)).toBe(value);
  });

  it('swaps the horizontal arrows in right-to-left text, and no others', () => {
    expect(
      ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'End'].map((key) =>
        keyedValue(key, 30, percent, true),
      ),
    ).toEqual([29, 31, 31, 100]);
  });

  it('computes without binary rounding errors, and stops at the last step', () => {
    expect(keyedValue('ArrowRight', 0.2, { min: 0, max: 1, step: 0.1 }, false)).toBe(0.3);
    expect(keyedValue('End', 0, { min: 0, max: 10, step: 4 }, false)).toBe(8);
  });

  it('stays within the range and on a step', () => {
    const keys = fc.constantFrom('ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End');
    fc.assert(
      fc.property(
        keys,
        fc.integer({ min: 30, max: 365 }),
        fc.boolean(),
        (key, value, isRightToLeft) => {
          const next = keyedValue(key, value, days, isRightToLeft);

          expect(next).toBeGreaterThanOrEqual(30);
          expect(next).toBeLessThanOrEqual(365);
          expect(next! % 5).toBe(0);
        },
      ),
    );
  });
});
