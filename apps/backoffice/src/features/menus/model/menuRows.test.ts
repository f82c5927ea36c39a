import { menuOf, type MenuEntryRow } from '@mingjian/api';
import { fullPath, seenByRole, withMoved } from './menuRows';

const row = (code: string, parentCode: string | null, sort: number): MenuEntryRow => ({
  id: code,
  code,
  parentCode,
  name: code,
  nameEn: code,
  pageurl: `p-${code}`,
  icon: null,
  iconColor: null,
  showFlag: 1,
  noCache: 0,
  remark: null,
  sort,
  roles: code === 'b' ? ['PM'] : [],
  version: 1,
  createTime: '2026-01-01 00:00:00',
  updateTime: '2026-01-01 00:00:00',
});
// Places as installations have them: with gaps, and twice the same.
const rows = [row('a', null, 0), row('b', null, 5), row('c', null, 5), row('b1', 'b', 3)];
const outline = (some: readonly MenuEntryRow[]) =>
  menuOf(some).map(({ code, children }) => [code, ...children.map((child) => child.code)]);

describe('a moved entry', () => {
  it('comes between its siblings', () => {
    expect(outline(withMoved(rows, 'c', { parent: null, index: 0 }))).toEqual([
      ['c'],
      ['a'],
      ['b', 'b1'],
    ]);
    expect(outline(withMoved(rows, 'a', { parent: null, index: 1 }))).toEqual([
      ['b', 'b1'],
      ['a'],
      ['c'],
    ]);
  });

  it('comes below another one, or out of it', () => {
    expect(outline(withMoved(rows, 'c', { parent: 'b', index: 1 }))).toEqual([
      ['a'],
      ['b', 'b1', 'c'],
    ]);
    expect(outline(withMoved(rows, 'b1', { parent: null, index: 1 }))).toEqual([
      ['a'],
      ['b1'],
      ['b'],
      ['c'],
    ]);
  });
});

describe('fullPath', () => {
  it('has the paths of the entries above, and ends for a cycle', () => {
    expect(fullPath(rows, 'b1')).toBe('/p-b/p-b1');
    expect(fullPath([row('x', 'y', 0), row('y', 'x', 0)], 'x')).toBe('/p-y/p-x');
  });
});

it('leaves a role what it sees', () => {
  expect(seenByRole(rows, 'PM').map(({ code }) => code)).toEqual(['b']);
});
