import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ORDER_COLUMNS,
  ORDER_FIELDS,
  sampleLoad,
  sampleOrders,
  type SampleOrder,
} from '../internal/list/orders.fixtures';
import type { ListGridProps } from './listGridProps';
import { ListGrid } from './ListGrid';

beforeAll(() => import('./cards/ListCards'));

const rows = sampleOrders(45);

function showPhone(props: Partial<ListGridProps<SampleOrder>> = {}) {
  const load = vi.fn<ListGridProps<SampleOrder>['load']>(sampleLoad(rows));
  render(
    <ListGrid
      label="订单"
      columns={ORDER_COLUMNS}
      filters={ORDER_FIELDS}
      rowKey={({ id }) => id}
      load={load}
      {...props}
    />,
  );
  return { load, user: userEvent.setup() };
}
const cards = async () =>
  within(await screen.findByRole('list', { name: '订单' })).getAllByRole('listitem');

describe('a list on a phone', () => {
  beforeEach(() => {
    const matching = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', () => matching);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('shows cards with title, mark and labelled facts in place of a grid', async () => {
    showPhone();

    const [first] = await cards();
    expect(first).toHaveTextContent(rows[0]!.orderNo);
    expect(first).toHaveTextContent('待接单');
    expect(within(first!).getByText('候选人').nextSibling).toHaveTextContent(rows[0]!.userName);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.getByRole('navigation')).toHaveTextContent('共 45 条');
  });

  it('selects, edits and switches in the card', async () => {
    const onEdit = vi.fn();
    const onSwitch = vi.fn(async () => {});
    const { user } = showPhone({
      actions: { onEdit, onSwitch, onDelete: async () => {} },
      appearance: { selectable: true },
    });
    const [first, second] = await cards();

    await user.click(within(second!).getByRole('checkbox', { name: `选择${rows[1]!.orderNo}` }));
    expect(screen.getByText('已选 1 项')).toBeVisible();

    await user.click(within(first!).getByRole('switch', { name: `${rows[0]!.orderNo}：加急` }));
    expect(onSwitch).toHaveBeenCalledExactlyOnceWith(rows[0], 'urgentFlag', 0);

    await user.click(within(first!).getByRole('button', { name: '编辑' }));
    expect(onEdit).toHaveBeenCalledOnce();
  });

  it('folds its filters behind a button with the number of active conditions', async () => {
    const { load, user } = showPhone();
    await cards();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: '筛选' }));
    await user.type(screen.getByRole('textbox', { name: '候选人' }), '李雷{Enter}');

    await waitFor(() => expect(load.mock.lastCall![0].conditions).toHaveLength(1));
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '筛选（1）' })).toHaveFocus();
  });

  it('sorts by a menu, since cards have no headers', async () => {
    const { load, user } = showPhone();
    await cards();

    await user.click(screen.getByRole('button', { name: '更多工具' }));
    await user.click(screen.getByRole('button', { name: '排序' }));
    expect(screen.getByRole('menuitemradio', { name: '默认排序' })).toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: '下单时间降序' }));

    await waitFor(() =>
      expect(load.mock.lastCall![0].sort).toEqual([{ field: 'orderTime', descending: true }]),
    );
  });
});
