import { clockText, knownDuration } from './mediaTime';

describe('clockText', () => {
  it.each([
    [0, '0:00'],
    [65.9, '1:05'],
    [3845, '1:04:05'],
    [-1, '0:00'],
  ])('writes %d as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});

describe('knownDuration', () => {
  it('knows no duration that is not there yet, or never ends', () => {
    expect([Number.NaN, Infinity, 0, null].map(knownDuration)).toEqual([null, null, null, null]);
    expect(knownDuration(58.4)).toBe(58.4);
  });
});
