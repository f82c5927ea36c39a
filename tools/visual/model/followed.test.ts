import { shareOf, spread } from './followed';

describe('spread', () => {
  it('keeps all where there are few', () => {
    expect(spread(['a', 'b'], 2)).toEqual(['a', 'b']);
  });

  it('takes as many as it may, from the first to near the last', () => {
    const items = Array.from({ length: 1_000 }, (_, at) => at);

    const taken = spread(items, 300);

    expect(new Set(taken).size).toBe(300);
    expect([taken[0], taken.at(-1)]).toEqual([0, 996]);
  });
});

describe('shareOf', () => {
  it('is never nothing', () => {
    expect([shareOf(40, 12), shareOf(40, 720), shareOf(40, 1)]).toEqual([4, 1, 40]);
  });
});
