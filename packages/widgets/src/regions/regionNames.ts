import { OTHER_READINGS_TEXT, READINGS_TEXT } from './readingsText';

/** The Latin names of regions. */
export interface RegionNames {
  /** Returns the syllables of a Chinese name, such as `['pu', 'dong']`, without tones. */
  syllablesOf(name: string): readonly string[];
  /** Returns the English name, such as `Xihu District`. */
  englishOf(name: string): string;
}

let names: RegionNames | undefined;

/** Returns the Latin names of regions. They are computed when they are needed. */
export function regionNames(): RegionNames {
  return (names ??= readNames());
}

function readNames(): RegionNames {
  let table: Readings | undefined;
  const syllablesOf = (name: string) => {
    const { readings, others } = (table ??= readReadings());
    const syllables = Array.from(name, (character) => readings.get(character) ?? character);
    const other = others.find(({ characters }) => name.includes(characters));
    if (other) {
      const start = name.indexOf(other.characters);
      syllables.splice(start, other.syllables.length, ...other.syllables);
    }
    return syllables;
  };
  return { syllablesOf, englishOf: (name) => englishOf(name, syllablesOf) };
}

/** Syllables of characters, and of characters that are read otherwise beside each other. */
interface Readings {
  readings: ReadonlyMap<string, string>;
  others: readonly { characters: string; syllables: readonly string[] }[];
}

function readReadings(): Readings {
  const readings = new Map<string, string>();
  for (const word of READINGS_TEXT.split(/\s/)) {
    const [, syllable = '', characters = ''] = /^([a-zü]+)(.+)$/.exec(word) ?? [];
    for (const character of characters) readings.set(character, syllable);
  }
  const others = OTHER_READINGS_TEXT.split(/\s/).map((word) => {
    const [, characters = '', reading = ''] = /^([^a-z]+)(.+)$/.exec(word) ?? [];
    return { characters, syllables: reading.split("'") };
  });
  return { readings, others };
}

/** Names that are no transcription of the Chinese one. */
const GIVEN: Readonly<Record<string, string>> = {
  内蒙古自治区: 'Inner Mongolia',
  西藏自治区: 'Xizang',
  广西壮族自治区: 'Guangxi',
  宁夏回族自治区: 'Ningxia',
  新疆维吾尔自治区: 'Xinjiang',
  陕西省: 'Shaanxi',
  呼和浩特市: 'Hohhot',
  鄂尔多斯市: 'Ordos',
  呼伦贝尔市: 'Hulunbuir',
  巴彦淖尔市: 'Bayannur',
  乌兰察布市: 'Ulanqab',
  兴安盟: 'Hinggan League',
  锡林郭勒盟: 'Xilingol League',
  阿拉善盟: 'Alxa League',
  哈尔滨市: 'Harbin',
  齐齐哈尔市: 'Qiqihar',
  拉萨市: 'Lhasa',
  日喀则市: 'Xigaze',
  昌都市: 'Qamdo',
  林芝市: 'Nyingchi',
  那曲市: 'Nagqu',
  阿里地区: 'Ngari Prefecture',
  乌鲁木齐市: 'Urumqi',
  克拉玛依市: 'Karamay',
  吐鲁番市: 'Turpan',
  喀什地区: 'Kashgar Prefecture',
  和田地区: 'Hotan Prefecture',
  阿克苏地区: 'Aksu Prefecture',
  阿勒泰地区: 'Altay Prefecture',
  伊犁哈萨克自治州: 'Ili Autonomous Prefecture',
  博尔塔拉蒙古自治州: 'Bortala Autonomous Prefecture',
  巴音郭楞蒙古自治州: 'Bayingolin Autonomous Prefecture',
  克孜勒苏柯尔克孜自治州: 'Kizilsu Autonomous Prefecture',
  神农架林区: 'Shennongjia Forestry District',
  矿区: 'Mining District',
  城区: 'Urban District',
  郊区: 'Suburban District',
  香港特别行政区: 'Hong Kong',
  澳门特别行政区: 'Macao',
  海外: 'Overseas',
  县: 'Counties',
  省直辖县级行政区划: 'Directly administered',
  自治区直辖县级行政区划: 'Directly administered',
};

/** Endings of names, longer ones first, with their English words. */
const ENDINGS = [
  ['自治县', ' Autonomous County'],
  ['自治州', ' Autonomous Prefecture'],
  ['自治旗', ' Autonomous Banner'],
  ['新区', ' New Area'],
  ['矿区', ' Mining District'],
  ['地区', ' Prefecture'],
  ['区', ' District'],
  ['县', ' County'],
  ['旗', ' Banner'],
  ['盟', ' League'],
  ['省', ''],
  ['市', ''],
] as const;

/** A name and the peoples in it: 恩施土家族苗族. Some peoples are named without 族. */
const WITH_PEOPLES = new RegExp(
  '^(.{2,}?)(?:(?:[壮回满苗彝藏瑶侗白傣畲羌黎佤土水怒各]|土家|布依|朝鲜|哈尼|傈僳|拉祜|纳西' +
    '|景颇|仡佬|布朗|撒拉|毛南|仫佬|裕固|保安|独龙|普米|达斡尔|东乡)族' +
    '|(?:蒙古|哈萨克|柯尔克孜|锡伯|塔吉克)族?)+$',
);

function englishOf(name: string, syllablesOf: (name: string) => readonly string[]): string {
  const given = GIVEN[name];
  if (given) return given;
  const [ending, word] = ENDINGS.find(
    ([end]) => name.length > end.length && name.endsWith(end),
  ) ?? ['', ''];
  const stem = name.slice(0, name.length - ending.length);
  const own = ending.startsWith('自治') ? withoutPeoples(stem) : stem;
  const latin = syllablesOf(own === stem ? name : own)
    .slice(0, own.length)
    .reduce((text, syllable) => text + (text && /^[aeo]/.test(syllable) ? "'" : '') + syllable, '');
  return latin.charAt(0).toUpperCase() + latin.slice(1) + word;
}

/** 恩施土家族苗族 is 恩施, and 东乡族 is 东乡. */
const withoutPeoples = (stem: string) => WITH_PEOPLES.exec(stem)?.[1] ?? stem.replace(/族$/, '');
