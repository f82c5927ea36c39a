import fc from 'fast-check';
import type { MenuRole } from '../entities/system/managedMenu';
import type { MenuEntryRow } from '../resources/system/menu';
import { managedProblems, menuOf } from './managedMenu';
import { pagesOf } from './menuRules';

const roles: MenuRole[] = [
  { code: 'PM', name: '项目经理', nameEn: 'Project manager', userType: 'serviceUser' },
  { code: 'QC', name: '质检', nameEn: 'Quality reviewer', userType: 'serviceUser' },
  { code: 'HR', name: '客户HR', nameEn: 'Client HR', userType: 'companyUser' },
];
const entry = (code: string, pageurl: string, more: Partial<MenuEntryRow> = {}): MenuEntryRow => ({
  id: code,
  code,
  parentCode: null,
  name: code,
  nameEn: code,
  pageurl,
  icon: null,
  iconColor: null,
  showFlag: 1,
  noCache: 0,
  remark: null,
  sort: 0,
  roles: ['PM'],
  version: 1,
  createTime: '2026-01-01 00:00:00',
  updateTime: '2026-01-01 00:00:00',
  ...more,
});
const reasons = (...entries: MenuEntryRow[]) =>
  managedProblems({ entries, roles }).map(({ code, reason }) => [code, reason]);

describe('the whole menu', () => {
  it('is a tree in the order of its places', () => {
    const tree = menuOf([
      entry('b', 'b', { sort: 2 }),
      entry('a', 'a', { sort: 1 }),
      entry('below', 'c', { parentCode: 'b' }),
    ]);

    expect(tree.map(({ code, children }) => [code, children.length])).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
  });

  it('may give one path to staff and to clients, but not twice to either', () => {
    const own = entry('own', 'page', { roles: ['HR'] });

    expect(reasons(entry('first', 'page'), own)).toEqual([]);
    expect(
      reasons(entry('first', 'page'), entry('second', 'page', { roles: ['QC'] }), own),
    ).toEqual([['second', 'takenPath']]);
    expect(reasons(entry('first', 'page'), entry('nobody', 'page', { roles: [] }))).toEqual([]);
  });

  it.each([
    ['javascript:alert(1)', 'badPath'],
    ['//evil.example', 'badPath'],
    ['https://evil.example', 'badPath'],
    ['../orders', 'badPath'],
    ['a b', 'badPath'],
    ['login', 'reservedPath'],
    ['new/orders', 'reservedPath'],
    ['404', 'reservedPath'],
  ])('has a problem with %s, whoever sees it', (pageurl, reason) => {
    expect(reasons(entry('bad', pageurl, { roles: [] }))).toEqual([['bad', reason]]);
  });

  it('names every entry of a cycle, and those below it not', () => {
    expect(
      reasons(
        entry('a', 'a', { parentCode: 'c' }),
        entry('b', 'b', { parentCode: 'a' }),
        entry('c', 'c', { parentCode: 'b' }),
        entry('below', 'd', { parentCode: 'a' }),
        entry('self', 'e', { parentCode: 'self' }),
      ),
    ).toEqual([
      ['a', 'cycle'],
      ['b', 'cycle'],
      ['c', 'cycle'],
      ['self', 'cycle'],
    ]);
  });

  it('has the pages that it leads to, hidden ones included', () => {
    const entries = [
      entry('group', 'system', { roles: ['PM', 'QC'] }),
      entry('menu', 'menuList', { parentCode: 'group', roles: ['QC'], showFlag: 0 }),
      entry('other', 'other', { roles: ['HR'] }),
    ];

    expect([...pagesOf(menuOf(entries))]).toEqual(['/system/menuList', '/other']);
  });

  it('ends for every chain of parents', () => {
    const code = fc.constantFrom('a', 'b', 'c', 'd');
    const chain = fc.uniqueArray(fc.record({ code, parentCode: fc.option(code) }), {
      selector: (one) => one.code,
    });
    fc.assert(
      fc.property(chain, (rows) => {
        const entries = rows.map((row) => entry(row.code, row.code, row));
        expect(managedProblems({ entries, roles }).length).toBeLessThanOrEqual(rows.length);
      }),
    );
  });
});
