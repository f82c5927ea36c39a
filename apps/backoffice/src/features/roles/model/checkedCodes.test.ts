import type { TreeItem } from '@mingjian/ui';
import fc from 'fast-check';
import { checkedLeaves, codesIn, leavesOf, storedCodes } from './checkedCodes';

const leaf = (key: string): TreeItem => ({ key, label: key });
const menu: readonly TreeItem[] = [
  { ...leaf('order'), children: [leaf('order-list'), leaf('order-details')] },
  {
    ...leaf('system'),
    children: [{ ...leaf('people'), children: [leaf('users'), leaf('roles')] }, leaf('menus')],
  },
  leaf('notices'),
];

/** Any tree whose keys are its places. */
const trees = fc
  .array(fc.array(fc.nat({ max: 3 }), { maxLength: 3 }), { minLength: 1, maxLength: 4 })
  .map((groups) =>
    groups.map((below, i): TreeItem => {
      const children = below.map((count, j): TreeItem => ({
        ...leaf(`${i}.${j}`),
        children: Array.from({ length: count }, (_, k) => leaf(`${i}.${j}.${k}`)),
      }));
      return { ...leaf(`${i}`), children };
    }),
  );

describe('the codes of a tree with check boxes', () => {
  it('are the leaves with the branches on the way to them', () => {
    expect(storedCodes(menu, ['order-list', 'users', 'notices'], true)).toEqual([
      'notices',
      'order',
      'order-list',
      'people',
      'system',
      'users',
    ]);
    expect(storedCodes(menu, ['order', 'order-list', 'order-details'], false)).toEqual([
      'order-details',
      'order-list',
    ]);
  });

  it('check a branch by what is below it alone', () => {
    expect(checkedLeaves(menu, ['order', 'order-list', 'system'])).toEqual(['order-list']);
  });

  it('keep what the tree does not know', () => {
    expect(storedCodes(menu, checkedLeaves(menu, ['earlier', 'notices']), true)).toEqual([
      'earlier',
      'notices',
    ]);
  });

  it('are the same after a role was opened and saved unchanged, whatever the tree', () => {
    fc.assert(
      fc.property(trees, fc.infiniteStream(fc.boolean()), (items, choices) => {
        const some = leavesOf(items).filter(() => choices.next().value === true);
        const stored = storedCodes(
          items,
          some.map(({ key }) => key),
          true,
        );

        expect(storedCodes(items, checkedLeaves(items, stored), true)).toEqual(stored);
        expect(codesIn(JSON.stringify(stored))).toEqual(stored);
      }),
    );
  });
});
