import { createLocation } from '../location';
import { isReachable, resolveLocation } from './resolveLocation';

const table = {
  find: (pathname: string) => (['/dashboard', '/orders'].includes(pathname) ? ({} as never) : null),
  firstPageOf: (path: string) => (path === '/f-order' ? '/orders' : null),
  hasPage: () => false,
};
const resolve = (path: string) => {
  const { location, refresh } = resolveLocation(createLocation(path), table);
  return [location.pathname + location.search, refresh ?? false];
};

describe('resolveLocation', () => {
  it('resolves the root to the start page', () => {
    expect(resolve('/')).toEqual(['/dashboard', false]);
  });

  it('keeps a known address, its query included', () => {
    expect(resolve('/orders?page=2')).toEqual(['/orders?page=2', false]);
  });

  it('remounts a redirected page, however often it is redirected', () => {
    expect(resolve('/redirect/orders?page=2')).toEqual(['/orders?page=2', true]);
    expect(resolve('/redirect/redirect2/orders')).toEqual(['/orders', true]);
  });

  it('leads from a group of the menu to its first page', () => {
    expect(resolve('/f-order?page=2')).toEqual(['/orders?page=2', false]);
    expect(resolve('/redirect/f-order')).toEqual(['/orders', true]);
  });

  it.each(['/orders/', '/orders。', '/orders%E3%80%82', '/orders//', '/f-order），'])(
    'finds the page of %s, copied out of a sentence',
    (path) => {
      expect(resolve(`${path}?page=2`)).toEqual(['/orders?page=2', false]);
    },
  );

  it('resolves an unknown path to /404 with the requested path', () => {
    const { location } = resolveLocation(createLocation('/nowhere?x=1'), table);

    expect(location.pathname).toBe('/404');
    expect(location.state).toEqual({ requested: '/nowhere?x=1' });
  });
});

describe('isReachable', () => {
  it.each([
    '/',
    '/orders',
    '/f-order',
    '/404',
    '/new/ordersNew',
    '/redirect/orders',
    '/orders。',
    '/redirect2/new/ordersNew',
  ])('holds for %s', (path) => {
    expect(isReachable(path, table)).toBe(true);
  });

  it.each([
    '/nowhere',
    '/new/nowhereNew',
    '/redirect/nowhere',
    '/redirect2/',
    '/redirect//orders',
    '/redirect2/\\orders',
    '/f-order/x',
  ])('does not hold for %s', (path) => {
    expect(isReachable(path, table)).toBe(false);
  });
});
