import { isBranch, type TreeItem } from './treeItem';

/** What is left of a tree that is searched. */
export interface FilteredTree {
  /** The items that match with what is below them, and those above them. */
  items: readonly TreeItem[];
  /** Keys of the items above a match: open, they bring every match in sight. */
  expanded: ReadonlySet<string>;
  /** How many items match. */
  matches: number;
}

/**
 * Returns the part of the tree whose labels hold what is looked for, whatever its case, width or
 * outer spaces.
 */
export function filterTree(items: readonly TreeItem[], query: string): FilteredTree {
  const wanted = plain(query.trim());
  const expanded = new Set<string>();
  let matches = 0;
  if (wanted === '') return { items, expanded, matches };

  const keep = (siblings: readonly TreeItem[]): TreeItem[] =>
    siblings.flatMap((item) => {
      const isMatch = plain(item.label).includes(wanted);
      const below = keep(item.children ?? []);
      if (isMatch) matches += 1;
      if (below.length > 0) expanded.add(item.key);
      if (isMatch) return [item];
      return below.length > 0 && isBranch(item) ? [{ ...item, children: below }] : [];
    });
  return { items: keep(items), expanded, matches };
}

/**
 * Returns the label in three parts, the middle one being what is looked for; the first alone when
 * it is not there.
 */
export function splitMatch(label: string, query: string): readonly [string, string, string] {
  const wanted = query.trim().toLowerCase();
  const at = wanted === '' ? -1 : label.toLowerCase().indexOf(wanted);
  if (at < 0) return [label, '', ''];
  return [label.slice(0, at), label.slice(at, at + wanted.length), label.slice(at + wanted.length)];
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
