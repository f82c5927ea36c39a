import { byPinyin, matchesName } from './pinyin';

describe('names by pinyin', () => {
  it('are in the order in which people look for them', () => {
    expect(['周明远', '余光', '欧阳若兰', '于婉玉', '林晓', '阿依'].toSorted(byPinyin)).toEqual([
      '阿依',
      '林晓',
      '欧阳若兰',
      '于婉玉',
      '余光',
      '周明远',
    ]);
  });

  it.each([
    ['林晓', 'lx'],
    ['欧阳若兰', 'oyrl'],
    ['周明远', 'ZM'],
    ['莫沐萱', 'mmx'],
    ['徐承勇', 'xcy'],
    ['安娜', 'an'],
  ])('%s is found by %s', (name, typed) => {
    expect(matchesName(name, typed)).toBe(true);
  });

  it('are found by a part of the name, and by nothing else', () => {
    expect(matchesName('欧阳若兰', '若')).toBe(true);
    expect(matchesName('Maria da Silva', 'silva')).toBe(true);
    expect(matchesName('林晓', 'x')).toBe(false);
    expect(matchesName('林晓', '')).toBe(true);
  });
});
