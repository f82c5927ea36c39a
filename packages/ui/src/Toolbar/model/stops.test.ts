import { stopForKey } from './stops';

describe('stopForKey', () => {
  it('goes on and back, and from each end to the other', () => {
    expect(stopForKey('ArrowRight', 0, 3, 'ltr')).toBe(1);
    expect(stopForKey('ArrowRight', 2, 3, 'ltr')).toBe(0);
    expect(stopForKey('ArrowLeft', 0, 3, 'ltr')).toBe(2);
  });

  it('follows the direction of the writing', () => {
    expect(stopForKey('ArrowLeft', 0, 3, 'rtl')).toBe(1);
    expect(stopForKey('ArrowRight', 0, 3, 'rtl')).toBe(2);
  });

  it('goes to both ends, and nowhere for another key or with nothing to go to', () => {
    expect(stopForKey('Home', 2, 3, 'ltr')).toBe(0);
    expect(stopForKey('End', 0, 3, 'rtl')).toBe(2);
    expect(stopForKey('ArrowDown', 0, 3, 'ltr')).toBeUndefined();
    expect(stopForKey('End', 0, 0, 'ltr')).toBeUndefined();
  });
});
