import { backoff } from './backoff';

describe('the wait after failures', () => {
  it('doubles, and ends at a minute', () => {
    const waits = [1, 2, 3, 7, 50, 5_000].map((failures) => backoff(failures, () => 1));

    expect(waits).toEqual([1_000, 2_000, 4_000, 60_000, 60_000, 60_000]);
  });

  it('is different for each window, and never shorter than half', () => {
    expect([backoff(3, () => 0), backoff(3, () => 0.5)]).toEqual([2_000, 3_000]);
    expect(backoff(3)).toBeGreaterThanOrEqual(2_000);
  });
});
