import { useId, useRef, type KeyboardEvent } from 'react';
import { Button, SearchField, useTexts } from '@mingjian/ui';
import { pathOf, regionTable, type Region } from '../regions';
import { toggledCodes } from './model/checkedRegions';
import { rememberRegion } from './recentRegions';
import { RegionHints } from './RegionHints';
import { regionTexts } from './RegionCascader.texts';
import { RegionColumns } from './RegionColumns';
import * as S from './regionPanel.styles';
import { RegionResults } from './RegionResults';
import type { RegionScope } from './regionScope';
import { useActiveResult } from './useActiveResult';
import { useRegionColumns } from './useRegionColumns';
import { useRegionSearch } from './useRegionSearch';

export interface RegionPanelProps {
  codes: readonly string[];
  scope: RegionScope;
  /** Whether it is a sheet, which shows one column at a time. */
  isSheet: boolean;
  onCodesChange(codes: readonly string[]): void;
  /** Called after a selection that completes the choice. */
  onDone(): void;
}

/** The panel of a region cascader: a search above columns of regions. */
export function RegionPanel({ codes, scope, isSheet, onCodesChange, onDone }: RegionPanelProps) {
  const t = useTexts(regionTexts);
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
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    focusColumns();
  };

  return (
    <S.Panel ref={rootRef} data-levels={scope.level} data-sheet={isSheet || undefined}>
      <SearchField
        label={t.searchLabel}
        hideLabel
        placeholder={t.search}
        autoComplete="off"
        role="combobox"
        aria-expanded={search.isSearching}
        aria-controls={search.isSearching ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={search.isSearching ? results.activeId : undefined}
        value={search.text}
        onValueChange={search.setText}
        onKeyDown={handleSearchKey}
      />
      <RegionHints codes={codes} scope={scope} search={search} onSelect={select} />
      <S.Browser>
        {search.isSearching ? (
          <RegionResults
            id={listId}
            regions={search.found.regions}
            codes={codes}
            scope={scope}
            activeId={results.activeId}
            onSelect={selectFound}
          />
        ) : (
          <RegionColumns
            state={columns}
            codes={codes}
            scope={scope}
            isSheet={isSheet}
            onSelect={select}
          />
        )}
      </S.Browser>
      {multiple && (
        <S.Foot>
          <span role="status">{t.selected(codes.length)}</span>
          <Button size="small" onClick={onDone}>
            {t.done}
          </Button>
        </S.Foot>
      )}
    </S.Panel>
  );
}
