import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListGridProps } from './listGridProps';
import { ListGrid } from './ListGrid';
import {
  ORDER_COLUMNS,
  sampleLoad,
  sampleOrders,
  type SampleOrder,
} from '../internal/list/orders.fixtures';

// Loaded beforehand: on a busy machine that takes longer than a query waits.
beforeAll(async () => {
  await Promise.all([import('./preview/PreviewPanel'), import('./cards/ListCards')]);
});

const rows = sampleOrders(45);
const [first, second, third] = rows as [SampleOrder, SampleOrder, SampleOrder];

function show(props: Partial<ListGridProps<SampleOrder>> = {}) {
  const rendered: string[] = [];
  const preview = {
    render: ({ orderNo, userName }: SampleOrder) => {
      if (rendered.at(-1) !== orderNo) rendered.push(orderNo);
      return (
        <>
          <p>候选人{userName}</p>
          <button type="button">处理</button>
        </>
      );
    },
  };
  render(
    <ListGrid
      label="订单"
      columns={ORDER_COLUMNS}
      rowKey={({ id }) => id}
      load={sampleLoad(rows)}
      preview={preview}
      {...props}
    />,
  );
  return { user: userEvent.setup(), rendered };
}

const cellsOf = async ({ orderNo }: SampleOrder) => {
  const head = await screen.findByRole('rowheader', { name: new RegExp(orderNo) });
  return { row: head.closest('tr')!, head };
};
const panelOf = async ({ orderNo }: SampleOrder) =>
  screen.findByRole('region', { name: `速览：${orderNo}` });
const focusOn = async (row: SampleOrder) => {
  const { head } = await cellsOf(row);
  await waitFor(() => {
    head.tabIndex = 0;
    head.focus();
  });
};

describe('the preview of a ListGrid', () => {
  it('opens from a row by Alt+Enter, names it, and leaves the focus there', async () => {
    const { user } = show();
    await focusOn(second);

    await user.keyboard('{Alt>}{Enter}{/Alt}');

    const panel = await panelOf(second);
    expect(panel).toHaveTextContent(`候选人${second.userName}`);
    const { row, head } = await cellsOf(second);
    expect(row).toHaveAttribute('aria-current', 'true');
    expect(head).toHaveFocus();
    expect(screen.getByText(`速览：${second.orderNo}`)).toBeInTheDocument();
  });

  it('follows the focus once it rests, not each row on the way', async () => {
    const { user, rendered } = show();
    await focusOn(first);
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    await panelOf(first);

    await user.keyboard('{ArrowDown}{ArrowDown}');

    await panelOf(third);
    expect(rendered).toEqual([first.orderNo, third.orderNo]);
    expect((await cellsOf(third)).row).toHaveAttribute('aria-current', 'true');
    expect((await cellsOf(first)).row).not.toHaveAttribute('aria-current');
  });

  it('leaves Space to the selection', async () => {
    const { user } = show({
      appearance: { selectable: true },
      actions: { onDelete: async () => {} },
    });
    await focusOn(first);

    await user.keyboard(' ');

    expect((await cellsOf(first)).row).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('region', { name: /速览/ })).toBeNull();
  });

  it('is entered by another Alt+Enter; Escape closes it and returns to its row', async () => {
    const { user } = show();
    await focusOn(first);
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    const panel = await panelOf(first);

    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(panel).toHaveFocus();
    await user.click(within(panel).getByRole('button', { name: '下一条' }));
    await panelOf(second);
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('region', { name: /速览/ })).toBeNull();
    const { row } = await cellsOf(second);
    expect(row).toContainElement(document.activeElement as HTMLElement);
    expect(row).not.toHaveAttribute('aria-current');
  });

  it('closes by Escape in the rows, and opens with the first row by its button', async () => {
    const { user } = show();
    await cellsOf(first);
    const button = screen.getByRole('button', { name: '速览' });

    await user.click(button);
    await panelOf(first);
    expect(button).toHaveAttribute('aria-pressed', 'true');

    await focusOn(first);
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('opens by a double click, and follows clicks', async () => {
    const { user } = show();
    const { row } = await cellsOf(third);

    await user.dblClick(row.cells[1]!);
    await panelOf(third);

    await user.click((await cellsOf(first)).head);
    await panelOf(first);
  });

  it('shows the first row of another page', async () => {
    const { user } = show();
    await cellsOf(first);
    await user.click(screen.getByRole('button', { name: '速览' }));
    await panelOf(first);

    await user.click(screen.getByRole('button', { name: /下一页/ }));

    await panelOf(rows[10]!);
  });

  it('shows the row that takes the place of one that is gone', async () => {
    let stored = rows;
    const view = (revision: number) => (
      <ListGrid
        label="订单"
        columns={ORDER_COLUMNS}
        rowKey={({ id }) => id}
        load={(query, options) => sampleLoad(stored)(query, options)}
        revision={revision}
        preview={{ render: ({ userName }) => userName }}
      />
    );
    const { rerender } = render(view(1));
    const user = userEvent.setup();
    await focusOn(second);
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    await panelOf(second);

    stored = rows.filter(({ id }) => id !== second.id);
    rerender(view(2));

    await panelOf(third);
  });

  it('remembers through its parent that it is open', async () => {
    const changes: boolean[] = [];
    function Controlled() {
      const [open, setOpen] = useState(true);
      return (
        <ListGrid
          label="订单"
          columns={ORDER_COLUMNS}
          rowKey={({ id }) => id}
          load={sampleLoad(rows)}
          preview={{
            render: ({ userName }) => userName,
            open,
            onOpenChange: (next) => {
              changes.push(next);
              setOpen(next);
            },
          }}
        />
      );
    }
    render(<Controlled />);
    const user = userEvent.setup();
    await panelOf(first);

    await user.click(screen.getByRole('button', { name: '关闭速览（Esc）' }));

    expect(changes).toEqual([false]);
    expect(screen.queryByRole('region', { name: /速览/ })).toBeNull();
  });

  it('is a button of each card', async () => {
    const { user } = show({ appearance: { shape: 'cards' } });
    const list = await screen.findByRole('list', { name: '订单' });
    const cards = await within(list).findAllByRole('listitem');

    await user.click(within(cards[1]!).getByRole('button', { name: '速览' }));

    await panelOf(second);
  });

  it('is absent without rows, and from a list that has none', async () => {
    show({ load: async () => ({ content: [], total: 0 }) });
    await userEvent.setup().click(screen.getByRole('button', { name: '速览' }));
    expect(screen.queryByRole('region', { name: /速览/ })).toBeNull();
  });
});
