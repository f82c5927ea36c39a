import { useEffect } from 'react';
import { Alert, Button, ErrorState, useTexts, type Messages } from '@mingjian/ui';
import { DataGrid } from '../DataGrid';
import type { GridColumn } from '../internal/list/column';
import { lazyPart } from '../internal/lazyPart/lazyPart';
import {
  isFiltered,
  type ListCondition,
  type ListPage,
  type LoadList,
} from '../internal/list/query';
import type { RowAction, RowKey } from '../internal/list/row';
import { usePhone } from '../internal/usePhone';
import { LazyListCards } from './cards/LazyListCards';
import type { ListAdvanced, ListAppearance, ListMemory } from './listGridProps';
import * as S from './ListGrid.styles';
import { listGridTexts } from './ListGrid.texts';
import { ListSkeleton } from './ListSkeleton';
import type { AllowedActions } from './model/allowedActions';
import { errorMessage } from './model/errorMessage';
import type { ListGridState } from './useListGrid';
import { useScrollMemory, useStoredScroll, type ScrollMemory } from './useStoredScroll';

/** `EmptyList`, loaded when a list has no rows. */
const LazyEmptyList = lazyPart(async () => (await import('./empty/EmptyList')).EmptyList);

export interface ListBodyProps<Row> {
  label: string;
  list: ListGridState<Row>;
  columns: readonly GridColumn<Row>[];
  rowKey: (row: Row) => RowKey;
  load: LoadList<Row>;
  memory: Pick<ListMemory, 'scroll' | 'onScrollChange'>;
  actions: Pick<AllowedActions<Row>, 'onCreate' | 'onSwitch' | 'selectable' | 'switchable'>;
  /** Returns the actions of a row in order. Without it there is no action column. */
  rowActions: ((row: Row) => readonly RowAction<Row>[]) | undefined;
  appearance: ListAppearance;
  /** Whether rows are cards. */
  isCards: boolean;
  /** Returns the text of a condition of the filter bar. */
  textOf(condition: ListCondition): string;
  advanced: ListAdvanced | undefined;
  messages: Messages;
}

/** Whether the rows of a list are cards: by its shape, or on a phone. */
export function useIsCards(shape: ListAppearance['shape'] = 'auto'): boolean {
  const isPhone = usePhone();
  return shape === 'auto' ? isPhone : shape === 'cards';
}

/** The rows of a list, or in their place: a skeleton, an empty state or an error. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { label, list, columns, load, memory, actions, isCards, textOf, advanced } = props;
  const t = useTexts(listGridTexts);
  const scrollMemory = useScrollMemory(memory);
  const { query, rows, layout } = list;
  useEffect(() => {
    if (isCards) LazyListCards.preload();
  }, [isCards]);

  if (rows.error && !rows.page) {
    return (
      <S.State>
        <ErrorState
          title={t.failed}
          description={rows.error.message}
          onRetry={rows.reload}
          loading={rows.isFetching}
          action={
            isFiltered(query) ? (
              <Button tone="quiet" onClick={list.clearConditions}>
                {t.clearFilters}
              </Button>
            ) : undefined
          }
        />
      </S.State>
    );
  }
  if (!rows.page) {
    return (
      <ListSkeleton
        label={label}
        rowCount={query.pageSize}
        columns={columns}
        layout={layout.layout}
        isCards={isCards}
      />
    );
  }
  if (rows.page.content.length === 0) {
    return (
      <S.State>
        <LazyEmptyList
          query={query}
          load={load}
          textOf={textOf}
          advanced={advanced}
          note={props.appearance.emptyNote}
          onCreate={actions.onCreate}
          onRemove={list.removePart}
          onClear={list.clearConditions}
        />
      </S.State>
    );
  }
  return isCards ? (
    <CardRows {...props} rows={rows.page.content} />
  ) : (
    <GridRows {...props} page={rows.page} scrollMemory={scrollMemory} />
  );
}

/** The failure of another page, above the rows of the last one. Its line of the list stays. */
export function FailedPage<Row>({ rows }: Pick<ListGridState<Row>, 'rows'>) {
  const t = useTexts(listGridTexts);
  const { page, error, loadedQuery } = rows;
  return (
    <div>
      {page && error && loadedQuery && (
        <S.Failure>
          <Alert
            tone="danger"
            title={t.failed}
            action={
              <Button size="small" onClick={rows.reload}>
                {t.retry}
              </Button>
            }
          >
            {error.message} {t.stale(loadedQuery.page)}
          </Alert>
        </S.Failure>
      )}
    </div>
  );
}

interface GridRowsProps<Row> extends ListBodyProps<Row> {
  page: ListPage<Row>;
  scrollMemory: ScrollMemory;
}

function GridRows<Row>({
  label,
  list,
  scrollMemory,
  columns,
  rowKey,
  actions,
  rowActions,
  appearance,
  messages,
  page,
}: GridRowsProps<Row>) {
  const t = useTexts(listGridTexts);
  const { query, rows, layout, selection } = list;
  const { loadedQuery } = rows;
  const handleWidthChange = (field: string, width: number) =>
    void layout
      .resize(field, width)
      .catch((reason: unknown) =>
        messages.show({ text: t.widthNotSaved(errorMessage(reason)), tone: 'warning' }),
      );
  const scrollRef = useStoredScroll(scrollMemory, loadedQuery);
  const offset = ((loadedQuery?.page ?? 1) - 1) * (loadedQuery?.pageSize ?? 0);
  return (
    <DataGrid
      ref={scrollRef}
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
      onWidthChange={handleWidthChange}
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

interface CardRowsProps<Row> extends ListBodyProps<Row> {
  rows: readonly Row[];
}

function CardRows<Row>({
  label,
  list,
  columns,
  rowKey,
  actions,
  rowActions,
  appearance,
  messages,
  rows,
}: CardRowsProps<Row>) {
  return (
    <LazyListCards
      label={label}
      rows={rows}
      rowKey={rowKey}
      columns={columns}
      layout={list.layout.layout.columns}
      selection={actions.selectable ? list.selection : undefined}
      rowActions={rowActions}
      onSwitch={actions.onSwitch && list.saveSwitch}
      switchable={actions.switchable}
      imageBase={appearance.imageBase}
      host={appearance.host}
      highlighted={appearance.highlighted ?? null}
      loading={list.rows.isFetching}
      messages={messages}
    />
  );
}
