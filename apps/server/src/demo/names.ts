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
const FIRST =
  '子雨思梓欣嘉俊浩宇若书佳明晓文志建国永春秋海云天静雅婉诗语可一安乐承景致远怀清沐知予时念初行南北'.split(
    '',
  );
const SECOND =
  '涵轩妍怡琪豪杰伟强磊军洋勇艳杰娟涛超秀霞平刚桂英华玉兰芳敏丽静宁然辰熙瑶萱彤琳航博睿哲远舟禾川岚溪晴'.split(
    '',
  );
const MINORITY = [
  '阿依古丽·买买提',
  '巴特尔·苏和',
  '扎西·多吉',
  '古丽娜尔·艾山',
  '艾力·热合曼',
  '卓玛·央金',
  '乌日娜·其其格',
  '米热古丽·阿卜杜热合曼',
  '才仁·旺姆',
  '吐尔逊·依明',
];
const LATIN_GIVEN = [
  'Emily',
  'James',
  'Sofia',
  'Kenji',
  'Aisha',
  'Liam',
  'Nina',
  'Mateo',
  'Yuki',
  'Oliver',
  'Siobhán',
  'Zoë',
];
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
 * something that breaks narrow columns.
 */
export function personName(index: number, salt: number) {
  const kind = share(index, salt);
  if (kind < 0.012) return pick(MINORITY, index, salt + 1);
  if (kind < 0.022)
    return `${pick(LATIN_GIVEN, index, salt + 1)} ${pick(LATIN_FAMILY, index, salt + 2)}`;
  const surname =
    kind < 0.06 ? pick(DOUBLE_SURNAMES, index, salt + 3) : pick(SURNAMES, index, salt + 3);
  const second = pick(SECOND, index, salt + 5);
  return share(index, salt + 4) < 0.22
    ? surname + second
    : surname + pick(FIRST, index, salt + 6) + second;
}

/**
 * Returns a number that no one can be called by: mobile numbers begin with 13 to 19, these with 12.
 */
export const undialableMobile = (index: number, salt: number) =>
  `12${String(Math.floor(share(index, salt) * 1e9)).padStart(9, '0')}`;

/** Returns an identity number whose last character is never the right one. */
export function invalidIdCardNo(regionCode: string, index: number, salt: number) {
  const year = 1966 + Math.floor(share(index, salt) * 37);
  const month = 1 + Math.floor(share(index, salt + 1) * 12);
  const day = 1 + Math.floor(share(index, salt + 2) * 28);
  const order = Math.floor(share(index, salt + 3) * 1_000);
  const body = `${regionCode}${year}${two(month)}${two(day)}${String(order).padStart(3, '0')}`;
  return body + CHECK_MARKS[(checkOf(body) + 1 + Math.floor(share(index, salt + 4) * 10)) % 11];
}

const CHECK_MARKS = '10X98765432';
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** The place of the right check mark (GB 11643). */
export const checkOf = (body: string) =>
  WEIGHTS.reduce((sum, weight, i) => sum + weight * Number(body[i]), 0) % 11;

/** Returns the check mark at a place. */
export const checkMark = (place: number) => CHECK_MARKS[place];

const two = (value: number) => String(value).padStart(2, '0');
