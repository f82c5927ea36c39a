import { memo } from 'react';
import { useFormatNumber } from '@mingjian/ui';
import type { ListSort } from '../internal/list/query';
import type { DisplayColumn } from '../internal/list/displayColumns';
import { columnSort } from './model/sorting';
import type { CellAttributes, GridTexts } from './rowContext';

export interface GridHeadProps<Row> {
  columns: readonly DisplayColumn<Row>[];
  attributes: readonly CellAttributes[];
  sort: readonly ListSort[];
  texts: GridTexts;
  canSort: boolean;
  canResize: boolean;
  /** `aria-rowindex` of the header; absent when all rows are rendered. */
  ariaIndex: number | undefined;
}

/** The header: column labels, sort buttons and resize handles. */
export const GridHead = memo(GridHeadView) as typeof GridHeadView;

function GridHeadView<Row>({
  columns,
  attributes,
  sort,
  texts,
  canSort,
  canResize,
  ariaIndex,
}: GridHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={ariaIndex}>
        {columns.map((display, index) => (
          <HeadCell
            key={display.id}
            display={display}
            attributes={attributes[index]!}
            sort={sort}
            texts={texts}
            canSort={canSort}
            canResize={canResize}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> extends Pick<
  GridHeadProps<Row>,
  'sort' | 'texts' | 'canSort' | 'canResize'
> {
  display: DisplayColumn<Row>;
  attributes: CellAttributes;
}

function HeadCell<Row>({
  display,
  attributes,
  sort,
  texts,
  canSort,
  canResize,
}: HeadCellProps<Row>) {
  const format = useFormatNumber();
  if (display.kind === 'check') {
    return (
      <th scope="col" {...attributes}>
        <input type="checkbox" data-part="check" tabIndex={-1} aria-label={texts.selectPage} />
      </th>
    );
  }
  if (display.kind !== 'value') {
    return (
      <th scope="col" {...attributes}>
        {display.kind === 'index' ? texts.number : texts.actions}
      </th>
    );
  }
  const { label, sortable, field } = display.column;
  const sorted = columnSort(sort, field);
  const isSorting = canSort && sortable === true;
  return (
    <th
      scope="col"
      {...attributes}
      aria-sort={isSorting ? (sorted?.direction ?? 'none') : undefined}
    >
      {isSorting ? (
        <button type="button" data-part="sort" tabIndex={-1}>
          <span>{label}</span>
          {sorted?.rank != null && (
            <span data-part="rank" aria-label={texts.rank(sorted.rank)} role="img">
              {format(sorted.rank)}
            </span>
          )}
        </button>
      ) : (
        label
      )}
      {canResize && <span data-part="resize" aria-hidden />}
    </th>
  );
}
