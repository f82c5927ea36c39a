import { isComposed } from './isComposed';

describe('isComposed', () => {
  it('is true while an input method composes, and of the Enter that ends it in Safari', () => {
    expect(isComposed({ isComposing: true, keyCode: 13 })).toBe(true);
    expect(isComposed({ isComposing: false, keyCode: 229 })).toBe(true);
    expect(isComposed({ isComposing: false, keyCode: 13 })).toBe(false);
  });
});
