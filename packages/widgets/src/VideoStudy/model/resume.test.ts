import { durationOf, isResumable } from './resume';

describe('isResumable', () => {
  it.each([
    [20, 60, true],
    [60, 60, false],
    [61, 60, false],
    [0, 60, false],
    [null, 60, false],
    [20, null, false],
    [20, Number.NaN, false],
  ])('a position of %s in a video of %s: %s', (position, duration, is) => {
    expect(isResumable(position, duration)).toBe(is);
  });
});

describe('durationOf', () => {
  it('prefers the browser’s duration, once it knows one', () => {
    expect(durationOf(58.4, 60)).toBe(58.4);
    expect(durationOf(Number.NaN, 60)).toBe(60);
    expect(durationOf(Infinity, null)).toBeNull();
    expect(durationOf(null, 0)).toBeNull();
  });
});
