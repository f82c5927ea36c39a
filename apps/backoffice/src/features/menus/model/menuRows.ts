import type { MenuEntryRow } from '@mingjian/api';
import type { TreePlace } from '@mingjian/ui';

/** Returns the rows with one entry in another place, as the server will store them. */
export function withMoved(
  rows: readonly MenuEntryRow[],
  code: string,
  { parent, index }: TreePlace,
): MenuEntryRow[] {
  const others = siblings(rows, parent).filter((row) => row.code !== code);
  const order = [...others.slice(0, index).map(codeOf), code, ...others.slice(index).map(codeOf)];
  return rows.map((row) => {
    const sort = order.indexOf(row.code);
    if (sort < 0) return row;
    return { ...row, sort, parentCode: row.code === code ? parent : row.parentCode };
  });
}

/** Returns the full path of an entry: its own below those above it. Ends for a cycle, too. */
export function fullPath(rows: readonly MenuEntryRow[], code: string): string {
  const parts: string[] = [];
  const passed = new Set<string>();
  let row = rows.find((one) => one.code === code);
  while (row && !passed.has(row.code)) {
    passed.add(row.code);
    parts.unshift(row.pageurl);
    const { parentCode } = row;
    row = rows.find((one) => one.code === parentCode);
  }
  return `/${parts.join('/')}`;
}

/** Returns the entries that a role sees. */
export const seenByRole = (rows: readonly MenuEntryRow[], role: string): MenuEntryRow[] =>
  rows.filter(({ roles }) => roles.includes(role));

function siblings(rows: readonly MenuEntryRow[], parent: string | null) {
  return rows
    .filter(({ parentCode }) => parentCode === parent)
    .toSorted((one, other) => one.sort - other.sort || (one.code < other.code ? -1 : 1));
}

const codeOf = ({ code }: MenuEntryRow) => code;
