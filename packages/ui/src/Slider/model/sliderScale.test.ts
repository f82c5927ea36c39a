// @vitest-environment node
import fc from 'fast-check';
import { marksWithin, shareOf } from './sliderScale';

describe('shareOf', () => {
  it('runs from one end to the other', () => {
    expect([20, 30, 40].map((value) => shareOf(value, 20, 40))).toEqual([0, 0.5, 1]);
  });

  it('stays between 0 and 1, also for an empty range', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (value, min, max) => {
        const share = shareOf(value, min, max);

        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('marksWithin', () => {
  it('omits marks beyond the ends, and sorts the others', () => {
    const marks = [50, 0, 101].map((value) => ({ value, label: String(value) }));

    expect(marksWithin(marks, 0, 100).map((mark) => mark.value)).toEqual([0, 50]);
  });
});
