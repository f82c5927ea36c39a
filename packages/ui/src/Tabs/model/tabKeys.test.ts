import { tabForKey } from './tabKeys';

describe('tabForKey', () => {
  it('wraps around with the arrows', () => {
    expect(tabForKey('ArrowRight', 2, 3)).toBe(0);
    expect(tabForKey('ArrowLeft', 0, 3)).toBe(2);
  });

  it('jumps to the first and the last', () => {
    expect(tabForKey('Home', 1, 3)).toBe(0);
    expect(tabForKey('End', 1, 3)).toBe(2);
  });

  it('mirrors the arrows from right to left', () => {
    expect(tabForKey('ArrowRight', 1, 3, 'rtl')).toBe(0);
    expect(tabForKey('ArrowLeft', 1, 3, 'rtl')).toBe(2);
  });

  it('ignores other keys, and all keys without tabs', () => {
    expect(tabForKey('ArrowDown', 1, 3)).toBeUndefined();
    expect(tabForKey('End', 0, 0)).toBeUndefined();
  });
});
