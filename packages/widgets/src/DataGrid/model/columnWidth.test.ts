import { changedWidth } from './columnWidth';

describe('changedWidth', () => {
  it('stays within what can be read and what fits a screen, in whole pixels', () => {
    expect(changedWidth(140, 10.4)).toBe(150);
    expect(changedWidth(60, -40)).toBe(56);
    expect(changedWidth(950, 40)).toBe(960);
  });
});
