import type { TreeItem } from '@mingjian/ui';

/**
 * Returns the leaves among stored codes, for the check boxes of a tree: a branch follows what is
 * below it. Codes that the tree does not contain stay.
 */
export function checkedLeaves(items: readonly TreeItem[], stored: readonly string[]): string[] {
  const branches = new Set(branchesOf(items).map(({ key }) => key));
  return stored.filter((code) => !branches.has(code));
}

/**
 * Returns the codes to store for checked keys, sorted: leaves, and with `withAncestors` the
 * branches on the way to them.
 */
export function storedCodes(
  items: readonly TreeItem[],
  checked: readonly string[],
  withAncestors: boolean,
): string[] {
  const leaves = new Set(checkedLeaves(items, checked));
  const branches = withAncestors ? branchesOf(items).filter((item) => holdsAny(item, leaves)) : [];
  return [...leaves, ...branches.map(({ key }) => key)].toSorted();
}

/** Returns the texts of a JSON list; none for anything else. */
export function codesIn(value: unknown): string[] {
  try {
    const codes: unknown = JSON.parse(typeof value === 'string' ? value : '[]');
    return Array.isArray(codes) ? codes.map(String) : [];
  } catch {
    return [];
  }
}

/** Returns the branches of a tree, each before those below it. */
export function branchesOf(items: readonly TreeItem[]): TreeItem[] {
  return items.flatMap((item) =>
    item.children?.length ? [item, ...branchesOf(item.children)] : [],
  );
}

/** Returns the leaves of a tree. */
export function leavesOf(items: readonly TreeItem[]): TreeItem[] {
  return items.flatMap((item) => (item.children?.length ? leavesOf(item.children) : [item]));
}

function holdsAny(item: TreeItem, leaves: ReadonlySet<string>): boolean {
  return (item.children ?? []).some((child) =>
    child.children?.length ? holdsAny(child, leaves) : leaves.has(child.key),
  );
}
