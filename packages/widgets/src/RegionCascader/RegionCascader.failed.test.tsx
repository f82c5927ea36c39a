import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

vi.mock('../regions', () => {
  throw new Error('offline');
});

// The failure of a lazy part is written to the console by React.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('a RegionCascader whose table cannot be loaded', () => {
  it('shows its codes, says so, and keeps its value', async () => {
    // Another test of this worker may have loaded the table.
    vi.resetModules();
    const { RegionCascader } = await import('.');
    const value = '["310000","310100","310115"]';
    render(
      <form aria-label="表单">
        <RegionCascader label="所在地区" name="area" defaultValue={value} />
      </form>,
    );
    const field = screen.getByRole('combobox');

    await waitFor(() => expect(field).toHaveTextContent('310000 / 310100 / 310115'));
    expect(field).toHaveAccessibleDescription(/地区表未能载入/);
    await userEvent.click(field);

    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
    expect(new FormData(screen.getByRole('form')).get('area')).toBe(value);
    vi.resetModules();
  });
});
