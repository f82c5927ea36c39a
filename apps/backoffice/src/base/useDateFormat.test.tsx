import { renderHook } from '@testing-library/react';
import { LocaleProvider } from '@mingjian/ui';
import { useDateFormat } from './useDateFormat';

function formatIn(language: 'zh' | 'en') {
  const { result } = renderHook(() => useDateFormat(), {
    wrapper: ({ children }) => <LocaleProvider language={language}>{children}</LocaleProvider>,
  });
  return result.current;
}

describe('a short time', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-01T00:30:00+08:00') }));
  afterEach(() => void vi.useRealTimers());

  it('has no year in the current Beijing year, even where the browser is still in the last', () => {
    expect(formatIn('zh').short('2026-11-22 09:40:12')).toBe('11-22 09:40');
    expect(formatIn('en').short('2026-11-22 09:40:12')).toBe('22 Nov, 09:40');
  });

  it('is the whole day in another year', () => {
    expect(formatIn('zh').short('2025-12-31 23:59:59')).toBe('2025-12-31');
    expect(formatIn('en').short('2025-12-31 23:59:59')).toBe('31 Dec 2025');
  });
});
