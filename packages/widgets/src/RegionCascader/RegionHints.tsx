import { Button, useStore, useTexts } from '@mingjian/ui';
import { OVERSEAS, regionTable, type Region } from '../regions';
import { codeLabel } from '../internal/regions/regionLabels';
import { recentRegions } from './recentRegions';
import { regionTexts } from './RegionCascader.texts';
import * as S from './regionPanel.styles';
import { useRegionSource } from '../internal/regions/regionSource';
import type { RegionScope } from './regionScope';
import { useRegionLabel } from './useRegionLabel';
import type { RegionSearchState } from './useRegionSearch';

export interface RegionHintsProps {
  codes: readonly string[];
  scope: RegionScope;
  search: RegionSearchState;
  onSelect(region: Region): void;
}

/**
 * The line below the search: how many regions it found, the successor of a retired one, the
 * regions selected last, or the day of the table.
 */
export function RegionHints({ codes, scope, search, onSelect }: RegionHintsProps) {
  const t = useTexts(regionTexts);
  const { get, asOf } = regionTable();
  const { pathText } = useRegionLabel();
  const { sources } = useRegionSource(codes);
  const recent = useStore(recentRegions);
  const retired = scope.multiple ? undefined : sources && codeLabel(codes.at(-1) ?? '', sources);
  const successor = get(retired?.successor ?? '');
  const offered = scope.showRecent
    ? recent.flatMap((code) => get(code) ?? []).filter(isOffered)
    : [];
  return (
    <S.Line>
      {!search.isSearching && idleHint()}
      <span role="status">{search.isSearching && foundText()}</span>
    </S.Line>
  );

  function idleHint() {
    if (successor)
      return (
        <Button size="small" onClick={() => onSelect(successor)}>
          {t.useSuccessor(pathText(successor.code))}
        </Button>
      );
    if (offered.length === 0) return <span>{t.asOf(asOf)}</span>;
    return (
      <>
        <span>{t.recent}</span>
        {offered.slice(0, 3).map((region) => (
          <Button key={region.code} size="small" tone="quiet" onClick={() => onSelect(region)}>
            {pathText(region.code)}
          </Button>
        ))}
      </>
    );
  }

  function foundText() {
    const { regions, total } = search.found;
    if (total === 0) return t.none;
    if (search.addressRest !== null) return t.fromAddress(search.addressRest);
    return total > regions.length ? t.foundMore(regions.length, total) : t.found(total);
  }

  function isOffered({ level, children, code }: Region) {
    const isWhole = level === scope.level || children.length === 0;
    const isSelectable = isWhole || scope.multiple || scope.changeOnSelect;
    return level <= scope.level && isSelectable && (scope.includeOverseas || code !== OVERSEAS);
  }
}
