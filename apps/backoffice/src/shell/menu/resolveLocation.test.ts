import { createLocation } from '../location';
import { resolveLocation } from './resolveLocation';

const table = {
  find: (pathname: string) => (['/dashboard', '/orders'].includes(pathname) ? ({} as never) : null),
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

  it('resolves an unknown path to /404 with the requested path', () => {
    const { location } = resolveLocation(createLocation('/nowhere?x=1'), table);

    expect(location.pathname).toBe('/404');
    expect(location.state).toEqual({ requested: '/nowhere?x=1' });
  });
});
