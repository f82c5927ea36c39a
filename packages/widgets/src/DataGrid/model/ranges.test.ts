import { extendRange } from './ranges';

const keys = ['a', 'b', 'c', 'd', 'e'];

describe('extendRange', () => {
  it('chooses from the anchor to the end, in either direction', () => {
    expect(extendRange(keys, 1, 1, 3)).toEqual({ on: ['b', 'c', 'd'], off: [] });
    expect(extendRange(keys, 3, 3, 2)).toEqual({ on: ['c', 'd'], off: [] });
  });

  it('lets go of what the range leaves, also when it turns round its anchor', () => {
    expect(extendRange(keys, 1, 3, 2)).toEqual({ on: ['b', 'c'], off: ['d'] });
    expect(extendRange(keys, 2, 4, 1)).toEqual({ on: ['b', 'c'], off: ['d', 'e'] });
  });
});
