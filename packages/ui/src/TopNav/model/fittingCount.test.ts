import fc from 'fast-check';
import { fittingCount } from './fittingCount';

describe('fittingCount', () => {
  it('takes all entries where they fit exactly, without the button', () => {
    expect(fittingCount([100, 50, 50], { space: 208, more: 60, gap: 4 })).toBe(3);
  });

  it('keeps space for the button where some do not fit', () => {
    expect(fittingCount([100, 50, 50], { space: 207, more: 60, gap: 4 })).toBe(1);
    expect(fittingCount([100, 50, 50], { space: 90, more: 60, gap: 4 })).toBe(0);
  });

  it('takes all of a bar that has no layout', () => {
    expect(fittingCount([0, 0], { space: 0, more: 0, gap: 0 })).toBe(2);
    expect(fittingCount([], { space: 0, more: 0, gap: 4 })).toBe(0);
  });

  it('never takes more than fits, nor fewer than would', () => {
    const widths = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(widths, fc.integer({ min: 0, max: 2_000 }), (all, space) => {
        const [more, gap] = [60, 4];
        const count = fittingCount(all, { space, more, gap });
        const used = (taken: number) =>
          all.slice(0, taken).reduce((sum, width) => sum + width + gap, more);

        if (count < all.length) {
          if (count > 0) expect(used(count)).toBeLessThanOrEqual(space);
          expect(used(count + 1)).toBeGreaterThan(space);
        }
      }),
    );
  });
});
