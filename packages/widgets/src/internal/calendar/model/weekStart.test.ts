import { afterEach, describe, expect, it, vi } from 'vitest';
import { weekStartOf } from './weekStart';

describe('weekStartOf', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['zh-CN', 1],
    ['en-GB', 1],
    ['de-DE', 1],
    ['en-US', 0],
    ['pt-BR', 0],
    ['ar-EG', 6],
  ])('knows the first day of a week in %s', (locale, day) => {
    expect(weekStartOf(locale)).toBe(day);
  });

  it('takes what a browser tells as a property', () => {
    class Older {
      weekInfo = { firstDay: 7 };
    }
    vi.stubGlobal('Intl', { ...Intl, Locale: Older });
    expect(weekStartOf('en-US')).toBe(0);
  });

  it('is Monday where the browser does not know', () => {
    class Silent {}
    vi.stubGlobal('Intl', { ...Intl, Locale: Silent });
    expect(weekStartOf('en-US')).toBe(1);
  });
});
