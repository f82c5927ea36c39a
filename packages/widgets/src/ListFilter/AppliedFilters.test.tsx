import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ORDER_COLUMNS, ORDER_FIELDS } from '../internal/list/orders.fixtures';
import type { ListCondition } from '../internal/list/query';
import { AppliedFilters } from './AppliedFilters';
import { useConditionText } from './useConditionText';

function show(conditions: readonly ListCondition[]) {
  const onRemove = vi.fn();
  const onClear = vi.fn();
  function Conditions() {
    const textOf = useConditionText(ORDER_FIELDS, ORDER_COLUMNS);
    return (
      <AppliedFilters
        conditions={conditions}
        textOf={textOf}
        onRemove={onRemove}
        onClear={onClear}
      />
    );
  }
  render(<Conditions />);
  return { onRemove, onClear, user: userEvent.setup() };
}

const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const one = (
  field: string,
  operator: ListCondition['operator'],
  value: ListCondition['value'],
): ListCondition => ({
  field,
  operator,
  value,
});

describe('AppliedFilters', () => {
  it.each<[string, ListCondition]>([
    ['订单编号 包含 BG2026', one('orderNo', 'LIKE', 'BG2026')],
    ['状态 为 调查中', one('orderStatus', 'EQ', '20')],
    ['状态 为 99', one('orderStatus', 'EQ', '99')],
    ['备注 为空', one('remark', 'ISNULL', null)],
    ['费用（元） 大于 500', one('fee', 'GT', '500')],
    [
      '下单时间 2026-10-01 至 2026-11-18',
      one('orderTime', 'BETWEEN', ['2026-10-01 00:00:00', '2026-11-18 23:59:59']),
    ],
    [
      '下单时间 2026-10-01',
      one('orderTime', 'BETWEEN', ['2026-10-01 00:00:00', '2026-10-01 23:59:59']),
    ],
    ['下单时间 起于 2026-10-01', one('orderTime', 'GE', '2026-10-01 00:00:00')],
    [
      '下单时间 2026-10-01 09:30 至 2026-10-02 09:30',
      one('orderTime', 'BETWEEN', ['2026-10-01 09:30:21', '2026-10-02 09:30:21']),
    ],
    ['下单时间 早于 2026-10-01 09:30', one('orderTime', 'LT', '2026-10-01 09:30:21')],
    ['下单时间 晚于 2026-10-01 09:30', one('orderTime', 'GT', '2026-10-01 09:30:21')],
    ['unknown 起于 2026-10-01', one('unknown', 'GE', '2026-10-01 00:00:00')],
    ['unknown 为 1', one('unknown', 'EQ', '1')],
  ])('says “%s”', (text, condition) => {
    show([condition]);

    expect(texts()).toEqual([text]);
  });

  it('lists the first of many values and their number', () => {
    show([one('orderNo', 'IN', ['BG1', 'BG2', 'BG3', 'BG4', 'BG5'])]);

    expect(texts()).toEqual(['订单编号 属于 BG1、BG2、BG3 等 5 个']);
  });

  it('removes one condition, or all of several', async () => {
    const conditions = [one('orderNo', 'LIKE', 'BG2026'), one('orderStatus', 'EQ', '20')];
    const { onRemove, onClear, user } = show(conditions);

    await user.click(screen.getByRole('button', { name: '移除条件：状态 为 调查中' }));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(conditions[1]);
    await user.click(screen.getByRole('button', { name: '清除全部' }));
    expect(onClear).toHaveBeenCalledOnce();
  });

  it('renders nothing without conditions, and no “clear all” for one', () => {
    show([]);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();

    show([one('orderNo', 'LIKE', 'BG2026')]);
    expect(screen.queryByRole('button', { name: '清除全部' })).not.toBeInTheDocument();
  });

  it('edits those that somebody can edit', async () => {
    const conditions = [one('orderNo', 'LIKE', 'BG2026'), one('orderStatus', 'EQ', '20')];
    const onEdit = vi.fn();
    render(
      <AppliedFilters
        conditions={conditions}
        textOf={({ field }) => field}
        editorOf={({ field }) => (field === 'orderNo' ? onEdit : undefined)}
        onRemove={vi.fn()}
        onClear={vi.fn()}
      />,
    );

    await userEvent.setup().click(screen.getByRole('button', { name: '修改条件：orderNo' }));
    expect(onEdit).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: '修改条件：orderStatus' })).toBeNull();
  });
});
