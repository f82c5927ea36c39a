import type { Region, RetiredRegion } from '../../regions';
// Not by the index: that has the table, which is loaded when it is needed.
import { parentCode } from '../../regions/parentCode';

/** The tables that name a code. */
export interface RegionSources {
  get(code: string): Region | undefined;
  /** Returns every region. */
  all(): readonly Region[];
  retired: ReadonlyMap<string, RetiredRegion>;
  /** Returns the name of a region in the reader's language. */
  nameOf(name: string): string;
}

/** A region of the value as the field shows it. */
export interface RegionLabel {
  code: string;
  /** Names from the province down, without those that repeat or only fill a level. */
  names: readonly string[];
  /** `retired`: an earlier list had it. `unknown`: no list has it, so the code stands for it. */
  state: 'current' | 'retired' | 'unknown';
  /** Code of the region that a retired one belongs to now. */
  successor?: string | undefined;
}

/** Returns the label of a path of codes. One that is no path shows the name of each code. */
export function pathLabel(codes: readonly string[], sources: RegionSources): RegionLabel {
  const last = codes.at(-1) ?? '';
  const label = codeLabel(last, sources);
  const chain = chainOf(last);
  if (codes.every((code) => chain.includes(code))) return label;
  const isKnown = (code: string) => sources.get(code) ?? sources.retired.get(code);
  return {
    ...label,
    names: codes.map((code) => nameOfCode(code, sources)),
    state: codes.every(isKnown) ? label.state : 'unknown',
  };
}

/** Returns the label of one code, below the regions that contain it. */
export function codeLabel(code: string, sources: RegionSources): RegionLabel {
  const retired = sources.retired.get(code);
  const isCurrent = sources.get(code) !== undefined;
  const chain = isCurrent || retired ? chainOf(code) : [code];
  const names = chain
    .filter((one, index) => one === code || !isFiller(one, chain[index - 1], sources))
    .map((one) => nameOfCode(one, sources));
  if (isCurrent) return { code, names, state: 'current' };
  if (!retired) return { code, names, state: 'unknown' };
  return { code, names, state: 'retired', successor: retired.successor };
}

function nameOfCode(code: string, { get, retired, nameOf }: RegionSources): string {
  const name = get(code)?.name ?? retired.get(code)?.name;
  return name === undefined ? code : nameOf(name);
}

/** 北京市 within 北京市, and 省直辖县级行政区划, only fill the level between. */
function isFiller(code: string, above: string | undefined, { get }: RegionSources): boolean {
  const name = get(code)?.name;
  if (name === undefined || above === undefined) return false;
  return name === get(above)?.name || name === '县' || name.endsWith('行政区划');
}

function chainOf(code: string): string[] {
  const above = parentCode(code);
  return above === null ? [code] : [...chainOf(above), code];
}
