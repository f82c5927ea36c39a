import { memo, useMemo } from 'react';
import type { RowKey } from '../internal/list/row';
import { drawCell, type SwitchedValues } from './drawCell';
import { rowName, type RowLook } from './rowLook';
import type { SelectionStore } from './selectionStore';

export interface GridRowProps<Row> {
  row: Row;
  rowKey: RowKey;
  look: RowLook<Row>;
  selection: SelectionStore | undefined;
  /** Its place over all pages, with the head; absent where all rows are drawn. */
  ariaIndex: number | undefined;
  /** What the index column shows. */
  number: number | undefined;
  isHighlighted: boolean;
  switched: SwitchedValues | undefined;
}

function GridRowView<Row>({
  row,
  rowKey,
  look,
  selection,
  ariaIndex,
  number,
  isHighlighted,
  switched,
}: GridRowProps<Row>) {
  const { check, index, cells } = useMemo(
    () => drawRow(row, rowKey, look, switched),
    [row, rowKey, look, switched],
  );
  // Between two drawings the grid changes both on the element itself: see `useSelectionMarks`.
  const isSelected = selection?.has(rowKey);
  return (
    <tr
      data-key={rowKey}
      aria-rowindex={ariaIndex}
      aria-selected={isSelected}
      aria-current={isHighlighted || undefined}
    >
      {check && (
        <td {...check.attributes}>
          <input
            type="checkbox"
            data-part="check"
            tabIndex={-1}
            aria-label={check.label}
            defaultChecked={isSelected}
          />
        </td>
      )}
      {index && <td {...index}>{number}</td>}
      {cells}
    </tr>
  );
}

/**
 * One row. It is drawn again only when its own row, its place or the columns change; being chosen
 * draws nothing, and another place draws no cell of a value.
 */
export const GridRow = memo(GridRowView) as typeof GridRowView;

function drawRow<Row>(
  row: Row,
  key: RowKey,
  look: RowLook<Row>,
  switched: SwitchedValues | undefined,
) {
  const { places, attributes, words } = look;
  const name = rowName(row, key, look);
  const isChecked = places[0]?.kind === 'check';
  const indexAt = Number(isChecked);
  const isIndexed = places[indexAt]?.kind === 'index';
  const cells = [];
  for (let at = indexAt + Number(isIndexed); at < places.length; at += 1)
    cells.push(drawCell(at, row, name, look, switched));
  return {
    check: isChecked ? { attributes: attributes[0], label: words.chooseRow(name) } : null,
    index: isIndexed ? attributes[indexAt]! : null,
    cells,
  };
}
