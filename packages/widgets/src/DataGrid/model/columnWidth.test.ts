import { changedWidth } from './columnWidth';

describe('changedWidth', () => {
  it('stays within minimum and maximum, in whole pixels', () => {
    expect(changedWidth(140, 10.4)).toBe(150);
    expect(changedWidth(60, -40)).toBe(56);
    expect(changedWidth(950, 40)).toBe(960);
  });
});
