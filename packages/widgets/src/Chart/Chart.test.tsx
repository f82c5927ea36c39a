import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { months, orderSeries } from './Chart.fixtures';
import { BarChart, DonutChart, FunnelChart, HeatChart, LineChart, Sparkline } from './index';

const chart = { title: '订单量', categories: months, series: orderSeries };
const share = { title: '占比', categories: ['甲', '乙'], values: [0, 0] };

describe('the charts', () => {
  it('move one tab stop over values and series, and say the value', async () => {
    render(<BarChart {...chart} />);

    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('img', { name: '2026-01，基础背调：120' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('img', { name: '2026-02，深度背调：45' })).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    expect(screen.getByRole('img', { name: '2026-01，深度背调：60' })).toHaveFocus();
  });

  it('open a mark by Enter, as a button', async () => {
    const onSelect = vi.fn();
    render(<LineChart {...chart} onSelect={onSelect} />);

    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');

    expect(onSelect).toHaveBeenCalledOnce();
    expect(onSelect.mock.calls[0]?.[0]).toMatchObject({ seriesKey: 'basic', value: 90 });
  });

  it('announce the mark that a key reaches, and hide its bubble by Escape', async () => {
    render(<BarChart {...chart} />);
    await userEvent.tab();
    await userEvent.tab();

    await userEvent.keyboard('{ArrowRight}');
    const live = screen.getByText('2026-02，基础背调：90');
    expect(live).toHaveAttribute('aria-live', 'polite');
    expect(screen.getAllByText('2026-02')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');

    expect(screen.getAllByText('2026-02')).toHaveLength(1);
  });

  it('say a share with its value', async () => {
    render(<DonutChart title="占比" categories={['甲', '乙']} values={[30, 10]} />);
    expect(screen.getByRole('img', { name: '甲：30 · 75%' })).toBeVisible();
  });

  it('draw ten thousand points as one path without ten thousand elements', () => {
    const values = Array.from({ length: 10_000 }, (_, index) => index % 97);
    const { container } = render(
      <LineChart
        title="请求"
        categories={values.map(String)}
        series={[{ key: 'load', name: '请求', values }]}
      />,
    );
    expect(container.querySelectorAll('*').length).toBeLessThan(200);
  });

  it('are links where marks have pages', () => {
    render(<BarChart {...chart} hrefOf={({ category }) => `/orders?month=${category}`} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/orders?month=2026-01');
  });

  it('show the same data as a table, and export it', async () => {
    const onExport = vi.fn();
    render(<BarChart {...chart} onExport={onExport} />);

    await userEvent.click(screen.getByRole('radio', { name: '表格' }));
    expect(screen.getAllByRole('row')).toHaveLength(7);
    expect(screen.getByRole('row', { name: '2026-02 90 45 –' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '导出 CSV' }));

    expect(onExport.mock.calls[0]?.[0]).toContain('2026-02,90,45,\r\n');
  });

  it('say that there is nothing, that it loads, or that it failed', async () => {
    const onRetry = vi.fn();
    const { rerender } = render(<BarChart title="订单量" categories={[]} series={[]} />);
    expect(screen.getByText('暂无数据')).toBeVisible();
    rerender(<BarChart {...chart} loading />);
    expect(screen.getByRole('status')).toHaveTextContent('正在加载');
    rerender(<BarChart {...chart} error="网络中断" onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button'));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('render on a server, with sums of zero too', () => {
    for (const element of [
      <BarChart key="bar" {...chart} horizontal stacked />,
      <LineChart key="line" {...chart} area />,
      <HeatChart key="heat" {...chart} />,
      <DonutChart key="donut" {...share} />,
      <FunnelChart key="funnel" {...share} />,
      <Sparkline key="spark" title="趋势" values={[null, 1, 0]} />,
    ]) {
      const html = renderToString(element);
      expect(html).toContain('<svg');
      expect(html).not.toContain('NaN');
    }
  });
});
