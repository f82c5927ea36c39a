import { useMemo, useState } from 'react';
import { togglePick, type PickedShare } from '../internal/picks';
import { useControllable } from '../internal/useControllable';
import { checkShares, toggleChecks } from './model/checks';
import { filterTree } from './model/filterTree';
import { isOff } from '../internal/isOff';
import type { TreeItem, TreeLoad } from './model/treeItem';
import { missingBranches, treeRows, type TreeRow } from './model/treeRows';
import { useMissingBranches, useTreeBranches } from './useTreeBranches';

/** How many items can be selected. */
export type TreeSelection = 'none' | 'single' | 'multiple';

/** What is open, selected and checked, each kept by the parent or by the tree itself. */
export interface TreeStateOptions {
  items: readonly TreeItem[];
  /**
   * Brings the children of an `expandable` item when it is opened first. Aborted when it is closed
   * before they come.
   */
  load?: TreeLoad | undefined;
  /** What is looked for: only items that hold it show, with those above them. @default nothing */
  query?: string | undefined;
  /**
   * How many items can be selected.
   * @default 'single'
   */
  selection?: TreeSelection | undefined;
  /**
   * Whether items have check boxes.
   * @default false
   */
  checkable?: boolean | undefined;
  /**
   * Whether a check box stands for its item alone, not for what is below it.
   * @default false
   */
  checkStrictly?: boolean | undefined;
  /** Keys of the items that are open. Without it the tree keeps its own. */
  expandedKeys?: readonly string[] | undefined;
  /** Keys of the items that are open first. @default none */
  defaultExpandedKeys?: readonly string[] | undefined;
  /** Called with the keys that are open after a change. */
  onExpandedKeysChange?: ((keys: readonly string[]) => void) | undefined;
  /** Keys of the items that are selected. Without it the tree keeps its own. */
  selectedKeys?: readonly string[] | undefined;
  /** Keys of the items that are selected first. @default none */
  defaultSelectedKeys?: readonly string[] | undefined;
  /** Called with the keys that are selected after a change. */
  onSelectedKeysChange?: ((keys: readonly string[]) => void) | undefined;
  /**
   * Keys of the items that are checked, full branches among them. Without it the tree keeps its
   * own.
   */
  checkedKeys?: readonly string[] | undefined;
  /** Keys of the items that are checked first. @default none */
  defaultCheckedKeys?: readonly string[] | undefined;
  /** Called with the keys that are checked after a change, full branches among them. */
  onCheckedKeysChange?: ((keys: readonly string[]) => void) | undefined;
}

export interface TreeState {
  /** The rows in sight, top to bottom. */
  rows: readonly TreeRow[];
  /** How many items match the query. */
  matches: number;
  selection: TreeSelection;
  isChecking: boolean;
  isSelected(key: string): boolean;
  /** How much of the item is checked. */
  shareOf(key: string): PickedShare;
  /** Opens or closes items; what cannot be opened is left alone. */
  setExpanded(keys: readonly string[], isExpanded: boolean): void;
  /** Selects an item, or takes it out where several can be. */
  select(item: TreeItem): void;
  check(item: TreeItem): void;
  /** Loads a branch that failed once more. */
  retry(key: string): void;
}

const NONE: readonly string[] = [];
const NO_SHARES: ReadonlyMap<string, PickedShare> = new Map();

/** State of a tree, without markup. */
export function useTree(options: TreeStateOptions): TreeState {
  const { query = '', selection = 'single', checkable = false, checkStrictly = false } = options;
  const branches = useTreeBranches(options.items);
  const filtered = useMemo(() => filterTree(branches.items, query), [branches.items, query]);
  const openness = useOpenness(options, filtered.expanded, query);
  const { expanded } = openness;
  const rows = useMemo(
    () => treeRows(filtered.items, { expanded, failed: branches.failed }),
    [filtered.items, expanded, branches.failed],
  );
  const missing = useMemo(() => missingBranches(rows, branches.failed), [rows, branches.failed]);
  useMissingBranches(missing, options.load, branches.bring);

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
      if (!isExpanded) keys.forEach((key) => branches.forgive(key));
      openness.setExpanded(keys, isExpanded);
    },
    select: (item) => {
      if (selection === 'none' || isOff(item)) return;
      if (selection === 'multiple') setSelected(togglePick(selected, item.key));
      else setSelected([item.key]);
    },
    check: (item) => {
      if (!checkable || isOff(item)) return;
      // A filtered item has lost some of its children: the cascade is that of the whole.
      setChecked(
        isCascading
          ? toggleChecks(branches.items, checked, item.key)
          : togglePick(checked, item.key),
      );
    },
    retry: (key) => branches.forgive(key),
  };
}

/**
 * What is open: the tree's own keys, and while something is looked for the way to each match, until
 * it is closed by hand.
 */
function useOpenness(options: TreeStateOptions, onTheWay: ReadonlySet<string>, query: string) {
  const [keys, setKeys] = useControllable({
    value: options.expandedKeys,
    initial: options.defaultExpandedKeys ?? NONE,
    onChange: options.onExpandedKeysChange,
  });
  const [closed, setClosed] = useState<{ query: string; keys: readonly string[] }>({
    query,
    keys: NONE,
  });
  const closedKeys = closed.query === query ? closed.keys : NONE;
  const expanded = useMemo(() => {
    const all = new Set([...keys, ...onTheWay]);
    for (const key of closedKeys) all.delete(key);
    return all;
  }, [keys, onTheWay, closedKeys]);

  const setExpanded = (wanted: readonly string[], isExpanded: boolean) => {
    const rest = keys.filter((key) => !wanted.includes(key));
    setClosed({
      query,
      keys: [
        ...closedKeys.filter((key) => !wanted.includes(key)),
        ...(isExpanded || query === '' ? NONE : wanted),
      ],
    });
    setKeys(isExpanded ? [...rest, ...wanted] : rest);
  };
  return { expanded, setExpanded };
}
