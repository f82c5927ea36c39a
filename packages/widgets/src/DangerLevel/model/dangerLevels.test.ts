import { dangerColor, isBad, isDangerLevel, levelsOf, worstLevel } from './dangerLevels';

describe('levelsOf', () => {
  it('offers blue only to a check that compares', () => {
    expect(levelsOf(1)).toEqual([1, 2, 3, 4, 5]);
    expect(levelsOf(2)).toEqual([1, 2, 4, 5]);
  });
});

describe('worstLevel', () => {
  it('returns the worst finding in any order', () => {
    expect(worstLevel([4, 2, 3])).toBe(2);
    expect(worstLevel([3, 4, 1, 2])).toBe(1);
  });

  it('ignores items that were not judged: grey is never a finding', () => {
    expect(worstLevel([5, 4, 5])).toBe(4);
    expect(worstLevel([5, 3])).toBe(3);
  });

  it('is grey without any judged item', () => {
    expect(worstLevel([5, 5])).toBe(5);
    expect(worstLevel([])).toBe(5);
  });
});

describe('isBad', () => {
  it('counts red, yellow and blue, never green or grey', () => {
    expect(([1, 2, 3, 4, 5] as const).map(isBad)).toEqual([true, true, true, false, false]);
  });
});

describe('isDangerLevel', () => {
  it('rejects other values', () => {
    expect([1, 5].every(isDangerLevel)).toBe(true);
    expect([0, 6, 1.5, '1', null, undefined].some(isDangerLevel)).toBe(false);
  });
});

describe('dangerColor', () => {
  it('names each level by its colour', () => {
    expect(([1, 2, 3, 4, 5] as const).map(dangerColor)).toEqual([
      'red',
      'yellow',
      'blue',
      'green',
      'grey',
    ]);
  });
});
