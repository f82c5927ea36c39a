import { isDeparture, needsReason } from './findings';

const green = { level: 4, reason: '各项与申报一致' } as const;

describe('needsReason', () => {
  it('is so for red and yellow, whatever was suggested', () => {
    expect(needsReason(1, undefined)).toBe(true);
    expect(needsReason(2, { level: 2, reason: '有明显不一致' })).toBe(true);
  });

  it('is so for another level than the suggested one', () => {
    expect(needsReason(3, green)).toBe(true);
    expect(needsReason(4, green)).toBe(false);
    expect(needsReason(5, null)).toBe(false);
  });

  it('is not so before anybody has judged', () => {
    expect(needsReason(null, green)).toBe(false);
    expect(isDeparture(null, green)).toBe(true);
  });
});
