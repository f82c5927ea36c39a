import { isBranch, type TreeItem } from './treeItem';

/** One line in sight, whatever it shows. */
interface TreeLine {
  /** Unique among the rows. */
  key: string;
  /** Depth, from 1. */
  level: number;
  /** Place among its siblings, from 1. */
  position: number;
  /** How many siblings there are, itself included. */
  setSize: number;
  /** Key of the item above it, `null` at the top. */
  parent: string | null;
}

/** One row in sight: an item, or what stands for children that are not there. */
export type TreeRow =
  | (TreeLine & { kind: 'item'; item: TreeItem; isBranch: boolean; isExpanded: boolean })
  | (TreeLine & { kind: 'loading' | 'failed'; parent: string });

/** What decides which rows are in sight. */
export interface TreeView {
  expanded: ReadonlySet<string>;
  /** Branches whose children could not be loaded. */
  failed: ReadonlySet<string>;
}

/** Returns the rows in sight, top to bottom. */
export function treeRows(items: readonly TreeItem[], view: TreeView): TreeRow[] {
  const rows: TreeRow[] = [];
  const walk = (siblings: readonly TreeItem[], level: number, parent: string | null) => {
    siblings.forEach((item, at) => {
      const branch = isBranch(item);
      const isExpanded = branch && view.expanded.has(item.key);
      rows.push({
        kind: 'item',
        key: item.key,
        item,
        level,
        position: at + 1,
        setSize: siblings.length,
        parent,
        isBranch: branch,
        isExpanded,
      });
      if (!isExpanded) return;
      if (item.children) return walk(item.children, level + 1, item.key);
      const kind = view.failed.has(item.key) ? 'failed' : 'loading';
      rows.push({
        kind,
        key: `${item.key}\u0000children`,
        level: level + 1,
        position: 1,
        setSize: 1,
        parent: item.key,
      });
    });
  };
  walk(items, 1, null);
  return rows;
}

/** Returns the open branches whose children are not there. */
export function missingBranches(rows: readonly TreeRow[], failed: ReadonlySet<string>): TreeItem[] {
  return rows.flatMap((row) =>
    row.kind === 'item' && row.isExpanded && !row.item.children && !failed.has(row.key)
      ? [row.item]
      : [],
  );
}
