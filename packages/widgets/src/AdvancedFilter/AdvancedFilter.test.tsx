import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdvancedQuery } from '../internal/list/query';
import { AdvancedFilter } from './AdvancedFilter';
import type { AdvancedFilterProps } from './advancedFilterProps';
import { ADVANCED_FIELDS, RANGES } from './AdvancedFilter.fixtures';

const QUERY: AdvancedQuery = {
  join: 'and',
  conditions: [
    { field: 'orderNo', operator: 'LIKE', value: 'BG2026' },
    { field: 'itemCount', operator: 'GE', value: '3' },
  ],
};

function show(props: Partial<AdvancedFilterProps> = {}) {
  const onApply = vi.fn<AdvancedFilterProps['onApply']>();
  const onClose = vi.fn();
  const element = (open: boolean, value = props.value) => (
    <AdvancedFilter
      fields={ADVANCED_FIELDS}
      ranges={RANGES}
      today="2026-11-23"
      {...props}
      open={open}
      value={value}
      onApply={onApply}
      onClose={onClose}
    />
  );
  const { rerender } = render(element(true));
  return {
    onApply,
    onClose,
    user: userEvent.setup(),
    /** Closes the dialog and opens it again for another applied filter. */
    reopen(value: AdvancedQuery | undefined) {
      rerender(element(false, value));
      rerender(element(true, value));
    },
  };
}

const dialog = () => screen.getByRole('dialog', { name: '高级筛选' });
const row = (number: number) => within(dialog()).getByRole('group', { name: `条件 ${number}` });
const rows = () => within(dialog()).getAllByRole('group', { name: /^条件 \d+$/ });
const press = (name: string) => within(dialog()).getByRole('button', { name });
const meaning = () => screen.getByRole('note', { name: '筛选含义' });

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

async function choose(
  user: ReturnType<typeof userEvent.setup>,
  number: number,
  label: string,
  option: string,
) {
  await user.click(within(row(number)).getByRole('button', { name: new RegExp(`^${label}`) }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('AdvancedFilter', () => {
  it('requires field, operator and value, in the words of the specification', async () => {
    const { user, onApply } = show();

    await user.click(press('确定'));

    expect(within(row(1)).getAllByText('请输入该项')).toHaveLength(2);
    expect(onApply).not.toHaveBeenCalled();
  });

  it('builds a condition from field, operator and value, joined by “or”', async () => {
    const { user, onApply, onClose } = show();

    await choose(user, 1, '字段', '候选人');
    await choose(user, 1, '比较方式', '包含');
    await user.type(within(row(1)).getByRole('textbox', { name: '值' }), '静怡');
    await user.click(press('确定'));

    expect(onApply).toHaveBeenCalledExactlyOnceWith({
      join: 'or',
      conditions: [{ field: 'userName', operator: 'LIKE', value: '静怡' }],
    });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('needs no value for a null check', async () => {
    const { user, onApply } = show();

    await choose(user, 1, '字段', '下单时间');
    await choose(user, 1, '比较方式', '为空');
    await user.click(press('确定'));

    expect(onApply).toHaveBeenCalledExactlyOnceWith({
      join: 'or',
      conditions: [{ field: 'orderTime', operator: 'ISNULL', value: null }],
    });
  });

  it('resets operator and value when the field changes', async () => {
    const { user } = show({ value: QUERY });

    await choose(user, 1, '字段', '候选人');
    await user.click(press('确定'));

    expect(within(row(1)).getByText('请输入该项')).toBeVisible();
    expect(within(row(1)).queryByDisplayValue('BG2026')).not.toBeInTheDocument();
  });

  it('starts a condition with the first operator of its field', async () => {
    const { user, onApply } = show();

    await choose(user, 1, '字段', '候选人');
    await user.type(within(row(1)).getByRole('textbox', { name: '值' }), '静怡');
    await user.click(press('确定'));

    expect(onApply.mock.calls[0]![0]?.conditions).toEqual([
      expect.objectContaining({ operator: 'LIKE', value: '静怡' }),
    ]);
  });

  it('previews both ends of a dynamic range in Beijing time, and holds its token', async () => {
    const { user, onApply } = show();

    await choose(user, 1, '字段', '下单时间');
    await choose(user, 1, '比较方式', '动态范围');
    await choose(user, 1, '值', '最近7天');

    expect(
      within(row(1)).getByText('2026-11-17 00:00:00 至 2026-11-23 23:59:59（北京时间）'),
    ).toBeVisible();
    await user.click(press('确定'));
    expect(onApply.mock.lastCall![0]!.conditions).toEqual([
      { field: 'orderTime', operator: 'DYNAMIC', value: 'LAST_7_DAYS' },
    ]);
  });

  it.each([
    ['属于', 'IN', ['BG1', 'BG2']],
    ['包含其一', 'LIKEIN', 'BG1,BG2'],
  ])('takes a column of a spreadsheet for “%s”', async (label, operator, value) => {
    const { user, onApply } = show();

    await choose(user, 1, '字段', '订单编号');
    await choose(user, 1, '比较方式', label);
    await user.click(within(row(1)).getByRole('textbox', { name: '值' }));
    await user.paste('BG1\r\nBG2\r\nBG1\r\n');

    expect(within(row(1)).getByText('2 / 1,000 个值 · 去重 1 个')).toBeVisible();
    await user.click(press('确定'));
    expect(onApply.mock.lastCall![0]!.conditions).toEqual([{ field: 'orderNo', operator, value }]);
  });

  it('stores amounts in hundredths', async () => {
    const { user, onApply } = show();

    await choose(user, 1, '字段', '费用');
    await choose(user, 1, '比较方式', '大于');
    await user.type(within(row(1)).getByRole('spinbutton', { name: '值' }), '500.5');
    await user.click(press('确定'));

    expect(onApply.mock.lastCall![0]!.conditions).toEqual([
      { field: 'fee', operator: 'GT', value: '50050' },
    ]);
  });

  it('says in a sentence what it means', async () => {
    const { user } = show({ value: QUERY });

    expect(meaning()).toHaveTextContent('显示满足“订单编号 包含 BG2026”且“项目数 不小于 3”的数据');
    await user.click(screen.getByRole('radio', { name: '满足任一条件' }));
    expect(meaning()).toHaveTextContent('显示满足“订单编号 包含 BG2026”或“项目数 不小于 3”的数据');
  });

  it('keeps a condition that is switched off, without applying it', async () => {
    const { user, onApply, reopen } = show({ value: QUERY });

    await user.click(screen.getByRole('switch', { name: '启用条件 1' }));
    await user.click(press('确定'));
    const applied = onApply.mock.lastCall![0]!;
    reopen(applied);

    expect(applied.conditions).toEqual([QUERY.conditions[1]]);
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole('switch', { name: '启用条件 1' })).not.toBeChecked();
  });

  it('copies, removes and moves conditions by keyboard, and undoes each step', async () => {
    const { user, onApply } = show({ value: QUERY });

    await user.click(press('复制条件 1'));
    expect(rows()).toHaveLength(3);
    press('移动条件 3').focus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(announced()).toContain('已移到第 1 位，共 3 位');
    expect(press('移动条件 1')).toHaveFocus();
    await user.click(press('移除条件 2'));
    await user.click(press('撤销'));
    await user.click(press('重做'));
    await user.click(press('确定'));

    expect(onApply.mock.lastCall![0]!.conditions).toEqual([
      QUERY.conditions[1],
      QUERY.conditions[0],
    ]);
  });

  it('moves a dragged condition, and cancels on Escape without closing', async () => {
    const { user, onApply, onClose } = show({ value: QUERY });
    const place = () =>
      rows().forEach((one, index) => {
        const box = { top: index * 40, bottom: index * 40 + 40 } as DOMRect;
        one.closest('li')!.getBoundingClientRect = () => box;
      });
    const drag = (from: number, to: number) => {
      place();
      fireEvent.pointerDown(press(`移动条件 ${from}`), { button: 0, clientY: from * 40 - 20 });
      fireEvent.pointerMove(press(`移动条件 ${from}`), { clientY: to * 40 - 20 });
    };

    drag(2, 1);
    expect(row(1).closest('li')).toHaveAttribute('data-drop', 'before');
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(press('移动条件 2'), { clientY: 20 });
    expect(onClose).not.toHaveBeenCalled();
    expect(press('撤销')).toHaveAttribute('aria-disabled', 'true');

    drag(2, 1);
    fireEvent.pointerUp(press('移动条件 2'), { clientY: 20 });
    await user.click(press('确定'));
    expect(onApply.mock.lastCall![0]!.conditions).toEqual([
      QUERY.conditions[1],
      QUERY.conditions[0],
    ]);
  });

  it('moves focus to a condition when it is added, and back to the button after the last', async () => {
    const { user } = show();

    await user.click(press('添加条件'));
    expect(within(row(2)).getByRole('button', { name: /^字段/ })).toHaveFocus();
    await user.click(press('移除条件 2'));
    expect(within(row(1)).getByRole('button', { name: /^字段/ })).toHaveFocus();
    await user.click(press('移除条件 1'));
    expect(press('添加条件')).toHaveFocus();
  });

  it('applies nothing after it was cleared', async () => {
    const { user, onApply } = show({ value: QUERY });

    await user.click(press('清空'));
    expect(meaning()).toHaveTextContent('显示全部数据');
    await user.click(press('确定'));

    expect(onApply).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('refuses one condition too many in words', async () => {
    const { user } = show({ value: QUERY, limits: { conditions: 2 } });

    await user.click(press('添加条件'));

    expect(rows()).toHaveLength(2);
    expect(announced()).toContain('最多 2 个条件，请先移除一个再添加');
    expect(screen.getByText('条件 2 / 2')).toBeVisible();
  });

  it('shows the cost of the search, and sends none beyond the budget', async () => {
    const { user, onApply } = show({
      value: QUERY,
      limits: { cost: { budget: 10, costOf: () => 6 } },
    });

    expect(screen.getByText(/查询量 12 \/ 10/)).toBeVisible();
    await user.click(press('确定'));

    expect(onApply).not.toHaveBeenCalled();
    expect(screen.getByText(/条件合计过多/)).toBeVisible();
  });

  it('counts the filter bar towards the cost, and sends nothing that is too long', async () => {
    const { user, onApply } = show({
      value: QUERY,
      beside: [{ field: 'userName', operator: 'LIKE', value: '静' }],
      limits: {
        cost: { budget: 20, costOf: () => 6 },
        length: {
          limit: 65_536,
          of: (query, beside) => 65_534 + query.conditions.length + beside.length,
        },
      },
    });

    expect(screen.getByText(/查询量 18 \/ 20/)).toBeVisible();
    expect(screen.getByText('筛选内容过长，一次查询最多 64 KB，请先减少值或条件')).toBeVisible();
    await user.click(press('确定'));
    expect(onApply).not.toHaveBeenCalled();

    await user.click(press('移除条件 2'));
    await user.click(press('确定'));
    expect(onApply).toHaveBeenCalledOnce();
  });

  it('measures complete conditions alone', async () => {
    const of = vi.fn(() => 0);
    const { user } = show({ limits: { length: { limit: 1, of } } });

    await choose(user, 1, '字段', '候选人');
    await choose(user, 1, '比较方式', '包含');
    expect(of.mock.lastCall).toEqual([{ join: 'or', conditions: [] }, []]);
    await user.type(within(row(1)).getByRole('textbox', { name: '值' }), '静');

    expect(of.mock.lastCall).toEqual([
      { join: 'or', conditions: [{ field: 'userName', operator: 'LIKE', value: '静' }] },
      [],
    ]);
  });

  it('says which field or option is gone, and opens all the same', async () => {
    show({
      value: {
        join: 'or',
        conditions: [
          { field: 'gone', operator: 'EQ', value: '1' },
          { field: 'orderStatus', operator: 'IN', value: ['10', '99'] },
        ],
      },
    });

    expect(within(row(1)).getByText('该字段已不存在，请移除或改选')).toBeVisible();
    expect(within(row(2)).getByText('选项已不存在：99')).toBeVisible();
  });

  it('moves focus to the first invalid control', async () => {
    const { user } = show({ value: QUERY });

    await user.clear(within(row(1)).getByRole('textbox', { name: '值' }));
    await user.click(press('确定'));

    await waitFor(() => expect(within(row(1)).getByRole('textbox', { name: '值' })).toHaveFocus());
  });
});
