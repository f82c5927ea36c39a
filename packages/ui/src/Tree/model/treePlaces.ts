import type { TreeItem } from './treeItem';

/** A place in a tree. */
export interface TreePlace {
  /** Key of the item above; `null` at the top level. */
  parent: string | null;
  /** Position among the children of `parent`, from 0, the moved item not counted. */
  index: number;
}

/** The part of a row that an item is dropped on. */
export type DropPart = 'before' | 'into' | 'after';

/** A step by key: among the siblings, below the one before, or out of the parent. */
export type TreeStep = 'up' | 'down' | 'in' | 'out';

interface Found extends TreePlace {
  item: TreeItem;
  siblings: readonly TreeItem[];
}

/** Returns the place after a step; `null` where there is none. */
export function placeAfter(
  items: readonly TreeItem[],
  key: string,
  step: TreeStep,
): TreePlace | null {
  const found = find(items, key);
  if (!found) return null;
  const { parent, index, siblings } = found;
  const before = siblings[index - 1];
  if (step === 'up') return before ? { parent, index: index - 1 } : null;
  if (step === 'down') return index < siblings.length - 1 ? { parent, index: index + 1 } : null;
  if (step === 'in')
    return before ? { parent: before.key, index: before.children?.length ?? 0 } : null;
  const above = parent === null ? undefined : find(items, parent);
  return above ? { parent: above.parent, index: above.index + 1 } : null;
}

/** Returns the place of an item that is dropped on another; `null` where it cannot be. */
export function placeOf(
  items: readonly TreeItem[],
  key: string,
  over: string,
  part: DropPart,
): TreePlace | null {
  const moved = find(items, key);
  const target = find(items, over);
  // Nothing can be below itself.
  if (!moved || !target || find([moved.item], over)) return null;
  const isMoved = (item: TreeItem) => item.key === key;
  const place =
    part === 'into'
      ? { parent: over, index: (target.item.children ?? []).filter((one) => !isMoved(one)).length }
      : {
          parent: target.parent,
          index:
            target.siblings.filter((one) => !isMoved(one)).indexOf(target.item) +
            (part === 'after' ? 1 : 0),
        };
  const isSame = place.parent === moved.parent && place.index === moved.index;
  return isSame ? null : place;
}

/** Returns the part of a row at a share of its height. */
export function dropPart(share: number): DropPart {
  if (share < 0.25) return 'before';
  return share > 0.75 ? 'after' : 'into';
}

function find(
  items: readonly TreeItem[],
  key: string,
  parent: string | null = null,
): Found | undefined {
  for (const [index, item] of items.entries()) {
    if (item.key === key) return { item, parent, index, siblings: items };
    const below = find(item.children ?? [], key, item.key);
    if (below) return below;
  }
  return undefined;
}
