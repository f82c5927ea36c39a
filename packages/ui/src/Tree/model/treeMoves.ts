import type { TreeRow } from './treeRows';

/** What a key asks of a tree. */
export type TreeMove =
  | { kind: 'go'; to: string }
  | { kind: 'expand' | 'collapse'; key: string }
  | { kind: 'expandSiblings'; key: string }
  | { kind: 'press'; by: 'Enter' | 'Space'; key: string };

/**
 * Returns what a key does where focus is, after the tree view pattern; `null` for a key that is not
 * the tree's.
 */
export function treeMove(
  key: string,
  rows: readonly TreeRow[],
  at: number,
  isRtl: boolean,
): TreeMove | null {
  const row = rows[at];
  if (!row) return null;
  const go = (to: TreeRow | undefined): TreeMove | null => (to ? { kind: 'go', to: to.key } : null);
  switch (key) {
    case 'ArrowDown':
      return go(rows[Math.min(at + 1, rows.length - 1)]);
    case 'ArrowUp':
      return go(rows[Math.max(at - 1, 0)]);
    case 'Home':
      return go(rows[0]);
    case 'End':
      return go(rows.at(-1));
    case 'ArrowRight':
      return isRtl ? outward(rows, row) : inward(rows, at, row);
    case 'ArrowLeft':
      return isRtl ? inward(rows, at, row) : outward(rows, row);
    case '*':
      return { kind: 'expandSiblings', key: row.key };
    case 'Enter':
      return { kind: 'press', by: 'Enter', key: row.key };
    case ' ':
      return { kind: 'press', by: 'Space', key: row.key };
    default:
      return null;
  }
}

function inward(rows: readonly TreeRow[], at: number, row: TreeRow): TreeMove | null {
  if (row.kind !== 'item' || !row.isBranch) return null;
  if (!row.isExpanded) return { kind: 'expand', key: row.key };
  const next = rows[at + 1];
  return next?.parent === row.key ? { kind: 'go', to: next.key } : null;
}

function outward(rows: readonly TreeRow[], row: TreeRow): TreeMove | null {
  if (row.kind === 'item' && row.isExpanded) return { kind: 'collapse', key: row.key };
  return row.parent !== null && rows.some(({ key }) => key === row.parent)
    ? { kind: 'go', to: row.parent }
    : null;
}

/**
 * Returns the key of the next row whose label starts with what was typed, from `at` on and around;
 * the same letter again goes on.
 */
export function rowStartingWith(
  typed: string,
  rows: readonly TreeRow[],
  at: number,
): string | null {
  const isRepeat = typed.length > 1 && typed === typed.charAt(0).repeat(typed.length);
  const wanted = (isRepeat ? typed.slice(0, 1) : typed).toLowerCase();
  const from = wanted.length === 1 ? at + 1 : at;
  const around = [...rows.slice(from), ...rows.slice(0, from)];
  return (
    around.find((row) => row.kind === 'item' && row.item.label.toLowerCase().startsWith(wanted))
      ?.key ?? null
  );
}
