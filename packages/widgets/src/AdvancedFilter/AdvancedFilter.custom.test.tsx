import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListCondition } from '../internal/list/query';
import { AdvancedFilter } from './AdvancedFilter';
import type { AdvancedField } from './model/advancedField';

/** A field with a button for each of two areas. */
const area: AdvancedField = {
  kind: 'custom',
  field: 'area',
  label: '地区',
  operators: ['EQ', 'BETWEEN'],
  textOf: (code) => ({ 330000: '浙江省', 310000: '上海市' })[code] ?? code,
  check: (code) => (code === '310000' ? '上海市尚未开通，请选择其他地区' : undefined),
  render: ({ label, value, error, disabled, onValueChange }) => (
    <div role="group" aria-label={label}>
      <p>{`当前：${value ?? '无'}`}</p>
      <p>{error}</p>
      {['330000', '310000'].map((code) => (
        <button key={code} type="button" disabled={disabled} onClick={() => onValueChange(code)}>
          {code}
        </button>
      ))}
    </div>
  ),
};

function show(condition: ListCondition) {
  const onApply = vi.fn();
  render(
    <AdvancedFilter
      open
      fields={[area]}
      value={{ join: 'and', conditions: [condition] }}
      onApply={onApply}
      onClose={() => {}}
    />,
  );
  return { onApply, user: userEvent.setup() };
}

const control = (name: string) => within(screen.getByRole('group', { name }));
const press = (name: string) => screen.getByRole('button', { name });

describe('a field with an editor of its own', () => {
  it('edits the value with it, and reads the condition back as text', async () => {
    const { onApply, user } = show({ field: 'area', operator: 'EQ', value: '110000' });
    expect(control('值').getByText('当前：110000')).toBeVisible();

    await user.click(control('值').getByRole('button', { name: '330000' }));
    expect(screen.getByRole('note', { name: '筛选含义' })).toHaveTextContent('地区 为 浙江省');
    await user.click(press('确定'));

    expect(onApply).toHaveBeenCalledExactlyOnceWith({
      join: 'and',
      conditions: [{ field: 'area', operator: 'EQ', value: '330000' }],
    });
  });

  it('names the error of a value that it refuses, and does not apply it', async () => {
    const { onApply, user } = show({ field: 'area', operator: 'EQ', value: '330000' });

    await user.click(control('值').getByRole('button', { name: '310000' }));
    expect(control('值').getByText('上海市尚未开通，请选择其他地区')).toBeVisible();
    await user.click(press('确定'));

    expect(onApply).not.toHaveBeenCalled();
  });

  it('has two of them for a range, in an order that only the field knows', async () => {
    const { onApply, user } = show({
      field: 'area',
      operator: 'BETWEEN',
      value: ['440000', '330000'],
    });

    await user.click(control('结束值').getByRole('button', { name: '330000' }));
    await user.click(press('确定'));

    expect(onApply).toHaveBeenCalledExactlyOnceWith({
      join: 'and',
      conditions: [{ field: 'area', operator: 'BETWEEN', value: ['440000', '330000'] }],
    });
  });
});
