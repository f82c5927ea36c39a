import { axisTop, dayLabel, isWeekend } from './trendAxis';

describe('axisTop', () => {
  it.each([
    [[], 2],
    [[0, 1], 2],
    [[3], 4],
    [[9], 10],
    [[41, 57], 60],
    [[61], 80],
    [[100], 100],
    [[101], 200],
  ])('is round and above %j', (values, top) => {
    expect(axisTop(values)).toBe(top);
  });
});

describe('isWeekend', () => {
  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-11-22', true],
    ['2026-11-23', false],
  ])('knows %s', (day, expected) => {
    expect(isWeekend(day)).toBe(expected);
  });
});

describe('dayLabel', () => {
  it('is month and day in Chinese', () => {
    expect(dayLabel('2026-11-09', 'zh', false)).toBe('11/9');
  });

  it('names the month in English where one begins', () => {
    expect(dayLabel('2026-11-09', 'en', true)).toBe('Nov 9');
    expect(dayLabel('2026-11-10', 'en', false)).toBe('10');
    expect(dayLabel('2026-12-01', 'en', false)).toBe('Dec 1');
  });
});
