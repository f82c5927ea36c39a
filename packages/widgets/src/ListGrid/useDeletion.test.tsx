import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ORDER_COLUMNS, sampleLoad, sampleOrders } from '../internal/list/orders.fixtures';
import { ListGrid } from './ListGrid';

const rows = sampleOrders(3);

describe('a refused deletion', () => {
  it('is told in its dialog, with what can be done about it', async () => {
    const user = userEvent.setup();
    render(
      <ListGrid
        label="订单"
        columns={ORDER_COLUMNS}
        rowKey={({ id }) => id}
        load={sampleLoad(rows)}
        actions={{
          onDelete: async () => Promise.reject(new Error('正在使用（444 个订单）')),
          deletionRemedy: (_, key, close) => (
            <a href={`#/orders/${key}`} onClick={close}>
              查看
            </a>
          ),
        }}
      />,
    );
    await screen.findByRole('grid');
    await user.click(screen.getAllByRole('button', { name: '删除' })[0]!);
    const dialog = within(await screen.findByRole('alertdialog'));

    await user.click(dialog.getByRole('button', { name: '删除' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('正在使用（444 个订单）');
    expect(dialog.getByRole('link', { name: '查看' })).toHaveAttribute(
      'href',
      `#/orders/${rows[0]!.id}`,
    );
    expect(dialog.queryByRole('button', { name: '删除' })).not.toBeInTheDocument();
    expect(dialog.getByText('关闭').closest('button')).toHaveFocus();
    expect(dialog.getByText(rows[0]!.orderNo)).toBeVisible();
    await user.click(dialog.getByRole('link', { name: '查看' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.queryByText('取消操作')).not.toBeInTheDocument();
  });
  it('can be tried again where nothing else has to be done first', async () => {
    const user = userEvent.setup();
    render(
      <ListGrid
        label="订单"
        columns={ORDER_COLUMNS}
        rowKey={({ id }) => id}
        load={sampleLoad(rows)}
        actions={{ onDelete: async () => Promise.reject(new Error('网络断开')) }}
      />,
    );
    await screen.findByRole('grid');
    await user.click(screen.getAllByRole('button', { name: '删除' })[0]!);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '删除' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('网络断开');
    expect(dialog.getByRole('button', { name: '删除' })).toBeEnabled();
  });

  it('is not offered, nor is a change, for rows that may not be changed', async () => {
    render(
      <ListGrid
        label="订单"
        columns={ORDER_COLUMNS}
        rowKey={({ id }) => id}
        load={sampleLoad(rows)}
        actions={{ onEdit: () => {}, onDelete: async () => {}, editable: (row) => row !== rows[0] }}
      />,
    );

    await screen.findByRole('grid');

    expect(screen.getAllByRole('button', { name: '编辑' })).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: '删除' })).toHaveLength(2);
  });
});
