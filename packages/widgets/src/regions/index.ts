import type { RegionNames } from './regionNames';
import type { RetiredRegion } from './retiredRegions';

export { parseAddress, type ParsedAddress } from './address';
export { parentCode } from './parentCode';
export {
  isRegionPath,
  OVERSEAS,
  pathOf,
  regionTable,
  type Region,
  type RegionTable,
} from './regionTable';
export type { RegionNames, RetiredRegion };

/** Loads the regions that earlier lists had, by their codes. */
export async function loadRetiredRegions(): Promise<ReadonlyMap<string, RetiredRegion>> {
  return (await import('./retiredRegions')).retiredRegions();
}

/** Loads the Latin names of regions: pinyin for a search, English names for a page. */
export async function loadRegionNames(): Promise<RegionNames> {
  return (await import('./regionNames')).regionNames();
}
