import { pinyinOf } from './pinyin';

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
