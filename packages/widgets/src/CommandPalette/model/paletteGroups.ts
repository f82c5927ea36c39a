import { matchItem, type PaletteMark } from './matchItem';
import { itemKey, type PaletteItem, type PaletteSource } from './paletteItem';
import { narrowed, type PaletteQuery } from './paletteQuery';

/** A row of a group. */
export interface PaletteRow {
  /** Identity among all rows. */
  key: string;
  /** Identity of the item among all sources, as `recent` has it. */
  itemKey: string;
  item: PaletteItem;
  marks: readonly PaletteMark[];
}

/** The rows of a source, or the recent ones. */
export interface PaletteGroup {
  id: string;
  label: string;
  rows: readonly PaletteRow[];
  /** Number of rows that are left out. */
  hiddenCount: number;
}

/** Most rows of a group. */
export const GROUP_LIMIT = 50;

/** Most rows of a group before anything is typed: an overview of all groups. */
export const FIRST_LIMIT = 6;

export interface PaletteGroupsOptions {
  sources: readonly PaletteSource[];
  query: PaletteQuery;
  /** Found by searches, by the id of the source. */
  found: ReadonlyMap<string, readonly PaletteItem[]>;
  /** Keys of recent items, the newest first. */
  recent: readonly string[];
  recentLabel: string;
}

/** Returns the groups that a query shows: those at hand by their best match, then those found. */
export function paletteGroups(options: PaletteGroupsOptions): PaletteGroup[] {
  const { sources, query, found, recent, recentLabel } = options;
  const shown = narrowed(sources, query.prefix);
  if (query.text === '') {
    const limit = query.prefix === null ? FIRST_LIMIT : GROUP_LIMIT;
    const groups = shown.map((source) => allOf(source, limit));
    const first = query.prefix === null ? [recentGroup(sources, recent, recentLabel)] : [];
    return [...first, ...groups].filter(({ rows }) => rows.length > 0);
  }
  const local = shown
    .map((source) => bestOf(source, query.text))
    .sort((one, other) => other.best - one.best)
    .map(({ group }) => group);
  const searched = shown.map((source) => foundOf(source, query.text, found.get(source.id) ?? []));
  return [...local, ...searched].filter(({ rows }) => rows.length > 0);
}

function recentGroup(
  sources: readonly PaletteSource[],
  recent: readonly string[],
  label: string,
): PaletteGroup {
  const byKey = new Map(
    sources.flatMap((source) =>
      (source.items ?? []).map((item) => [itemKey(source, item), item] as const),
    ),
  );
  const rows = recent.flatMap((key) => {
    const item = byKey.get(key);
    return item ? [{ key: `recent/${key}`, itemKey: key, item, marks: [] }] : [];
  });
  return { id: 'recent', label, rows: rows.slice(0, FIRST_LIMIT), hiddenCount: 0 };
}

function allOf(source: PaletteSource, limit: number): PaletteGroup {
  const { id, label, items = [] } = source;
  const rows = items.slice(0, limit).map((item) => rowOf(source, item, []));
  return { id, label, rows, hiddenCount: items.length - rows.length };
}

function bestOf(source: PaletteSource, text: string) {
  const { id, label, items = [] } = source;
  const matches = items
    .flatMap((item) => {
      const match = matchItem(item, text);
      return match ? [{ item, match }] : [];
    })
    .sort((one, other) => other.match.score - one.match.score);
  const rows = matches
    .slice(0, GROUP_LIMIT)
    .map(({ item, match }) => rowOf(source, item, match.marks));
  const group = { id, label, rows, hiddenCount: matches.length - rows.length };
  return { best: matches[0]?.match.score ?? 0, group };
}

function foundOf(source: PaletteSource, text: string, items: readonly PaletteItem[]): PaletteGroup {
  const { id, label } = source;
  const rows = items
    .slice(0, GROUP_LIMIT)
    .map((item) => rowOf(source, item, matchItem(item, text)?.marks ?? []));
  return { id: `${id}/found`, label, rows, hiddenCount: items.length - rows.length };
}

function rowOf(
  source: PaletteSource,
  item: PaletteItem,
  marks: readonly PaletteMark[],
): PaletteRow {
  const key = itemKey(source, item);
  return { key, itemKey: key, item, marks };
}
