import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { LocaleProvider } from '../texts/LocaleProvider';
import { Pagination } from './Pagination';

function renderPagination(page = 3) {
  const onChange = vi.fn();
  render(<Pagination page={page} pageSize={20} total={1284} onChange={onChange} />);
  return onChange;
}

describe('Pagination', () => {
  conforms(Pagination, { props: { page: 1, pageSize: 10, total: 42, onChange: () => {} } });

  it('shows the total and the page in the current language', () => {
    renderPagination();
    expect(screen.getByText('共 1,284 条')).toBeVisible();
    expect(screen.getByRole('button', { name: '第 3 页' })).toHaveAttribute('aria-current', 'page');

    render(
      <LocaleProvider language="en">
        <Pagination page={1} pageSize={10} total={1284} onChange={() => {}} />
      </LocaleProvider>,
    );
    expect(screen.getByText('1,284 in total')).toBeVisible();
  });

  it('opens a page, the next and the previous one, and never the current one again', async () => {
    const onChange = renderPagination();

    await userEvent.click(screen.getByRole('button', { name: '第 3 页' }));
    await userEvent.click(screen.getByRole('button', { name: '第 5 页' }));
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    await userEvent.click(screen.getByRole('button', { name: '上一页' }));

    expect(onChange.mock.calls.map(([next]) => next.page)).toEqual([5, 4, 2]);
  });

  it('stops at both ends', () => {
    renderPagination(65);

    expect(screen.getByRole('button', { name: '下一页' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: '上一页' })).not.toHaveAttribute('aria-disabled');
  });

  it('keeps the first row visible when the size changes', async () => {
    const onChange = renderPagination(6);

    await userEvent.click(screen.getByRole('button', { name: /每页条数/ }));
    await userEvent.click(screen.getByRole('option', { name: '50 条/页' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ page: 3, pageSize: 50 });
  });

  it('jumps to the nearest existing page, and ignores other text', async () => {
    const onChange = renderPagination();

    await userEvent.type(screen.getByRole('textbox', { name: '跳至页码' }), '９９９{Enter}');
    await userEvent.type(screen.getByRole('textbox', { name: '跳至页码' }), 'abc{Enter}');

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ page: 65, pageSize: 20 });
  });

  it('ignores an Enter that ends an input method’s composition', async () => {
    const onChange = renderPagination();
    const field = screen.getByRole('textbox', { name: '跳至页码' });
    await userEvent.type(field, '12');

    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });

    expect(onChange).not.toHaveBeenCalled();
    expect(field).toHaveValue('12');
  });

  it('keeps focus on the arrow at the last page, where it is disabled', async () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <Pagination page={64} pageSize={20} total={1284} onChange={onChange} />,
    );
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));

    rerender(<Pagination page={65} pageSize={20} total={1284} onChange={onChange} loading />);
    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('button', { name: '下一页' })).toHaveFocus();
    // A browser takes focus from a natively disabled element; jsdom does not.
    expect(screen.getByRole('button', { name: '下一页' })).toBeEnabled();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ page: 65, pageSize: 20 });
  });

  it('announces that a page is being fetched, and accepts another page meanwhile', async () => {
    const onChange = vi.fn();
    render(<Pagination page={3} pageSize={20} total={1284} onChange={onChange} loading />);
    expect(screen.getByRole('navigation', { name: '分页' })).toHaveAttribute('aria-busy', 'true');

    await userEvent.click(screen.getByRole('button', { name: '第 3 页 加载中' }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '第 4 页' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ page: 4, pageSize: 20 });
  });
});
