import fc from 'fast-check';
import { addMonths, isMonth, monthIn, monthOfKey, withinYears, yearBounds } from './months';

const months = fc
  .tuple(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => monthIn(year, month));

describe('months', () => {
  it('are counted across years', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-11', -25)).toBe('2024-10');
  });

  it('come back when as many are taken away', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: -5000, max: 5000 }), (month, count) => {
        expect(isMonth(month)).toBe(true);
        expect(addMonths(addMonths(month, count), -count)).toBe(month);
      }),
    );
  });

  it.each([
    ['ArrowLeft', '2026-10'],
    ['ArrowRight', '2026-12'],
    ['ArrowUp', '2026-08'],
    ['ArrowDown', '2027-02'],
    ['Home', '2026-10'],
    ['End', '2026-12'],
    ['PageUp', '2025-11'],
    ['PageDown', '2027-11'],
    ['a', undefined],
  ])('move by %s from 2026-11 to %s', (key, month) => {
    expect(monthOfKey('2026-11', key, false)).toBe(month);
  });

  it('move the other way where the line runs from right to left', () => {
    expect(monthOfKey('2026-11', 'ArrowLeft', true)).toBe('2026-12');
    expect(monthOfKey('2026-11', 'ArrowRight', true)).toBe('2026-10');
  });

  it('stay within the years of the limits, which contain the selected ones', () => {
    expect(yearBounds('2026-11', null, '2024-05', '2027-01')).toEqual({ first: 2024, last: 2027 });
    const selected = { from: '2019-03', to: '2019-03' };
    expect(yearBounds('2026-11', selected, '2024-05', undefined)).toEqual({
      first: 2019,
      last: 2056,
    });
    expect(withinYears('2026-11', { first: 2019, last: 2024 })).toBe('2024-11');
  });
});
