import { renderHook } from '@testing-library/react';
import { LocaleProvider } from '@mingjian/ui';
import { useDatePresets } from './useDatePresets';

describe('the date ranges of a filter', () => {
  it('are the days of their token, named in the current language', () => {
    const { result } = renderHook(() => useDatePresets(), {
      wrapper: ({ children }) => <LocaleProvider language="en">{children}</LocaleProvider>,
    });

    const spans = Object.fromEntries(
      result.current.map(({ label, spanOn }) => [label, spanOn('2026-11-22')]),
    );
    expect(spans).toMatchObject({
      Today: { from: '2026-11-22', to: '2026-11-22' },
      'Last 7 days': { from: '2026-11-16', to: '2026-11-22' },
      'This week': { from: '2026-11-16', to: '2026-11-22' },
      'Last month': { from: '2026-10-01', to: '2026-10-31' },
    });
  });
});
