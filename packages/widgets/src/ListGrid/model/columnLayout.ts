import type {
  ColumnLayout,
  ColumnSetting,
  GridColumn,
  GridDensity,
} from '../../internal/list/column';

/** The part of a declared column that affects its layout. */
export type LayoutColumn = Pick<GridColumn<never>, 'field' | 'visibleFlag' | 'mustFlag' | 'fixed'>;

/** Minimum and maximum column width, in pixels. */
export const COLUMN_WIDTHS = { min: 60, max: 800 } as const;

const VERSION = 3;
/** Key of the field in a stored setting, by version. Version 2 named it `prop`. */
const FIELD_KEYS = new Map<unknown, string>([
  [2, 'prop'],
  [VERSION, 'field'],
]);
/** Start of the list entry with our settings. No field begins like this. */
const SETTINGS = '#layout:';
const DENSITIES: readonly GridDensity[] = ['compact', 'standard', 'roomy'];

/** Returns the layout as declared, without any personal setting. */
export function declaredLayout(columns: readonly LayoutColumn[]): ColumnLayout {
  return { columns: columns.map(declaredSetting), density: null, added: [] };
}

function declaredSetting({
  field,
  visibleFlag = true,
  mustFlag = false,
  fixed,
}: LayoutColumn): ColumnSetting {
  return { field, isShown: visibleFlag || mustFlag, width: null, pin: fixed ?? null };
}

/**
 * Reads a stored layout for the currently declared columns: a list of visible fields, as every
 * client of the call writes it, with our settings as an entry of their own; or an object of earlier
 * versions. Unreadable text yields the declared layout, and unknown fields are dropped. Columns
 * declared later keep their declared position and are listed in `added`. A `mustFlag` column is
 * always shown.
 */
export function readLayout(
  columns: readonly LayoutColumn[],
  stored: string | null | undefined,
): ColumnLayout {
  const parsed = parse(stored);
  if (!Array.isArray(parsed)) return fromVersioned(columns, parsed) ?? declaredLayout(columns);
  const settings = fromVersioned(columns, settingsIn(parsed));
  return settings ? withShown(settings, columns, parsed) : fromProps(columns, parsed);
}

/**
 * Writes a layout as stored text, which `readLayout` restores: the specification's list of visible
 * fields. Order, widths, pins and row height follow as one more string, which names no column, so
 * other clients ignore it.
 */
export function writeLayout({ columns, density }: ColumnLayout): string {
  const visible = columns.filter(({ isShown }) => isShown).map(({ field }) => field);
  const settings = JSON.stringify({ version: VERSION, columns, density });
  return JSON.stringify([...visible, `${SETTINGS}${settings}`]);
}

/** Returns our settings in a list that we wrote, `null` in another. */
function settingsIn(entries: readonly unknown[]): unknown {
  const entry = entries.find(
    (one): one is string => typeof one === 'string' && one.startsWith(SETTINGS),
  );
  return entry === undefined ? null : parse(entry.slice(SETTINGS.length));
}

/** The visible fields are the list's, because another client may have changed them alone. */
function withShown(
  layout: ColumnLayout,
  columns: readonly LayoutColumn[],
  visible: readonly unknown[],
): ColumnLayout {
  return {
    ...layout,
    columns: layout.columns.map((setting) => {
      if (layout.added.includes(setting.field)) return setting;
      const isMust = columns.some(({ field, mustFlag }) => field === setting.field && mustFlag);
      return { ...setting, isShown: isMust || visible.includes(setting.field) };
    }),
  };
}

/** Reads the settings of any version, `null` for anything else. */
function fromVersioned(columns: readonly LayoutColumn[], parsed: unknown): ColumnLayout | null {
  const fieldKey = isRecord(parsed) ? FIELD_KEYS.get(parsed['version']) : undefined;
  return isRecord(parsed) && fieldKey !== undefined && Array.isArray(parsed['columns'])
    ? fromSettings(columns, parsed, fieldKey)
    : null;
}

/** A plain list has no order and no declarations, so a missing `prop` means a hidden column. */
function fromProps(columns: readonly LayoutColumn[], props: readonly unknown[]): ColumnLayout {
  const isKnown = columns.some(({ field }) => props.includes(field));
  if (!isKnown) return declaredLayout(columns);
  return {
    columns: columns.map((column) => ({
      ...declaredSetting(column),
      isShown: column.mustFlag === true || props.includes(column.field),
    })),
    density: null,
    added: [],
  };
}

function fromSettings(
  columns: readonly LayoutColumn[],
  stored: Record<string, unknown>,
  fieldKey: string,
): ColumnLayout {
  const declared = new Map(columns.map((column) => [column.field, column]));
  const settings: ColumnSetting[] = [];
  for (const setting of stored['columns'] as unknown[]) {
    const column = isRecord(setting) ? declared.get(String(setting[fieldKey])) : undefined;
    if (!column || settings.some(({ field }) => field === column.field)) continue;
    settings.push(readSetting(column, setting as Record<string, unknown>));
  }
  const added = columns.filter(({ field }) => !settings.some((setting) => setting.field === field));
  for (const column of added)
    settings.splice(insertionIndex(column, columns, settings), 0, declaredSetting(column));
  return {
    columns: settings,
    density: DENSITIES.find((density) => density === stored['density']) ?? null,
    added: settings.length === added.length ? [] : added.map(({ field }) => field),
  };
}

function readSetting(
  column: LayoutColumn,
  { isShown, width, pin }: Record<string, unknown>,
): ColumnSetting {
  return {
    field: column.field,
    isShown: isShown === true || column.mustFlag === true,
    width: typeof width === 'number' && Number.isFinite(width) ? clampWidth(width) : null,
    pin: pin === 'left' || pin === 'right' ? pin : null,
  };
}

/** Returns the index after the nearest preceding declared column, or 0 when there is none. */
function insertionIndex(
  column: LayoutColumn,
  columns: readonly LayoutColumn[],
  settings: readonly ColumnSetting[],
): number {
  const preceding = columns.slice(0, columns.indexOf(column)).reverse();
  for (const { field } of preceding) {
    const index = settings.findIndex((setting) => setting.field === field);
    if (index >= 0) return index + 1;
  }
  return 0;
}

/** Returns the nearest allowed width, in whole pixels. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(COLUMN_WIDTHS.max, Math.max(COLUMN_WIDTHS.min, width)));
}

/** Shows or hides a column; a `mustFlag` column stays shown. */
export function showColumn(
  layout: ColumnLayout,
  columns: readonly LayoutColumn[],
  field: string,
  isShown: boolean,
): ColumnLayout {
  const isMust = columns.some((column) => column.field === field && column.mustFlag === true);
  return changeColumn(layout, field, { isShown: isShown || isMust });
}

/** Sets the width of a column; `null` restores the declared one. */
export function resizeColumn(
  layout: ColumnLayout,
  field: string,
  width: number | null,
): ColumnLayout {
  return changeColumn(layout, field, { width: width === null ? null : clampWidth(width) });
}

/** Pins a column to an edge; `null` unpins it. */
export function pinColumn(
  layout: ColumnLayout,
  field: string,
  pin: ColumnSetting['pin'],
): ColumnLayout {
  return changeColumn(layout, field, { pin });
}

function changeColumn(
  layout: ColumnLayout,
  field: string,
  change: Partial<ColumnSetting>,
): ColumnLayout {
  return {
    ...layout,
    columns: layout.columns.map((setting) =>
      setting.field === field ? { ...setting, ...change } : setting,
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
