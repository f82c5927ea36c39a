import { pathTo, withChildren, type TreeItem } from './treeItem';
import { missingBranches, treeRows } from './treeRows';

const items: TreeItem[] = [
  {
    key: 'hq',
    label: '总部',
    children: [
      { key: 'hr', label: '人力' },
      { key: 'it', label: '技术', expandable: true },
    ],
  },
  { key: 'hz', label: '杭州' },
];
const none = new Set<string>();

describe('treeRows', () => {
  it('lists the visible rows with their position among siblings', () => {
    const rows = treeRows(items, { expanded: new Set(['hq']), failed: none });

    expect(
      rows.map(({ key, level, position, setSize, parent }) => [
        key,
        level,
        position,
        setSize,
        parent,
      ]),
    ).toEqual([
      ['hq', 1, 1, 2, null],
      ['hr', 2, 1, 2, 'hq'],
      ['it', 2, 2, 2, 'hq'],
      ['hz', 1, 2, 2, null],
    ]);
  });

  it('shows a loading or failed row in place of missing children', () => {
    const expanded = new Set(['hq', 'it']);

    expect(treeRows(items, { expanded, failed: none })[3]).toMatchObject({
      kind: 'loading',
      level: 3,
      parent: 'it',
    });
    expect(treeRows(items, { expanded, failed: new Set(['it']) })[3]).toMatchObject({
      kind: 'failed',
      parent: 'it',
    });
  });

  it('lists expanded branches without children, unless they failed', () => {
    const rows = treeRows(items, { expanded: new Set(['hq', 'it']), failed: none });

    expect(missingBranches(rows, none).map(({ key }) => key)).toEqual(['it']);
    expect(missingBranches(rows, new Set(['it']))).toEqual([]);
  });

  it('treats a branch as a leaf once its children are loaded and empty', () => {
    const loaded = withChildren(items, new Map([['it', []]]));

    expect(treeRows(loaded, { expanded: new Set(['hq', 'it']), failed: none })[2]).toMatchObject({
      key: 'it',
      isBranch: false,
    });
    expect(withChildren(items, new Map())).toBe(items);
  });

  it('returns the path of an item', () => {
    expect(pathTo(items, 'it').map(({ label }) => label)).toEqual(['总部', '技术']);
    expect(pathTo(items, 'nobody')).toEqual([]);
  });
});
