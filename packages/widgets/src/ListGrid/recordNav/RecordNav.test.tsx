import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleLoad, sampleOrders, type SampleOrder } from '../../internal/list/orders.fixtures';
import type { ListQuery } from '../../internal/list/query';
import { RecordNav, type RecordNavProps } from './RecordNav';
import { useRecordNav } from './useRecordNav';

const query: ListQuery = {
  conditions: [{ field: 'orderStatus', operator: 'EQ', value: '10' }],
  sort: [],
  page: 1,
  pageSize: 10,
};
const keyOf = ({ id }: SampleOrder) => id;

/** A record that is worked on: saving takes it out of the list. */
function Record({
  orders,
  first,
  onPrefetch,
  refuse = false,
  saveLabels,
}: {
  orders: SampleOrder[];
  first: string;
  onPrefetch?(row: SampleOrder): void;
  refuse?: boolean;
  saveLabels?: RecordNavProps<SampleOrder>['saveLabels'];
}) {
  const [current, setCurrent] = useState(first);
  const nav = useRecordNav({
    load: (...asked) => sampleLoad(orders)(...asked),
    query,
    rowKey: keyOf,
    current,
    onPrefetch,
  });
  const save = async () => {
    if (refuse) throw new Error('保存失败');
    orders.find(({ id }) => id === current)!.orderStatus = 40;
  };
  return (
    <>
      <h1>{orders.find(({ id }) => id === current)?.orderNo}</h1>
      <input aria-label="备注" />
      <RecordNav
        nav={nav}
        onOpen={({ id }) => setCurrent(id)}
        onSave={save}
        saveLabels={saveLabels}
      />
    </>
  );
}

const waiting = (orders: SampleOrder[]) => orders.filter(({ orderStatus }) => orderStatus === 10);

describe('RecordNav', () => {
  it('visits every record, although each leaves the list when saved', async () => {
    const orders = sampleOrders(120);
    const todo = waiting(orders).map(({ orderNo }) => orderNo);
    const user = userEvent.setup();
    render(<Record orders={orders} first={waiting(orders)[0]!.id} />);
    await screen.findByText(`第 1 / ${todo.length} 条`);

    const met = [screen.getByRole('heading').textContent];
    for (let index = 1; index < todo.length; index += 1) {
      await user.click(await screen.findByRole('button', { name: '保存并下一条' }));
      await screen.findByText(`第 ${index + 1} / ${todo.length} 条`);
      met.push(screen.getByRole('heading').textContent);
    }
    await user.click(await screen.findByRole('button', { name: '保存' }));

    expect(met).toEqual(todo);
    expect(waiting(orders)).toEqual([]);
    expect(screen.getByText('剩余 0 条')).toBeVisible();
  });

  it('stays on the record when saving fails', async () => {
    const orders = sampleOrders(30);
    render(<Record orders={orders} first={waiting(orders)[1]!.id} refuse />);
    const user = userEvent.setup();

    await user.click(await screen.findByRole('button', { name: '保存并下一条' }));

    expect(screen.getByRole('heading')).toHaveTextContent(waiting(orders)[1]!.orderNo);
  });

  it('goes down and up by keys, except from a field', async () => {
    const orders = sampleOrders(30);
    const user = userEvent.setup();
    render(<Record orders={orders} first={waiting(orders)[0]!.id} />);
    await screen.findByText(/^第 1 /);

    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByText(/^第 2 /)).toBeVisible();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByText(/^第 1 /)).toBeVisible();
    await user.click(screen.getByRole('textbox', { name: '备注' }));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');

    expect(screen.getByText(/^第 1 /)).toBeVisible();
  });

  it('names the job in the words of the page', async () => {
    const saveLabels = { saveAndNext: '接单并下一条', save: '接单' };
    const orders = sampleOrders(30);
    render(<Record orders={orders} first={waiting(orders)[0]!.id} saveLabels={saveLabels} />);

    expect(await screen.findByRole('button', { name: '接单并下一条' })).toBeVisible();
  });

  it('prefetches the next record, and explains the disabled buttons at the ends', async () => {
    const orders = sampleOrders(30);
    const onPrefetch = vi.fn();
    render(<Record orders={orders} first={waiting(orders)[0]!.id} onPrefetch={onPrefetch} />);

    expect(await screen.findByRole('button', { name: /上一条/ })).toHaveAccessibleDescription(
      '已是第一条',
    );
    await waitFor(() => expect(onPrefetch).toHaveBeenCalledExactlyOnceWith(waiting(orders)[1]));
  });

  it('renders nothing for a record outside the list', async () => {
    const orders = sampleOrders(30);
    render(<Record orders={orders} first="2" />);

    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });
});
