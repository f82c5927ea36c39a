import { moveActive } from './moveActive';

describe('moveActive', () => {
  it('goes around the ends by arrows, and stops there by pages', () => {
    expect(moveActive('ArrowDown', 2, 3)).toBe(0);
    expect(moveActive('ArrowUp', 0, 3)).toBe(2);
    expect(moveActive('PageDown', 1, 30)).toBe(9);
    expect(moveActive('PageDown', 28, 30)).toBe(29);
    expect(moveActive('PageUp', 3, 30)).toBe(0);
    expect(moveActive('Home', 3, 30)).toBe(0);
    expect(moveActive('End', 3, 30)).toBe(29);
  });

  it('leaves other keys to the field, and all keys without rows', () => {
    expect(moveActive('a', 0, 3)).toBeNull();
    expect(moveActive('ArrowDown', 0, 0)).toBeNull();
  });
});
