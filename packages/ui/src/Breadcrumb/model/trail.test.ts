import { collapseTrail } from './trail';

describe('foldTrail', () => {
  it('shows up to four items in full', () => {
    expect(collapseTrail(['a', 'b', 'c', 'd'])).toEqual({
      start: [],
      collapsed: [],
      end: ['a', 'b', 'c', 'd'],
    });
  });

  it('keeps the first and the last two of a longer one', () => {
    expect(collapseTrail(['a', 'b', 'c', 'd', 'e'])).toEqual({
      start: ['a'],
      collapsed: ['b', 'c'],
      end: ['d', 'e'],
    });
  });
});
