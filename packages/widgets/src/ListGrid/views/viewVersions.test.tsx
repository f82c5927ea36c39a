import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ORDER_COLUMNS,
  ORDER_FIELDS,
  sampleLoad,
  sampleOrders,
} from '../../internal/list/orders.fixtures';
import type { ListQuery } from '../../internal/list/query';
import { ListGrid } from '../ListGrid';
import { declaredLayout } from '../model/columnLayout';
import { EMPTY_QUERY } from '../model/listQuery';
import { writeView } from '../model/viewState';
import { ViewConflict, type ListView, type ListViewDraft, type ViewStore } from './viewStore';

// Loaded beforehand: on a busy machine that takes longer than a query waits.
beforeAll(() => import('./ViewDialogs'));

const stateOf = (userName: string) =>
  writeView({
    query: {
      ...EMPTY_QUERY,
      conditions: [{ field: 'userName', operator: 'LIKE', value: userName }],
      pageSize: 20,
    },
    layout: declaredLayout(ORDER_COLUMNS),
  });
const START: ListView = {
  id: 'v1',
  name: '全组待办',
  scope: 'team',
  isDefault: false,
  state: stateOf('李雷'),
  canEdit: true,
  version: 1,
};

/** A store with versions, into which somebody else may save. */
function versionedStore() {
  let view = START;
  const store = {
    list: vi.fn<ViewStore['list']>(async () => (view.id === '' ? [] : [view])),
    save: vi.fn(async (draft: ListViewDraft): Promise<ListView> => {
      const { version = 1 } = view;
      if (draft.version !== version)
        throw new ViewConflict('该内容已被修改', {
          savedBy: '王芳',
          savedByYou: false,
          savedAt: '2026-11-18T06:21:03Z',
          version,
        });
      view = { ...view, ...draft, version: version + 1 } as ListView;
      return view;
    }),
    remove: async () => undefined,
    versions: vi.fn<NonNullable<ViewStore['versions']>>(async () => [
      { version: 2, state: stateOf('韩梅'), savedBy: '王芳', savedAt: '2026-11-18T06:21:03Z' },
      { version: 1, state: stateOf('张伟'), savedBy: null, savedAt: '2026-11-17T01:30:00Z' },
    ]),
  };
  return {
    store,
    saveElsewhere: (change: Partial<ListView>) => {
      view = { ...view, ...change, version: (view.version ?? 1) + 1 };
    },
    deleteElsewhere: () => {
      view = { ...view, id: '', version: 9 };
    },
    stored: () => view,
  };
}

async function show(store: ViewStore) {
  const requests: ListQuery[] = [];
  const load = sampleLoad(sampleOrders(45));
  render(
    <ListGrid
      label="订单"
      columns={ORDER_COLUMNS}
      filters={ORDER_FIELDS}
      rowKey={({ id }) => id}
      views={{ store, current: 'v1' }}
      load={(query, options) => {
        requests.push(query);
        return load(query, options);
      }}
    />,
  );
  await screen.findByRole('grid');
  const user = userEvent.setup();
  const tools = within(screen.getByRole('toolbar', { name: '列表设置' }));
  const choose = async (name: RegExp | string) => {
    await user.click(tools.getByRole('button', { name: /视图/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  return { requests, user, choose, trigger: () => tools.getByRole('button', { name: /视图/ }) };
}

const LILEI = '移除条件：候选人 包含 李雷';
const conflict = async () =>
  within(await screen.findByRole('alertdialog', { name: /已有更新的版本/ }));

describe('a save of a view that somebody saved meanwhile', () => {
  async function showStale() {
    const world = versionedStore();
    const list = await show(world.store);
    await list.user.click(await screen.findByRole('button', { name: LILEI }));
    world.saveElsewhere({ state: stateOf('韩梅') });
    await list.choose('保存更改');
    return { ...world, ...list };
  }

  it('says who saved and when, and neither saves nor loses anything', async () => {
    const { user, trigger, stored } = await showStale();

    const dialog = await conflict();
    expect(dialog.getByText('王芳 于 11/18 14:21 保存了这个视图。')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '取消' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(within(trigger()).getByText('有更改')).toBeInTheDocument();
    expect(stored().state).toBe(stateOf('韩梅'));
  });

  it('overwrites the newer version when asked to', async () => {
    const { user, store, stored, trigger } = await showStale();

    await user.click((await conflict()).getByRole('button', { name: '覆盖' }));

    expect(await screen.findByText('保存成功')).toBeVisible();
    expect(store.save).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'v1', version: 2 }));
    expect(stored().version).toBe(3);
    await waitFor(() => expect(within(trigger()).queryByText('有更改')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks again when a third save came before the overwriting', async () => {
    const { user, saveElsewhere, stored } = await showStale();
    const dialog = await conflict();
    saveElsewhere({ state: stateOf('张伟') });

    await user.click(dialog.getByRole('button', { name: '覆盖' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: '覆盖' })).toBeEnabled());
    expect(stored().state).toBe(stateOf('张伟'));
    await user.click(dialog.getByRole('button', { name: '覆盖' }));

    await waitFor(() => expect(stored().version).toBe(4));
  });

  it('opens the newer version when it is to stay', async () => {
    const { user, requests, stored, trigger } = await showStale();

    await user.click((await conflict()).getByRole('button', { name: '保留对方的版本' }));

    await waitFor(() => expect(requests.at(-1)!.conditions).toMatchObject([{ value: '韩梅' }]));
    expect(stored().version).toBe(2);
    await waitFor(() => expect(within(trigger()).queryByText('有更改')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('leaves a view that was deleted meanwhile', async () => {
    const { user, deleteElsewhere, trigger } = await showStale();
    deleteElsewhere();

    await user.click((await conflict()).getByRole('button', { name: '保留对方的版本' }));

    expect(await screen.findByText('这个视图已被删除，或者您无权查看')).toBeVisible();
    expect(trigger()).not.toHaveTextContent('全组待办');
  });

  it('may be a new name: its dialog gives way to the question', async () => {
    const { store, saveElsewhere, stored } = versionedStore();
    const { user, choose } = await show(store);
    saveElsewhere({ state: stateOf('韩梅') });
    await choose('重命名…');
    await user.type(await screen.findByRole('textbox', { name: '视图名称' }), '二{Enter}');

    const dialog = await conflict();

    await waitFor(() => expect(screen.queryByRole('textbox', { name: '视图名称' })).toBeNull());
    await user.click(dialog.getByRole('button', { name: '覆盖' }));
    await waitFor(() => expect(stored().name).toBe('全组待办二'));
  });
});

describe('earlier versions of a view', () => {
  it('are listed with time and author, and restored by a save', async () => {
    const { store, stored } = versionedStore();
    const { user, choose, requests } = await show(store);
    await choose('历史版本…');
    const dialog = within(await screen.findByRole('dialog', { name: '“全组待办”的历史版本' }));

    const items = await dialog.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      '11/18 14:21王芳恢复',
      '11/17 09:30未知用户恢复',
    ]);
    await user.click(dialog.getByRole('button', { name: '恢复 11/18 14:21 的版本' }));

    expect(await screen.findByText('已恢复')).toBeVisible();
    expect(stored()).toMatchObject({ version: 2, state: stateOf('韩梅'), name: '全组待办' });
    await waitFor(() => expect(requests.at(-1)!.conditions).toMatchObject([{ value: '韩梅' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('say that there are none, or that they did not load, and load again', async () => {
    const { store } = versionedStore();
    store.versions.mockRejectedValueOnce(new Error('网络连接失败')).mockResolvedValueOnce([]);
    const { user, choose } = await show(store);
    await choose('历史版本…');

    expect(await screen.findByText('网络连接失败')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('还没有更早的版本')).toBeVisible();
  });

  it('are not offered by a store that keeps none, nor to those who may not change the view', async () => {
    const { store, saveElsewhere } = versionedStore();
    saveElsewhere({ canEdit: false });
    const { user, trigger } = await show(store);
    await user.click(trigger());

    expect(await screen.findByRole('menuitemradio', { name: /全组待办/ })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: '历史版本…' })).not.toBeInTheDocument();
  });
});
