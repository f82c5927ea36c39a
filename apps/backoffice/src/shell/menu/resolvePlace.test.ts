import { createLocation } from '../location';
import { resolvePlace } from './resolvePlace';

const table = {
  find: (pathname: string) => (['/dashboard', '/orders'].includes(pathname) ? ({} as never) : null),
};
const leadsTo = (path: string) => {
  const { location, refresh } = resolvePlace(createLocation(path), table);
  return [location.pathname + location.search, refresh ?? false];
};

describe('resolvePlace', () => {
  it('leads the root to the start page', () => {
    expect(leadsTo('/')).toEqual(['/dashboard', false]);
  });

  it('keeps a known address, its query included', () => {
    expect(leadsTo('/orders?page=2')).toEqual(['/orders?page=2', false]);
  });

  it('mounts a redirected page anew, however often it is redirected', () => {
    expect(leadsTo('/redirect/orders?page=2')).toEqual(['/orders?page=2', true]);
    expect(leadsTo('/redirect/redirect2/orders')).toEqual(['/orders', true]);
  });

  it('leads an unknown path to /404 and remembers it', () => {
    const { location } = resolvePlace(createLocation('/nowhere?x=1'), table);

    expect(location.pathname).toBe('/404');
    expect(location.state).toEqual({ wanted: '/nowhere?x=1' });
  });
});
