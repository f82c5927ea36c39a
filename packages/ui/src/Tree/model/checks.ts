import type { SelectedShare } from '../../internal/options/selectedValues';
import { isDisabled } from '../../internal/options/isDisabled';
import { pathTo, type TreeItem } from './treeItem';

const NONE: readonly TreeItem[] = [];

/**
 * Returns how much of each item is checked. A branch follows its children; the key of a branch
 * represents all its descendants, so that children loaded later are checked with it.
 */
export function checkShares(
  items: readonly TreeItem[],
  checked: ReadonlySet<string>,
): ReadonlyMap<string, SelectedShare> {
  const shares = new Map<string, SelectedShare>();
  const visit = (item: TreeItem, isAboveChecked: boolean): SelectedShare => {
    const isChecked = isAboveChecked || checked.has(item.key);
    // Set before the children, so that the map is in the order of the tree.
    shares.set(item.key, 'none');
    const below = (item.children ?? NONE).map((child) => visit(child, isChecked));
    const share = below.length === 0 ? (isChecked ? 'all' : 'none') : combined(below);
    shares.set(item.key, share);
    return share;
  };
  for (const item of items) visit(item, false);
  return shares;
}

function combined(shares: readonly SelectedShare[]): SelectedShare {
  if (shares.every((share) => share === 'all')) return 'all';
  return shares.every((share) => share === 'none') ? 'none' : 'some';
}

/**
 * Returns the checked keys after an item was pressed: all enabled leaves below it, or none of them
 * when all were checked. Disabled items and their descendants keep their state; keys that the tree
 * does not contain stay.
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
  const enabled = enabledLeavesOf(item);
  const isFull = enabled.every(({ key }) => leaves.has(key));
  for (const leaf of enabled) {
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

function enabledLeavesOf(item: TreeItem): TreeItem[] {
  if (isDisabled(item)) return [];
  return item.children?.length ? item.children.flatMap(enabledLeavesOf) : [item];
}
