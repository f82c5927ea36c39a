import { useTexts } from '@mingjian/ui';
import { regionTable, type Region } from '../regions';
import { checkState } from './model/checkedRegions';
import { regionAt } from './regionAt';
import { RegionCheck } from './RegionCheck';
import { regionTexts } from './RegionCascader.texts';
import * as S from './regionPanel.styles';
import type { RegionScope } from './regionScope';
import { rowId } from './useActiveResult';
import { useRegionLabel } from './useRegionLabel';

export interface RegionResultsProps {
  id: string;
  regions: readonly Region[];
  codes: readonly string[];
  scope: RegionScope;
  activeId: string | undefined;
  onSelect(region: Region): void;
}

/** The regions that a search found, each with its path and code. */
export function RegionResults({
  id,
  regions,
  codes,
  scope: { multiple, level },
  activeId,
  onSelect,
}: RegionResultsProps) {
  const t = useTexts(regionTexts);
  const { pathText } = useRegionLabel();
  const checked = new Set(codes);
  const checks = {
    get: regionTable().get,
    childrenOf: (region: Region) => (region.level < level ? region.children : []),
  };
  const stateOf = (region: Region) =>
    multiple ? checkState(region, checked, checks) : codes.at(-1) === region.code ? 'all' : 'none';

  return (
    <S.Results
      id={id}
      role="listbox"
      aria-label={t.results}
      aria-multiselectable={multiple || undefined}
      // The search keeps focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const region = regionAt(event.target as Element);
        if (region) onSelect(region);
      }}
    >
      {regions.map((region) => {
        const rowKey = rowId(id, region.code);
        const state = stateOf(region);
        return (
          <div
            key={region.code}
            id={rowKey}
            role="option"
            aria-selected={state === 'all'}
            data-active={activeId === rowKey || undefined}
            tabIndex={-1}
            data-code={region.code}
          >
            {multiple && <RegionCheck state={state} />}
            <span data-name>{pathText(region.code)}</span>
            <small>{region.code}</small>
          </div>
        );
      })}
    </S.Results>
  );
}
