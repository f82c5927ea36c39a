import { describe, expect, it } from 'vitest';
import { isAwaited } from './isAwaited';

describe('An answer is awaited', () => {
  it('until it is there: also while the source is asked, and before the second attempt', () => {
    expect(isAwaited({ status: 0, tries: 0 })).toBe(true);
    expect(isAwaited({ status: 1, tries: 1 })).toBe(true);
    expect(isAwaited({ status: 0, tries: 1 })).toBe(true);
  });

  it('no longer once it came, failed for good, or comes in minutes', () => {
    expect(isAwaited({ status: 2, tries: 1 })).toBe(false);
    expect(isAwaited({ status: 9, tries: 4 })).toBe(false);
    expect(isAwaited({ status: 0, tries: 2 })).toBe(false);
  });
});
