import { isDisabled } from './isDisabled';

describe('isDisabled', () => {
  it('is true for disabled items, and for those with a reason', () => {
    expect(isDisabled({})).toBe(false);
    expect(isDisabled({ disabled: true })).toBe(true);
    expect(isDisabled({ disabledReason: '合同已到期' })).toBe(true);
  });
});
