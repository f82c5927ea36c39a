import type {
  ColumnChoice,
  ColumnLayout,
  GridColumn,
  GridDensity,
} from '../../internal/list/column';

/** The part of a declared column that a layout is about. */
export type LayoutColumn = Pick<GridColumn<never>, 'prop' | 'visibleFlag' | 'mustFlag' | 'fixed'>;

/** Narrowest and widest column, in pixels. */
export const COLUMN_WIDTHS = { least: 60, most: 800 } as const;

const VERSION = 2;
const DENSITIES: readonly GridDensity[] = ['compact', 'standard', 'roomy'];

/** The layout of somebody who has chosen nothing. */
export function declaredLayout(columns: readonly LayoutColumn[]): ColumnLayout {
  return { columns: columns.map(declaredChoice), density: null, added: [] };
}

function declaredChoice({
  prop,
  visibleFlag = true,
  mustFlag = false,
  fixed,
}: LayoutColumn): ColumnChoice {
  return { prop, isShown: visibleFlag || mustFlag, width: null, pin: fixed ?? null };
}

/**
 * Reads a stored layout for the columns that are declared now. Two forms are known: ours, with its
 * version, and the specification's plain list of visible names. What cannot be read counts as
 * nothing chosen; unknown names are left out; columns that came later stand where they are declared
 * and are told in `added`; a `mustFlag` column is shown whatever was stored.
 */
export function readLayout(
  columns: readonly LayoutColumn[],
  stored: string | null | undefined,
): ColumnLayout {
  const kept = parse(stored);
  if (Array.isArray(kept)) return fromNames(columns, kept);
  if (isRecord(kept) && kept['version'] === VERSION && Array.isArray(kept['columns']))
    return fromChoices(columns, kept);
  return declaredLayout(columns);
}

/** Writes a layout as it is stored. `readLayout` brings back the same. */
export function writeLayout(layout: ColumnLayout): string {
  return JSON.stringify({ version: VERSION, columns: layout.columns, density: layout.density });
}

/**
 * A plain list knows neither order nor what was declared at its time, so a name that is not on it
 * was left out on purpose.
 */
function fromNames(columns: readonly LayoutColumn[], names: readonly unknown[]): ColumnLayout {
  const isKnown = columns.some(({ prop }) => names.includes(prop));
  if (!isKnown) return declaredLayout(columns);
  return {
    columns: columns.map((column) => ({
      ...declaredChoice(column),
      isShown: column.mustFlag === true || names.includes(column.prop),
    })),
    density: null,
    added: [],
  };
}

function fromChoices(
  columns: readonly LayoutColumn[],
  kept: Record<string, unknown>,
): ColumnLayout {
  const declared = new Map(columns.map((column) => [column.prop, column]));
  const choices: ColumnChoice[] = [];
  for (const choice of kept['columns'] as unknown[]) {
    const column = isRecord(choice) ? declared.get(String(choice['prop'])) : undefined;
    if (!column || choices.some(({ prop }) => prop === column.prop)) continue;
    choices.push(readChoice(column, choice as Record<string, unknown>));
  }
  const added = columns.filter(({ prop }) => !choices.some((choice) => choice.prop === prop));
  for (const column of added)
    choices.splice(placeOf(column, columns, choices), 0, declaredChoice(column));
  return {
    columns: choices,
    density: DENSITIES.find((density) => density === kept['density']) ?? null,
    added: choices.length === added.length ? [] : added.map(({ prop }) => prop),
  };
}

function readChoice(
  column: LayoutColumn,
  { isShown, width, pin }: Record<string, unknown>,
): ColumnChoice {
  return {
    prop: column.prop,
    isShown: isShown === true || column.mustFlag === true,
    width: typeof width === 'number' && Number.isFinite(width) ? clampWidth(width) : null,
    pin: pin === 'left' || pin === 'right' ? pin : null,
  };
}

/**
 * After the nearest column that is declared before it and has a place; at the front where there is
 * none.
 */
function placeOf(
  column: LayoutColumn,
  columns: readonly LayoutColumn[],
  choices: readonly ColumnChoice[],
): number {
  const before = columns.slice(0, columns.indexOf(column)).reverse();
  for (const { prop } of before) {
    const at = choices.findIndex((choice) => choice.prop === prop);
    if (at >= 0) return at + 1;
  }
  return 0;
}

/** A width that a column may have, in whole pixels. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(COLUMN_WIDTHS.most, Math.max(COLUMN_WIDTHS.least, width)));
}

/** Shows or hides a column; a `mustFlag` column stays. */
export function showColumn(
  layout: ColumnLayout,
  columns: readonly LayoutColumn[],
  prop: string,
  isShown: boolean,
): ColumnLayout {
  const isMust = columns.some((column) => column.prop === prop && column.mustFlag === true);
  return changeColumn(layout, prop, { isShown: isShown || isMust });
}

/** Gives a column a width, `null` for the declared one. */
export function resizeColumn(
  layout: ColumnLayout,
  prop: string,
  width: number | null,
): ColumnLayout {
  return changeColumn(layout, prop, { width: width === null ? null : clampWidth(width) });
}

/** Pins a column to an edge, `null` for none. */
export function pinColumn(
  layout: ColumnLayout,
  prop: string,
  pin: ColumnChoice['pin'],
): ColumnLayout {
  return changeColumn(layout, prop, { pin });
}

/** Moves a column to a place among all, counted from 0. */
export function moveColumn(layout: ColumnLayout, prop: string, to: number): ColumnLayout {
  const from = layout.columns.findIndex((choice) => choice.prop === prop);
  if (from < 0) return layout;
  const columns = layout.columns.toSpliced(from, 1);
  return {
    ...layout,
    columns: columns.toSpliced(Math.min(columns.length, Math.max(0, to)), 0, layout.columns[from]!),
  };
}

function changeColumn(
  layout: ColumnLayout,
  prop: string,
  change: Partial<ColumnChoice>,
): ColumnLayout {
  return {
    ...layout,
    columns: layout.columns.map((choice) =>
      choice.prop === prop ? { ...choice, ...change } : choice,
    ),
  };
}

function parse(text: string | null | undefined): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
