import { useTexts } from '@mingjian/ui';
import { pathLabel } from './model/regionLabels';
import { readCodes } from './model/regionValue';
import { regionTexts } from './RegionCascader.texts';
import { useRegionSource } from './regionSource';

export interface RegionTextProps {
  /** A path of codes, as JSON text or as a list. */
  value: string | readonly string[] | null;
}

/** The names of a stored region, for a cell or a description. Codes show until the table is loaded. */
export function RegionText({ value }: RegionTextProps) {
  const t = useTexts(regionTexts);
  const { codes, unreadable } = readCodes(value);
  const { sources } = useRegionSource(codes);
  if (unreadable !== null) return unreadable;
  if (codes.length === 0) return null;
  const names = sources ? pathLabel(codes, sources).names : codes;
  return names.slice(0, 5).join(t.between);
}
