import { useState } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BulkAction, BulkRowResult } from './bulkAction';
import { BulkFlow, type BulkFlowProps } from './BulkFlow';

interface Order {
  id: string;
  status?: string;
}

const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({ id: `BG${index + 1}` }));
const fine = async (rows: readonly Order[]): Promise<BulkRowResult[]> =>
  rows.map(({ id }) => ({ key: id }));

/** A call that ends when the test says so. */
function held() {
  const calls: {
    rows: readonly Order[];
    signal: AbortSignal;
    end: (results?: BulkRowResult[]) => Promise<void>;
    fail: (error: Error) => Promise<void>;
  }[] = [];
  const run: BulkAction<Order>['run'] = (rows, { signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      calls.push({
        rows,
        signal,
        end: (results) => act(async () => resolve(results ?? (await fine(rows)))),
        fail: (error) => act(async () => reject(error)),
      });
    });
  return { calls, run };
}

function start(action: Partial<BulkAction<Order>> = {}, props: Partial<BulkFlowProps<Order>> = {}) {
  const onRun = vi.fn();
  const onClose = vi.fn();
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? (
      <BulkFlow<Order>
        action={{ key: 'take', label: '接单', run: fine, ...action }}
        rows={orders(3)}
        rowKey={({ id }) => id}
        labelOf={({ id }) => `${id} 李雷`}
        onRun={onRun}
        onClose={(ending) => {
          onClose(ending);
          setOpen(false);
        }}
        {...props}
      />
    ) : null;
  }
  render(<Page />);
  return { onRun, onClose, user: userEvent.setup() };
}

const asked = () => screen.findByRole('alertdialog', { name: /接单/ });
const ended = () => screen.findByRole('group', { name: '接单' });
const confirm = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(within(await asked()).getByRole('button', { name: '接单' }));

describe('BulkFlow', () => {
  it('shows processed and skipped rows with reasons before it starts', async () => {
    const run = vi.fn(fine);
    const rows = [...orders(2), { id: 'BG8', status: '已完成' }, { id: 'BG9', status: '已完成' }];
    const { user, onClose } = start({ run, skipReason: ({ status }) => status }, { rows });

    const dialog = within(await asked());
    expect(dialog.getByText('将处理 2 条记录，跳过 2 条')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /已完成/ }));
    expect(dialog.getByText('BG9 李雷')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '取消' }));

    expect(run).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledExactlyOnceWith({
      isAllDone: false,
      isStarted: false,
      count: 0,
    });
  });

  it('cannot start when all rows are skipped', async () => {
    start({ skipReason: () => '已完成' });

    expect(within(await asked()).getByRole('button', { name: '接单' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('uses the texts of the action', async () => {
    start({ confirmText: '确认删除该记录吗？', confirmLabel: '删除', tone: 'danger' });

    const dialog = within(await screen.findByRole('alertdialog', { name: '确认删除该记录吗？' }));
    expect(dialog.getByRole('button', { name: '删除' })).toBeVisible();
  });

  it('runs once however often it is confirmed, and closes when all succeeded', async () => {
    const { calls, run } = held();
    const { user, onRun, onClose } = start({ run });
    const button = within(await asked()).getByRole('button', { name: '接单' });

    act(() => {
      button.click();
      button.click();
    });
    expect(calls).toHaveLength(1);
    await calls[0]!.end();

    await waitFor(() =>
      expect(onClose).toHaveBeenCalledExactlyOnceWith({
        isAllDone: true,
        isStarted: true,
        count: 3,
      }),
    );
    expect(onRun).toHaveBeenCalledExactlyOnceWith(['BG1', 'BG2', 'BG3']);
    expect(user).toBeDefined();
  });

  it('shows progress, stops, reports the remaining rows and resumes', async () => {
    const { calls, run } = held();
    const { user, onClose } = start({ run, chunkSize: 2 }, { rows: orders(5) });
    await confirm(user);
    await calls[0]!.end();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 / 5 条');

    await user.click(screen.getByRole('button', { name: '停止' }));
    expect(screen.getByText('正在停止：等待已提交的一批完成……')).toBeVisible();
    expect(calls[1]!.signal.aborted).toBe(false);
    await calls[1]!.end();

    expect(await screen.findByText('已停止：处理了 4 条，剩余 1 条未处理。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '继续处理剩余 1 条' }));
    await calls[2]!.end();
    expect(calls.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(
      orders(5).map(({ id }) => id),
    );
    await waitFor(() =>
      expect(onClose).toHaveBeenCalledExactlyOnceWith({
        isAllDone: true,
        isStarted: true,
        count: 5,
      }),
    );
  });

  it('confirms closing while running, and can be aborted', async () => {
    const { calls, run } = held();
    const { user } = start({ run, chunkSize: 2 });
    await confirm(user);

    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: '停止处理吗？' }));
    await user.click(question.getByRole('button', { name: '停止' }));
    await user.click(await screen.findByRole('button', { name: '立即中止' }));

    expect(calls[0]!.signal.aborted).toBe(true);
    expect(within(await ended()).getAllByText('已中止，结果未知，请核对后再试')).toHaveLength(2);
    expect(calls).toHaveLength(1);
  });

  it('names the report after its result, and links the rows under their own heading', async () => {
    const { calls, run } = held();
    const hrefOf = ({ id }: { id: string }) => `/orders/${id}`;
    const { user } = start({ run, hrefOf }, { nameLabel: '订单编号' });
    await confirm(user);
    await calls[0]!.fail(new Error('网络连接失败'));

    const report = within(await screen.findByRole('dialog', { name: '接单结果' }));
    expect(report.getByRole('columnheader', { name: '订单编号' })).toBeVisible();
    expect(report.getByRole('link', { name: /^BG1/ })).toHaveAttribute('href', '/orders/BG1');
  });

  it('reports each row, and retries only failed ones', async () => {
    const { calls, run } = held();
    const { user, onRun, onClose } = start({ run, chunkSize: 1 });
    await confirm(user);
    await calls[0]!.end();
    await calls[1]!.fail(new Error('网络连接失败'));
    await calls[2]!.end([{ key: 'BG3', error: '订单已被他人接走' }]);

    const result = within(await ended());
    expect(result.getByText('接单：成功 1 条，失败 2 条，跳过 0 条')).toBeVisible();
    expect(result.getByText('网络连接失败')).toBeVisible();
    await user.click(result.getByRole('button', { name: '重试 2 条失败项' }));
    await calls[3]!.end();
    await calls[4]!.end();

    expect(calls.slice(3).flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(['BG2', 'BG3']);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onRun.mock.calls).toEqual([[['BG1']], [['BG2', 'BG3']]]);
  });

  it('saves the failures as a file for a spreadsheet', async () => {
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => String(files.push(file)),
        revokeObjectURL: () => {},
      }),
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = start(
      { run: async (rows) => rows.map(({ id }) => ({ key: id, error: '=cmd()' })) },
      { rows: orders(1) },
    );
    await confirm(user);

    await user.click(await screen.findByRole('button', { name: '导出失败项' }));

    expect(click).toHaveBeenCalledOnce();
    expect(await files[0]!.text()).toContain("BG1,BG1 李雷,'=cmd()\r\n");
    click.mockRestore();
    vi.unstubAllGlobals();
  });

  it('loads the rows of an “all matching” selection first, and stops on failure', async () => {
    let isBroken = true;
    const rows: BulkFlowProps<Order>['rows'] = async ({ onProgress }) => {
      if (isBroken) throw new Error('网络连接失败');
      onProgress?.(1_000, 2_000);
      return orders(2_000);
    };
    const run = vi.fn(fine);
    const { user, onClose } = start({ run }, { rows });

    expect(await screen.findByText('网络连接失败')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('将处理 2,000 条记录')).toBeVisible();
    await confirm(user);

    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(run).toHaveBeenCalledTimes(40);
  });

  it('checks rows before the confirmation, and says why some are skipped', async () => {
    const run = vi.fn(fine);
    const check = vi.fn<NonNullable<BulkAction<Order>['check']>>(async () => ({
      skipped: [{ key: 'BG2', reason: '任务没有派完' }],
      notes: new Map([['BG1', '费用 ¥20.00']]),
      summary: '费用共 ¥20.00',
    }));
    const { user } = start({
      run,
      check,
      skipReason: ({ id }) => (id === 'BG3' ? '已完成' : undefined),
    });

    const dialog = within(await asked());
    expect(check.mock.calls[0]![0].map(({ id }) => id)).toEqual(['BG1', 'BG2']);
    expect(dialog.getByText('将处理 1 条记录，跳过 2 条')).toBeVisible();
    expect(dialog.getByText('费用共 ¥20.00')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /将处理的记录/ }));
    expect(dialog.getByText('BG1 李雷：费用 ¥20.00')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /任务没有派完/ }));
    expect(dialog.getByText('BG2 李雷')).toBeVisible();

    await confirm(user);
    expect(run.mock.calls[0]![0]).toEqual([{ id: 'BG1' }]);
  });

  it('tries a failed check again, and has processed nothing', async () => {
    const run = vi.fn(fine);
    const check = vi.fn<NonNullable<BulkAction<Order>['check']>>();
    check.mockRejectedValueOnce(new Error('网络连接失败'));
    check.mockResolvedValueOnce({ skipped: [] });
    const { user } = start({ run, check });

    expect(await screen.findByText('网络连接失败')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重试' }));

    expect(within(await asked()).getByText('将处理 3 条记录')).toBeVisible();
    expect(run).not.toHaveBeenCalled();
  });

  it('starts only when the input of the action is complete', async () => {
    const run = vi.fn(fine);
    const isReady = vi.fn(() => false);
    const { user } = start({ run, isReady, renderInput: () => <input aria-label="原因" /> });

    expect(within(await asked()).getByRole('textbox', { name: '原因' })).toBeVisible();
    await confirm(user);
    expect(run).not.toHaveBeenCalled();
    isReady.mockReturnValue(true);
    await confirm(user);

    expect(run).toHaveBeenCalledOnce();
  });
});
