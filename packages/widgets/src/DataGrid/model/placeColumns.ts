import type { ColumnSetting, GridColumn } from '../../internal/list/column';

/** The edge at which a column stays, in reading direction. */
export type GridPin = 'start' | 'end' | null;

interface Placed {
  /** The column's `field`, or `#check`, `#index`, `#actions`. */
  id: string;
  pin: GridPin;
  /** Whether it is the pinned column next to those that scroll. */
  isEdge: boolean;
  /** Whether it is let go of where there is little room. */
  isLoose: boolean;
  /** Whether it takes what is left of the width. */
  isStretched: boolean;
  /** Its place among all columns, hidden ones too, from 1. */
  position: number;
}

/** A column that shows a value of the row. */
export interface ValuePlace<Row> extends Placed {
  kind: 'value';
  column: GridColumn<Row>;
}

/** A column of the grid's own: checkboxes, numbers, actions. */
export interface OwnPlace extends Placed {
  kind: 'check' | 'index' | 'actions';
}

/** One column where it is shown. */
export type GridPlace<Row> = ValuePlace<Row> | OwnPlace;

/** Which columns of its own a grid has. */
export interface OwnColumns {
  check: boolean;
  index: boolean;
  actions: boolean;
}

/** Columns as they are shown, from start to end. */
export interface PlacedColumns<Row> {
  places: readonly GridPlace<Row>[];
  /** In pixels, place by place. */
  widths: readonly number[];
  /** How many columns there are with the hidden ones. */
  count: number;
}

const OWN_WIDTHS = { check: 50, index: 60, actions: 240 } as const;
const DEFAULT_WIDTH = 140;

type Shown<Row> =
  | Pick<ValuePlace<Row>, 'id' | 'kind' | 'column' | 'pin'>
  | Pick<OwnPlace, 'id' | 'kind' | 'pin'>;

/**
 * Returns the columns to show: chosen or declared ones, those pinned to the start first, those
 * pinned to the end last. A column that must be shown is shown whatever was chosen; one that the
 * choice does not know stands where it was declared, at the end.
 */
export function placeColumns<Row>(
  columns: readonly GridColumn<Row>[],
  layout: readonly ColumnSetting[] | undefined,
  own: OwnColumns,
): PlacedColumns<Row> {
  const chosen = layout === undefined ? columns.map(declared) : fromLayout(columns, layout);
  const isShown = ({ column, choice }: Chosen<Row>) => choice.isShown || column.mustFlag === true;
  const values = chosen.filter(isShown).map(toValue);
  const shown: { place: Shown<Row>; width: number }[] = [
    ...ownColumn('check', own.check, 'start'),
    ...ownColumn('index', own.index, 'start'),
    ...values.filter(({ place }) => place.pin === 'start'),
    ...values.filter(({ place }) => place.pin === null),
    ...values.filter(({ place }) => place.pin === 'end'),
    ...ownColumn('actions', own.actions, 'end'),
  ];
  const positions = new Map(chosen.map(({ column }, at) => [column.field, at]));
  return {
    places: setDown(
      shown.map(({ place }) => place),
      positions,
      Number(own.check) + Number(own.index),
    ),
    widths: shown.map(({ width }) => width),
    count: columns.length + Number(own.check) + Number(own.index) + Number(own.actions),
  };
}

interface Chosen<Row> {
  column: GridColumn<Row>;
  choice: ColumnSetting;
}

function declared<Row>(column: GridColumn<Row>): Chosen<Row> {
  return {
    column,
    choice: {
      field: column.field,
      isShown: column.visibleFlag !== false,
      width: null,
      pin: column.fixed ?? null,
    },
  };
}

function fromLayout<Row>(
  columns: readonly GridColumn<Row>[],
  layout: readonly ColumnSetting[],
): Chosen<Row>[] {
  const byField = new Map<string, GridColumn<Row>>(columns.map((column) => [column.field, column]));
  const known = layout.flatMap((choice) => {
    const column = byField.get(choice.field);
    byField.delete(choice.field);
    return column ? [{ column, choice }] : [];
  });
  return [...known, ...[...byField.values()].map(declared)];
}

const PINS = { left: 'start', right: 'end' } as const;

function toValue<Row>({ column, choice }: Chosen<Row>) {
  const pin = choice.pin === null ? null : PINS[choice.pin];
  const place: Shown<Row> = { id: column.field, kind: 'value', column, pin };
  return { place, width: choice.width ?? column.width ?? DEFAULT_WIDTH };
}

function ownColumn(kind: OwnPlace['kind'], isThere: boolean, pin: 'start' | 'end') {
  return isThere ? [{ place: { id: `#${kind}`, kind, pin }, width: OWN_WIDTHS[kind] }] : [];
}

/** Where there is little room, only the first pinned column of the rows' own values stays. */
function setDown<Row>(
  shown: readonly Shown<Row>[],
  positions: ReadonlyMap<string, number>,
  before: number,
): GridPlace<Row>[] {
  const lastStart = shown.findLastIndex(({ pin }) => pin === 'start');
  const firstEnd = shown.findIndex(({ pin }) => pin === 'end');
  const firstValue = shown.findIndex(({ kind, pin }) => kind === 'value' && pin === 'start');
  const lastFree = shown.findLastIndex(({ pin }) => pin === null);
  const stretched = lastFree === -1 ? lastStart : lastFree;
  return shown.map((place, at) => ({
    ...place,
    isEdge: at === lastStart || at === firstEnd,
    isLoose:
      place.pin === 'end' || (place.pin === 'start' && place.kind === 'value' && at !== firstValue),
    isStretched: at === stretched,
    position:
      place.kind === 'value'
        ? before + (positions.get(place.id) ?? 0) + 1
        : ownPosition(place.kind, before, positions.size),
  }));
}

function ownPosition(kind: OwnPlace['kind'], before: number, values: number): number {
  if (kind === 'check') return 1;
  return kind === 'index' ? before : before + values + 1;
}

/**
 * How far from its edge each pinned column stays, in pixels, and how much room the pinned ones
 * take.
 */
export interface PinRoom {
  /** Place by place; 0 for those that scroll. */
  offsets: readonly number[];
  start: number;
  end: number;
  /** What is left of the start where there is little room. */
  tight: number;
  /** All widths together. */
  total: number;
}

/** Returns the room of the pinned columns at these widths. */
export function pinRoom(
  places: readonly Pick<Placed, 'pin' | 'isLoose'>[],
  widths: readonly number[],
): PinRoom {
  const offsets = places.map(() => 0);
  let start = 0;
  let end = 0;
  let tight = 0;
  let total = 0;
  places.forEach(({ pin, isLoose }, at) => {
    total += widths[at] ?? 0;
    if (pin !== 'start') return;
    offsets[at] = start;
    start += widths[at] ?? 0;
    if (!isLoose) tight += widths[at] ?? 0;
  });
  for (let at = places.length - 1; at >= 0; at -= 1) {
    if (places[at]?.pin !== 'end') continue;
    offsets[at] = end;
    end += widths[at] ?? 0;
  }
  return { offsets, start, end, tight, total };
}

/**
 * Whether two lists of places show the same columns in the same way, so that no cell has to be
 * drawn again.
 */
export function samePlaces<Row>(
  one: readonly GridPlace<Row>[],
  other: readonly GridPlace<Row>[],
): boolean {
  if (one.length !== other.length) return false;
  return one.every((place, at) => {
    const twin = other[at];
    return (
      twin !== undefined &&
      twin.id === place.id &&
      twin.pin === place.pin &&
      twin.isEdge === place.isEdge &&
      twin.isLoose === place.isLoose &&
      twin.isStretched === place.isStretched &&
      twin.position === place.position &&
      (twin.kind !== 'value' || place.kind !== 'value' || twin.column === place.column)
    );
  });
}
