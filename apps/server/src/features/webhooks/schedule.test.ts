import { PAUSES, pauseAfter } from './schedule';

const HOUR = 3_600_000;

describe('the pause after a failed attempt', () => {
  it('follows the schedule, with up to a tenth more, and ends after ten attempts', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((round) => pauseAfter(round, null, () => 0));

    expect(pauses).toEqual([...PAUSES, undefined]);
    expect(pauseAfter(1, null, () => 1)).toBe(5_500);
  });

  it('is as long as the receiver asks, a day at most, and no shorter for it', () => {
    expect(pauseAfter(1, 60_000, () => 0)).toBe(60_000);
    expect(pauseAfter(3, 1_000, () => 0)).toBe(HOUR / 2);
    expect(pauseAfter(1, 90 * HOUR, () => 0)).toBe(24 * HOUR);
  });
});
