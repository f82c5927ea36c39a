import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react';
import type { RowKey } from '../internal/list/row';
import { GridRow } from './GridRow';
import type { SwitchedValues } from './drawCell';
import { rowPieces } from './model/rowWindow';
import type { RowLook } from './rowLook';
import type { SelectionStore } from './selectionStore';
import { useRowWindow, type RowWindowOptions } from './useRowWindow';

export interface GridBodyProps<Row> extends Omit<RowWindowOptions, 'count'> {
  rows: readonly Row[];
  keys: readonly RowKey[];
  look: RowLook<Row>;
  selection: SelectionStore | undefined;
  /** Number of the first row in the index column. */
  indexFrom: number | undefined;
  /** `aria-rowindex` of the first row; absent where all rows are drawn. */
  ariaFrom: number | undefined;
  highlighted: RowKey | null;
  switched: ReadonlyMap<RowKey, SwitchedValues>;
  /** The row that stays drawn when it is scrolled away: the one with focus. */
  keptKey(): RowKey | null;
  /** Called after each drawing, with what was chosen when it began. */
  onDrawn(table: HTMLTableElement, chosen: unknown): void;
}

/** The rows: all of them, or those near the view with gaps for the rest. */
export function GridBody<Row>(props: GridBodyProps<Row>): ReactNode {
  const {
    rows,
    keys,
    look,
    selection,
    indexFrom,
    ariaFrom,
    highlighted,
    switched,
    keptKey,
    onDrawn,
    ...options
  } = props;
  const { bodyRef, drawn, rowHeight } = useRowWindow({ ...options, count: rows.length });
  const chosen = selection?.get();
  useLayoutEffect(() => {
    const table = bodyRef.current?.closest('table');
    if (table) onDrawn(table, chosen);
  });

  const drawRow = (at: number) => (
    <GridRow
      key={keys[at]}
      row={rows[at]!}
      rowKey={keys[at]!}
      {...{ look, selection }}
      ariaIndex={ariaFrom === undefined ? undefined : ariaFrom + at}
      number={indexFrom === undefined ? undefined : indexFrom + at}
      isHighlighted={highlighted === keys[at]}
      switched={switched.get(keys[at]!)}
    />
  );
  if (drawn === null) return <tbody ref={bodyRef}>{keys.map((_, at) => drawRow(at))}</tbody>;

  const kept = keptKey();
  const pieces = rowPieces(drawn, rows.length, kept === null ? -1 : keys.indexOf(kept));
  return (
    <tbody ref={bodyRef}>
      {pieces.map((piece, at) =>
        'row' in piece ? (
          drawRow(piece.row)
        ) : (
          <tr key={`gap ${at === 0 ? 0 : piece.before}`} role="presentation" aria-hidden>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is room, and says nothing */}
            <td
              data-gap=""
              colSpan={look.places.length}
              style={{ '--mj-grid-gap': `${piece.gap * rowHeight}px` } as CSSProperties}
            />
          </tr>
        ),
      )}
    </tbody>
  );
}
