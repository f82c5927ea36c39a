import { parentCode } from './parentCode';
import { AS_OF, TABLE_TEXT } from './tableText';

/** A province, a city or a district. */
export interface Region {
  /** Six digits: a province ends with 0000, a city with 00. */
  code: string;
  /** The official Chinese name. */
  name: string;
  /** 1 province, 2 city, 3 district. */
  level: 1 | 2 | 3;
  /** The region that contains it; `null` for a province. */
  parent: Region | null;
  /** The regions in it, by their codes. Some provinces and cities have none. */
  children: readonly Region[];
}

/** All regions of one official list. */
export interface RegionTable {
  /** Day of the list, `yyyy-MM-dd`. */
  asOf: string;
  /** Provinces by their codes; 海外, for every place abroad, is the last one. */
  provinces: readonly Region[];
  /** Every region, each before those in it. */
  all: readonly Region[];
  /** Returns the region of a code; `undefined` for an unknown or retired one. */
  get(code: string): Region | undefined;
}

/** Code of 海外, every place abroad. */
export const OVERSEAS = '900000';

type Growing = Region & { children: Region[] };

let table: RegionTable | undefined;

/** Returns the regions of the People's Republic of China, and 海外. It is built on first call. */
export function regionTable(): RegionTable {
  return (table ??= readTable(TABLE_TEXT, AS_OF));
}

/** Returns the region and those that contain it, the province first. */
export function pathOf(region: Region): Region[] {
  return region.parent ? [...pathOf(region.parent), region] : [region];
}

/** Whether codes lead from a province down, each of them a region of the table. */
export function isRegionPath(codes: readonly unknown[]): codes is readonly string[] {
  const known = regionTable();
  return (
    codes.length > 0 &&
    codes.every(
      (code, index) =>
        typeof code === 'string' &&
        known.get(code) !== undefined &&
        parentCode(code) === (codes[index - 1] ?? null),
    )
  );
}

/** Reads `=11北京市` as a province, and every other line as a city with its districts. */
function readTable(text: string, asOf: string): RegionTable {
  const byCode = new Map<string, Growing>();
  const provinces: Growing[] = [];
  const add = (code: string, name: string, parent: Growing | null): Growing => {
    const level = parent ? (parent.level === 1 ? 2 : 3) : 1;
    const region: Growing = { code, name, level, parent, children: [] };
    (parent?.children ?? provinces).push(region);
    byCode.set(code, region);
    return region;
  };
  let province!: Growing;
  let number = 0;
  for (const line of text.replaceAll('\n ', ' ').split('\n')) {
    if (line.startsWith('=')) {
      province = add(`${line.slice(1, 3)}0000`, line.slice(3), null);
      number = 0;
      continue;
    }
    const [first, ...others] = line.split(' ');
    const head = numbered(first!, number);
    number = head.number;
    const start = province.code.slice(0, 2) + two(number);
    const city = add(`${start}00`, head.name, province);
    let last = 0;
    for (const word of others) {
      const district = numbered(word, last);
      last = district.number;
      add(start + two(last), district.name, city);
    }
  }
  return { asOf, provinces, all: [...byCode.values()], get: (code) => byCode.get(code) };
}

/** Digits precede a name only where they do not follow the ones before. */
function numbered(word: string, before: number) {
  const isGiven = word.charCodeAt(0) < 58;
  return isGiven
    ? { number: Number(word.slice(0, 2)), name: word.slice(2) }
    : { number: before + 1, name: word };
}

const two = (number: number) => (number < 10 ? `0${number}` : String(number));
