import { memo, useMemo } from 'react';
import type { RowKey } from '../internal/list/row';
import type { SwitchedValues } from '../internal/list/switchState';
import { renderCell } from './renderCell';
import { rowName, type RowContext } from './rowContext';
import type { SelectionStore } from './selectionStore';

export interface GridRowProps<Row> {
  row: Row;
  rowKey: RowKey;
  context: RowContext<Row>;
  selection: SelectionStore | undefined;
  /** `aria-rowindex` over all pages, including the header; absent when all rows are rendered. */
  ariaIndex: number | undefined;
  /** Number in the index column. */
  number: number | undefined;
  isHighlighted: boolean;
  switched: SwitchedValues | undefined;
}

function GridRowView<Row>({
  row,
  rowKey,
  context,
  selection,
  ariaIndex,
  number,
  isHighlighted,
  switched,
}: GridRowProps<Row>) {
  const { check, index, cells } = useMemo(
    () => renderCells(row, rowKey, context, switched),
    [row, rowKey, context, switched],
  );
  // Between two renders `useSelectionSync` changes both on the elements themselves.
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
 * One row. It renders again only when its row, its index or the context changes. Selecting it
 * renders nothing, and another index renders no value cell.
 */
export const GridRow = memo(GridRowView) as typeof GridRowView;

function renderCells<Row>(
  row: Row,
  key: RowKey,
  context: RowContext<Row>,
  switched: SwitchedValues | undefined,
) {
  const { columns, attributes, texts } = context;
  const name = rowName(row, key, context);
  const hasCheck = columns[0]?.kind === 'check';
  const numberIndex = Number(hasCheck);
  const isNumbered = columns[numberIndex]?.kind === 'index';
  const rowCells = { row, name, context, switched };
  const cells = [];
  for (let index = numberIndex + Number(isNumbered); index < columns.length; index += 1)
    cells.push(renderCell(index, rowCells));
  return {
    check: hasCheck ? { attributes: attributes[0], label: texts.selectRow(name) } : null,
    index: isNumbered ? attributes[numberIndex]! : null,
    cells,
  };
}
