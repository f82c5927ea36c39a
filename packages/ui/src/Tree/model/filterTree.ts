import { isBranch, type TreeItem } from './treeItem';

/** The matching part of a searched tree. */
export interface FilteredTree {
  /** The matching items with their descendants and ancestors. */
  items: readonly TreeItem[];
  /** Keys of the ancestors of matches, which show every match when expanded. */
  expanded: ReadonlySet<string>;
  /** Number of matching items. */
  matches: number;
}

/**
 * Returns the part of the tree whose labels contain the query, ignoring case, character width and
 * surrounding spaces.
 */
export function filterTree(items: readonly TreeItem[], query: string): FilteredTree {
  const searched = plain(query.trim());
  const expanded = new Set<string>();
  let matches = 0;
  if (searched === '') return { items, expanded, matches };

  const matching = (siblings: readonly TreeItem[]): TreeItem[] =>
    siblings.flatMap((item) => {
      const isMatch = plain(item.label).includes(searched);
      const below = matching(item.children ?? []);
      if (isMatch) matches += 1;
      if (below.length > 0) expanded.add(item.key);
      if (isMatch) return [item];
      return below.length > 0 && isBranch(item) ? [{ ...item, children: below }] : [];
    });
  return { items: matching(items), expanded, matches };
}

/** Returns the label as text before, match and text after; only the first without a match. */
export function splitMatch(label: string, query: string): readonly [string, string, string] {
  const searched = query.trim().toLowerCase();
  const start = searched === '' ? -1 : label.toLowerCase().indexOf(searched);
  if (start < 0) return [label, '', ''];
  const end = start + searched.length;
  return [label.slice(0, start), label.slice(start, end), label.slice(end)];
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
