import { pinyinOf, pinyinOfWords } from './pinyin';

it.each([
  ['林晓', 'lin xiao'],
  ['曾小贤', 'zeng xiao xian'],
  ['吕布', 'lv bu'],
  ['阿依努尔·买合木提', 'a yi nu er mai he mu ti'],
  ['Tom 林', 'tom lin'],
  ['', ''],
])('the pinyin of %s is %s', (name, expected) => {
  expect(pinyinOf(name)).toBe(expected);
});

it.each([
  ['菜单管理', 'cai dan guan li'],
  ['订单列表', 'ding dan lie biao'],
  ['KPI 单项', 'kpi dan xiang'],
])('words have no family names: %s is %s', (words, expected) => {
  expect(pinyinOfWords(words)).toBe(expected);
});
