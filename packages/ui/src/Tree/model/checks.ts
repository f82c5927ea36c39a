import type { PickedShare } from '../../internal/picks';
import { isOff } from '../../internal/isOff';
import { pathTo, type TreeItem } from './treeItem';

const NONE: readonly TreeItem[] = [];

/**
 * Returns how much of each item is checked. A branch is what its children are; a key of a branch
 * stands for everything below it, so that children brought later are checked with it.
 */
export function checkShares(
  items: readonly TreeItem[],
  checked: ReadonlySet<string>,
): ReadonlyMap<string, PickedShare> {
  const shares = new Map<string, PickedShare>();
  const walk = (item: TreeItem, isAboveChecked: boolean): PickedShare => {
    const isChecked = isAboveChecked || checked.has(item.key);
    // Set first, so that keys come in the order of the tree.
    shares.set(item.key, 'none');
    const below = (item.children ?? NONE).map((child) => walk(child, isChecked));
    const share = below.length === 0 ? (isChecked ? 'all' : 'none') : together(below);
    shares.set(item.key, share);
    return share;
  };
  for (const item of items) walk(item, false);
  return shares;
}

function together(shares: readonly PickedShare[]): PickedShare {
  if (shares.every((share) => share === 'all')) return 'all';
  return shares.every((share) => share === 'none') ? 'none' : 'some';
}

/**
 * Returns the keys that are checked after an item was pressed: all that is free below it, or none
 * of it when all was checked. What is disabled keeps its state with everything below; keys that the
 * tree does not hold stay.
 */
export function toggleChecks(
  items: readonly TreeItem[],
  checked: readonly string[],
  key: string,
): string[] {
  const item = pathTo(items, key).at(-1);
  if (!item) return [...checked];
  const shares = checkShares(items, new Set(checked));
  const leaves = new Set(
    leavesOf(items)
      .filter(({ key }) => shares.get(key) === 'all')
      .map(({ key }) => key),
  );
  const free = freeLeavesOf(item);
  const isFull = free.every(({ key }) => leaves.has(key));
  for (const leaf of free) {
    if (isFull) leaves.delete(leaf.key);
    else leaves.add(leaf.key);
  }
  const full = [...checkShares(items, leaves)].flatMap(([one, share]) =>
    share === 'all' ? [one] : [],
  );
  return [...checked.filter((one) => !shares.has(one)), ...full];
}

function leavesOf(items: readonly TreeItem[]): TreeItem[] {
  return items.flatMap((item) => (item.children?.length ? leavesOf(item.children) : [item]));
}

function freeLeavesOf(item: TreeItem): TreeItem[] {
  if (isOff(item)) return [];
  return item.children?.length ? item.children.flatMap(freeLeavesOf) : [item];
}
