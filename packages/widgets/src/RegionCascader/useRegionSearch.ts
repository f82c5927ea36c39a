import { useEffect, useMemo, useState } from 'react';
import { parseAddress, regionTable, type Region } from '../regions';
import { findRegions, type FoundRegions } from './model/regionSearch';
import { loadNames, useRegionNames } from '../internal/regions/regionSource';
import type { RegionScope } from './regionScope';
import { searchedEntries } from './searchedEntries';

/** A search among the regions. */
export interface RegionSearchState {
  text: string;
  setText(text: string): void;
  /** Whether there is a text to search for. */
  isSearching: boolean;
  found: FoundRegions;
  /** The text behind the region, when the text is an address; `null` otherwise. */
  addressRest: string | null;
}

const NOTHING: FoundRegions = { regions: [], total: 0 };

/**
 * Returns a search by name, code, pinyin and initials. A text that finds nothing is read as an
 * address.
 */
export function useRegionSearch({ level, includeOverseas }: RegionScope): RegionSearchState {
  const [text, setText] = useState('');
  const names = useRegionNames();
  useEffect(() => void loadNames().catch(() => 'names and codes are found without them'), []);
  const isSearching = text.trim() !== '';
  const found = useMemo(() => {
    if (!isSearching) return NOTHING;
    const letters = /[a-zü]/i.test(text) ? names : null;
    return findRegions(searchedEntries(regionTable(), { level, includeOverseas }, letters), text);
  }, [isSearching, text, names, level, includeOverseas]);
  const address = useMemo(
    () => (isSearching && found.total === 0 ? parseAddress(text) : null),
    [isSearching, found.total, text],
  );
  const region = address && within(address.region, level);
  return {
    text,
    setText,
    isSearching,
    found: region ? { regions: [region], total: 1 } : found,
    addressRest: address?.rest ?? null,
  };
}

function within(region: Region, level: number): Region {
  return region.level > level && region.parent ? within(region.parent, level) : region;
}
