import { useMemo, useState } from 'react';
import { toggleValue, type SelectedShare } from '../internal/options/selectedValues';
import { useControllable } from '../internal/state/useControllable';
import { checkShares, toggleChecks } from './model/checks';
import { filterTree } from './model/filterTree';
import { isDisabled } from '../internal/options/isDisabled';
import type { TreeItem, TreeLoad } from './model/treeItem';
import { missingBranches, treeRows, type TreeRow } from './model/treeRows';
import { useMissingBranches, useTreeBranches } from './useTreeBranches';

/** Number of items that can be selected. */
export type TreeSelection = 'none' | 'single' | 'multiple';

/** Expanded, selected and checked items, each controlled or uncontrolled. */
export interface TreeStateOptions {
  items: readonly TreeItem[];
  /**
   * Loads the children of an `expandable` item when it is first expanded. Aborted when it is
   * collapsed before the response.
   */
  load?: TreeLoad | undefined;
  /** Text to search for: only matching items are shown, with their ancestors. @default none */
  query?: string | undefined;
  /**
   * Number of items that can be selected.
   * @default 'single'
   */
  selection?: TreeSelection | undefined;
  /**
   * Whether items have check boxes.
   * @default false
   */
  checkable?: boolean | undefined;
  /**
   * Whether a check box applies to its item alone, not to the items below it.
   * @default false
   */
  checkStrictly?: boolean | undefined;
  /** Keys of the expanded items. Without it they are uncontrolled. */
  expandedKeys?: readonly string[] | undefined;
  /** Keys of the initially expanded items. @default none */
  defaultExpandedKeys?: readonly string[] | undefined;
  /** Called with the keys of the expanded items after a change. */
  onExpandedKeysChange?: ((keys: readonly string[]) => void) | undefined;
  /** Keys of the selected items. Without it they are uncontrolled. */
  selectedKeys?: readonly string[] | undefined;
  /** Keys of the initially selected items. @default none */
  defaultSelectedKeys?: readonly string[] | undefined;
  /** Called with the keys of the selected items after a change. */
  onSelectedKeysChange?: ((keys: readonly string[]) => void) | undefined;
  /**
   * Keys of the checked items, full branches among them. Without it they are uncontrolled.
   */
  checkedKeys?: readonly string[] | undefined;
  /** Keys of the initially checked items. @default none */
  defaultCheckedKeys?: readonly string[] | undefined;
  /** Called with the keys of the checked items after a change, full branches among them. */
  onCheckedKeysChange?: ((keys: readonly string[]) => void) | undefined;
}

export interface TreeState {
  /** The visible rows, top to bottom. */
  rows: readonly TreeRow[];
  /** Number of items that match the query. */
  matches: number;
  selection: TreeSelection;
  isChecking: boolean;
  isSelected(key: string): boolean;
  /** Returns whether none, some or all of the item is checked. */
  shareOf(key: string): SelectedShare;
  /** Expands or collapses items; leaves stay as they are. */
  setExpanded(keys: readonly string[], isExpanded: boolean): void;
  /** Selects an item; deselects a selected one where several can be selected. */
  select(item: TreeItem): void;
  check(item: TreeItem): void;
  /** Loads a failed branch again. */
  retry(key: string): void;
}

const NONE: readonly string[] = [];
const NO_SHARES: ReadonlyMap<string, SelectedShare> = new Map();

/** State of a tree, without markup. */
export function useTree(options: TreeStateOptions): TreeState {
  const { query = '', selection = 'single', checkable = false, checkStrictly = false } = options;
  const branches = useTreeBranches(options.items);
  const filtered = useMemo(() => filterTree(branches.items, query), [branches.items, query]);
  const expansion = useExpanded(options, filtered.expanded, query);
  const { expanded } = expansion;
  const rows = useMemo(
    () => treeRows(filtered.items, { expanded, failed: branches.failed }),
    [filtered.items, expanded, branches.failed],
  );
  const missing = useMemo(() => missingBranches(rows, branches.failed), [rows, branches.failed]);
  useMissingBranches(missing, options.load, branches.setChildren);

  const [selected, setSelected] = useControllable({
    value: options.selectedKeys,
    initial: options.defaultSelectedKeys ?? NONE,
    onChange: options.onSelectedKeysChange,
  });
  const [checked, setChecked] = useControllable({
    value: options.checkedKeys,
    initial: options.defaultCheckedKeys ?? NONE,
    onChange: options.onCheckedKeysChange,
  });
  const selectedSet = useMemo(() => new Set(selected), [selected]);
  const checkedSet = useMemo(() => new Set(checked), [checked]);
  const isCascading = checkable && !checkStrictly;
  const shares = useMemo(
    () => (isCascading ? checkShares(branches.items, checkedSet) : NO_SHARES),
    [isCascading, branches.items, checkedSet],
  );

  return {
    rows,
    matches: filtered.matches,
    selection,
    isChecking: checkable,
    isSelected: (key) => selection !== 'none' && selectedSet.has(key),
    shareOf: (key) =>
      isCascading ? (shares.get(key) ?? 'none') : checkedSet.has(key) ? 'all' : 'none',
    setExpanded: (keys, isExpanded) => {
      if (!isExpanded) keys.forEach((key) => branches.clearFailure(key));
      expansion.setExpanded(keys, isExpanded);
    },
    select: (item) => {
      if (selection === 'none' || isDisabled(item)) return;
      if (selection === 'multiple') setSelected(toggleValue(selected, item.key));
      else setSelected([item.key]);
    },
    check: (item) => {
      if (!checkable || isDisabled(item)) return;
      // A filtered item lacks some of its children, so the cascade uses the whole tree.
      setChecked(
        isCascading
          ? toggleChecks(branches.items, checked, item.key)
          : toggleValue(checked, item.key),
      );
    },
    retry: (key) => branches.clearFailure(key),
  };
}

/**
 * Returns the expanded keys: those of the tree, and during a search the ancestors of each match
 * until somebody collapses them.
 */
function useExpanded(
  options: TreeStateOptions,
  ancestorsOfMatches: ReadonlySet<string>,
  query: string,
) {
  const [keys, setKeys] = useControllable({
    value: options.expandedKeys,
    initial: options.defaultExpandedKeys ?? NONE,
    onChange: options.onExpandedKeysChange,
  });
  const [collapsed, setCollapsed] = useState<{ query: string; keys: readonly string[] }>({
    query,
    keys: NONE,
  });
  const collapsedKeys = collapsed.query === query ? collapsed.keys : NONE;
  const expanded = useMemo(() => {
    const all = new Set([...keys, ...ancestorsOfMatches]);
    for (const key of collapsedKeys) all.delete(key);
    return all;
  }, [keys, ancestorsOfMatches, collapsedKeys]);

  const setExpanded = (changed: readonly string[], isExpanded: boolean) => {
    const rest = keys.filter((key) => !changed.includes(key));
    setCollapsed({
      query,
      keys: [
        ...collapsedKeys.filter((key) => !changed.includes(key)),
        ...(isExpanded || query === '' ? NONE : changed),
      ],
    });
    setKeys(isExpanded ? [...rest, ...changed] : rest);
  };
  return { expanded, setExpanded };
}
