import { useId, useState, type KeyboardEvent } from 'react';
import { isComposed } from '@mingjian/ui';
import { moveActive } from './model/moveActive';
import { paletteGroups, type PaletteGroup, type PaletteRow } from './model/paletteGroups';
import type { PaletteSource } from './model/paletteItem';
import { narrowed, readQuery, type PaletteQuery } from './model/paletteQuery';
import { usePaletteSearches, type PaletteSearches } from './usePaletteSearches';

/** Most recent items that are remembered. */
const RECENT_LIMIT = 20;

export interface CommandPaletteOptions {
  /** Groups of choices, in their order. */
  sources: readonly PaletteSource[];
  /** Keys of recent choices, the newest first. */
  recent: readonly string[];
  recentLabel: string;
  onRecentChange(recent: readonly string[]): void;
  onClose(): void;
}

/** State and actions of `CommandPalette`. */
export interface CommandPaletteState {
  /** The text of the field. */
  typed: string;
  query: PaletteQuery;
  /** Sources that the prefix leaves. */
  shown: readonly PaletteSource[];
  groups: readonly PaletteGroup[];
  searches: PaletteSearches;
  /** Number of rows. */
  count: number;
  /** Key of the active row or of a failed source; `null` without any. */
  activeKey: string | null;
  /** Prefix of the ids of the elements. */
  id: string;
  setActive(key: string): void;
  /** Sets the text; during a composition nothing is searched. */
  setTyped(text: string, isComposing: boolean): void;
  choose(row: PaletteRow): void;
  handleKeyDown(event: KeyboardEvent): void;
}

/** Returns the key of the row that searches a failed source again. */
export const retryKey = ({ id }: PaletteSource) => `retry/${id}`;

/** State and actions of a palette while it is open. */
export function useCommandPalette({
  sources,
  recent,
  recentLabel,
  onRecentChange,
  onClose,
}: CommandPaletteOptions): CommandPaletteState {
  const [typed, setText] = useState('');
  const [committed, setCommitted] = useState('');
  const [chosenKey, setActive] = useState<string | null>(null);
  const id = useId();
  const query = readQuery(committed, sources);
  const searches = usePaletteSearches(sources, query);
  const groups = paletteGroups({
    sources,
    query,
    found: searches.found,
    recent,
    recentLabel,
  });
  const rows = groups.flatMap((group) => group.rows);
  const keys = [...rows.map(({ key }) => key), ...searches.failed.map(retryKey)];
  const active = Math.max(0, chosenKey === null ? 0 : keys.indexOf(chosenKey));
  const activeKey = keys[active] ?? null;

  const setTyped = (text: string, isComposing: boolean) => {
    setText(text);
    if (isComposing) return;
    setCommitted(text);
    setActive(null);
  };
  const choose = ({ itemKey, item }: PaletteRow) => {
    onRecentChange([itemKey, ...recent.filter((key) => key !== itemKey)].slice(0, RECENT_LIMIT));
    onClose();
    item.onSelect();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event.nativeEvent)) return;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (event.key === 'Enter') {
      event.preventDefault();
      const row = rows.find(({ key }) => key === activeKey);
      const failed = searches.failed.find((source) => retryKey(source) === activeKey);
      if (row) choose(row);
      else if (failed) searches.retry(failed);
      return;
    }
    const next = hasModifier ? null : moveActive(event.key, active, keys.length);
    if (next === null) return;
    event.preventDefault();
    setActive(keys[next]!);
  };

  return {
    typed,
    query,
    shown: narrowed(sources, query.prefix),
    groups,
    searches,
    count: rows.length,
    activeKey,
    id,
    setActive,
    setTyped,
    choose,
    handleKeyDown,
  };
}
