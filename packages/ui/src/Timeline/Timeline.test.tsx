import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { Timeline } from './Timeline';
import { orderEvents } from './Timeline.fixtures';

describe('Timeline', () => {
  conforms(Timeline, { props: { label: '订单动态', items: orderEvents } });

  it('is a named list in the given order', () => {
    render(<Timeline label="订单动态" items={orderEvents} />);

    expect(screen.getByRole('list', { name: '订单动态' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('审核退回'),
      expect.stringContaining('6 个工作小时'),
      expect.stringContaining('完成授权'),
      expect.stringContaining('客户下单'),
    ]);
  });

  it('gives the machine-readable time', () => {
    render(
      <Timeline
        label="订单动态"
        items={[
          { key: 'now', time: '3 分钟前', dateTime: '2026-11-20T08:00:00Z', title: '已接单' },
        ]}
      />,
    );

    expect(screen.getByText('3 分钟前')).toHaveAttribute('datetime', '2026-11-20T08:00:00Z');
  });
});
