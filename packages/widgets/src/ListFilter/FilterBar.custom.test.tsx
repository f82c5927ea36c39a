import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListCondition } from '../internal/list/query';
import { FilterBar } from './FilterBar';
import type { FilterField } from './model/filterFields';

const area: FilterField = {
  kind: 'custom',
  field: 'area',
  label: '地区',
  operator: 'LIKE',
  render: ({ label, value, onValueChange }) => (
    <>
      <p>{`${label}：${value ?? '不限'}`}</p>
      <button type="button" onClick={() => onValueChange('330000')}>
        浙江省
      </button>
      <button type="button" onClick={() => onValueChange(null)}>
        不限
      </button>
    </>
  ),
};

function show(conditions: readonly ListCondition[]) {
  const onSearch = vi.fn();
  render(
    <FilterBar
      label="公司"
      filters={[area]}
      conditions={conditions}
      onSearch={onSearch}
      onReset={() => {}}
    />,
  );
  return onSearch;
}

describe('a filter with a control of its own', () => {
  it('shows the condition of its operator, and searches by its value', async () => {
    const onSearch = show([{ field: 'area', operator: 'LIKE', value: '310000' }]);
    expect(screen.getByText('地区：310000')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '浙江省' }));
    await userEvent.click(screen.getByRole('button', { name: '查询' }));

    expect(onSearch).toHaveBeenLastCalledWith([
      { field: 'area', operator: 'LIKE', value: '330000' },
    ]);
  });

  it('has no condition when it is empty, and keeps one that it cannot show', async () => {
    const onSearch = show([{ field: 'area', operator: 'NOTLIKE', value: '310000' }]);
    expect(screen.getByText('地区：不限')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '查询' }));

    expect(onSearch).toHaveBeenLastCalledWith([
      { field: 'area', operator: 'NOTLIKE', value: '310000' },
    ]);
  });
});
