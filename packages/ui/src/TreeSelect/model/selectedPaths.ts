import type { TreeItem } from '../../Tree/model/treeItem';

/** A selected item and its ancestors. */
export interface SelectedPath {
  key: string;
  /** Labels from the root down, the item's own last. */
  labels: readonly string[];
}

/**
 * Returns the paths of the selected items in the order of the tree, keys that the tree does not
 * hold last. With `isCascading` a full branch represents all items below it.
 */
export function selectedPaths(
  items: readonly TreeItem[],
  keys: readonly string[],
  isCascading: boolean,
): SelectedPath[] {
  const remaining = new Set(keys);
  const found: SelectedPath[] = [];
  const visit = (siblings: readonly TreeItem[], above: readonly string[], isCovered: boolean) => {
    for (const { key, label, children } of siblings) {
      const labels = [...above, label];
      const isSelected = remaining.delete(key);
      if (isSelected && !isCovered) found.push({ key, labels });
      visit(children ?? [], labels, isCovered || (isSelected && isCascading));
    }
  };
  visit(items, [], false);
  return [...found, ...[...remaining].map((key) => ({ key, labels: [key] }))];
}
