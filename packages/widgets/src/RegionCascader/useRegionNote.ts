import { useTexts, type FieldNote } from '@mingjian/ui';
import { codeLabel, pathLabel } from '../internal/regions/regionLabels';
import { regionTexts } from './RegionCascader.texts';
import type { RegionSourceState } from '../internal/regions/regionSource';
import type { RegionCascaderState } from './useRegionCascader';

/** Most codes of a value whose state a note explains. */
const MOST_EXPLAINED = 20;

/** Returns the note about a value that no current list has; `null` when there is none. */
export function useRegionNote(
  { codes, unreadable }: RegionCascaderState,
  { sources, hasFailed }: RegionSourceState,
  multiple: boolean,
): FieldNote | null {
  const t = useTexts(regionTexts);
  if (unreadable !== null) return { tone: 'warning', text: t.problemNote };
  if (!sources) return hasFailed && codes.length > 0 ? { tone: 'warning', text: t.failed } : null;
  if (codes.length === 0) return null;
  const labels = multiple
    ? codes.slice(0, MOST_EXPLAINED).map((code) => codeLabel(code, sources))
    : [pathLabel(codes, sources)];
  if (labels.some(({ state }) => state === 'unknown'))
    return { tone: 'warning', text: t.problemNote };
  const retired = labels.find(({ successor }) => successor !== undefined);
  if (!retired) return null;
  const successor = codeLabel(retired.successor!, sources).names.join(t.between);
  return { tone: 'warning', text: t.retiredNote(retired.names.at(-1) ?? '', successor) };
}
