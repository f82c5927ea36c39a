import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { LocaleProvider } from '../texts/LocaleProvider';
import { Pagination } from './Pagination';

function renderPagination(page = 3) {
  const onValueChange = vi.fn();
  render(<Pagination value={{ page, pageSize: 20 }} total={1284} onValueChange={onValueChange} />);
  return onValueChange;
}

describe('Pagination', () => {
  conforms(Pagination, { props: { total: 42 } });

  it('shows the total and the page in the current language', () => {
    renderPagination();
    expect(screen.getByText('共 1,284 条')).toBeVisible();
    expect(screen.getByRole('button', { name: '第 3 页' })).toHaveAttribute('aria-current', 'page');

    render(
      <LocaleProvider language="en">
        <Pagination value={{ page: 1, pageSize: 10 }} total={1284} />
      </LocaleProvider>,
    );
    expect(screen.getByText('1,284 in total')).toBeVisible();
  });

  it('opens a page, the next and the previous one, and never the current one again', async () => {
    const onValueChange = renderPagination();

    await userEvent.click(screen.getByRole('button', { name: '第 3 页' }));
    await userEvent.click(screen.getByRole('button', { name: '第 5 页' }));
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    await userEvent.click(screen.getByRole('button', { name: '上一页' }));

    expect(onValueChange.mock.calls.map(([next]) => next.page)).toEqual([5, 4, 2]);
  });

  it('stores the page and its size when uncontrolled', async () => {
    render(<Pagination total={1284} pageSizes={[20, 50]} />);
    expect(screen.getByRole('button', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page');

    await userEvent.click(screen.getByRole('button', { name: '第 65 页' }));
    expect(screen.getByRole('button', { name: '第 65 页' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(screen.getByRole('button', { name: /每页条数/ }));
    await userEvent.click(screen.getByRole('option', { name: '50 条/页' }));

    expect(screen.getByRole('button', { name: '第 26 页' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('stops at both ends', () => {
    renderPagination(65);

    expect(screen.getByRole('button', { name: '下一页' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: '上一页' })).not.toHaveAttribute('aria-disabled');
  });

  it('keeps the first row visible when the size changes', async () => {
    const onValueChange = renderPagination(6);

    await userEvent.click(screen.getByRole('button', { name: /每页条数/ }));
    await userEvent.click(screen.getByRole('option', { name: '50 条/页' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ page: 3, pageSize: 50 });
  });

  it('jumps to the nearest existing page, and ignores other text', async () => {
    const onValueChange = renderPagination();

    await userEvent.type(screen.getByRole('textbox', { name: '跳至页码' }), '９９９{Enter}');
    await userEvent.type(screen.getByRole('textbox', { name: '跳至页码' }), 'abc{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ page: 65, pageSize: 20 });
  });

  it('ignores an Enter that ends an input method’s composition', async () => {
    const onValueChange = renderPagination();
    const field = screen.getByRole('textbox', { name: '跳至页码' });
    await userEvent.type(field, '12');

    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });

    expect(onValueChange).not.toHaveBeenCalled();
    expect(field).toHaveValue('12');
  });

  it('keeps focus on the arrow at the last page, where it is disabled', async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(
      <Pagination value={{ page: 64, pageSize: 20 }} total={1284} onValueChange={onValueChange} />,
    );
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));

    rerender(
      <Pagination
        value={{ page: 65, pageSize: 20 }}
        total={1284}
        onValueChange={onValueChange}
        loading
      />,
    );
    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('button', { name: '下一页' })).toHaveFocus();
    // A browser takes focus from a natively disabled element; jsdom does not.
    expect(screen.getByRole('button', { name: '下一页' })).toBeEnabled();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ page: 65, pageSize: 20 });
  });

  it('announces that a page is being fetched, and accepts another page meanwhile', async () => {
    const onValueChange = vi.fn();
    render(
      <Pagination
        value={{ page: 3, pageSize: 20 }}
        total={1284}
        onValueChange={onValueChange}
        loading
      />,
    );
    expect(screen.getByRole('navigation', { name: '分页' })).toHaveAttribute('aria-busy', 'true');

    await userEvent.click(screen.getByRole('button', { name: '第 3 页 加载中' }));
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '第 4 页' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ page: 4, pageSize: 20 });
  });
});
