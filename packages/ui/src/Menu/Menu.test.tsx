import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoreHorizontal } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from './Menu';

function renderMenu() {
  const onEdit = vi.fn();
  const onDelete = vi.fn();
  render(
    <Menu
      label="订单操作"
      trigger={<IconButton label="更多" icon={MoreHorizontal} />}
      items={[
        { key: 'edit', label: '编辑', onSelect: onEdit },
        { key: 'line', separator: true },
        { key: 'delete', label: '删除', disabled: true, onSelect: onDelete },
      ]}
    />,
  );
  return { onEdit, onDelete, trigger: screen.getByRole('button', { name: '更多' }) };
}

describe('Menu', () => {
  it('opens a named list from its trigger, and gives focus back after a choice', async () => {
    const { onEdit, trigger } = renderMenu();
    await userEvent.click(trigger);
    expect(screen.getByRole('menu', { name: '订单操作' })).toBeVisible();

    await userEvent.click(screen.getByRole('menuitem', { name: '编辑' }));

    expect(onEdit).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('refuses a disabled action', async () => {
    const { onDelete, trigger } = renderMenu();
    await userEvent.click(trigger);

    await userEvent.click(screen.getByRole('menuitem', { name: '删除' }));

    expect(onDelete).not.toHaveBeenCalled();
  });
});
