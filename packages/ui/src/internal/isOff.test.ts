import { isOff } from './isOff';

describe('isOff', () => {
  it('is true of what is disabled, and of what has a reason not to be chosen', () => {
    expect(isOff({})).toBe(false);
    expect(isOff({ disabled: true })).toBe(true);
    expect(isOff({ disabledReason: '合同已到期' })).toBe(true);
  });
});
