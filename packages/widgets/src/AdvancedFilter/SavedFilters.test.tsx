import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdvancedQuery } from '../internal/list/query';
import { AdvancedFilter } from './AdvancedFilter';
import type { AdvancedFilterProps } from './advancedFilterProps';
import { ADVANCED_FIELDS, MANY_SAVED, RANGES, SAVED, savedStore } from './AdvancedFilter.fixtures';

const QUERY: AdvancedQuery = {
  join: 'and',
  conditions: [{ field: 'orderNo', operator: 'LIKE', value: 'BG2026' }],
};

function show({
  value,
  store = savedStore(),
}: { value?: AdvancedQuery; store?: ReturnType<typeof savedStore> } = {}) {
  const onApply = vi.fn<AdvancedFilterProps['onApply']>();
  render(
    <AdvancedFilter
      open
      fields={ADVANCED_FIELDS}
      ranges={RANGES}
      value={value}
      saved={store}
      onApply={onApply}
      onClose={() => {}}
    />,
  );
  return { onApply, store, user: userEvent.setup() };
}

const section = () => screen.getByRole('region', { name: '常用筛选' });
const names = () => {
  const [list] = within(section()).getAllByRole('list');
  return within(list!)
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]!.textContent);
};

async function act(user: ReturnType<typeof userEvent.setup>, name: string, action: string) {
  await user.click(await within(section()).findByRole('button', { name: `${name}的操作` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

describe('common filters', () => {
  it('open with a press, tokens included', async () => {
    const { user, onApply } = show();

    await user.click(await screen.findByRole('button', { name: '本周超时' }));
    await user.click(screen.getByRole('button', { name: '确定' }));

    expect(onApply).toHaveBeenCalledExactlyOnceWith({
      join: 'and',
      conditions: JSON.parse(SAVED[0]!.filterParam) as object,
    });
  });

  it('say that a field or an option is gone, and open', async () => {
    const { user } = show();

    const item = (await screen.findByRole('button', { name: '旧流程' })).closest('li')!;
    expect(within(item).getByText('部分字段或选项已不存在')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '旧流程' }));

    expect(screen.getByText('该字段已不存在，请移除或改选')).toBeVisible();
    expect(screen.getByText('选项已不存在：99')).toBeVisible();
  });

  it('are never overwritten unasked when they are unreadable', async () => {
    const { user, store } = show({ value: QUERY });

    await user.click(await screen.findByRole('button', { name: '损坏的筛选' }));
    expect(screen.getByText('“损坏的筛选”的内容无法读取，未作任何更改')).toBeVisible();
    await act(user, '损坏的筛选', '更新为当前条件');
    await user.click(await screen.findByRole('button', { name: '取消' }));
    expect(store.current()).toEqual(SAVED);

    await act(user, '损坏的筛选', '更新为当前条件');
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: '更新为当前条件' }));
    await waitFor(() =>
      expect(store.current()[2]!.filterParam).toBe(
        '[{"field":"orderNo","operator":"LIKE","value":"BG2026"}]',
      ),
    );
  });

  it('need a name, in the words of the specification', async () => {
    const { user, onApply, store } = show({ value: QUERY });

    await user.click(screen.getByRole('switch', { name: '存为常用筛选' }));
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(screen.getByText('请输入高级筛选标签名称')).toBeVisible();
    expect(onApply).not.toHaveBeenCalled();

    await user.type(screen.getByRole('textbox', { name: '高级筛选标签名称' }), '二〇二六');
    await user.click(screen.getByRole('radio', { name: '全团队' }));
    await user.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(onApply).toHaveBeenCalledExactlyOnceWith(QUERY));
    expect(store.current().at(-1)).toMatchObject({
      name: '二〇二六',
      scope: 'team',
      filterType: 'and',
      filterParam: '[{"field":"orderNo","operator":"LIKE","value":"BG2026"}]',
    });
  });

  it('keep their conditions byte for byte when they are renamed', async () => {
    const odd = { ...SAVED[0]!, filterParam: ` ${SAVED[0]!.filterParam} ` };
    const { user, store } = show({ store: savedStore([odd]) });

    await act(user, '本周超时', '重命名');
    const name = await within(section()).findByRole('textbox');
    await user.clear(name);
    await user.type(name, '超时单{Enter}');

    expect(await screen.findByRole('button', { name: '超时单' })).toBeVisible();
    expect(store.current()[0]!.filterParam).toBe(odd.filterParam);
  });

  it('can be ordered and deleted', async () => {
    const { user, store } = show();

    await act(user, '损坏的筛选', '前移');
    await waitFor(() => expect(names()).toEqual(['损坏的筛选', '旧流程', '本周超时']));
    expect(store.current().map(({ id }) => id)).toEqual(['f3', 'f1', 'f2']);
    await act(user, '旧流程', '删除');
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: '删除' }));

    await waitFor(() => expect(names()).not.toContain('旧流程'));
    expect(store.current()).toHaveLength(2);
  });

  it('come in pages of 20', async () => {
    const { user } = show({ store: savedStore(MANY_SAVED) });

    await screen.findByRole('button', { name: '常用筛选 20' });
    expect(names()).toHaveLength(20);
    await user.click(within(section()).getByRole('button', { name: /第 2 页/ }));

    expect(await screen.findByRole('button', { name: '常用筛选 23' })).toBeVisible();
  });

  it('report a failed save and stay open', async () => {
    const store = { ...savedStore(), save: async () => Promise.reject(new Error('名称已存在')) };
    const { user, onApply } = show({ value: QUERY, store });

    await user.click(screen.getByRole('switch', { name: '存为常用筛选' }));
    await user.type(screen.getByRole('textbox', { name: '高级筛选标签名称' }), 'x');
    await user.click(screen.getByRole('button', { name: '确定' }));

    expect(await screen.findByText('名称已存在')).toBeVisible();
    expect(onApply).not.toHaveBeenCalled();
  });
});
