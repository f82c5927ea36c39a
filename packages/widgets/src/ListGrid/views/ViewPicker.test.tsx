import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListGrid } from '../ListGrid';
import {
  ORDER_COLUMNS,
  ORDER_FIELDS,
  sampleLoad,
  sampleOrders,
} from '../../internal/list/orders.fixtures';
import type { ListMemory, ListViews } from '../listGridProps';
import { declaredLayout, showColumn } from '../model/columnLayout';
import { EMPTY_QUERY } from '../model/listQuery';
import { writeView } from '../model/viewState';
import type { ListQuery } from '../../internal/list/query';
import type { ListView, ListViewDraft, ViewStore } from './viewStore';

// Loaded beforehand: on a busy machine that takes longer than a query waits.
beforeAll(() => import('./ViewDialogs'));

const rows = sampleOrders(45);

const stateOf = (userName: string) =>
  writeView({
    query: {
      ...EMPTY_QUERY,
      conditions: [{ field: 'userName', operator: 'LIKE', value: userName }],
      pageSize: 20,
    },
    layout: showColumn(declaredLayout(ORDER_COLUMNS), ORDER_COLUMNS, 'fee', false),
  });
const mine: ListView = {
  id: 'v1',
  name: '李雷的订单',
  scope: 'personal',
  isDefault: false,
  state: stateOf('李雷'),
  canEdit: true,
};
const teams: ListView = {
  id: 'v2',
  name: '全组待办',
  scope: 'team',
  isDefault: false,
  state: stateOf('王'),
  owner: '陈思远',
  canEdit: false,
};

function storeOf(start: readonly ListView[]) {
  let views = [...start];
  const store: ViewStore = {
    list: vi.fn(async () => views),
    save: vi.fn(async (draft: ListViewDraft): Promise<ListView> => {
      const saved = {
        owner: '我',
        canEdit: true,
        ...draft,
        id: draft.id ?? `v${views.length + 1}`,
      };
      views = [...views.filter(({ id }) => id !== saved.id), saved];
      return saved;
    }),
    remove: vi.fn(async (id: string) => {
      views = views.filter((view) => view.id !== id);
    }),
  };
  return store;
}

interface Shown extends Omit<ListViews, 'store'> {
  memory?: ListMemory;
}

async function show(store: ViewStore, props: Shown = {}) {
  const asked: ListQuery[] = [];
  const answer = sampleLoad(rows);
  const page = ({ memory, ...views }: Shown) => (
    <ListGrid
      label="订单"
      columns={ORDER_COLUMNS}
      filters={ORDER_FIELDS}
      rowKey={({ id }) => id}
      views={{ store, ...views }}
      memory={memory}
      load={(query, options) => {
        asked.push(query);
        return answer(query, options);
      }}
    />
  );
  const { rerender } = render(page(props));
  await screen.findByRole('grid');
  return {
    asked,
    user: userEvent.setup(),
    show: (next: Shown) => rerender(page(next)),
  };
}

const trigger = () =>
  within(screen.getByRole('toolbar', { name: '列表设置' })).getByRole('button', { name: /视图/ });
const chooseAs = async (
  role: 'menuitem' | 'menuitemradio',
  user: ReturnType<typeof userEvent.setup>,
  name: RegExp | string,
) => {
  await user.click(trigger());
  await user.click(await screen.findByRole(role, { name }));
};
const choose = chooseAs.bind(null, 'menuitem');
/** Opens a view, which is one of several choices. */
const open = chooseAs.bind(null, 'menuitemradio');

describe('the views of a list', () => {
  it('open with their conditions, page size and columns; the plain list restores them', async () => {
    const onChange = vi.fn();
    const { asked, user } = await show(storeOf([mine, teams]), { onChange });

    await open(user, '李雷的订单');

    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        conditions: [{ value: '李雷' }],
        page: 1,
        pageSize: 20,
      }),
    );
    expect(trigger()).toHaveTextContent('李雷的订单');
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: /费用/ })).not.toBeInTheDocument(),
    );
    expect(onChange).toHaveBeenLastCalledWith('v1');

    await open(user, '默认列表');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ conditions: [], pageSize: 10 }));
    expect(screen.getByRole('columnheader', { name: /费用/ })).toBeVisible();
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('open by default, with one request for rows', async () => {
    const onQueryChange = vi.fn();
    const { asked } = await show(
      storeOf([
        { ...teams, isDefault: true },
        { ...mine, isDefault: true },
      ]),
      { memory: { onQueryChange } },
    );

    expect(asked).toHaveLength(1);
    expect(asked[0]!.conditions).toMatchObject([{ value: '李雷' }]);
    expect(onQueryChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), { replace: true });
  });

  it('do not change a list with a query', async () => {
    const { asked } = await show(storeOf([{ ...mine, isDefault: true }]), {
      memory: { defaultQuery: { ...EMPTY_QUERY, page: 2 } },
    });

    expect(asked.map(({ page, conditions }) => [page, conditions.length])).toEqual([[2, 0]]);
    expect(trigger()).toHaveTextContent('视图');
  });

  it('open from a link, and report an unknown one', async () => {
    const { asked } = await show(storeOf([mine]), { current: 'v1' });
    expect(asked[0]!.conditions).toMatchObject([{ value: '李雷' }]);

    await show(storeOf([mine]), { current: 'gone' });
    expect(await screen.findByText('这个视图已被删除，或者您无权查看')).toBeVisible();
  });

  it('open when the parent selects another one, unless the list has another query', async () => {
    const view = await show(storeOf([mine, teams]), { current: 'v1' });
    view.show({ current: 'v2' });
    await waitFor(() => expect(view.asked.at(-1)!.conditions).toMatchObject([{ value: '王' }]));
    const asked = view.asked.length;

    view.show({ current: 'v1', memory: { query: { ...EMPTY_QUERY, page: 2 } } });
    await waitFor(() => expect(view.asked).toHaveLength(asked + 1));
    expect(view.asked.at(-1)).toMatchObject({ page: 2, conditions: [] });
  });

  it('mark changes, save them, or restore the view', async () => {
    const store = storeOf([mine]);
    const { user } = await show(store, { current: 'v1' });
    expect(within(trigger()).queryByText('有更改')).not.toBeInTheDocument();

    await user.click(await screen.findByRole('button', { name: '移除条件：候选人 包含 李雷' }));
    expect(await within(trigger()).findByText('有更改')).toBeInTheDocument();
    await choose(user, '恢复“李雷的订单”');
    expect(await screen.findByRole('button', { name: '移除条件：候选人 包含 李雷' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: '移除条件：候选人 包含 李雷' }));
    await choose(user, '保存更改');
    expect(await screen.findByText('保存成功')).toBeVisible();
    expect(store.save).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'v1', name: '李雷的订单', scope: 'personal' }),
    );
    expect(within(trigger()).queryByText('有更改')).not.toBeInTheDocument();
  });

  it('require a name, and keep the input when saving fails', async () => {
    const store = storeOf([]);
    vi.mocked(store.save).mockRejectedValueOnce(new Error('name：已被使用'));
    const { user } = await show(store);
    await choose(user, '另存为新视图…');
    const dialog = within(await screen.findByRole('dialog', { name: '另存为新视图' }));

    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByRole('textbox', { name: '视图名称' })).toHaveAccessibleDescription(
      '请输入视图名称',
    );
    await user.type(dialog.getByRole('textbox', { name: '视图名称' }), '我的待办');
    await user.click(dialog.getByRole('radio', { name: '团队所有人' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('name：已被使用');
    expect(dialog.getByRole('textbox', { name: '视图名称' })).toHaveValue('我的待办');
    await user.click(dialog.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(trigger()).toHaveTextContent('我的待办'));
    expect(store.save).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: '我的待办', scope: 'team', isDefault: false }),
    );
  });

  it('are renamed, published and deleted after a question', async () => {
    const store = storeOf([mine, teams]);
    const { user } = await show(store, { current: undefined });
    await open(user, '李雷的订单');

    await choose(user, '重命名…');
    const name = await screen.findByRole('textbox', { name: '视图名称' });
    await user.clear(name);
    await user.type(name, '李雷{Enter}');
    await waitFor(() => expect(trigger()).toHaveTextContent('李雷'));
    await choose(user, '发布给团队');
    await waitFor(() =>
      expect(store.save).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 'v1', scope: 'team', name: '李雷' }),
      ),
    );

    await choose(user, '删除视图…');
    const question = within(
      await screen.findByRole('alertdialog', { name: '确认删除视图“李雷”吗？' }),
    );
    await user.click(question.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(store.remove).toHaveBeenCalledExactlyOnceWith('v1'));
    await waitFor(() => expect(trigger()).not.toHaveTextContent('李雷'));
  });

  it('of others can be opened and linked to, and not changed', async () => {
    const { user } = await show(storeOf([teams]), {
      current: 'v2',
      linkOf: ({ id }) => `https://mingjian.example/orders?view=${id}`,
    });

    await user.click(trigger());
    expect(await screen.findByRole('menuitemradio', { name: /全组待办/ })).toHaveTextContent(
      '团队 · 陈思远',
    );
    expect(screen.queryByRole('menuitem', { name: '重命名…' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: '复制链接' }));

    expect(await screen.findByText('链接已复制')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('https://mingjian.example/orders?view=v2');
  });

  it('do not delay rows when they fail to load, and can be reloaded', async () => {
    const store = storeOf([mine]);
    vi.mocked(store.list).mockRejectedValueOnce(new Error('网络连接失败'));
    const { asked, user } = await show(store);
    expect(asked).toHaveLength(1);

    await choose(user, /重新加载视图/);
    await user.click(trigger());
    expect(await screen.findByRole('menuitemradio', { name: '李雷的订单' })).toBeVisible();
  });
});
