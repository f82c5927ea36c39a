import { render, screen } from '@testing-library/react';

describe('a range of days that is still being loaded', () => {
  it('is as wide as it will be, so that the filter does not move', async () => {
    // Another test may have loaded it already.
    vi.resetModules();
    const { LazyDateRangePicker } = await import('./LazyFields');
    const { container } = render(
      <LazyDateRangePicker data-wide label="下单时间" value={null} onValueChange={() => {}} />,
    );

    expect(screen.getByRole('textbox', { name: '下单时间' })).toHaveAttribute('aria-busy', 'true');
    expect(container.querySelector('[data-wide]')).not.toBeNull();
  });
});
