import { tabKeyOf } from './tabKey';

describe('tabKeyOf', () => {
  it('gives two orders two tabs, whatever the order of parameters', () => {
    expect(tabKeyOf({ pathname: '/order', search: '?orderId=1&from=list' })).toBe(
      tabKeyOf({ pathname: '/order', search: '?from=list&orderId=1' }),
    );
    expect(tabKeyOf({ pathname: '/order', search: '?orderId=1' })).not.toBe(
      tabKeyOf({ pathname: '/order', search: '?orderId=2' }),
    );
  });

  it('keeps paging and searching of a list in one tab', () => {
    expect(tabKeyOf({ pathname: '/orders', search: '?page=2&userName=王' }, ['view'])).toBe(
      '/orders',
    );
    expect(tabKeyOf({ pathname: '/orders', search: '?page=2&view=mine' }, ['view'])).toBe(
      '/orders?view=mine',
    );
  });

  it('lets one parameter replace another', () => {
    const tabBy = (query: URLSearchParams) => ({
      orderId: query.get('tab') ?? query.get('orderId') ?? '',
    });

    expect(tabKeyOf({ pathname: '/order', search: '?orderId=2&list=a&tab=1' }, tabBy)).toBe(
      tabKeyOf({ pathname: '/order', search: '?orderId=1' }, tabBy),
    );
  });
});
