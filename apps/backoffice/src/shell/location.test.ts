// @vitest-environment jsdom
import { addressOf, createLocation, isShortened, readLocation, writeLocation } from './location';

const numbers = Array.from({ length: 1_000 }, (_, index) => `MJ2026112600${10_000 + index}`);
const long = `?page=2&orderId=7&SEARCH_IN_orderNo=${numbers.join('%2C')}`;

describe('an address with more than servers take', () => {
  it('is shortened, and its own window still has everything after a reload', () => {
    writeLocation(createLocation(`/orders${long}#a`), 'push');

    expect(window.location.href.length).toBeLessThan(6_100);
    expect(readLocation()).toMatchObject({ pathname: '/orders', search: long, hash: '#a' });
    expect(isShortened(readLocation())).toBe(false);
  });

  it('loses its longest parameters alone, and says so in other windows', () => {
    const shared = createLocation(addressOf(createLocation(`/orders${long}`)));

    expect(shared.search).toBe('?page=2&orderId=7&shortened=1');
    expect(isShortened(shared)).toBe(true);
  });

  it('is left as it is up to that length', () => {
    expect(addressOf(createLocation('/orders?a=1#b'))).toBe('/orders?a=1#b');
  });
});
