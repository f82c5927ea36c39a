import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ORDER_COLUMNS, sampleLoad, sampleOrders } from '../../internal/list/orders.fixtures';
import { ListGrid } from '../ListGrid';
import { EMPTY_QUERY } from '../model/listQuery';
import { declaredLayout } from '../model/columnLayout';
import { writeView } from '../model/viewState';
import type { ListView, ListViewDraft } from './viewStore';

// Loaded beforehand: on a busy machine that takes longer than a query waits.
beforeAll(() => import('./ViewDialogs'));

const REASON = '只有管理员可以设置团队的默认视图';
const teamView: ListView = {
  id: 'v1',
  name: '本周超时',
  scope: 'team',
  isDefault: false,
  state: writeView({
    query: { ...EMPTY_QUERY, pageSize: 20 },
    layout: declaredLayout(ORDER_COLUMNS),
  }),
  canEdit: true,
};

async function showMenu(views: ListView[], canSetTeamDefault?: boolean) {
  const save = vi.fn(async (draft: ListViewDraft) => ({ ...teamView, ...draft, id: 'v2' }));
  render(
    <ListGrid
      label="订单"
      columns={ORDER_COLUMNS}
      rowKey={({ id }) => id}
      load={sampleLoad(sampleOrders(3))}
      views={{
        store: { list: async () => views, save, remove: async () => undefined },
        current: views[0]?.id ?? null,
        canSetTeamDefault,
      }}
    />,
  );
  await screen.findByRole('grid');
  const user = userEvent.setup();
  const tools = within(screen.getByRole('toolbar', { name: '列表设置' }));
  await user.click(await tools.findByRole('button', { name: views[0] ? /本周超时/ : /视图/ }));
  return { save, user, item: (name: RegExp) => screen.getByRole('menuitem', { name }) };
}

describe('somebody who may not set the default of the team', () => {
  it('cannot choose it for a new view, and reads why', async () => {
    const { save, user, item } = await showMenu([], false);
    await user.click(item(/另存为新视图/));
    const dialog = within(await screen.findByRole('dialog'));
    const opens = dialog.getByRole('checkbox', { name: '打开列表时默认使用' });
    await user.click(opens);
    expect(opens).toBeChecked();

    await user.click(dialog.getByRole('radio', { name: '团队所有人' }));

    expect(opens).toBeDisabled();
    expect(opens).not.toBeChecked();
    expect(opens).toHaveAccessibleDescription(REASON);
    await user.type(dialog.getByRole('textbox', { name: '视图名称' }), '待接单{Enter}');
    await waitFor(() =>
      expect(save).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ scope: 'team', isDefault: false }),
      ),
    );
  });

  it('keeps the default of a personal view, and their choice on the way there and back', async () => {
    const { save, user, item } = await showMenu([], false);
    await user.click(item(/另存为新视图/));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: '打开列表时默认使用' }));
    await user.click(dialog.getByRole('radio', { name: '团队所有人' }));
    await user.click(dialog.getByRole('radio', { name: '仅自己' }));

    await user.type(dialog.getByRole('textbox', { name: '视图名称' }), '待接单{Enter}');

    await waitFor(() =>
      expect(save).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ scope: 'personal', isDefault: true }),
      ),
    );
  });

  it('cannot make a view of the team its default', async () => {
    const { item } = await showMenu([teamView], false);

    expect(item(/设为默认/)).toHaveAttribute('aria-disabled', 'true');
    expect(item(/设为默认/)).toHaveTextContent(REASON);
    expect(item(/重命名/)).not.toHaveAttribute('aria-disabled');
  });

  it('cannot change the view that the lists of all open with, but can end that', async () => {
    const { item } = await showMenu([{ ...teamView, isDefault: true }], false);

    expect(item(/重命名/)).toHaveTextContent(REASON);
    expect(item(/取消默认/)).not.toHaveAttribute('aria-disabled');
  });
});

it('everybody else may set it', async () => {
  const { item } = await showMenu([teamView]);

  expect(item(/设为默认/)).not.toHaveAttribute('aria-disabled');
});
