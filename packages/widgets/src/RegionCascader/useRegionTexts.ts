import { useMemo } from 'react';
import { useLocale, useTexts, type ComboboxLoad } from '@mingjian/ui';
import { codeLabel, pathLabel } from '../internal/regions/regionLabels';
import { findRegions } from './model/regionSearch';
import { readCodes } from './model/regionValue';
import { searchedEntries } from './searchedEntries';
import { regionTexts } from './RegionCascader.texts';
import { loadAllRegions, useRegionSource } from '../internal/regions/regionSource';

/** A region by its code, and the names of its path. */
export interface RegionOption {
  key: string;
  text: string;
}

/** The texts of regions outside of a cascader, in the reader's language. */
export interface RegionTexts {
  /**
   * Returns the names of a path of codes: a text for loading before them, the codes when the table
   * could not be loaded.
   */
  textOf(value: unknown): string;
  /** Every region; none until the table is loaded. */
  options: readonly RegionOption[];
  /** Finds regions as the search of a cascader does, as the options of a combobox. */
  load: ComboboxLoad;
}

/** Most names of a path. */
const MOST_NAMES = 5;
const ALL = ['000000'];

/** Scope of a look-up. */
const EVERY_REGION = { level: 3, includeOverseas: true } as const;

/** Returns the texts of regions: for cells, for chips, and for a combobox. */
export function useRegionTexts(isNeeded: boolean): RegionTexts {
  const t = useTexts(regionTexts);
  // A code that no list has needs every table, the one of retired codes included.
  const { sources, hasFailed } = useRegionSource(isNeeded ? ALL : []);
  const { language } = useLocale();

  return useMemo(() => {
    const shown = (names: readonly string[]) => names.slice(0, MOST_NAMES).join(t.between);
    const textOf = (value: unknown) => {
      const { codes, unreadable } = readCodes(value);
      if (unreadable !== null) return unreadable;
      if (codes.length === 0) return '';
      if (sources) return shown(pathLabel(codes, sources).names);
      return hasFailed ? shown(codes) : t.loading;
    };
    const options = (sources?.all() ?? []).map(({ code }) => ({
      key: code,
      text: shown(codeLabel(code, sources!).names),
    }));
    const load: ComboboxLoad = async (query) => {
      const { table, names, sources: loaded } = await loadAllRegions(language);
      const entries = searchedEntries(table, EVERY_REGION, names);
      const regions = query.trim() ? findRegions(entries, query).regions : table.provinces;
      return regions.map(({ code }) => ({
        value: code,
        label: shown(codeLabel(code, loaded).names),
      }));
    };
    return { textOf, options, load };
  }, [sources, hasFailed, language, t]);
}
