import type { ReactElement, ReactNode } from 'react';
import type { GridColumn } from '../internal/list/column';
import { fittingActions } from './model/actionFit';
import { cellText, cellValue, optionOf } from './model/cellText';
import type { RowLook } from './rowLook';

/** A value that was switched: shown while it is saved, and until the row is another object. */
export interface SwitchedValue {
  value: 0 | 1;
  isSaving: boolean;
  /** The row that it counts more than. */
  row: unknown;
}

/** What was switched in a row, by column. */
export type SwitchedValues = Readonly<Record<string, SwitchedValue>>;

/** The switch is pressed through the table's own handler. */
const ignore = () => undefined;

/**
 * Returns the cell of one place of a row. A function, not a component: a page has a thousand of
 * them.
 */
export function drawCell<Row>(
  at: number,
  row: Row,
  name: string,
  look: RowLook<Row>,
  switched: SwitchedValues | undefined,
): ReactElement {
  const place = look.places[at]!;
  const attributes = look.attributes[at]!;
  if (place.kind === 'value' && at === look.naming) {
    return (
      <th key={place.id} scope="row" {...attributes}>
        {valueOf(place.column, row, name, look, switched)}
      </th>
    );
  }
  return (
    <td key={place.id} {...attributes}>
      {place.kind === 'value'
        ? valueOf(place.column, row, name, look, switched)
        : actionsOf(row, name, look)}
    </td>
  );
}

function valueOf<Row>(
  column: GridColumn<Row>,
  row: Row,
  name: string,
  look: RowLook<Row>,
  switched: SwitchedValues | undefined,
): ReactNode {
  if (column.render) return <div data-part="own">{column.render(row)}</div>;
  if (column.switchFlag) return switchOf(column, row, name, look, switched?.[column.field]);
  if (column.imgFlag) return imageOf(column, row, name, look);
  const text = cellText(column, row);
  if (!column.tagFlag || text === '') return text;
  return (
    <span data-part="tag" data-tone={optionOf(column, cellValue(column, row))?.tone}>
      {text}
    </span>
  );
}

function switchOf<Row>(
  column: GridColumn<Row>,
  row: Row,
  name: string,
  look: RowLook<Row>,
  switched: SwitchedValue | undefined,
) {
  const isNewer = switched !== undefined && (switched.isSaving || switched.row === row);
  return (
    <input
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its own state
      role="switch"
      data-part="switch"
      tabIndex={-1}
      aria-label={look.words.switchOf(column.label, name)}
      aria-busy={switched?.isSaving || undefined}
      disabled={!look.canSwitch(column.field)}
      checked={(isNewer ? switched.value : Number(cellValue(column, row))) === 1}
      onChange={ignore}
    />
  );
}

function imageOf<Row>(column: GridColumn<Row>, row: Row, name: string, look: RowLook<Row>) {
  const source = look.imageOf(cellValue(column, row));
  if (source === null) return null;
  return (
    <img
      data-part="image"
      src={source}
      alt={look.words.imageOf(column.label, name)}
      loading="lazy"
      decoding="async"
    />
  );
}

function actionsOf<Row>(row: Row, name: string, look: RowLook<Row>) {
  const actions = look.actionsOf?.(row) ?? [];
  const count = fittingActions(actions.map(({ label }) => label));
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
          {...(disabledReason !== undefined && {
            'aria-disabled': true,
            'aria-description': disabledReason,
          })}
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
          aria-label={look.words.more(name)}
        >
          …
        </button>
      )}
    </div>
  );
}
