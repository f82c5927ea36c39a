import { Activity } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createMessages,
  createNotifications,
  MessageRegion,
  NotificationRegion,
} from '@mingjian/ui';
import { createSelection } from '../../DataGrid';
import { declaredLayout } from '../model/columnLayout';
import type { ExportedColumn } from '../model/exportRequest';
import type { ListCondition } from '../../internal/list/query';
import type { ExportJob, Exporter } from './exporter';
import { ExportTool, type ExportToolProps } from './ExportTool';

// Loaded beforehand: on a busy machine that takes longer than a query waits.
beforeAll(() => import('./ExportPanel'));

const COLUMNS: ExportedColumn[] = [
  { field: 'no', label: '订单编号', as: 'text' },
  { field: 'status', label: '状态', options: [{ key: '10', text: '待接单' }] },
];
const status: ListCondition = { field: 'status', operator: 'EQ', value: '10' };

const jobOf = (id: string, patch: Partial<ExportJob> = {}): ExportJob => ({
  id,
  name: `订单-${id}.xlsx`,
  status: 'running',
  done: 0,
  total: 240,
  createdAt: '2026-11-18T06:21:00Z',
  ...patch,
});

/** An exporter whose jobs the test moves on. */
function exporterOf(start: readonly ExportJob[] = []) {
  let jobs = [...start];
  const exporter: Exporter = {
    start: vi.fn(async () => {
      const job = jobOf(String(jobs.length + 1), { status: 'waiting' });
      jobs = [job, ...jobs];
      return job;
    }),
    list: vi.fn(async () => jobs),
    cancel: vi.fn(async (id: string) => {
      jobs = jobs.map((job) => (job.id === id ? { ...job, status: 'cancelled' as const } : job));
    }),
    download: vi.fn(async () => {}),
  };
  const move = (id: string, patch: Partial<ExportJob>) => {
    jobs = jobs.map((job) => (job.id === id ? { ...job, ...patch } : job));
  };
  return { exporter, move };
}

function show(
  exporter: Exporter,
  {
    conditions = [],
    chosen = [] as string[],
    ...props
  }: Partial<ExportToolProps> & { conditions?: ListCondition[]; chosen?: string[] } = {},
) {
  const selection = createSelection();
  selection.setRange(chosen, true);
  const messages = createMessages();
  const notifications = createNotifications();
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <ExportTool
        exporter={exporter}
        columns={COLUMNS}
        layout={declaredLayout(COLUMNS)}
        query={{ conditions, sort: [], page: 3, pageSize: 10 }}
        total={240}
        selection={selection}
        collectKeys={async () => ['7', '8']}
        messages={messages}
        notifications={notifications}
        {...props}
      />
      <MessageRegion messages={messages} />
      <NotificationRegion notifications={notifications} />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  const user = userEvent.setup({ advanceTimers: (delay) => vi.advanceTimersByTime(delay) });
  return { user, selection, setMode: (mode: 'visible' | 'hidden') => rerender(page(mode)) };
}

const open = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: /导出/ }));
  const panel = within(await screen.findByRole('dialog', { name: '导出' }));
  await waitFor(() => expect(panel.queryByRole('img', { name: '加载中' })).toBeNull());
  return panel;
};
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));

describe('ExportTool', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('exports all that match, over all pages, in the columns in sight', async () => {
    const { exporter } = exporterOf();
    const { user } = show(exporter, { conditions: [status] });
    const panel = await open(user);

    expect(panel.getByRole('radio', { name: '符合当前条件的 240 条' })).toBeChecked();
    expect(panel.getByRole('radio', { name: '已选 0 条' })).toBeDisabled();
    await user.click(panel.getByRole('radio', { name: 'CSV' }));
    await user.click(panel.getByRole('button', { name: '开始导出' }));

    expect(exporter.start).toHaveBeenCalledExactlyOnceWith({
      format: 'csv',
      scope: 'view',
      query: { conditions: [status], sort: [] },
      columns: [
        { field: 'no', label: '订单编号', isText: true },
        { field: 'status', label: '状态', isText: false, labels: { '10': '待接单' } },
      ],
    });
  });

  it('exports the selected rows: by keys, or all matching with exceptions', async () => {
    const { exporter } = exporterOf();
    const { user, selection } = show(exporter, { chosen: ['1', '5'] });
    const panel = await open(user);

    await user.click(panel.getByRole('button', { name: '开始导出' }));
    expect(exporter.start).toHaveBeenLastCalledWith(
      expect.objectContaining({ scope: 'selection', keys: ['1', '5'] }),
    );

    act(() => selection.selectAllMatching({ conditions: [status], sort: [] }, 240));
    await user.click(panel.getByRole('button', { name: '开始导出' }));
    const all = vi.mocked(exporter.start).mock.lastCall![0];
    expect(all).toMatchObject({ scope: 'selection', query: { conditions: [status] } });
    expect(all.keys).toBeUndefined();

    act(() => selection.toggle('3', false));
    await user.click(panel.getByRole('button', { name: '开始导出' }));
    expect(exporter.start).toHaveBeenLastCalledWith(expect.objectContaining({ keys: ['7', '8'] }));
  });

  it('passes the rows of reports to its parent: all that match, or the selected ones', async () => {
    const onExportReport = vi.fn();
    const { exporter } = exporterOf();
    const { user } = show(exporter, { conditions: [status], chosen: ['1'], onExportReport });
    const panel = await open(user);
    const button = panel.getByRole('button', { name: '导出报告（PDF）' });

    await user.click(button);
    expect(onExportReport).toHaveBeenLastCalledWith(
      expect.objectContaining({ scope: 'selection', keys: ['1'] }),
    );
    await user.click(panel.getByRole('radio', { name: '符合当前条件的 240 条' }));
    await user.click(button);
    expect(onExportReport).toHaveBeenLastCalledWith({
      scope: 'view',
      query: { conditions: [status], sort: [] },
    });
    expect(exporter.start).not.toHaveBeenCalled();
  });

  it('polls its export with a closed panel, reports the end and downloads the file', async () => {
    const { exporter, move } = exporterOf();
    const { user } = show(exporter);
    const panel = await open(user);
    await user.click(panel.getByRole('button', { name: '开始导出' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /1 个导出进行中/ })).toBeVisible();

    move('1', { status: 'done', done: 240, size: 18_432 });
    await seconds(2);

    expect(screen.getByText('导出完成')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '下载' }));
    expect(exporter.download).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: '1', status: 'done' }),
    );
  });

  it('polls every second while one runs, and stops without one, with a closed panel or hidden', async () => {
    const { exporter, move } = exporterOf([jobOf('1', { done: 60 })]);
    const { user, setMode } = show(exporter);
    await seconds(5);
    expect(exporter.list).not.toHaveBeenCalled();

    const panel = await open(user);
    expect(await panel.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '60 / 240 条');
    const asked = vi.mocked(exporter.list).mock.calls.length;
    await seconds(3);
    expect(vi.mocked(exporter.list).mock.calls.length).toBeGreaterThanOrEqual(asked + 2);

    setMode('hidden');
    const hidden = vi.mocked(exporter.list).mock.calls.length;
    await seconds(5);
    expect(exporter.list).toHaveBeenCalledTimes(hidden);

    setMode('visible');
    move('1', { status: 'done', done: 240 });
    await seconds(2);
    const done = vi.mocked(exporter.list).mock.calls.length;
    await seconds(5);
    expect(exporter.list).toHaveBeenCalledTimes(done);
  });

  it('shows the status of exports, cancels one and restarts a failed one', async () => {
    const { exporter, move } = exporterOf([
      jobOf('a', { status: 'done', done: 240, size: 18_432 }),
      jobOf('b', { status: 'failed', error: '服务重启，导出中断' }),
    ]);
    const { user } = show(exporter);
    const panel = await open(user);
    await user.click(panel.getByRole('button', { name: '开始导出' }));
    expect(panel.getByText('服务重启，导出中断')).toBeVisible();
    expect(panel.queryByRole('button', { name: '重新导出订单-b.xlsx' })).not.toBeInTheDocument();

    await user.click(panel.getByRole('button', { name: '取消订单-3.xlsx' }));
    expect(await panel.findByText('已取消')).toBeVisible();
    await user.click(panel.getByRole('button', { name: '开始导出' }));
    move('4', { status: 'failed', error: '磁盘已满' });
    await seconds(2);
    expect(await screen.findByText('导出失败')).toBeVisible();
    await user.click(panel.getByRole('button', { name: '重新导出订单-4.xlsx' }));
    expect(exporter.start).toHaveBeenCalledTimes(3);
  });

  it('shows Beijing time in any zone, and midnight as 00', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    const { exporter } = exporterOf([
      jobOf('a', { status: 'done', createdAt: '2026-11-18T16:05:00Z' }),
    ]);
    const { user } = show(exporter);
    const panel = await open(user);
    expect(await panel.findByText('11/19 00:05')).toBeVisible();
    vi.unstubAllEnvs();
  });

  it('shows why an export did not start, and keeps the input', async () => {
    const { exporter } = exporterOf();
    vi.mocked(exporter.start).mockRejectedValueOnce(new Error('同时进行的导出不能超过 3 个'));
    const { user } = show(exporter);
    const panel = await open(user);
    await user.click(panel.getByRole('radio', { name: 'CSV' }));

    await user.click(panel.getByRole('button', { name: '开始导出' }));

    expect(await panel.findByRole('alert')).toHaveTextContent('同时进行的导出不能超过 3 个');
    expect(panel.getByRole('radio', { name: 'CSV' })).toBeChecked();
  });

  it('keeps the list when polling fails, shows the error and retries', async () => {
    const { exporter } = exporterOf([jobOf('1')]);
    const { user } = show(exporter);
    const panel = await open(user);
    await panel.findByRole('progressbar');

    vi.mocked(exporter.list).mockRejectedValueOnce(new Error('网络连接失败'));
    await seconds(2);
    expect(panel.getByText('暂时无法获取导出记录：网络连接失败')).toBeVisible();
    expect(panel.getByRole('progressbar')).toBeVisible();
    await user.click(panel.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(panel.queryByText(/暂时无法/)).not.toBeInTheDocument());
  });

  it('reports a failed download', async () => {
    const { exporter } = exporterOf([jobOf('a', { status: 'done', done: 240 })]);
    vi.mocked(exporter.download).mockRejectedValueOnce(new Error('文件已过期'));
    const { user } = show(exporter);
    const panel = await open(user);

    await user.click(await panel.findByRole('button', { name: '下载订单-a.xlsx' }));

    expect(await screen.findByText('文件已过期')).toBeVisible();
  });
});
