import { memo } from 'react';
import { useLocale } from '@mingjian/ui';
import type { ListSort } from '../internal/list/query';
import type { GridPlace } from './model/placeColumns';
import { sortMark } from './model/sorting';
import type { CellAttributes, GridWords } from './rowLook';

export interface GridHeadProps<Row> {
  places: readonly GridPlace<Row>[];
  attributes: readonly CellAttributes[];
  sort: readonly ListSort[];
  words: GridWords;
  canSort: boolean;
  canResize: boolean;
  /** `aria-rowindex` of the head; absent where all rows are drawn. */
  ariaIndex: number | undefined;
}

/** The head: names of the columns, buttons that sort, edges that are pulled. */
export const GridHead = memo(GridHeadView) as typeof GridHeadView;

function GridHeadView<Row>({ places, attributes, ariaIndex, ...options }: GridHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={ariaIndex}>
        {places.map((place, at) => (
          <HeadCell key={place.id} {...{ place }} attributes={attributes[at]!} {...options} />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> extends Pick<
  GridHeadProps<Row>,
  'sort' | 'words' | 'canSort' | 'canResize'
> {
  place: GridPlace<Row>;
  attributes: CellAttributes;
}

function HeadCell<Row>({ place, attributes, sort, words, canSort, canResize }: HeadCellProps<Row>) {
  const { locale } = useLocale();
  if (place.kind === 'check') {
    return (
      <th scope="col" {...attributes}>
        <input type="checkbox" data-part="check" tabIndex={-1} aria-label={words.chooseAll} />
      </th>
    );
  }
  if (place.kind !== 'value') {
    return (
      <th scope="col" {...attributes}>
        {place.kind === 'index' ? words.number : words.actions}
      </th>
    );
  }
  const { label, sortable, field } = place.column;
  const mark = sortMark(sort, field);
  const isSorting = canSort && sortable === true;
  return (
    <th scope="col" {...attributes} aria-sort={isSorting ? (mark?.direction ?? 'none') : undefined}>
      {isSorting ? (
        <button type="button" data-part="sort" tabIndex={-1}>
          <span>{label}</span>
          {mark?.rank != null && (
            <span
              data-part="rank"
              aria-label={words.rank(mark.rank.toLocaleString(locale))}
              role="img"
            >
              {mark.rank.toLocaleString(locale)}
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
