import { ErrorState, Skeleton, useTexts, type Messages } from '@mingjian/ui';
import { DataGrid } from '../DataGrid';
import type { GridColumn } from '../internal/list/column';
import { lazyPart } from '../internal/lazyPart/lazyPart';
import type { ListCondition, LoadList } from '../internal/list/query';
import type { RowAction, RowKey } from '../internal/list/row';
import type { ListAppearance } from './listGridProps';
import * as S from './ListGrid.styles';
import { listGridTexts } from './ListGrid.texts';
import type { AllowedActions } from './model/allowedActions';
import type { ListState } from './useListGrid';

/** `EmptyList`, loaded when a list has no rows. */
const LazyEmptyList = lazyPart(async () => (await import('./empty/EmptyList')).EmptyList);

export interface ListBodyProps<Row> {
  label: string;
  list: ListState<Row>;
  columns: readonly GridColumn<Row>[];
  rowKey: (row: Row) => RowKey;
  load: LoadList<Row>;
  actions: Pick<AllowedActions<Row>, 'onCreate' | 'onSwitch' | 'selectable' | 'switchable'>;
  /** Returns the actions of a row in order. Without it there is no action column. */
  rowActions: ((row: Row) => readonly RowAction<Row>[]) | undefined;
  appearance: ListAppearance;
  /** Returns the text of a condition. */
  textOf(condition: ListCondition): string;
  messages: Messages;
}

/** The rows of a list, or in their place: a skeleton, an empty state or an error. */
export function ListBody<Row>({
  label,
  list,
  columns,
  rowKey,
  load,
  actions,
  rowActions,
  appearance,
  textOf,
  messages,
}: ListBodyProps<Row>) {
  const t = useTexts(listGridTexts);
  const { query, rows, layout, selection } = list;
  const { page, loadedQuery } = rows;

  if (rows.error) {
    return (
      <S.State>
        <ErrorState
          title={t.failed}
          description={rows.error.message}
          onRetry={rows.reload}
          loading={rows.isFetching}
        />
      </S.State>
    );
  }
  if (!page) {
    return (
      <S.State data-wide>
        <Skeleton lines={10} />
      </S.State>
    );
  }
  if (page.content.length === 0) {
    return (
      <S.State>
        <LazyEmptyList
          query={query}
          load={load}
          textOf={textOf}
          onCreate={actions.onCreate}
          onRemove={list.removeFilter}
          onClear={list.clearFilters}
        />
      </S.State>
    );
  }
  const offset = ((loadedQuery?.page ?? 1) - 1) * (loadedQuery?.pageSize ?? 0);
  return (
    <DataGrid
      label={label}
      rows={page.content}
      rowKey={rowKey}
      columns={columns}
      layout={layout.layout.columns}
      density={layout.layout.density}
      sort={query.sort}
      onSort={list.setSort}
      selection={actions.selectable ? selection : undefined}
      indexFrom={appearance.numbered ? offset + 1 : undefined}
      rowActions={rowActions}
      onSwitch={actions.onSwitch && list.saveSwitch}
      switchable={actions.switchable}
      onWidthChange={layout.resize}
      totalRows={page.total}
      rowOffset={offset}
      loading={rows.isFetching}
      fill={appearance.fill}
      highlighted={appearance.highlighted}
      imageBase={appearance.imageBase}
      host={appearance.host}
      messages={messages}
    />
  );
}
