import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleLoad, sampleOrders, type SampleOrder } from '../internal/list/orders.fixtures';
import type { ListQuery, LoadList } from '../internal/list/query';
import { PasteReportLine } from './PasteReportLine';
import { usePasteReport } from './usePasteReport';

const rows = sampleOrders(240);
const queryOf = (values: readonly string[], more: ListQuery['conditions'] = []): ListQuery => ({
  conditions: [{ field: 'orderNo', operator: 'IN', value: values }, ...more],
  sort: [],
  page: 3,
  pageSize: 10,
});

function Report({ load, query }: { load: LoadList<SampleOrder>; query: ListQuery }) {
  return usePasteReport(load, query, ['orderNo']).map((report) => (
    <PasteReportLine key={report.condition.field} label="订单编号" report={report} />
  ));
}

const numbers = (count: number) => rows.slice(0, count).map(({ orderNo }) => orderNo);

describe('the report of a pasted list', () => {
  it('lists found and missing values of 200, to read and to copy', async () => {
    const user = userEvent.setup();
    const missing = Array.from({ length: 13 }, (_, index) => `NONE${index}`);
    render(<Report load={sampleLoad(rows)} query={queryOf([...numbers(187), ...missing])} />);

    expect(await screen.findByText('订单编号清单：找到 187 个，未找到 13 个')).toHaveRole('status');
    await user.click(screen.getByRole('button', { name: '查看未找到' }));
    const panel = within(await screen.findByRole('dialog', { name: '未找到的订单编号' }));
    expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual(missing);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: '复制未找到' }));
    expect(await navigator.clipboard.readText()).toBe(missing.join('\n'));
    await user.click(screen.getByRole('button', { name: '复制已找到' }));
    expect(await navigator.clipboard.readText()).toBe(numbers(187).join('\n'));
  });

  it('respects all applied conditions', async () => {
    const matching = rows.slice(0, 40).filter(({ orderStatus }) => orderStatus === 10).length;
    render(
      <Report
        load={sampleLoad(rows)}
        query={queryOf(numbers(40), [{ field: 'orderStatus', operator: 'EQ', value: '10' }])}
      />,
    );

    expect(
      await screen.findByText(`订单编号清单：找到 ${matching} 个，未找到 ${40 - matching} 个`),
    ).toBeVisible();
  });

  it('has no buttons for empty lists', async () => {
    render(<Report load={sampleLoad(rows)} query={queryOf(numbers(2))} />);

    await screen.findByText('订单编号清单：找到 2 个，未找到 0 个');
    expect(screen.queryByRole('button', { name: /未找到/ })).not.toBeInTheDocument();
  });

  it('reports nothing as missing with too many rows, or after a failure', async () => {
    const load = vi.fn<LoadList<SampleOrder>>(async () => ({
      content: rows.slice(0, 1),
      total: 1_000_000,
    }));
    const { rerender } = render(<Report load={load} query={queryOf(['BG1', 'BG2'])} />);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(10));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();

    const broken = vi.fn(() => Promise.reject(new Error('网络连接失败')));
    rerender(<Report load={broken} query={queryOf(['BG3', 'BG4'])} />);
    await waitFor(() => expect(broken).toHaveBeenCalledOnce());
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('requests nothing without a pasted list', () => {
    const load = vi.fn(sampleLoad(rows));
    render(
      <Report
        load={load}
        query={{
          ...queryOf([]),
          conditions: [{ field: 'orderNo', operator: 'LIKE', value: 'BG' }],
        }}
      />,
    );

    expect(load).not.toHaveBeenCalled();
  });
});
