import type { TreeItem } from '../../Tree/model/treeItem';

/** Something chosen, and the way to it. */
export interface ChosenPath {
  key: string;
  /** Labels from the top down, its own last. */
  labels: readonly string[];
}

/**
 * Returns what is chosen with the way to it, in the order of the tree, what the tree does not hold
 * last. With `isCascading` a full branch stands for all that is below it.
 */
export function chosenPaths(
  items: readonly TreeItem[],
  keys: readonly string[],
  isCascading: boolean,
): ChosenPath[] {
  const wanted = new Set(keys);
  const found: ChosenPath[] = [];
  const walk = (siblings: readonly TreeItem[], above: readonly string[], isCovered: boolean) => {
    for (const { key, label, children } of siblings) {
      const labels = [...above, label];
      const isChosen = wanted.delete(key);
      if (isChosen && !isCovered) found.push({ key, labels });
      walk(children ?? [], labels, isCovered || (isChosen && isCascading));
    }
  };
  walk(items, [], false);
  return [...found, ...[...wanted].map((key) => ({ key, labels: [key] }))];
}
