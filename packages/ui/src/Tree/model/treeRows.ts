import { isBranch, type TreeItem } from './treeItem';

/** The position of a visible row in the hierarchy. */
interface TreeLine {
  /** Unique among the rows. */
  key: string;
  /** Depth, from 1. */
  level: number;
  /** Position among its siblings, from 1. */
  position: number;
  /** Number of siblings, itself included. */
  setSize: number;
  /** Key of the parent item, `null` at the top level. */
  parent: string | null;
}

/** One visible row: an item, or a placeholder for children that are not loaded. */
export type TreeRow =
  | (TreeLine & { kind: 'item'; item: TreeItem; isBranch: boolean; isExpanded: boolean })
  | (TreeLine & { kind: 'loading' | 'failed'; parent: string });

/** The state that determines the visible rows. */
export interface TreeView {
  expanded: ReadonlySet<string>;
  /** Branches whose children could not be loaded. */
  failed: ReadonlySet<string>;
}

/** Returns the visible rows, top to bottom. */
export function treeRows(items: readonly TreeItem[], view: TreeView): TreeRow[] {
  const rows: TreeRow[] = [];
  const visit = (siblings: readonly TreeItem[], level: number, parent: string | null) => {
    siblings.forEach((item, index) => {
      const branch = isBranch(item);
      const isExpanded = branch && view.expanded.has(item.key);
      rows.push({
        kind: 'item',
        key: item.key,
        item,
        level,
        position: index + 1,
        setSize: siblings.length,
        parent,
        isBranch: branch,
        isExpanded,
      });
      if (!isExpanded) return;
      if (item.children) return visit(item.children, level + 1, item.key);
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
  visit(items, 1, null);
  return rows;
}

/** Returns the expanded branches whose children are not loaded. */
export function missingBranches(rows: readonly TreeRow[], failed: ReadonlySet<string>): TreeItem[] {
  return rows.flatMap((row) =>
    row.kind === 'item' && row.isExpanded && !row.item.children && !failed.has(row.key)
      ? [row.item]
      : [],
  );
}
