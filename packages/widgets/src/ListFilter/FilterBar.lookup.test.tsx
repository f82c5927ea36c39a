import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListCondition } from '../internal/list/query';
import { FilterBar } from './FilterBar';
import type { LookupFilter } from './model/filterFields';

const PEOPLE = [
  { value: 'u7', label: '欧阳若兰' },
  { value: 'u8', label: '林晓' },
];

function show({ conditions = [], options = [] }: Partial<LookupProps> = {}) {
  const onSearch = vi.fn<(conditions: readonly ListCondition[]) => void>();
  const load = vi.fn<LookupFilter['load']>(async (text) =>
    PEOPLE.filter(({ label }) => label.includes(text)),
  );
  render(
    <FilterBar
      label="订单"
      filters={[{ kind: 'lookup', field: 'managerId', label: '项目经理', load, options }]}
      conditions={conditions}
      onSearch={onSearch}
      onReset={() => {}}
    />,
  );
  return { onSearch, load, user: userEvent.setup() };
}

interface LookupProps extends Pick<LookupFilter, 'options'> {
  conditions: readonly ListCondition[];
}

const manager = () => screen.getByRole('combobox', { name: '项目经理' });
const loaded = () => screen.findByRole('combobox', { name: '项目经理' });

describe('a lookup in the filter bar', () => {
  it('requests nothing before it is opened', () => {
    const { load } = show();

    expect(load).not.toHaveBeenCalled();
  });

  it('finds a row by typing, shows its name, and filters by its key', async () => {
    const { onSearch, load, user } = show();

    await user.type(await loaded(), '若');
    await waitFor(() => expect(load.mock.lastCall![0]).toBe('若'));
    await user.click(await screen.findByRole('option', { name: '欧阳若兰' }));

    await waitFor(() => expect(manager()).toHaveValue('欧阳若兰'));

    await user.click(screen.getByRole('button', { name: '查询' }));
    expect(onSearch).toHaveBeenCalledExactlyOnceWith([
      { field: 'managerId', operator: 'EQ', value: 'u7' },
    ]);
  });

  it('shows the name of a value that no search has found', async () => {
    show({
      conditions: [{ field: 'managerId', operator: 'EQ', value: 'u9' }],
      options: [{ key: 'u9', text: '周明远' }],
    });

    expect(await loaded()).toHaveValue('周明远');
  });

  it('drops its condition when it is cleared', async () => {
    const { onSearch, user } = show({
      conditions: [{ field: 'managerId', operator: 'EQ', value: 'u9' }],
      options: [{ key: 'u9', text: '周明远' }],
    });

    await user.clear(await loaded());
    await user.click(screen.getByRole('button', { name: '查询' }));

    expect(onSearch).toHaveBeenCalledExactlyOnceWith([]);
  });
});
