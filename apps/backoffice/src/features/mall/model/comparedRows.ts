import type { MallProduct } from '@mingjian/api';

/** A group of survey items, or one item of it, beside the products that are compared. */
export interface ComparedRow {
  key: string;
  kind: 'group' | 'item';
  label: string;
  /** Whether each product verifies it. */
  cells: boolean[];
  differs: boolean;
}

/** Returns what the products verify, group by group, in the order in which they first appear. */
export function comparedRows(products: readonly MallProduct[]): ComparedRow[] {
  const groups = new Map<string, { name: string; items: Set<string> }>();
  for (const product of products)
    for (const { groupCode, name, items } of product.groups) {
      const group = groups.get(groupCode) ?? { name, items: new Set<string>() };
      for (const item of items) group.items.add(item);
      groups.set(groupCode, group);
    }
  return [...groups].flatMap(([code, { name, items }]) => {
    const found = products.map(({ groups: own }) =>
      own.find(({ groupCode }) => groupCode === code),
    );
    const ofGroup = row(
      `${code}`,
      'group',
      name,
      found.map((group) => group !== undefined),
    );
    const ofItems = [...items].map((item) =>
      row(
        `${code}.${item}`,
        'item',
        item,
        found.map((group) => group?.items.includes(item) ?? false),
      ),
    );
    return [ofGroup, ...ofItems];
  });
}

const row = (
  key: string,
  kind: ComparedRow['kind'],
  label: string,
  cells: boolean[],
): ComparedRow => ({ key, kind, label, cells, differs: areDifferent(cells) });

/** Whether some of the cells of a row differ. */
export const areDifferent = (cells: readonly unknown[]) => cells.some((cell) => cell !== cells[0]);

/**
 * Returns the rows that differ, each under its group: a group all of whose products verify it stays
 * where one of its items differs.
 */
export function differingRows(rows: readonly ComparedRow[]): ComparedRow[] {
  return rows.filter(
    ({ kind, key, differs }) =>
      differs ||
      (kind === 'group' && rows.some((one) => one.differs && one.key.startsWith(`${key}.`))),
  );
}
