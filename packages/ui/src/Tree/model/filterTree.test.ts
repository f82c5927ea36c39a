import { filterTree, splitMatch } from './filterTree';
import type { TreeItem } from './treeItem';

const items: TreeItem[] = [
  {
    key: 'hq',
    label: '总部',
    children: [
      {
        key: 'it',
        label: '技术中心',
        children: [
          { key: 'fe', label: '前端 Web' },
          { key: 'be', label: '后端' },
        ],
      },
      { key: 'hr', label: '人力' },
    ],
  },
  { key: 'hz', label: '杭州' },
];

describe('filterTree', () => {
  it('keeps matches and their ancestors, and expands these', () => {
    const { items: left, expanded, matches } = filterTree(items, ' ＷＥＢ ');

    expect(left).toEqual([
      {
        key: 'hq',
        label: '总部',
        children: [{ key: 'it', label: '技术中心', children: [{ key: 'fe', label: '前端 Web' }] }],
      },
    ]);
    expect([...expanded]).toEqual(['it', 'hq']);
    expect(matches).toBe(1);
  });

  it('keeps all descendants of a match, collapsed', () => {
    const { items: left, expanded } = filterTree(items, '技术');

    expect(left[0]!.children![0]!.children).toHaveLength(2);
    expect([...expanded]).toEqual(['hq']);
  });

  it('returns the same tree for an empty query, and nothing without a match', () => {
    expect(filterTree(items, '  ').items).toBe(items);
    expect(filterTree(items, '成都').items).toEqual([]);
  });

  it('splits a label around the match', () => {
    expect(splitMatch('前端 Web 组', 'web')).toEqual(['前端 ', 'Web', ' 组']);
    expect(splitMatch('后端', 'web')).toEqual(['后端', '', '']);
  });
});
