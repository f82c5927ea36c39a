import { rowStartingWith, treeMove } from './treeMoves';
import { treeRows } from './treeRows';

const items = [
  {
    key: 'hq',
    label: 'Head office',
    children: [
      { key: 'hr', label: 'HR' },
      { key: 'it', label: 'IT', children: [{ key: 'fe', label: 'Web' }] },
    ],
  },
  { key: 'hz', label: 'Hangzhou' },
];
const rows = treeRows(items, { expanded: new Set(['hq']), failed: new Set() });

describe('treeMove', () => {
  it.each([
    ['ArrowDown', 0, { kind: 'go', to: 'hr' }],
    ['ArrowDown', 3, { kind: 'go', to: 'hz' }],
    ['ArrowUp', 1, { kind: 'go', to: 'hq' }],
    ['Home', 2, { kind: 'go', to: 'hq' }],
    ['End', 0, { kind: 'go', to: 'hz' }],
    ['ArrowRight', 0, { kind: 'go', to: 'hr' }],
    ['ArrowRight', 2, { kind: 'expand', key: 'it' }],
    ['ArrowRight', 1, null],
    ['ArrowLeft', 0, { kind: 'collapse', key: 'hq' }],
    ['ArrowLeft', 2, { kind: 'go', to: 'hq' }],
    ['ArrowLeft', 3, null],
    ['*', 2, { kind: 'expandSiblings', key: 'it' }],
    [' ', 1, { kind: 'press', by: 'Space', key: 'hr' }],
    ['a', 1, null],
  ])('handles %s at row %i', (key, index, move) => {
    expect(treeMove(key, rows, index, false)).toEqual(move);
  });

  it('swaps the horizontal arrows in right-to-left text', () => {
    expect(treeMove('ArrowLeft', rows, 2, true)).toEqual({ kind: 'expand', key: 'it' });
    expect(treeMove('ArrowRight', rows, 2, true)).toEqual({ kind: 'go', to: 'hq' });
  });

  it('finds rows by their first letters, from the focused row on and wrapping around', () => {
    expect(rowStartingWith('h', rows, 0)).toBe('hr');
    expect(rowStartingWith('hh', rows, 1)).toBe('hz');
    expect(rowStartingWith('he', rows, 3)).toBe('hq');
    expect(rowStartingWith('x', rows, 0)).toBeNull();
  });
});
