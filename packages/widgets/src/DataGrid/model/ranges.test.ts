import { extendRange } from './ranges';

const keys = ['a', 'b', 'c', 'd', 'e'];

describe('extendRange', () => {
  it('selects from the anchor to the end, in both directions', () => {
    expect(extendRange(keys, 1, 1, 3)).toEqual({ selected: ['b', 'c', 'd'], deselected: [] });
    expect(extendRange(keys, 3, 3, 2)).toEqual({ selected: ['c', 'd'], deselected: [] });
  });

  it('deselects rows that leave the range, also across the anchor', () => {
    expect(extendRange(keys, 1, 3, 2)).toEqual({ selected: ['b', 'c'], deselected: ['d'] });
    expect(extendRange(keys, 2, 4, 1)).toEqual({ selected: ['b', 'c'], deselected: ['d', 'e'] });
  });
});
