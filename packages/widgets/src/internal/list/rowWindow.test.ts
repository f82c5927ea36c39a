import fc from 'fast-check';
import { rowPieces, scrollTo, windowOf } from './rowWindow';

const view = { height: 600, rowHeight: 40 };

describe('windowOf', () => {
  it('covers the viewport with overscan, within the rows', () => {
    fc.assert(
      fc.property(fc.nat(500_000), fc.integer({ min: 1, max: 10_000 }), (scrolled, count) => {
        const { from, to } = windowOf({ ...view, scrolled }, count);
        const first = Math.min(Math.floor(scrolled / 40), count - 1);
        const last = Math.min(Math.ceil((scrolled + 600) / 40), count);

        expect(from).toBeGreaterThanOrEqual(0);
        expect(from).toBeLessThanOrEqual(first);
        expect(to).toBeGreaterThanOrEqual(last);
        expect(to).toBeLessThanOrEqual(count);
      }),
    );
  });

  it('goes on row by row, and stays the same until a row comes or goes', () => {
    const { from, to } = windowOf({ ...view, scrolled: 4010 }, 10_000);

    expect(windowOf({ ...view, scrolled: 4035 }, 10_000)).toEqual({ from, to });
    expect(windowOf({ ...view, scrolled: 4050 }, 10_000)).toEqual({ from: from + 1, to: to + 1 });
  });

  it('treats overscroll at the top as the top', () => {
    expect(windowOf({ ...view, scrolled: -80 }, 10_000).from).toBe(0);
  });
});

describe('rowPieces', () => {
  it('covers all rows by rows and gaps, each rendered row once', () => {
    fc.assert(
      fc.property(
        fc.nat(200),
        fc.nat(60),
        fc.integer({ min: -1, max: 250 }),
        (from, length, kept) => {
          const count = 200;
          const pieces = rowPieces(
            { from: Math.min(from, count), to: Math.min(from + length, count) },
            count,
            kept,
          );
          const rows = pieces.flatMap((piece) => ('row' in piece ? [piece.row] : []));

          expect(pieces.reduce((sum, piece) => sum + ('row' in piece ? 1 : piece.gap), 0)).toBe(
            count,
          );
          expect(rows).toEqual([...new Set(rows)].toSorted((one, other) => one - other));
          if (kept >= 0 && kept < count) expect(rows).toContain(kept);
        },
      ),
    );
  });

  it('keeps the row with focus where it is, with gaps on both sides', () => {
    expect(rowPieces({ from: 10, to: 11 }, 20, 4)).toEqual([
      { gap: 4, before: 4 },
      { row: 4 },
      { gap: 5, before: 10 },
      { row: 10 },
      { gap: 9, before: 20 },
    ]);
  });
});

describe('scrollTo', () => {
  it('scrolls as little as it can', () => {
    expect(scrollTo({ ...view, scrolled: 1000 }, 5)).toBe(200);
    expect(scrollTo({ ...view, scrolled: 1000 }, 30)).toBe(1000);
    expect(scrollTo({ ...view, scrolled: 1000 }, 100)).toBe(3440);
  });
});
