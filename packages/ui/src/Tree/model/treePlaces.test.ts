import fc from 'fast-check';
import { dropPart, placeAfter, placeOf, type TreePlace } from './treePlaces';
import type { TreeItem } from './treeItem';

const leaf = (key: string): TreeItem => ({ key, label: key });
const items: TreeItem[] = [
  { key: 'a', label: 'a', children: [leaf('a1'), leaf('a2'), leaf('a3')] },
  leaf('b'),
  { key: 'c', label: 'c', children: [leaf('c1')] },
];

describe('a step', () => {
  it.each([
    ['a2', 'up', { parent: 'a', index: 0 }],
    ['a2', 'down', { parent: 'a', index: 2 }],
    ['a2', 'in', { parent: 'a1', index: 0 }],
    ['a2', 'out', { parent: null, index: 1 }],
    ['b', 'in', { parent: 'a', index: 3 }],
    ['a', 'up', null],
    ['c', 'down', null],
    ['a1', 'in', null],
    ['b', 'out', null],
    ['missing', 'up', null],
  ] as const)('of %s %s', (key, step, place) => {
    expect(placeAfter(items, key, step)).toEqual(place);
  });
});

describe('a drop', () => {
  it.each([
    ['b', 'a1', 'before', { parent: 'a', index: 0 }],
    ['b', 'a1', 'after', { parent: 'a', index: 1 }],
    ['b', 'c', 'into', { parent: 'c', index: 1 }],
    ['a1', 'a3', 'after', { parent: 'a', index: 2 }],
    ['a3', 'a1', 'before', { parent: 'a', index: 0 }],
    ['a1', 'a', 'into', { parent: 'a', index: 2 }],
    ['a', 'b', 'after', { parent: null, index: 1 }],
  ] as const)('of %s on %s (%s)', (key, over, part, place) => {
    expect(placeOf(items, key, over, part)).toEqual(place);
  });

  it.each([
    ['a', 'a', 'into'],
    ['a', 'a2', 'after'],
    ['a1', 'a2', 'before'],
    ['a3', 'a', 'into'],
    ['a', 'missing', 'into'],
  ] as const)('of %s on %s (%s) changes nothing', (key, over, part) => {
    expect(placeOf(items, key, over, part)).toBeNull();
  });

  it('has three parts of a row', () => {
    expect([0, 0.2, 0.5, 0.8, 1].map(dropPart)).toEqual([
      'before',
      'before',
      'into',
      'after',
      'after',
    ]);
  });

  it('never puts an item below itself, nor beyond the last sibling', () => {
    const keys = ['a', 'a1', 'a2', 'a3', 'b', 'c', 'c1'];
    const below: Readonly<Record<string, readonly string[]>> = { a: ['a1', 'a2', 'a3'], c: ['c1'] };
    const sizes = (parent: string | null) => (parent === null ? 3 : (below[parent] ?? []).length);
    fc.assert(
      fc.property(
        fc.constantFrom(...keys),
        fc.constantFrom(...keys),
        fc.constantFrom('before', 'into', 'after'),
        (key, over, part) => {
          const place: TreePlace | null = placeOf(items, key, over, part);
          if (!place) return;
          expect([key, ...(below[key] ?? [])]).not.toContain(place.parent);
          expect(place.index).toBeLessThanOrEqual(sizes(place.parent));
        },
      ),
    );
  });
});
