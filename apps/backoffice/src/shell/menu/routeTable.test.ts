import type { MenuNode } from '@mingjian/api';
import { page } from '../screen';
import { menuRoutes } from './menuRoutes';
import { createRouteTable } from './routeTable';

const node = (pageurl: string, more: Partial<MenuNode> = {}): MenuNode => ({
  code: pageurl,
  name: pageurl,
  nameEn: null,
  icon: null,
  iconColor: null,
  pageurl,
  showFlag: 1,
  remark: null,
  children: [],
  ...more,
});
const load = async () => ({ Page: () => null });

describe('createRouteTable', () => {
  it('knows by screen and by menu which pages are mounted anew at each visit', () => {
    const menu = menuRoutes([node('a'), node('b', { noCache: 1 }), node('c', { noCache: 0 })]);
    const screens = { '/a': page(load, 'Page', { noCache: true }), '/b': page(load, 'Page') };

    const table = createRouteTable(menu, screens, 'serviceUser');

    const flagged = ['/a', '/b', '/c', '/dashboard'].map((path) => table.find(path)?.noCache);
    expect(flagged).toEqual([true, true, false, false]);
  });
});
