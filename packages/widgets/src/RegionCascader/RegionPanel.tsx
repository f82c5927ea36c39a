import { Button, SearchField, useTexts } from '@mingjian/ui';
import { RegionHints } from './RegionHints';
import { regionTexts } from './RegionCascader.texts';
import { RegionColumns } from './RegionColumns';
import * as S from './regionPanel.styles';
import { RegionResults } from './RegionResults';
import { useRegionPanel, type RegionPanelOptions } from './useRegionPanel';

export interface RegionPanelProps extends RegionPanelOptions {
  /** Whether it is a sheet, which shows one column at a time. */
  isSheet: boolean;
}

/** The panel of a region cascader: a search above columns of regions. */
export function RegionPanel({ codes, scope, isSheet, onCodesChange, onDone }: RegionPanelProps) {
  const t = useTexts(regionTexts);
  const { rootRef, listId, columns, search, results, select, selectFound, handleSearchKey } =
    useRegionPanel({ codes, scope, onCodesChange, onDone });
  const { multiple, level } = scope;

  return (
    <S.Panel ref={rootRef} data-levels={level} data-sheet={isSheet || undefined}>
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
