import { useEffect, useMemo } from 'react';
import { createStore, useLocale, useStore, type Language } from '@mingjian/ui';
import type { RegionNames, RegionTable, RetiredRegion } from '../../regions';
import type { RegionSources } from './regionLabels';

interface Loaded {
  table: RegionTable | null;
  retired: ReadonlyMap<string, RetiredRegion> | null;
  names: RegionNames | null;
  hasFailed: boolean;
}

/** The tables that are loaded so far, once for all fields of a page. */
const store = createStore<Loaded>({ table: null, retired: null, names: null, hasFailed: false });

/** Loads the region table. */
export async function loadRegionTable(): Promise<void> {
  if (store.get().table) return;
  const { regionTable } = await import('../../regions');
  store.update((state) => ({ ...state, table: regionTable(), hasFailed: false }));
}

/** Every table of regions, loaded. */
interface AllRegions {
  table: RegionTable;
  names: RegionNames;
  sources: RegionSources;
}

/** Returns the table and the Latin names, and what names a code in a language, once loaded. */
export async function loadAllRegions(language: Language): Promise<AllRegions> {
  await Promise.all([loadRegionTable(), loadNames()]);
  const { table, retired, names } = store.get();
  const latin = language === 'en' ? names : null;
  return { table: table!, names: names!, sources: sourcesOf(table!, retired, latin) };
}

/** Loads the Latin names of regions. */
export async function loadNames(): Promise<void> {
  if (store.get().names) return;
  const names = await (await import('../../regions')).loadRegionNames();
  store.update((state) => ({ ...state, names }));
}

async function loadRetired(): Promise<void> {
  if (store.get().retired) return;
  const retired = await (await import('../../regions')).loadRetiredRegions();
  store.update((state) => ({ ...state, retired }));
}

/** The tables that name the codes of a field. */
export interface RegionSourceState {
  /** `null` while they load, and when that failed. */
  sources: RegionSources | null;
  hasFailed: boolean;
}

const NONE: ReadonlyMap<string, RetiredRegion> = new Map();

/** Loads what the codes of a field need to be named, and nothing for an empty field. */
export function useRegionSource(codes: readonly string[]): RegionSourceState {
  const { language } = useLocale();
  const { table, retired, names, hasFailed } = useStore(store);
  const isNeeded = codes.length > 0;
  const hasOthers = table !== null && codes.some((code) => !table.get(code));
  const isEnglish = language === 'en';

  useEffect(() => {
    if (!isNeeded) return;
    const loads = [
      loadRegionTable(),
      ...(hasOthers ? [loadRetired()] : []),
      ...(isEnglish ? [loadNames()] : []),
    ];
    Promise.all(loads).catch(() => store.update((state) => ({ ...state, hasFailed: true })));
  }, [isNeeded, hasOthers, isEnglish]);

  return useMemo(() => {
    const isReady = table && (!hasOthers || retired) && (!isEnglish || names);
    if (!isReady) return { sources: null, hasFailed };
    return { sources: sourcesOf(table, retired, isEnglish ? names : null), hasFailed: false };
  }, [table, hasOthers, retired, isEnglish, names, hasFailed]);
}

function sourcesOf(
  { get, all }: RegionTable,
  retired: Loaded['retired'],
  latin: RegionNames | null,
): RegionSources {
  const nameOf = (name: string) => latin?.englishOf(name) ?? name;
  return { get, all: () => all, retired: retired ?? NONE, nameOf };
}

/** Returns the Latin names; `null` until they are loaded. */
export function useRegionNames(): RegionNames | null {
  return useStore(store, ({ names }) => names);
}
