import { namingIndex } from '../../internal/list/cellText';
import { displayColumns, type ValueColumn } from '../../internal/list/displayColumns';
import type { CardRole, ColumnSetting, GridColumn } from '../../internal/list/column';

/** The columns of a card, by their part of it. */
export interface CardParts<Row> {
  title: GridColumn<Row> | undefined;
  subtitle: GridColumn<Row> | undefined;
  marks: readonly GridColumn<Row>[];
  facts: readonly GridColumn<Row>[];
  /** The column whose text names the row. */
  naming: GridColumn<Row> | undefined;
}

/** Number of facts where no column declares one. */
const FACTS = 4;
const NO_CONTROLS = { check: false, index: false, actions: false };

/** Returns the columns of a card: the shown ones of the layout, in its order, by their role. */
export function cardParts<Row>(
  columns: readonly GridColumn<Row>[],
  layout: readonly ColumnSetting[] | undefined,
): CardParts<Row> {
  const display = displayColumns(columns, layout, NO_CONTROLS).columns;
  const shown = display
    .filter((one): one is ValueColumn<Row> => one.kind === 'value')
    .map(({ column }) => column);
  const naming = shown[namingIndex(display)];
  const declared = (role: CardRole) => shown.filter(({ card }) => card === role);
  const free = (column: GridColumn<Row>) => column.card === undefined;

  const title = declared('title')[0] ?? (naming && free(naming) ? naming : shown.find(free));
  const tag = shown.find((column) => free(column) && column.as === 'tag' && column !== title);
  const marks = declared('mark').length > 0 ? declared('mark') : tag ? [tag] : [];
  const others = shown.filter((column) => free(column) && column !== title && column !== marks[0]);
  const facts = declared('fact');
  return {
    title,
    subtitle: declared('subtitle')[0],
    marks,
    facts: facts.length > 0 ? facts : others.slice(0, FACTS),
    naming,
  };
}
