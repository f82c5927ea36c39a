import { useTexts } from '@mingjian/ui';
import { pathOf, regionTable, type Region } from '../regions';
import { checkState } from './model/checkedRegions';
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
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onSelect(region)}
          >
            {multiple && <RegionCheck state={state} />}
            <span data-name>{pathText(pathOf(region).at(-1)!.code)}</span>
            <small>{region.code}</small>
          </div>
        );
      })}
    </S.Results>
  );
}
