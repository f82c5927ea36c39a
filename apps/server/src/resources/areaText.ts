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
