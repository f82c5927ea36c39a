import type { LucideIcon } from 'lucide-react';

/** One node of a tree. */
export interface TreeItem {
  /** Unique in the whole tree. */
  key: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** Child items; absent for a leaf, and for a branch that is loaded on demand. */
  children?: readonly TreeItem[] | undefined;
  /**
   * Whether it has children that `load` returns.
   * @default false
   */
  expandable?: boolean | undefined;
  /**
   * Whether the item can be expanded, but neither selected nor checked.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Reason shown at the end of the row. Its presence disables the item. */
  disabledReason?: string | undefined;
}

/** Loads the children of a branch. Rejects on failure; `signal` aborts when it is collapsed. */
export type TreeLoad = (
  item: TreeItem,
  context: { signal: AbortSignal },
) => Promise<readonly TreeItem[]>;

/** Whether the item can be expanded, with or without its children loaded. */
export function isBranch({ children, expandable }: TreeItem): boolean {
  return children === undefined ? expandable === true : children.length > 0;
}

/** Returns the tree with the loaded children of each key; the same tree when there are none. */
export function withChildren(
  items: readonly TreeItem[],
  loaded: ReadonlyMap<string, readonly TreeItem[]>,
): readonly TreeItem[] {
  if (loaded.size === 0) return items;
  return items.map((item) => {
    const children = item.children ?? loaded.get(item.key);
    return children === undefined ? item : { ...item, children: withChildren(children, loaded) };
  });
}

/** Returns the ancestors of an item and itself, root first; empty when the key is unknown. */
export function pathTo(items: readonly TreeItem[], key: string): readonly TreeItem[] {
  for (const item of items) {
    if (item.key === key) return [item];
    const below = pathTo(item.children ?? [], key);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}
