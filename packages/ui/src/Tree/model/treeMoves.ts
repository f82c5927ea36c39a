import type { TreeRow } from './treeRows';

/** The action of a key in a tree. */
export type TreeMove =
  | { kind: 'go'; to: string }
  | { kind: 'expand' | 'collapse'; key: string }
  | { kind: 'expandSiblings'; key: string }
  | { kind: 'press'; by: 'Enter' | 'Space'; key: string };

/**
 * Returns the action of a key on the focused row, after the ARIA tree view pattern; `null` for
 * other keys.
 */
export function treeMove(
  key: string,
  rows: readonly TreeRow[],
  index: number,
  isRtl: boolean,
): TreeMove | null {
  const row = rows[index];
  if (!row) return null;
  const go = (to: TreeRow | undefined): TreeMove | null => (to ? { kind: 'go', to: to.key } : null);
  switch (key) {
    case 'ArrowDown':
      return go(rows[Math.min(index + 1, rows.length - 1)]);
    case 'ArrowUp':
      return go(rows[Math.max(index - 1, 0)]);
    case 'Home':
      return go(rows[0]);
    case 'End':
      return go(rows.at(-1));
    case 'ArrowRight':
      return isRtl ? outward(rows, row) : inward(rows, index, row);
    case 'ArrowLeft':
      return isRtl ? inward(rows, index, row) : outward(rows, row);
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

function inward(rows: readonly TreeRow[], index: number, row: TreeRow): TreeMove | null {
  if (row.kind !== 'item' || !row.isBranch) return null;
  if (!row.isExpanded) return { kind: 'expand', key: row.key };
  const next = rows[index + 1];
  return next?.parent === row.key ? { kind: 'go', to: next.key } : null;
}

function outward(rows: readonly TreeRow[], row: TreeRow): TreeMove | null {
  if (row.kind === 'item' && row.isExpanded) return { kind: 'collapse', key: row.key };
  return row.parent !== null && rows.some(({ key }) => key === row.parent)
    ? { kind: 'go', to: row.parent }
    : null;
}

/**
 * Returns the key of the next row whose label starts with the typed text, from `index` on and
 * wrapping around. The same letter again moves on.
 */
export function rowStartingWith(
  typed: string,
  rows: readonly TreeRow[],
  index: number,
): string | null {
  const isRepeat = typed.length > 1 && typed === typed.charAt(0).repeat(typed.length);
  const searched = (isRepeat ? typed.slice(0, 1) : typed).toLowerCase();
  const from = searched.length === 1 ? index + 1 : index;
  const inOrder = [...rows.slice(from), ...rows.slice(0, from)];
  return (
    inOrder.find((row) => row.kind === 'item' && row.item.label.toLowerCase().startsWith(searched))
      ?.key ?? null
  );
}
