import type { OrderDetail } from '@mingjian/api';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderPanels } from '../../shared/orders/orderPanels';
import { OrderPanelColumn } from './OrderPanelColumn';
import { orderPanels } from './orderPanels';

vi.mock('./OrderNoteForm', () => ({ OrderNoteForm: () => null }));

/** An order at one of its steps, without papers. */
const orderAt = (step: number) =>
  ({
    id: '7',
    events: [],
    papers: null,
    steps: [1, 2, 3].map((one) => ({ step: one, state: one === step ? 'current' : 'todo' })),
  }) as unknown as OrderDetail;

const assignment = {
  step: 1,
  column: 'side',
  Panel: ({ order }) => <h2>派单 {order.id}</h2>,
} satisfies OrderPanels[number];

/** The side column with a panel of another feature, registered after those of every order. */
function renderSide(order: OrderDetail, panel: OrderPanels[number] = assignment) {
  render(<OrderPanelColumn panels={[...orderPanels, panel]} column="side" order={order} />);
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
}

describe('a panel of another feature on the page of an order', () => {
  it('is above those of every order while its step is the current one', () => {
    expect(renderSide(orderAt(1))).toEqual(['派单 7', '订单动态']);
  });

  it('is absent at another step', () => {
    expect(renderSide(orderAt(3))).toEqual(['订单动态']);
  });

  it('is absent from the other column', () => {
    expect(renderSide(orderAt(1), { ...assignment, column: 'main' })).toEqual(['订单动态']);
  });

  it('of the head is the last button while its step is the current one', () => {
    const button = (label: string) => () => <button type="button">{label}</button>;
    const panels: OrderPanels = [
      { step: 1, column: 'head', Panel: button('派单') },
      { column: 'head', Panel: button('申请协助') },
    ];

    const { rerender } = render(
      <OrderPanelColumn panels={panels} column="head" order={orderAt(1)} />,
    );
    const labels = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(labels()).toEqual(['申请协助', '派单']);

    rerender(<OrderPanelColumn panels={panels} column="head" order={orderAt(2)} />);
    expect(labels()).toEqual(['申请协助']);
  });

  it('leaves the other panels as they are when it fails, and can be retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    const Panel: typeof assignment.Panel = (props) => {
      if (isBroken) throw new Error('no tasks');
      return assignment.Panel(props);
    };
    expect(renderSide(orderAt(1), { ...assignment, Panel })).toContain('订单动态');
    expect(screen.getByText('这部分没能显示')).toBeVisible();

    isBroken = false;
    await userEvent.setup().click(screen.getByRole('button', { name: '重试' }));

    expect(screen.getByRole('heading', { name: '派单 7' })).toBeVisible();
  });
});
