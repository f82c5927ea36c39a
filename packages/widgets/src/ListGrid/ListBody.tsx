import { ErrorState, Skeleton, useTexts } from '@mingjian/ui';
import { LazyEmptyList } from './empty/LazyEmptyList';
import { DataGrid } from '../DataGrid';
import type { ListGridProps } from './listGridProps';
import { listGridTexts } from './ListGrid.texts';
import * as S from './ListGrid.styles';
import type { ListCondition } from '../internal/list/query';
import type { RowAction } from '../internal/list/row';
import type { ListState } from './useListGrid';

export interface ListBodyProps<Row> {
  list: ListState<Row>;
  props: ListGridProps<Row>;
  label: string;
  /** Puts a condition into words. */
  textOf(condition: ListCondition): string;
  /** What can be done with a row, in order; none for no such column. */
  actionsOf: ((row: Row) => readonly RowAction<Row>[]) | undefined;
}

/**
 * The rows of a list, or what stands for them: lines while the first are on their way, why there
 * are none, or what went wrong.
 */
export function ListBody<Row>({ list, props, label, textOf, actionsOf }: ListBodyProps<Row>) {
  const t = useTexts(listGridTexts);
  const { query, rows, layout, selection } = list;
  const {
    columns,
    rowKey,
    load,
    selectable = false,
    indexed = false,
    fill = false,
    onSwitch,
    onAdd,
    marked,
    imageBase,
    host,
    messages,
  } = props;
  const { answer } = rows;

  if (rows.error) {
    return (
      <S.State>
        <ErrorState
          title={t.failed}
          description={rows.error.message}
          onRetry={rows.reload}
          loading={rows.isLoading}
        />
      </S.State>
    );
  }
  if (!answer) {
    return (
      <S.State data-wide>
        <Skeleton lines={10} />
      </S.State>
    );
  }
  if (answer.content.length === 0) {
    return (
      <S.State>
        <LazyEmptyList
          {...{ query, load, textOf, onAdd }}
          onRemove={list.remove}
          onClear={list.clear}
        />
      </S.State>
    );
  }
  const offset = ((rows.answered?.page ?? 1) - 1) * (rows.answered?.pageSize ?? 0);
  return (
    <DataGrid
      label={label}
      rows={answer.content}
      rowKey={rowKey}
      columns={columns}
      layout={layout.layout.columns}
      density={layout.layout.density ?? undefined}
      sort={query.sort}
      onSort={list.sort}
      selection={selectable ? selection : undefined}
      indexFrom={indexed ? offset + 1 : undefined}
      rowActions={actionsOf}
      onSwitch={onSwitch && list.saveSwitch}
      onWidthChange={layout.resize}
      totalRows={answer.total}
      rowOffset={offset}
      busy={rows.isLoading}
      fill={fill}
      {...{ marked, imageBase, host, messages }}
    />
  );
}
