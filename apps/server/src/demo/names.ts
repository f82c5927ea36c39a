import { identityCheck } from '@mingjian/api';
import { pick, share } from './pick';

const SURNAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤'.split(
    '',
  );
const DOUBLE_SURNAMES = [
  '欧阳',
  '上官',
  '司马',
  '诸葛',
  '皇甫',
  '尉迟',
  '慕容',
  '司徒',
  '令狐',
  '东方',
];
/** Gender as an identity card has it: 1 male, 2 female. */
export type DemoGender = 1 | 2;

/** Characters of given names; those of a single gender come second. */
const FIRST: Record<DemoGender, readonly string[]> = {
  1: '子俊浩宇明文志建国永海天一承景致远怀知时行北立启'.split(''),
  2: '思梓欣嘉若书佳晓春秋云静雅婉诗语可安乐沐予初南雨'.split(''),
};
const SECOND: Record<DemoGender, readonly string[]> = {
  1: '轩豪杰伟强磊军洋勇涛超平刚华然辰熙博睿哲远舟川航溪'.split(''),
  2: '涵妍怡琪艳娟秀霞桂英玉兰芳敏丽静宁瑶萱彤琳岚晴慧蕾'.split(''),
};
const MINORITY: Record<DemoGender, readonly string[]> = {
  1: ['巴特尔·苏和', '扎西·多吉', '艾力·热合曼', '吐尔逊·依明', '才仁·诺布'],
  2: ['阿依古丽·买买提', '古丽娜尔·艾山', '卓玛·央金', '乌日娜·其其格', '米热古丽·阿卜杜热合曼'],
};
const LATIN_GIVEN: Record<DemoGender, readonly string[]> = {
  1: ['James', 'Kenji', 'Liam', 'Mateo', 'Oliver', 'Søren'],
  2: ['Emily', 'Sofia', 'Aisha', 'Nina', 'Yuki', 'Siobhán', 'Zoë'],
};
const LATIN_FAMILY = [
  'Carter',
  "O'Brien",
  'Tanaka',
  'García',
  'Müller',
  'Rossi',
  'Novak',
  'Haddad',
  'Larsen',
  'Okafor',
  'Dubois',
  'Kowalski',
];

/**
 * Returns a made-up name of a person: mostly two or three Chinese characters, now and then
 * something that breaks narrow columns. The name of a person without a gender is either.
 */
export function personName(
  index: number,
  salt: number,
  gender: DemoGender = share(index, salt + 7) < 0.5 ? 1 : 2,
) {
  const kind = share(index, salt);
  if (kind < 0.012) return pick(MINORITY[gender], index, salt + 1);
  if (kind < 0.022)
    return `${pick(LATIN_GIVEN[gender], index, salt + 1)} ${pick(LATIN_FAMILY, index, salt + 2)}`;
  const surname =
    kind < 0.06 ? pick(DOUBLE_SURNAMES, index, salt + 3) : pick(SURNAMES, index, salt + 3);
  const second = pick(SECOND[gender], index, salt + 5);
  return share(index, salt + 4) < 0.22
    ? surname + second
    : surname + pick(FIRST[gender], index, salt + 6) + second;
}

/** Returns a number that no one can be called by: no operator has been given those with 154. */
export const unassignedMobile = (index: number, salt: number) =>
  `154${String(Math.floor(share(index, salt) * 1e8)).padStart(8, '0')}`;

/** Returns a valid identity number of nobody: no county has a code that ends with 99. */
export function unassignedIdCardNo(regionCode: string, index: number, salt: number) {
  const year = 1966 + Math.floor(share(index, salt) * 37);
  const month = 1 + Math.floor(share(index, salt + 1) * 12);
  const day = 1 + Math.floor(share(index, salt + 2) * 28);
  const order = Math.floor(share(index, salt + 3) * 1_000);
  const county = `${regionCode.slice(0, 4)}99`;
  const body = `${county}${year}${two(month)}${two(day)}${String(order).padStart(3, '0')}`;
  return body + identityCheck(body);
}

const two = (value: number) => String(value).padStart(2, '0');
