import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoreHorizontal } from 'lucide-react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { conforms } from '../internal/testing/conformance';
import { Menu } from '../Menu/Menu';
import { BulkBar, type BulkBarProps } from './BulkBar';

function renderList(props: Partial<BulkBarProps> = {}) {
  const onSelectAll = vi.fn();
  function List() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(3)}>
          选三行
        </button>
        <BulkBar
          count={count}
          total={1284}
          onSelectAll={onSelectAll}
          onClear={() => setCount(0)}
          {...props}
        >
          <Button>批量接单</Button>
          <Menu
            label="更多"
            trigger={<IconButton label="更多" icon={MoreHorizontal} />}
            items={[{ key: 'export', label: '导出', onSelect: () => {} }]}
          />
        </BulkBar>
      </>
    );
  }
  render(<List />);
  return {
    onSelectAll,
    select: () => userEvent.click(screen.getByRole('button', { name: '选三行' })),
  };
}

describe('BulkBar', () => {
  conforms(BulkBar, {
    props: { count: 3, onClear: () => {}, children: <Button>批量接单</Button> },
  });

  it('is visible only while rows are selected, and announces their number', async () => {
    const { select } = renderList();
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await select();

    expect(screen.getByRole('status')).toHaveTextContent('已选 3 项');
    expect(screen.getByRole('toolbar', { name: '批量操作' })).toBeVisible();
  });

  it('shows its placeholder while nothing is selected', async () => {
    const { select } = renderList({ placeholder: '共 1,284 项' });
    expect(screen.getByText('共 1,284 项')).toBeVisible();

    await select();

    expect(screen.queryByText('共 1,284 项')).toBeNull();
  });

  it('offers to select all matching rows, until all are selected', async () => {
    const { select, onSelectAll } = renderList();
    await select();
    await userEvent.click(screen.getByRole('button', { name: '全选符合条件的 1,284 项' }));
    expect(onSelectAll).toHaveBeenCalledOnce();
  });

  it('announces that all matching rows are selected', () => {
    render(
      <BulkBar count={1284} total={1284} onSelectAll={() => {}} onClear={() => {}}>
        <Button>批量接单</Button>
      </BulkBar>,
    );

    expect(screen.getByRole('status')).toHaveTextContent('已选全部 1,284 项');
    expect(screen.queryByRole('button', { name: /全选/ })).toBeNull();
  });

  it('clears with Escape, and returns focus to its previous element', async () => {
    const { select } = renderList();
    await select();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /全选/ })).toHaveFocus();

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(screen.getByRole('button', { name: '选三行' })).toHaveFocus();
  });

  it('keeps the selection when Escape closes a menu of the bar', async () => {
    const { select } = renderList();
    await select();
    await userEvent.click(screen.getByRole('button', { name: '更多' }));

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('已选 3 项');
  });
});
