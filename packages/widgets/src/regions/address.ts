import { regionTable, type Region } from './regionTable';

/** The region that an address names. */
export interface ParsedAddress {
  region: Region;
  /** The text behind the names of the regions, such as a street. */
  rest: string;
}

/**
 * Returns the region at the start of a Chinese address, and the rest of it; `null` when the text
 * names none. Provinces and cities may be left out or shortened, as in 广东深圳南山区.
 */
export function parseAddress(text: string): ParsedAddress | null {
  const address = text.replace(/^\s*(中华人民共和国|中国)/, '').replace(/[\s,，、/·-]+/g, '');
  const { all, provinces } = regionTable();
  const start = named(address, provinces) ?? onlyOne(address, all);
  if (!start) return null;
  let found = start;
  for (;;) {
    const inner = found.region.children;
    const next =
      named(found.rest, inner) ??
      named(
        found.rest,
        inner.flatMap((r) => r.children),
      );
    if (!next) return found;
    found = next;
  }
}

/** Returns the region whose name the text starts with, the longest of several. */
function named(text: string, regions: readonly Region[]): ParsedAddress | undefined {
  let best: { region: Region; length: number } | undefined;
  for (const region of regions) {
    const length = lengthOfName(text, region.name);
    if (length > (best?.length ?? 0)) best = { region, length };
  }
  return best && { region: best.region, rest: text.slice(best.length) };
}

/** A city or district without its province is understood only where its name is the only one. */
function onlyOne(text: string, regions: readonly Region[]): ParsedAddress | undefined {
  for (const level of [2, 3]) {
    const same = regions.filter((region) => region.level === level && text.startsWith(region.name));
    if (same.length === 1) return { region: same[0]!, rest: text.slice(same[0]!.name.length) };
    if (same.length > 1) return undefined;
    const short = named(
      text,
      regions.filter((region) => region.level === level),
    );
    const isOnly =
      short &&
      regions.filter((r) => shortName(r.name) === shortName(short.region.name)).length === 1;
    if (isOnly) return short;
  }
  return undefined;
}

function lengthOfName(text: string, name: string): number {
  if (text.startsWith(name)) return name.length;
  const short = shortName(name);
  return short.length >= 2 && text.startsWith(short) ? short.length : 0;
}

/** Returns a name without its ending: 上海 for 上海市, 内蒙古 for 内蒙古自治区. */
export function shortName(name: string): string {
  const short = name.replace(
    /(壮族自治区|回族自治区|维吾尔自治区|自治区|特别行政区|自治[县州旗]|新区|地区|[省市区县盟旗])$/,
    '',
  );
  return short.length >= 2 ? short : name;
}
