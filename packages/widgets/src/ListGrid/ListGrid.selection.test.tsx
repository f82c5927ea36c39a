import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ORDER_COLUMNS, sampleLoad, sampleOrders } from '../internal/list/orders.fixtures';
import type { BulkAction } from './bulk/bulkAction';
import type { ListMemory, StoredListSelection } from './listGridProps';
import { ListGrid } from './ListGrid';
import { EMPTY_QUERY } from './model/listQuery';

const load = sampleLoad(sampleOrders(45));
type Order = ReturnType<typeof sampleOrders>[number];

function openList(memory: ListMemory, run = vi.fn<BulkAction<Order>['run']>()) {
  const accept: BulkAction<Order> = { key: 'accept', label: '接单', run };
  return render(
    <ListGrid
      label="订单"
      columns={ORDER_COLUMNS}
      rowKey={({ id }) => id}
      load={load}
      memory={memory}
      appearance={{ selectable: true }}
      actions={{ bulk: [accept] }}
    />,
  );
}

const boxes = async () => {
  await screen.findByRole('grid');
  return screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^选择(?!本页)/ });
};

/** Selects two rows of different pages, unmounts the list, and returns what it stored. */
async function selectedAway(): Promise<StoredListSelection> {
  const user = userEvent.setup();
  const onSelectionChange = vi.fn<(selection: StoredListSelection) => void>();
  const { unmount } = openList({ onSelectionChange });
  await user.click((await boxes())[1]!);
  await user.click(screen.getByRole('button', { name: '下一页' }));
  await waitFor(async () => expect((await boxes())[0]).not.toBeChecked());
  await user.click((await boxes())[0]!);
  unmount();
  return onSelectionChange.mock.lastCall![0];
}

describe('the selected rows of a list', () => {
  it('are selected again when the list is mounted with the same search, on every page', async () => {
    const selection = await selectedAway();
    const run = vi.fn<BulkAction<Order>['run']>(async (rows) =>
      rows.map(({ id }) => ({ key: id })),
    );

    openList({ selection }, run);

    expect((await boxes())[1]).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: '接单' }));
    const question = await screen.findByRole('alertdialog', { name: /接单/ });
    await userEvent.click(within(question).getByRole('button', { name: '接单' }));
    await waitFor(() => expect(run).toHaveBeenCalled());
    expect(run.mock.calls[0]![0]).toHaveLength(2);
  });

  it('are not those of another search', async () => {
    const selection = await selectedAway();
    const conditions = [{ field: 'userName', operator: 'LIKE' as const, value: '王' }];

    openList({ selection, defaultQuery: { ...EMPTY_QUERY, conditions } });

    for (const box of await boxes()) expect(box).not.toBeChecked();
  });

  it('have two actions as buttons and the others in a menu, where there are many', async () => {
    const run = vi.fn<BulkAction<Order>['run']>(async (rows) =>
      rows.map(({ id }) => ({ key: id })),
    );
    const bulk = ['接单', '转交', '派单', '取消'].map((label) => ({ key: label, label, run }));
    render(
      <ListGrid
        label="订单"
        columns={ORDER_COLUMNS}
        rowKey={({ id }) => id}
        load={load}
        appearance={{ selectable: true }}
        actions={{ bulk }}
      />,
    );
    await userEvent.click((await boxes())[0]!);
    expect(screen.getByRole('button', { name: '接单' })).toBeVisible();
    expect(screen.getByRole('button', { name: '转交' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '派单' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: '批量' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '派单' }));

    const question = await screen.findByRole('alertdialog', { name: /派单/ });
    await userEvent.click(within(question).getByRole('button', { name: '派单' }));
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
  });
});
