import { foldTrail } from './trail';

describe('foldTrail', () => {
  it('shows four places or fewer whole', () => {
    expect(foldTrail(['a', 'b', 'c', 'd'])).toEqual({
      start: [],
      folded: [],
      end: ['a', 'b', 'c', 'd'],
    });
  });

  it('keeps the first and the last two of a longer one', () => {
    expect(foldTrail(['a', 'b', 'c', 'd', 'e'])).toEqual({
      start: ['a'],
      folded: ['b', 'c'],
      end: ['d', 'e'],
    });
  });
});
