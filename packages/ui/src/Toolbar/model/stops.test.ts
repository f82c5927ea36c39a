import { stopForKey } from './stops';

describe('stopForKey', () => {
  it('moves in both directions and wraps around', () => {
    expect(stopForKey('ArrowRight', 0, 3, 'ltr')).toBe(1);
    expect(stopForKey('ArrowRight', 2, 3, 'ltr')).toBe(0);
    expect(stopForKey('ArrowLeft', 0, 3, 'ltr')).toBe(2);
  });

  it('follows the text direction', () => {
    expect(stopForKey('ArrowLeft', 0, 3, 'rtl')).toBe(1);
    expect(stopForKey('ArrowRight', 0, 3, 'rtl')).toBe(2);
  });

  it('moves to both ends, and ignores other keys and empty bars', () => {
    expect(stopForKey('Home', 2, 3, 'ltr')).toBe(0);
    expect(stopForKey('End', 0, 3, 'rtl')).toBe(2);
    expect(stopForKey('ArrowDown', 0, 3, 'ltr')).toBeUndefined();
    expect(stopForKey('End', 0, 0, 'ltr')).toBeUndefined();
  });
});
