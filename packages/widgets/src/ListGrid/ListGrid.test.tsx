import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListGridProps } from './listGridProps';
import { ListGrid } from './ListGrid';
import {
  ORDER_COLUMNS,
  ORDER_FIELDS,
  sampleLoad,
  sampleOrders,
  type SampleOrder,
} from '../internal/list/orders.fixtures';
import type { ListQuery } from '../internal/list/query';
import { EMPTY_QUERY } from './model/listQuery';

// Loaded beforehand: on a busy machine that takes longer than a query waits.
beforeAll(() => import('./bulk/BulkFlow'));

const rows = sampleOrders(45);

function show(props: Partial<ListGridProps<SampleOrder>> = {}) {
  const asked: ListQuery[] = [];
  const answer = sampleLoad(rows);
  const load: ListGridProps<SampleOrder>['load'] = (query, options) => {
    asked.push(query);
    return answer(query, options);
  };
  const view = render(
    <ListGrid
      label="订单"
      columns={ORDER_COLUMNS}
      filters={ORDER_FIELDS}
      rowKey={({ id }) => id}
      load={load}
      {...props}
    />,
  );
  return { asked, user: userEvent.setup(), ...view };
}

const orderNos = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

describe('ListGrid', () => {
  it('shows the first ten rows and how many there are', async () => {
    const { asked } = show();

    expect(await screen.findByRole('grid', { name: '订单' })).toHaveAttribute(
      'aria-rowcount',
      '46',
    );
    expect(orderNos()).toEqual(rows.slice(0, 10).map(({ orderNo }) => orderNo));
    expect(asked).toEqual([{ conditions: [], sort: [], page: 1, pageSize: 10 }]);
    expect(screen.getByText('共 45 条，第 1 页')).toBeInTheDocument();
  });

  it('says that the width of a column was not saved, and keeps it on screen', async () => {
    const { user } = show({
      memory: { onLayoutSave: () => Promise.reject(new Error('网络连接失败')) },
    });
    const grid = await screen.findByRole('grid');

    act(() => within(grid).getAllByRole('rowheader')[0]!.focus());
    await user.keyboard('{ArrowUp}{Alt>}{ArrowRight}{/Alt}');

    expect(await screen.findByText('列宽没有保存成功：网络连接失败')).toBeVisible();
    expect(screen.getByText(/订单编号：宽 \d+ 像素/)).toBeInTheDocument();
  });

  it('edits a condition in its field, also one that the bar folds away', async () => {
    const { user } = show({
      memory: {
        defaultQuery: {
          ...EMPTY_QUERY,
          conditions: [
            { field: 'companyName', operator: 'LIKE', value: '明鉴' },
            { field: 'fee', operator: 'LIKE', value: '0' },
          ],
        },
      },
    });
    await screen.findByRole('grid');
    await user.click(screen.getByRole('button', { name: '收起' }));
    expect(screen.queryByRole('textbox', { name: '签约主体' })).toBeNull();

    await user.click(screen.getByRole('button', { name: '修改条件：签约主体 包含 明鉴' }));
    expect(screen.getByRole('textbox', { name: '签约主体' })).toHaveFocus();
    await user.keyboard('天山{Enter}');

    expect(
      await screen.findByRole('button', { name: '修改条件：签约主体 包含 天山' }),
    ).toBeVisible();
    // No field of the bar shows it.
    expect(screen.getByText('费用（元） 包含 0')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^修改条件：费用/ })).toBeNull();
  });

  it('filters by Enter, lists the conditions, and removes one', async () => {
    const { asked, user } = show();
    await screen.findByRole('grid');

    await user.type(screen.getByRole('textbox', { name: '候选人' }), '李雷{Enter}');

    await waitFor(() =>
      expect(orderNos()).toHaveLength(rows.filter(({ userName }) => userName === '李雷').length),
    );
    expect(asked.at(-1)).toMatchObject({
      conditions: [{ field: 'userName', operator: 'LIKE', value: '李雷' }],
      page: 1,
    });
    expect(screen.getByRole('textbox', { name: '候选人' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: '移除条件：候选人 包含 李雷' }));
    await waitFor(() => expect(orderNos()).toHaveLength(10));
    expect(screen.getByRole('textbox', { name: '候选人' })).toHaveValue('');
  });

  it('returns to the last page from one beyond it', async () => {
    const onQueryChange = vi.fn();
    const { asked } = show({
      memory: { defaultQuery: { conditions: [], sort: [], page: 9, pageSize: 20 }, onQueryChange },
    });

    await waitFor(() => expect(orderNos()).toEqual(rows.slice(40).map(({ orderNo }) => orderNo)));
    expect(asked.map(({ page }) => page)).toEqual([9, 3]);
    expect(onQueryChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ page: 3 }), {
      replace: true,
    });
  });

  it('resets to page 1 of ten rows without conditions, and reports only selected page sizes', async () => {
    const onPageSizeChange = vi.fn();
    const { asked, user } = show({
      memory: {
        defaultQuery: {
          conditions: [{ field: 'userName', operator: 'LIKE', value: '李雷' }],
          sort: [],
          page: 1,
          pageSize: null,
        },
        pageSize: 20,
        onPageSizeChange,
      },
    });
    await screen.findByRole('grid');
    expect(asked[0]!.pageSize).toBe(20);

    await user.click(screen.getByRole('button', { name: '重置' }));

    await waitFor(() => expect(orderNos()).toHaveLength(10));
    expect(asked.at(-1)).toEqual({ conditions: [], sort: [], page: 1, pageSize: 10 });
    expect(onPageSizeChange).not.toHaveBeenCalled();
  });

  it('sorts by a header, from the first page', async () => {
    const { asked, user } = show({
      memory: { defaultQuery: { conditions: [], sort: [], page: 2, pageSize: 10 } },
    });
    await screen.findByRole('grid');

    await user.click(screen.getByRole('button', { name: /费用/ }));

    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ sort: [{ field: 'fee', descending: false }], page: 1 }),
    );
  });

  it('names the condition that hides the rows, and removes it', async () => {
    const { user } = show({
      memory: {
        defaultQuery: {
          conditions: [
            { field: 'userName', operator: 'LIKE', value: '李雷' },
            { field: 'orderNo', operator: 'LIKE', value: 'NONE' },
          ],
          sort: [],
          page: 1,
          pageSize: null,
        },
      },
    });

    const matching = rows.filter(({ userName }) => userName === '李雷').length;
    await user.click(
      await screen.findByRole('button', { name: `去掉“订单编号 包含 NONE”（${matching} 条）` }),
    );

    await waitFor(() => expect(orderNos()).toHaveLength(matching));
  });

  it('shows an error, and loads again on retry', async () => {
    let isBroken = true;
    const good = sampleLoad(rows);
    const { user } = show({
      load: (query, options) =>
        isBroken ? Promise.reject(new Error('网络连接失败')) : good(query, options),
    });

    expect(await screen.findByText('网络连接失败')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('grid')).toBeVisible();
  });

  it('filters by pasted values and reports the missing ones', async () => {
    const { user } = show();
    await screen.findByRole('grid');

    await user.click(screen.getByRole('textbox', { name: '订单编号' }));
    await user.paste(`${rows[3]!.orderNo}\n${rows[7]!.orderNo}\nBG404\n${rows[3]!.orderNo}`);
    await user.click(screen.getByRole('button', { name: '查询' }));

    expect(await screen.findByText('订单编号清单：找到 2 个，未找到 1 个')).toBeVisible();
    expect(orderNos()).toEqual([rows[3]!.orderNo, rows[7]!.orderNo]);
  });

  it('confirms a deletion, and reloads the page', async () => {
    const onDelete = vi.fn(async () => {});
    const { asked, user } = show({ actions: { onDelete } });
    await screen.findByRole('grid');

    await user.click(screen.getAllByRole('button', { name: '删除' })[1]!);
    const dialog = await screen.findByRole('alertdialog', { name: '确认删除该记录吗？' });
    expect(within(dialog).getByText(rows[1]!.orderNo)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: '删除' }));

    expect(await screen.findByText('删除成功')).toBeVisible();
    expect(onDelete).toHaveBeenCalledExactlyOnceWith([rows[1]!.id]);
    expect(asked).toHaveLength(2);
  });

  it('reports a cancelled deletion, and a missing delete function', async () => {
    const { user, unmount } = show({ actions: { onDelete: async () => {} } });
    await screen.findByRole('grid');
    await user.click(screen.getAllByRole('button', { name: '删除' })[0]!);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消' }),
    );
    expect(await screen.findByText('取消操作')).toBeVisible();
    unmount();

    show({ actions: { deletable: true } });
    await screen.findByRole('grid');
    await user.click(screen.getAllByRole('button', { name: '删除' })[0]!);
    expect(await screen.findByText('please set the url.delete attribute')).toBeVisible();
  });

  it('deletes selected rows of several pages together', async () => {
    const onDelete = vi.fn(async () => {});
    const { user } = show({ actions: { onDelete }, appearance: { selectable: true } });
    await screen.findByRole('grid');
    await user.click(screen.getAllByRole('checkbox', { name: /选择/ })[1]!);
    await user.click(screen.getByRole('button', { name: '下一页' }));
    await waitFor(() => expect(orderNos()[0]).toBe(rows[10]!.orderNo));
    await user.click(screen.getAllByRole('checkbox', { name: /选择/ })[1]!);
    expect(screen.getByText('已选 2 项')).toBeVisible();

    await user.click(screen.getByRole('button', { name: '批量删除' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }),
    );

    await waitFor(() =>
      expect(onDelete).toHaveBeenCalledExactlyOnceWith([rows[0]!.id, rows[10]!.id]),
    );
    await waitFor(() => expect(screen.queryByText('已选 2 项')).not.toBeInTheDocument());
  });

  it('offers invoices and reports with a selection alone, and passes its keys to them', async () => {
    const onInvoice = vi.fn();
    const onExportReport = vi.fn();
    const { user } = show({
      actions: { onInvoice, onExportReport },
      appearance: { selectable: true },
    });
    await screen.findByRole('grid');
    expect(screen.queryByRole('button', { name: '导出报告' })).not.toBeInTheDocument();

    await user.click(screen.getAllByRole('checkbox', { name: /选择/ })[1]!);
    await user.click(screen.getByRole('button', { name: '申请开票' }));
    await user.click(screen.getByRole('button', { name: '导出报告' }));

    expect(onInvoice).toHaveBeenCalledExactlyOnceWith([rows[0]!.id]);
    expect(onExportReport).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ scope: 'selection', keys: [rows[0]!.id] }),
    );
  });

  it('offers only the actions that the response allows', async () => {
    const actions = {
      onCreate: () => {},
      onEdit: () => {},
      onDelete: async () => {},
      onSwitch: async () => {},
    };
    show({
      actions,
      appearance: { selectable: true },
      load: async (query, options) => ({
        ...(await sampleLoad(rows)(query, options)),
        can: { create: false, update: true, delete: false, fields: [] },
      }),
    });

    await screen.findByRole('grid');
    expect(screen.queryByRole('button', { name: '新增' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: '编辑' })).toHaveLength(10);
    expect(screen.queryByRole('button', { name: /删除/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /选择/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('switch')[0]).toBeDisabled();
  });

  it('applies the stored layout to the first rows', async () => {
    show({
      load: async (query, options) => ({
        ...(await sampleLoad(rows)(query, options)),
        config: '["orderNo","phone"]',
      }),
    });

    const grid = await screen.findByRole('grid');
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['订单编号', '手机']);
  });
});
