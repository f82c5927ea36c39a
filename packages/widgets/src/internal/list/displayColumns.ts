import type { ColumnSetting, GridColumn } from './column';
import { ACTION_WIDTH, headWidth } from './actionFit';

/** The edge that a column is pinned to, in reading direction. */
export type GridPin = 'start' | 'end' | null;

interface DisplayProps {
  /** The column's field, or `#check`, `#index`, `#actions`. */
  id: string;
  pin: GridPin;
  /** Whether it is the pinned column next to the scrolling ones. */
  isEdge: boolean;
  /** Whether it is unpinned on narrow screens. */
  isLoose: boolean;
  /** Whether it takes the remaining width. */
  isStretched: boolean;
  /** Position among all columns, including hidden ones, from 1. */
  position: number;
}

/** A column that shows a value of the row. */
export interface ValueColumn<Row> extends DisplayProps {
  kind: 'value';
  column: GridColumn<Row>;
}

/** A column of the grid itself: checkboxes, row numbers or actions. */
export interface ControlColumn extends DisplayProps {
  kind: 'check' | 'index' | 'actions';
}

/** A visible column. */
export type DisplayColumn<Row> = ValueColumn<Row> | ControlColumn;

/** Which columns of its own the grid shows. */
export type ControlColumns = Readonly<Record<ControlColumn['kind'], boolean>>;

/** The visible columns from start to end. */
export interface DisplayColumns<Row> {
  columns: readonly DisplayColumn<Row>[];
  /** In pixels, by column index. */
  widths: readonly number[];
  /**
   * Whether a column takes its share of the remaining width, by column index: the scrolling ones
   * whose width nobody has set.
   */
  grows: readonly boolean[];
  /** Number of columns, including hidden ones. */
  count: number;
}

const CONTROL_WIDTHS = { check: 50, index: 60 } as const;
const DEFAULT_WIDTH = 140;

type UnresolvedColumn<Row> =
  | Pick<ValueColumn<Row>, 'id' | 'kind' | 'column' | 'pin'>
  | Pick<ControlColumn, 'id' | 'kind' | 'pin'>;

/**
 * Returns the visible columns of a layout, or as declared without one: pinned to the start,
 * scrolling, pinned to the end. A `mustFlag` column is always visible. A column that the layout
 * does not contain comes last, as declared. A declared width is never less than that of the header.
 */
export function displayColumns<Row>(
  columns: readonly GridColumn<Row>[],
  layout: readonly ColumnSetting[] | undefined,
  controls: ControlColumns,
  actionWidth = ACTION_WIDTH,
): DisplayColumns<Row> {
  const ordered = layout === undefined ? columns.map(declared) : fromLayout(columns, layout);
  const isShown = ({ column, setting }: SetColumn<Row>) =>
    setting.isShown || column.mustFlag === true;
  const values = ordered.filter(isShown).map(toUnresolved);
  const shown: SizedColumn<Row>[] = [
    ...(controls.check ? [controlColumn('check', 'start', CONTROL_WIDTHS.check)] : []),
    ...(controls.index ? [controlColumn('index', 'start', CONTROL_WIDTHS.index)] : []),
    ...values.filter(({ column }) => column.pin === 'start'),
    ...values.filter(({ column }) => column.pin === null),
    ...values.filter(({ column }) => column.pin === 'end'),
    ...(controls.actions ? [controlColumn('actions', 'end', actionWidth)] : []),
  ];
  const positions = new Map<string, number>(
    ordered.map(({ column }, index) => [column.field, index]),
  );
  const leading = Number(controls.check) + Number(controls.index);
  return {
    columns: resolve(
      shown.map(({ column }) => column),
      positions,
      leading,
    ),
    widths: shown.map(({ width }) => width),
    grows: shown.map(({ grows }) => grows),
    count: columns.length + leading + Number(controls.actions),
  };
}

interface SizedColumn<Row> {
  column: UnresolvedColumn<Row>;
  width: number;
  grows: boolean;
}

interface SetColumn<Row> {
  column: GridColumn<Row>;
  setting: ColumnSetting;
}

function declared<Row>(column: GridColumn<Row>): SetColumn<Row> {
  return {
    column,
    setting: {
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
): SetColumn<Row>[] {
  const byField = new Map<string, GridColumn<Row>>(columns.map((column) => [column.field, column]));
  const known = layout.flatMap((setting) => {
    const column = byField.get(setting.field);
    byField.delete(setting.field);
    return column ? [{ column, setting }] : [];
  });
  return [...known, ...[...byField.values()].map(declared)];
}

const PINS = { left: 'start', right: 'end' } as const;

function toUnresolved<Row>({ column, setting }: SetColumn<Row>): SizedColumn<Row> {
  const pin = setting.pin === null ? null : PINS[setting.pin];
  const unresolved: UnresolvedColumn<Row> = { id: column.field, kind: 'value', column, pin };
  const { width = DEFAULT_WIDTH, label, sortable = false } = column;
  return {
    column: unresolved,
    width: setting.width ?? Math.max(width, headWidth(label, sortable)),
    grows: pin === null && setting.width === null,
  };
}

function controlColumn(kind: ControlColumn['kind'], pin: 'start' | 'end', width: number) {
  return { column: { id: `#${kind}`, kind, pin }, width, grows: false };
}

/** On narrow screens only the first pinned value column stays pinned. */
function resolve<Row>(
  shown: readonly UnresolvedColumn<Row>[],
  positions: ReadonlyMap<string, number>,
  leading: number,
): DisplayColumn<Row>[] {
  const lastStart = shown.findLastIndex(({ pin }) => pin === 'start');
  const firstEnd = shown.findIndex(({ pin }) => pin === 'end');
  const firstValue = shown.findIndex(({ kind, pin }) => kind === 'value' && pin === 'start');
  const lastScrolling = shown.findLastIndex(({ pin }) => pin === null);
  const stretched = lastScrolling === -1 ? lastStart : lastScrolling;
  return shown.map((column, index) => ({
    ...column,
    isEdge: index === lastStart || index === firstEnd,
    isLoose:
      column.pin === 'end' ||
      (column.pin === 'start' && column.kind === 'value' && index !== firstValue),
    isStretched: index === stretched,
    position:
      column.kind === 'value'
        ? leading + (positions.get(column.id) ?? 0) + 1
        : controlPosition(column.kind, leading, positions.size),
  }));
}

function controlPosition(kind: ControlColumn['kind'], leading: number, values: number): number {
  if (kind === 'check') return 1;
  return kind === 'index' ? leading : leading + values + 1;
}

/** Offsets and total widths of the pinned columns, in pixels. */
export interface PinWidths {
  /** Distance from the edge by column index; 0 for scrolling columns. */
  offsets: readonly number[];
  /** Width of the columns pinned to the start. */
  start: number;
  /** Width of the columns pinned to the end. */
  end: number;
  /** Width of the columns pinned to the start on narrow screens. */
  tight: number;
  /** Width of all columns. */
  total: number;
}

/** Returns the offsets and widths of the pinned columns. */
export function pinWidths(
  columns: readonly Pick<DisplayProps, 'pin' | 'isLoose'>[],
  widths: readonly number[],
): PinWidths {
  const offsets = columns.map(() => 0);
  let start = 0;
  let end = 0;
  let tight = 0;
  let total = 0;
  columns.forEach(({ pin, isLoose }, index) => {
    total += widths[index] ?? 0;
    if (pin !== 'start') return;
    offsets[index] = start;
    start += widths[index] ?? 0;
    if (!isLoose) tight += widths[index] ?? 0;
  });
  for (let index = columns.length - 1; index >= 0; index -= 1) {
    if (columns[index]?.pin !== 'end') continue;
    offsets[index] = end;
    end += widths[index] ?? 0;
  }
  return { offsets, start, end, tight, total };
}

/** Returns the share of the remaining width that each column takes; 0 for the others. */
export function growthShares(widths: readonly number[], grows: readonly boolean[]): number[] {
  const total = widths.reduce((sum, width, index) => sum + (grows[index] ? width : 0), 0);
  return widths.map((width, index) => (grows[index] ? width / total : 0));
}

/**
 * Returns the index of the column that takes the width before one that would be cut: the first of
 * texts that grows and scrolls; -1 for none.
 */
export function spareColumn<Row>(
  columns: readonly DisplayColumn<Row>[],
  grows: readonly boolean[],
): number {
  const growing = columns.map(({ pin }, index) => pin === null && grows[index] === true);
  const isWide = (column: DisplayColumn<Row>, index: number) =>
    growing[index] === true && column.kind === 'value' && (column.column.width ?? 0) >= WIDE;
  const wide = columns.findIndex(isWide);
  return wide === -1 ? growing.indexOf(true) : wide;
}

/** Least width of a column whose texts are likely to be longer. */
const WIDE = 160;

/** Whether two lists contain equal columns, so that no cell needs to be rendered again. */
export function isSameColumns<Row>(
  one: readonly DisplayColumn<Row>[],
  other: readonly DisplayColumn<Row>[],
): boolean {
  if (one.length !== other.length) return false;
  return one.every((column, index) => {
    const match = other[index];
    return (
      match !== undefined &&
      match.id === column.id &&
      match.pin === column.pin &&
      match.isEdge === column.isEdge &&
      match.isLoose === column.isLoose &&
      match.isStretched === column.isStretched &&
      match.position === column.position &&
      (match.kind !== 'value' || column.kind !== 'value' || match.column === column.column)
    );
  });
}
