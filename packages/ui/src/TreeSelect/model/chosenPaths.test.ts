import { chosenPaths } from './chosenPaths';

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

describe('chosenPaths', () => {
  it('tells the way to each, in the order of the tree', () => {
    expect(chosenPaths(items, ['fe', 'hr'], false)).toEqual([
      { key: 'hr', labels: ['总部', '人力'] },
      { key: 'fe', labels: ['总部', '技术', '前端'] },
    ]);
  });

  it('lets a full branch stand for what is below it where checks cascade', () => {
    expect(chosenPaths(items, ['it', 'fe'], true).map(({ key }) => key)).toEqual(['it']);
    expect(chosenPaths(items, ['it', 'fe'], false).map(({ key }) => key)).toEqual(['it', 'fe']);
  });

  it('keeps what the tree does not hold', () => {
    expect(chosenPaths(items, ['elsewhere'], true)).toEqual([
      { key: 'elsewhere', labels: ['elsewhere'] },
    ]);
  });
});
