import { useLocale, useTexts } from '@mingjian/ui';
import { regionTable } from '../regions';
import { codeLabel } from '../internal/regions/regionLabels';
import { regionTexts } from './RegionCascader.texts';
import { useRegionNames } from '../internal/regions/regionSource';

/** Names of the regions of the table in the reader's language. */
export interface RegionTextState {
  /** Returns the name of a region by its Chinese one. */
  nameOf(name: string): string;
  /** Returns the names of a region and those around it. */
  pathText(code: string): string;
}

const NONE = new Map<string, never>();

/** Returns the names of regions in the reader's language; Chinese ones until that is loaded. */
export function useRegionLabel(): RegionTextState {
  const t = useTexts(regionTexts);
  const { language } = useLocale();
  const names = useRegionNames();
  const nameOf = (name: string) => (language === 'en' && names ? names.englishOf(name) : name);
  const { get, all } = regionTable();
  const sources = { get, all: () => all, retired: NONE, nameOf };
  return { nameOf, pathText: (code) => codeLabel(code, sources).names.join(t.between) };
}
