import fc from 'fast-check';
import { checkShares, toggleChecks } from './checks';
import type { TreeItem } from './treeItem';

interface Shape {
  disabled: boolean;
  children: Shape[];
}

const levels = (depth: number): fc.Arbitrary<Shape> =>
  fc.record({
    disabled: fc.boolean(),
    children: depth === 1 ? fc.constant([]) : fc.array(levels(depth - 1), { maxLength: 3 }),
  });
const shape = levels(4);

function toItem({ disabled, children }: Shape, key: string): TreeItem {
  return {
    key,
    label: key,
    disabled,
    children: children.map((child, index) => toItem(child, `${key}.${index}`)),
  };
}

function flat(items: readonly TreeItem[]): TreeItem[] {
  return items.flatMap((item) => [item, ...flat(item.children ?? [])]);
}

const isLeaf = (item: TreeItem) => item.children?.length === 0;

/** A tree, some of its items checked by pressing, and another item to press. */
const pressed = fc
  .array(shape, { minLength: 1, maxLength: 4 })
  .map((shapes) => shapes.map((one, index) => toItem(one, String(index))))
  .chain((items) => {
    const all = flat(items);
    return fc.record({
      items: fc.constant(items),
      before: fc
        .subarray(all)
        .map((presses) =>
          presses.reduce<string[]>((keys, item) => toggleChecks(items, keys, item.key), []),
        ),
      item: fc.constantFrom(...all),
    });
  });

describe('checks', () => {
  it('derives the state of a branch from its children', () => {
    fc.assert(
      fc.property(pressed, ({ items, before }) => {
        const shares = checkShares(items, new Set(before));
        for (const item of flat(items).filter((one) => !isLeaf(one))) {
          const below = flat(item.children ?? [])
            .filter(isLeaf)
            .map(({ key }) => shares.get(key));
          const expected = below.every((share) => share === 'all')
            ? 'all'
            : below.includes('all')
              ? 'some'
              : 'none';
          expect(shares.get(item.key)).toBe(expected);
        }
      }),
    );
  });

  it('returns exactly the keys of full items, so that its result is stable', () => {
    fc.assert(
      fc.property(pressed, ({ items, before, item }) => {
        const after = toggleChecks(items, before, item.key);
        const full = [...checkShares(items, new Set(after))]
          .filter(([, share]) => share === 'all')
          .map(([key]) => key);
        expect(new Set(after)).toEqual(new Set(full));
        expect(after).toHaveLength(full.length);
      }),
    );
  });

  it('changes no leaf outside the pressed item, and none that is disabled or below a disabled item', () => {
    fc.assert(
      fc.property(pressed, ({ items, before, item }) => {
        const after = new Set(toggleChecks(items, before, item.key));
        const free = (one: TreeItem): TreeItem[] =>
          one.disabled ? [] : [one, ...(one.children ?? []).flatMap(free)];
        const freeKeys = new Set(free(item).map(({ key }) => key));
        for (const { key } of flat(items).filter((one) => isLeaf(one) && !freeKeys.has(one.key)))
          expect(after.has(key)).toBe(before.includes(key));
      }),
    );
  });

  it('checks all enabled leaves by a press, and unchecks them by the next', () => {
    fc.assert(
      fc.property(pressed, ({ items, before, item }) => {
        const shares = checkShares(items, new Set(before));
        fc.pre(shares.get(item.key) === 'none');
        const once = toggleChecks(items, before, item.key);
        expect(new Set(toggleChecks(items, once, item.key))).toEqual(new Set(before));
      }),
    );
  });

  it('checks children that are loaded later with their branch, and keeps unknown keys', () => {
    const items = [{ key: 'it', label: '技术', children: [{ key: 'fe', label: '前端' }] }];

    expect(checkShares(items, new Set(['it'])).get('fe')).toBe('all');
    expect(toggleChecks(items, ['elsewhere'], 'fe').toSorted()).toEqual(['elsewhere', 'fe', 'it']);
  });
});
