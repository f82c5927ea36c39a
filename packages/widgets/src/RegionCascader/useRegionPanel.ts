import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { isComposed } from '@mingjian/ui';
import { pathOf, regionTable, type Region } from '../regions';
import { toggledCodes } from './model/checkedRegions';
import { rememberRegion } from './recentRegions';
import type { RegionScope } from './regionScope';
import { useActiveResult, type ActiveResult } from './useActiveResult';
import { useRegionColumns, type RegionColumnsState } from './useRegionColumns';
import { useRegionSearch, type RegionSearchState } from './useRegionSearch';

/** The value of a panel, and what it may become. */
export interface RegionPanelOptions {
  codes: readonly string[];
  scope: RegionScope;
  onCodesChange(codes: readonly string[]): void;
  /** Called after a selection that completes the choice. */
  onDone(): void;
}

/** State of the panel of a region cascader. */
export interface RegionPanelState {
  /** Ref of the panel. */
  rootRef: RefObject<HTMLDivElement | null>;
  /** DOM id of the list of results. */
  listId: string;
  columns: RegionColumnsState;
  search: RegionSearchState;
  results: ActiveResult;
  /** Selects a region; with `multiple` deselects a selected one. */
  select(region: Region): void;
  /** Selects a region that the search found, or shows its parts where it cannot be selected. */
  selectFound(region: Region): void;
  handleSearchKey(event: KeyboardEvent): void;
}

/** Returns the state of a panel: its columns, its search, and how both select. */
export function useRegionPanel({
  codes,
  scope,
  onCodesChange,
  onDone,
}: RegionPanelOptions): RegionPanelState {
  const columns = useRegionColumns(codes, scope);
  const search = useRegionSearch(scope);
  const rootRef = useRef<HTMLDivElement>(null);
  const { multiple, changeOnSelect } = scope;
  const { get } = regionTable();

  const focusColumns = () => {
    const options = rootRef.current?.querySelectorAll<HTMLElement>('[role="option"][tabindex="0"]');
    [...(options ?? [])].at(-1)?.focus();
  };
  const select = (region: Region) => {
    rememberRegion(region.code);
    if (multiple)
      return onCodesChange(toggledCodes(region, codes, { get, childrenOf: columns.partsOf }));
    onCodesChange(pathOf(region).map(({ code }) => code));
    if (columns.partsOf(region).length === 0) onDone();
  };
  const selectFound = (region: Region) => {
    if (multiple || changeOnSelect || columns.partsOf(region).length === 0) return select(region);
    search.setText('');
    columns.open(region);
    requestAnimationFrame(focusColumns);
  };
  const listId = useId();
  const results = useActiveResult(search.found.regions, listId, selectFound);
  const handleSearchKey = (event: KeyboardEvent) => {
    if (search.isSearching) return results.handleKeyDown(event);
    if (event.key !== 'ArrowDown' || isComposed(event.nativeEvent)) return;
    event.preventDefault();
    focusColumns();
  };

  return { rootRef, listId, columns, search, results, select, selectFound, handleSearchKey };
}
