import type { MenuNode } from '@mingjian/api';
import fc from 'fast-check';
import { menuRoutes, pageOfStandalonePath, standalonePathOf } from './menuRoutes';

const node = (code: string, pageurl: string, more: Partial<MenuNode> = {}): MenuNode => ({
  code,
  name: code,
  nameEn: null,
  icon: null,
  iconColor: null,
  pageurl,
  showFlag: 1,
  remark: null,
  children: [],
  ...more,
});

const ordersMenu = node('orders', 'f-order', {
  children: [
    node('list', 'f-order/orderList'),
    node('details', 'f-order/orderDetails', { showFlag: 0 }),
  ],
});

describe('menuRoutes', () => {
  it('puts a page below the entries above it and gives it a standalone path', () => {
    const { routes } = menuRoutes([ordersMenu]);

    expect(routes.map((route) => [route.path, route.standalonePath])).toEqual([
      ['/f-order/f-order/orderList', '/new/f-order/f-order/orderListNew'],
      ['/f-order/f-order/orderDetails', '/new/f-order/f-order/orderDetailsNew'],
    ]);
  });

  it('knows the first page of each group', () => {
    const { groups } = menuRoutes([
      node('outer', 'a', { children: [node('empty', 'x', { children: [] }), ordersMenu] }),
      node('nameless', '', { children: [node('b', 'b')] }),
    ]);

    expect([...groups]).toEqual([
      ['/a/f-order', '/a/f-order/f-order/orderList'],
      ['/a', '/a/x'],
    ]);
  });

  it('keeps hidden pages reachable and out of the menu', () => {
    const { entries, routes } = menuRoutes([ordersMenu]);

    expect(entries[0]?.children.map((entry) => entry.code)).toEqual(['list']);
    expect(routes).toHaveLength(2);
  });

  it('drops a group that has nothing left to show', () => {
    const { entries } = menuRoutes([
      node('group', 'g', { children: [node('a', 'a', { showFlag: 0 })] }),
    ]);

    expect(entries).toEqual([]);
  });

  it('shows no entry of a page that this version lacks, and keeps its route', () => {
    const { entries, routes } = menuRoutes([ordersMenu, node('later', 'later')], {
      hasPage: (path) => path === '/later',
    });

    expect(entries.map((entry) => entry.code)).toEqual(['later']);
    expect(routes).toHaveLength(3);
  });

  it('reads only the menus of the mall with `mallOnly`', () => {
    const { routes } = menuRoutes([node('mall', 'mall', { remark: 'MALL' }), ordersMenu], {
      mallOnly: true,
    });

    expect(routes.map((route) => route.path)).toEqual(['/mall']);
  });

  it.each([
    ['javascript:alert(1)', 'badPath'],
    ['//evil.example', 'badPath'],
    ['a/../b', 'badPath'],
    ['a b', 'badPath'],
    ['login', 'reservedPath'],
    ['404', 'reservedPath'],
    ['new/f-order', 'reservedPath'],
  ])('leaves out %s with a reason', (pageurl, reason) => {
    const { routes, problems } = menuRoutes([node('bad', pageurl), node('good', 'good')]);

    expect(routes.map((route) => route.path)).toEqual(['/good']);
    expect(problems).toEqual([expect.objectContaining({ code: 'bad', reason })]);
  });

  it('gives a path to the first entry that uses it', () => {
    const { routes, problems } = menuRoutes([node('first', 'page'), node('second', 'page')]);

    expect(routes.map((route) => route.name)).toEqual(['first']);
    expect(problems[0]).toMatchObject({ code: 'second', reason: 'takenPath' });
  });

  it('survives a menu that contains itself', () => {
    const loop = node('loop', 'loop');
    loop.children = [loop, node('leaf', 'leaf')];

    const { routes, problems } = menuRoutes([loop]);

    expect(routes.map((route) => route.path)).toEqual(['/loop/leaf']);
    expect(problems[0]?.reason).toBe('cycle');
  });

  it('accepts only `#rrggbb` colours', () => {
    const { entries } = menuRoutes([
      node('a', 'a', { iconColor: 'red;background:url(//evil)' }),
      node('b', 'b', { iconColor: '#1F68DC' }),
    ]);

    expect(entries.map((entry) => entry.iconColor)).toEqual([null, '#1F68DC']);
  });

  it('never throws, whatever the menu, and never gives a path twice', () => {
    fc.assert(
      fc.property(fc.array(fc.anything({ maxDepth: 4, withNullPrototype: true })), (menu) => {
        const { routes } = menuRoutes(menu as MenuNode[]);
        expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
      }),
    );
  });
});

describe('standalone paths', () => {
  it('lead back to their page', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\/[a-z-]{1,8}){1,4}$/), (path) => {
        expect(pageOfStandalonePath(standalonePathOf(path))).toBe(path);
      }),
    );
  });

  it('may lack the ending `New` at the top level', () => {
    expect(pageOfStandalonePath('/new/f-order')).toBe('/f-order');
    expect(pageOfStandalonePath('/dashboard')).toBeNull();
  });
});
