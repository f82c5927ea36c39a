import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react';
import type { RowKey } from '../internal/list/row';
import { GridRow } from './GridRow';
import { rowPieces } from '../internal/list/rowWindow';
import type { SwitchedValues } from '../internal/list/switchState';
import type { RowContext } from './rowContext';
import type { SelectionStore } from './selectionStore';
import { useRowWindow, type RowWindowOptions } from './useRowWindow';

export interface GridBodyProps<Row> extends Omit<RowWindowOptions, 'count'> {
  rows: readonly Row[];
  keys: readonly RowKey[];
  context: RowContext<Row>;
  selection: SelectionStore | undefined;
  /** Number of the first row in the index column. */
  indexFrom: number | undefined;
  /** `aria-rowindex` of the first row; absent when all rows are rendered. */
  ariaFrom: number | undefined;
  highlighted: RowKey | null;
  switched: ReadonlyMap<RowKey, SwitchedValues>;
  /** Returns the focused row, which stays rendered when it is scrolled out of view. */
  retainedKey(): RowKey | null;
  /** Called after each render with the selection it started from. */
  onRender(table: HTMLTableElement, selection: unknown): void;
}

/** The rows: all of them, or those near the viewport with gaps for the others. */
export function GridBody<Row>({
  rows,
  keys,
  context,
  selection,
  indexFrom,
  ariaFrom,
  highlighted,
  switched,
  retainedKey,
  onRender,
  rowHeight: initialRowHeight,
  actionsRef,
}: GridBodyProps<Row>): ReactNode {
  const { bodyRef, rendered, rowHeight } = useRowWindow({
    count: rows.length,
    rowHeight: initialRowHeight,
    actionsRef,
  });
  const selected = selection?.get();
  useLayoutEffect(() => {
    const table = bodyRef.current?.closest('table');
    if (table) onRender(table, selected);
  });

  const renderRow = (index: number) => (
    <GridRow
      key={keys[index]}
      row={rows[index]!}
      rowKey={keys[index]!}
      context={context}
      selection={selection}
      ariaIndex={ariaFrom === undefined ? undefined : ariaFrom + index}
      number={indexFrom === undefined ? undefined : indexFrom + index}
      isHighlighted={highlighted === keys[index]}
      switched={switched.get(keys[index]!)}
    />
  );
  if (rendered === null)
    return <tbody ref={bodyRef}>{keys.map((_, index) => renderRow(index))}</tbody>;

  const retained = retainedKey();
  const pieces = rowPieces(rendered, rows.length, retained === null ? -1 : keys.indexOf(retained));
  return (
    <tbody ref={bodyRef}>
      {pieces.map((piece, index) =>
        'row' in piece ? (
          renderRow(piece.row)
        ) : (
          <tr key={`gap ${index === 0 ? 0 : piece.before}`} role="presentation" aria-hidden>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty spacer */}
            <td
              data-gap=""
              colSpan={context.columns.length}
              style={{ '--mj-grid-gap': `${piece.gap * rowHeight}px` } as CSSProperties}
            />
          </tr>
        ),
      )}
    </tbody>
  );
}
