import type { ReactElement, ReactNode } from 'react';
import type { GridColumn } from '../internal/list/column';
import { fittingActions } from '../internal/list/actionFit';
import { cellValue, optionOf, shownText } from '../internal/list/cellText';
import { switchState, type SwitchedValues } from '../internal/list/switchState';
import type { RowContext } from './rowContext';

/** A row and everything that its cells need. */
export interface RowCells<Row> {
  row: Row;
  /** Name of the row. */
  name: string;
  context: RowContext<Row>;
  switched: SwitchedValues | undefined;
}

/** The handler of the table changes the switch; React requires one here. */
const ignore = () => undefined;

/** Renders one cell of a row. It is a function because a page has a thousand cells. */
export function renderCell<Row>(index: number, cells: RowCells<Row>): ReactElement {
  const { context } = cells;
  const display = context.columns[index]!;
  const attributes = context.attributes[index]!;
  if (display.kind === 'value' && index === context.namingIndex) {
    return (
      <th key={display.id} scope="row" {...attributes}>
        {renderValue(display.column, cells)}
      </th>
    );
  }
  return (
    <td key={display.id} {...attributes}>
      {display.kind === 'value' ? renderValue(display.column, cells) : renderActions(cells)}
    </td>
  );
}

function renderValue<Row>(column: GridColumn<Row>, cells: RowCells<Row>): ReactNode {
  if (column.render) return <div data-part="own">{column.render(cells.row)}</div>;
  if (column.as === 'switch') return renderSwitch(column, cells);
  if (column.as === 'image') return renderImage(column, cells);
  const text = shownText(column, cells.row);
  if (column.as !== 'tag' || text === '') return text;
  return (
    <span data-part="tag" data-tone={optionOf(column, cellValue(column, cells.row))?.tone}>
      {text}
    </span>
  );
}

function renderSwitch<Row>(
  column: GridColumn<Row>,
  { row, name, context, switched }: RowCells<Row>,
) {
  const { isOn, isSaving } = switchState(column, row, switched);
  return (
    <input
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its own checked state
      role="switch"
      data-part="switch"
      tabIndex={-1}
      aria-label={context.texts.switchOf(column.label, name)}
      aria-busy={isSaving || undefined}
      disabled={!context.canSwitch(column.field)}
      checked={isOn}
      onChange={ignore}
    />
  );
}

function renderImage<Row>(column: GridColumn<Row>, { row, name, context }: RowCells<Row>) {
  const source = context.imageOf(cellValue(column, row));
  if (source === null) return null;
  return (
    <img
      data-part="image"
      src={source}
      alt={context.texts.imageOf(column.label, name)}
      loading="lazy"
      decoding="async"
    />
  );
}

function renderActions<Row>({ row, name, context }: RowCells<Row>) {
  const actions = context.actionsOf?.(row) ?? [];
  const count = fittingActions(
    actions.map(({ label }) => label),
    context.actionRoom,
  );
  return (
    <div data-part="actions">
      {actions.slice(0, count).map(({ key, label, tone, disabledReason }) => (
        <button
          key={key}
          type="button"
          data-part="action"
          data-action={key}
          data-tone={tone}
          tabIndex={-1}
          aria-disabled={disabledReason !== undefined || undefined}
          // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- global in ARIA 1.3
          aria-description={disabledReason}
        >
          {label}
        </button>
      ))}
      {count < actions.length && (
        <button
          type="button"
          data-part="action"
          data-more=""
          tabIndex={-1}
          aria-haspopup="menu"
          aria-label={context.texts.more(name)}
        >
          …
        </button>
      )}
    </div>
  );
}
