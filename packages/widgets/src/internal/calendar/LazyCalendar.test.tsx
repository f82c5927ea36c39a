import { render, screen } from '@testing-library/react';

vi.mock('./Calendar', () => {
  throw new Error('offline');
});

describe('LazyCalendar', () => {
  it('says that a date can be typed when loading fails, and keeps the page intact', async () => {
    const onError = vi.spyOn(console, 'error').mockImplementation(() => {});
    // Another test of this worker may have loaded the calendar.
    vi.resetModules();
    const { LazyCalendar } = await import('./LazyCalendar');
    render(
      <form aria-label="筛选">
        <LazyCalendar
          mode="single"
          selected={null}
          initialDay="2026-11-21"
          today="2026-11-21"
          reasonOf={() => undefined}
          onSelect={() => expect.fail('nothing can be picked')}
        />
      </form>,
    );

    expect(await screen.findByRole('alert')).toHaveTextContent('日历加载失败，请直接输入日期');
    expect(screen.getByRole('form')).toBeVisible();

    onError.mockRestore();
    vi.resetModules();
  });
});
