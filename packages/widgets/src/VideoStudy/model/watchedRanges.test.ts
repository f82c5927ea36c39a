import fc from 'fast-check';
import type { WatchedRange } from './studyVideo';
import { mergeRanges, reachable, savedRanges, watchedSeconds } from './watchedRanges';

const range = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }))
  .map(([from, length]): WatchedRange => [from, from + length]);

describe('mergeRanges', () => {
  it('merges ranges that touch or overlap, and keeps others apart', () => {
    expect(
      mergeRanges([
        [30, 40],
        [0, 10],
        [10, 12],
        [38, 45],
      ]),
    ).toEqual([
      [0, 12],
      [30, 45],
    ]);
  });

  it('bridges the rounding of a player, and no second that was skipped', () => {
    expect(
      mergeRanges([
        [0, 9.9],
        [10, 20],
        [21, 30],
      ]),
    ).toEqual([
      [0, 20],
      [21, 30],
    ]);
  });

  it('ignores ranges that are none', () => {
    expect(
      mergeRanges([
        [5, 5],
        [9, 3],
        [-4, 2],
        [Number.NaN, 4],
        [0, Infinity],
      ]),
    ).toEqual([]);
  });

  it('covers each second once, in whatever order it was watched', () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 12 }), (ranges) => {
        const seconds = new Set(
          ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i)),
        );

        expect(watchedSeconds(mergeRanges(ranges))).toBe(seconds.size);
        expect(mergeRanges(ranges.toReversed())).toEqual(mergeRanges(ranges));
      }),
    );
  });
});

describe('reachable', () => {
  const watched: WatchedRange[] = [
    [0, 20],
    [40, 50],
  ];

  it.each([
    [10, 10],
    [20, 20],
    [35, 20],
    [45, 45],
    [59, 50],
  ])('a seek to %d reaches %d', (target, reached) => {
    expect(reachable(watched, target)).toBe(reached);
  });

  it('reaches the start alone before anything was watched', () => {
    expect(reachable([], 30)).toBe(0);
  });
});

describe('savedRanges', () => {
  it('takes the part before a saved position for watched, unless the parts are saved', () => {
    expect(savedRanges({ currentTime: 12 })).toEqual([[0, 12]]);
    expect(savedRanges({ currentTime: 12, watched: [[6, 12]] })).toEqual([[6, 12]]);
    expect(savedRanges({ currentTime: null })).toEqual([]);
  });
});
