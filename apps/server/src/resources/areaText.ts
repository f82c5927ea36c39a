import { loadRetiredRegions, regionTable } from '@mingjian/widgets/regions';

const retired = await loadRetiredRegions();

/**
 * Returns the Chinese names of a stored region, from the province down. A name that only repeats
 * the one above is left out; a code that no list has stands for itself.
 */
export function areaText(text: string): string {
  const names = codesIn(text)?.map(nameOf);
  if (!names) return text;
  return names
    .filter((name, index) => name !== names[index - 1] && !/^县$|行政区划$/.test(name))
    .join('');
}

const nameOf = (code: string) => regionTable().get(code)?.name ?? retired.get(code)?.name ?? code;

function codesIn(text: string): string[] | null {
  try {
    const codes: unknown = JSON.parse(text);
    return Array.isArray(codes) ? codes.map(String) : null;
  } catch {
    return null;
  }
}

/** Returns the codes of the one city that a Chinese name means, such as 杭州 or 浙江省杭州市. */
export function cityNamed(text: string): string[] | undefined {
  const wanted = shortName(text);
  const found = cities().filter(({ names }) => names.includes(wanted));
  return found.length === 1 ? found[0]!.codes : undefined;
}

/** Returns a name without blanks, separators and the word for a city at its end. */
const shortName = (text: string) => text.replace(/[\s/·,，、-]/g, '').replace(/市$/, '');

let known: { codes: string[]; names: string[] }[] | undefined;

/** Returns the paths of all cities with the names that are understood. */
function cities() {
  known ??= regionTable().all.flatMap(({ code, name, parent }) => {
    if (!parent || parent.parent) return [];
    const above = parent.name;
    const plain = above.replace(/(省|市|(维吾尔|壮族|回族)?自治区|特别行政区)$/, '');
    return [
      { codes: [parent.code, code], names: [name, above + name, plain + name].map(shortName) },
    ];
  });
  return known;
}
