import { diffLines, foldLines } from './lineDiff';

const written = (before: string[], after: string[]) =>
  diffLines(before, after).map(
    ({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`,
  );

describe('diffLines', () => {
  it('finds no difference in equal texts', () => {
    expect(written(['main', 'button'], ['main', 'button'])).toEqual([' main', ' button']);
    expect(written([], [])).toEqual([]);
  });

  it('puts the removed line before the added one that takes its place', () => {
    expect(written(['main', 'button "接单"', 'list'], ['main', 'button "接受"', 'list'])).toEqual([
      ' main',
      '-button "接单"',
      '+button "接受"',
      ' list',
    ]);
  });

  it('keeps what moved apart from what stayed', () => {
    expect(written(['a', 'b', 'c', 'd'], ['b', 'c', 'x', 'd'])).toEqual([
      '-a',
      ' b',
      ' c',
      '+x',
      ' d',
    ]);
  });

  it('handles repeated lines without counting one twice', () => {
    expect(written(['row', 'row'], ['row', 'row', 'row'])).toEqual([' row', ' row', '+row']);
    expect(written(['row', 'row', 'row'], ['row'])).toEqual([' row', '-row', '-row']);
  });

  it('shows a new text as added and a lost one as removed', () => {
    expect(written([], ['a'])).toEqual(['+a']);
    expect(written(['a'], [])).toEqual(['-a']);
  });
});

describe('foldLines', () => {
  it('folds equal lines away from a difference, and never a handful of them', () => {
    const before = Array.from({ length: 12 }, (_, at) => `row ${at}`);
    const parts = foldLines(diffLines(before, [...before, 'row 12']));

    expect(parts.map((part) => [part.folded, part.lines.length])).toEqual([
      [true, 10],
      [false, 3],
    ]);
    expect(
      foldLines(diffLines(['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'd', 'e', 'f'])).every(
        (part) => !part.folded,
      ),
    ).toBe(true);
  });
});
