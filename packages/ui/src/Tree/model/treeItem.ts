import type { LucideIcon } from 'lucide-react';

/** One node of a tree. */
export interface TreeItem {
  /** Unique in the whole tree. */
  key: string;
  label: string;
  icon?: LucideIcon;
  /** What is below it; left out for a leaf, or for a branch that is loaded on demand. */
  children?: readonly TreeItem[];
  /**
   * Whether it has children that `load` brings.
   * @default false
   */
  expandable?: boolean;
  /**
   * Whether it can be seen and opened, but neither selected nor checked.
   * @default false
   */
  disabled?: boolean;
  /** Why that is so, shown at the end of the row; it is disabled then. */
  disabledReason?: string;
}

/**
 * Brings the children of a branch. Reject, or throw, when that fails; `signal` tells that nobody
 * waits any more.
 */
export type TreeLoad = (
  item: TreeItem,
  context: { signal: AbortSignal },
) => Promise<readonly TreeItem[]>;

/** Whether the item can be opened, its children being there or not. */
export function isBranch({ children, expandable }: TreeItem): boolean {
  return children === undefined ? expandable === true : children.length > 0;
}

/**
 * Returns the tree with the children that were brought by key; the same tree when there are none.
 */
export function withChildren(
  items: readonly TreeItem[],
  brought: ReadonlyMap<string, readonly TreeItem[]>,
): readonly TreeItem[] {
  if (brought.size === 0) return items;
  return items.map((item) => {
    const children = item.children ?? brought.get(item.key);
    return children === undefined ? item : { ...item, children: withChildren(children, brought) };
  });
}

/** Returns the item and those above it, the highest first; empty when the key is unknown. */
export function pathTo(items: readonly TreeItem[], key: string): readonly TreeItem[] {
  for (const item of items) {
    if (item.key === key) return [item];
    const below = pathTo(item.children ?? [], key);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}
