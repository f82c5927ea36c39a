import { useState } from 'react';
import { pathOf, regionTable, type Region } from '../regions';
import type { RegionScope } from './regionScope';

/** Columns of regions, from the provinces to the parts of the open region. */
export interface RegionColumnsState {
  columns: readonly (readonly Region[])[];
  /** The active region of each column, as far as there is one. */
  active: readonly Region[];
  /** Returns the regions in one, down to the deepest level. */
  partsOf(region: Region): readonly Region[];
  /** Makes a region active, which shows its parts in the next column. */
  open(region: Region): void;
  /** Shows the column of a region and none behind it. */
  close(region: Region): void;
}

/** Returns the columns of the region table, first open on the last of `codes`. */
export function useRegionColumns(
  codes: readonly string[],
  { level, multiple, includeOverseas }: RegionScope,
): RegionColumnsState {
  const { get, provinces } = regionTable();
  const [active, setActive] = useState<readonly Region[]>(() => {
    const region = multiple ? undefined : codes.map(get).findLast((one) => one !== undefined);
    return region ? pathOf(region).slice(0, level) : [];
  });
  const partsOf = (region: Region) => (region.level < level ? region.children : []);
  const offered = includeOverseas ? provinces : provinces.slice(0, -1);
  const columns = [offered, ...active.map(partsOf).filter((parts) => parts.length > 0)];
  return {
    columns,
    active,
    partsOf,
    open: (region) => setActive(pathOf(region)),
    close: (region) => setActive(pathOf(region).slice(0, -1)),
  };
}
