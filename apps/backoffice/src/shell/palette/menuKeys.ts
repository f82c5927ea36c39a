import type { MenuNode } from '@mingjian/api';

/** Returns the pinyin keys of the menu's entries by their codes. Servers without any send none. */
export function menuKeys(menu: readonly MenuNode[]): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, readonly string[]>();
  const visit = (nodes: readonly MenuNode[]) => {
    for (const node of nodes) {
      if (typeof node !== 'object' || node === null) continue;
      if (Array.isArray(node.keys))
        keys.set(
          node.code,
          node.keys.filter((key) => typeof key === 'string'),
        );
      if (Array.isArray(node.children)) visit(node.children);
    }
  };
  visit(menu);
  return keys;
}
