import { useState } from 'react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { groupColumns } from '../model/columnGroups';
import { declaredLayout } from '../model/columnLayout';
import type { ColumnLayout } from '../../internal/list/column';
import { ColumnChooser } from './ColumnChooser';
import type { ChooserColumn } from './useColumnChooser';

// Loaded beforehand: on a busy machine that takes longer than a query waits.
beforeAll(() => import('./ChooserPanel'));

const COLUMNS: ChooserColumn[] = [
  { field: 'no', label: '订单编号', fixed: 'left', mustFlag: true, width: 190 },
  { field: 'name', label: '候选人' },
  { field: 'fee', label: '费用' },
  { field: 'time', label: '下单时间', visibleFlag: false },
];
const SAVED = declaredLayout(COLUMNS);

async function open({
  onSave = async () => {},
  added = [],
}: { onSave?: (layout: ColumnLayout) => Promise<void>; added?: string[] } = {}) {
  const shown: ColumnLayout[] = [];
  function List() {
    const [layout, setLayout] = useState<ColumnLayout>({ ...SAVED, added });
    const [saved, setSaved] = useState<ColumnLayout>({ ...SAVED, added });
    shown.push(layout);
    const save = async (next: ColumnLayout) => {
      await onSave(next);
      setSaved({ ...next, added: [] });
      setLayout({ ...next, added: [] });
    };
    return (
      <ColumnChooser
        columns={COLUMNS}
        layout={layout}
        saved={saved}
        onChange={setLayout}
        onSave={save}
      />
    );
  }
  const user = userEvent.setup();
  render(<List />);
  await user.click(screen.getByRole('button', { name: /列设置/ }));
  const panel = await screen.findByRole('dialog', { name: '列设置' });
  const now = () => shown.at(-1)!;
  return {
    user,
    panel: within(panel),
    now,
    order: () => groupColumns(now()).map(({ columns }) => columns.map(({ field }) => field)),
  };
}

const box = (panel: ReturnType<typeof within>, name: string) =>
  panel.getByRole('checkbox', { name });

describe('ColumnChooser', () => {
  it('shows and hides columns at once, except mandatory ones', async () => {
    const { user, panel, now } = await open();

    await user.click(box(panel, '下单时间'));

    expect(now().columns.find(({ field }) => field === 'time')!.isShown).toBe(true);
    expect(panel.getByText('已显示 4 / 4 列')).toBeVisible();
    expect(box(panel, '订单编号')).toBeDisabled();
    expect(box(panel, '订单编号')).toHaveAccessibleDescription('必选列');
  });

  it('hides all optional columns, and shows the matching ones', async () => {
    const { user, panel } = await open();
    await user.click(panel.getByRole('button', { name: '全部隐藏' }));
    expect(panel.getByText('已显示 1 / 4 列')).toBeVisible();

    await user.type(panel.getByRole('searchbox', { name: '搜索列' }), '时间');
    expect(panel.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(panel.getByRole('button', { name: '显示找到的' }));
    expect(panel.getByText('已显示 2 / 4 列')).toBeVisible();

    await user.type(panel.getByRole('searchbox', { name: '搜索列' }), '没有');
    expect(panel.getByText('没有符合的列')).toBeVisible();
  });

  it('moves a line by Alt and arrows, keeps its focus and announces its position', async () => {
    const { user, panel, order } = await open();
    box(panel, '候选人').focus();

    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');

    expect(order()).toEqual([['no'], ['fee', 'name', 'time'], []]);
    expect(box(panel, '候选人')).toHaveFocus();
    expect(panel.getByText('候选人：第 2 位，共 3 列')).toHaveRole('status');
    await user.keyboard('{ArrowUp}');
    expect(box(panel, '费用')).toHaveFocus();
  });

  it('pins, moves and resizes a column, and resets its width', async () => {
    const { user, panel, order, now } = await open();
    await user.click(panel.getByRole('button', { name: '调整下单时间' }));
    const adjust = within(panel.getByRole('group', { name: '调整下单时间' }));

    await user.click(adjust.getByRole('radio', { name: '左侧' }));
    await user.click(adjust.getByRole('button', { name: '上移' }));
    const width = adjust.getByRole('spinbutton', { name: '宽度（像素）' });
    expect(width).toHaveValue('140');
    await user.clear(width);
    await user.type(width, '220');

    expect(order()).toEqual([['time', 'no'], ['name', 'fee'], []]);
    expect(now().columns.find(({ field }) => field === 'time')!.width).toBe(220);
    await user.click(adjust.getByRole('button', { name: '恢复宽度' }));
    expect(now().columns.find(({ field }) => field === 'time')!.width).toBeNull();
  });

  it('drops a dragged line, and cancels on Escape', async () => {
    const { panel, order } = await open();
    const lines = [
      ...panel.getByRole('list', { name: '列' }).querySelectorAll<HTMLElement>('[data-field]'),
    ];
    lines.forEach(
      (line, index) =>
        (line.getBoundingClientRect = () =>
          ({ top: index * 30, bottom: index * 30 + 30 }) as DOMRect),
    );
    const handle = lines[3]!.querySelector('[data-handle]')!;

    fireEvent.pointerDown(handle, { clientY: 105, button: 0 });
    fireEvent.pointerMove(handle, { clientY: 33 });
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(handle, { clientY: 33 });
    expect(order()[1]).toEqual(['name', 'fee', 'time']);

    fireEvent.pointerDown(handle, { clientY: 105, button: 0 });
    fireEvent.pointerMove(handle, { clientY: 63 });
    fireEvent.pointerUp(handle, { clientY: 33 });
    expect(order()[1]).toEqual(['time', 'name', 'fee']);
  });

  it('marks new columns until they are saved, and closes', async () => {
    const onSave = vi.fn(async () => {});
    const { user, panel } = await open({ onSave, added: ['fee'] });
    expect(panel.getByText('新')).toBeVisible();

    await user.click(panel.getByRole('radio', { name: '紧凑' }));
    await user.click(panel.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ density: 'compact' }));
    await user.click(screen.getByRole('button', { name: '列设置' }));
    expect(screen.queryByText('新')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '保存' })).toHaveAccessibleDescription(
      '没有未保存的更改',
    );
  });

  it('stays open with its changes when saving fails, and shows why', async () => {
    const { user, panel, now } = await open({
      onSave: () => Promise.reject(new Error('网络连接失败')),
    });
    await user.click(box(panel, '费用'));

    await user.click(panel.getByRole('button', { name: '保存' }));

    expect(await panel.findByRole('alert')).toHaveTextContent('网络连接失败');
    expect(now().columns.find(({ field }) => field === 'fee')!.isShown).toBe(false);
    expect(box(panel, '费用')).not.toBeChecked();
  });

  it('resets to the declared layout', async () => {
    const { user, panel, now } = await open();
    await user.click(box(panel, '费用'));
    await user.click(panel.getByRole('radio', { name: '宽松' }));

    await user.click(panel.getByRole('button', { name: '恢复默认' }));

    expect(now()).toEqual(SAVED);
    expect(panel.getByRole('button', { name: '恢复默认' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
