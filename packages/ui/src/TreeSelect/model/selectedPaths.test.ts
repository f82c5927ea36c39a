import { selectedPaths } from './selectedPaths';

const items = [
  {
    key: 'hq',
    label: '总部',
    children: [
      { key: 'hr', label: '人力' },
      { key: 'it', label: '技术', children: [{ key: 'fe', label: '前端' }] },
    ],
  },
];

describe('selectedPaths', () => {
  it('returns the path of each item, in the order of the tree', () => {
    expect(selectedPaths(items, ['fe', 'hr'], false)).toEqual([
      { key: 'hr', labels: ['总部', '人力'] },
      { key: 'fe', labels: ['总部', '技术', '前端'] },
    ]);
  });

  it('represents the items of a full branch by the branch where checks cascade', () => {
    expect(selectedPaths(items, ['it', 'fe'], true).map(({ key }) => key)).toEqual(['it']);
    expect(selectedPaths(items, ['it', 'fe'], false).map(({ key }) => key)).toEqual(['it', 'fe']);
  });

  it('keeps keys that the tree does not hold', () => {
    expect(selectedPaths(items, ['elsewhere'], true)).toEqual([
      { key: 'elsewhere', labels: ['elsewhere'] },
    ]);
  });
});
