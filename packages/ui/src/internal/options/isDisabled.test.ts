import { isDisabled } from './isDisabled';

describe('isDisabled', () => {
  it('is true of what is disabled, and of what has a reason not to be chosen', () => {
    expect(isDisabled({})).toBe(false);
    expect(isDisabled({ disabled: true })).toBe(true);
    expect(isDisabled({ disabledReason: '合同已到期' })).toBe(true);
  });
});
