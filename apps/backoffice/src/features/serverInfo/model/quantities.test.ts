import { sizeOf, spanOf } from './quantities';

describe('sizes', () => {
  it.each([
    [0, 0, 'B'],
    [1_023, 1_023, 'B'],
    [1_536, 1.5, 'KB'],
    [250 * 1024 ** 2, 250, 'MB'],
    [12.34 * 1024 ** 3, 12.3, 'GB'],
    [5_000 * 1024 ** 4, 5_000, 'TB'],
  ] as const)('of %d bytes are %d %s', (bytes, value, unit) => {
    expect(sizeOf(bytes)).toEqual({ value, unit });
  });
});

describe('spans', () => {
  it('are days, hours and whole minutes', () => {
    expect(spanOf(59)).toEqual({ days: 0, hours: 0, minutes: 0 });
    expect(spanOf(2 * 86_400 + 3 * 3_600 + 4 * 60 + 5)).toEqual({ days: 2, hours: 3, minutes: 4 });
  });
});
