import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoreHorizontal } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton';
import { Button } from '../Button/Button';
import { conforms } from '../internal/testing/conformance';
import { LinkProvider } from '../Link/LinkProvider';
import { OpenPageContext, RouterLink } from '../Link/LinkProvider.fixtures';
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

const active = () =>
  document.getElementById(screen.getByRole('menu').getAttribute('aria-activedescendant')!)
    ?.textContent;

describe('Menu', () => {
  conforms(Menu, {
    props: { label: '订单操作', trigger: <Button>更多</Button>, items: [] },
    open: () => userEvent.click(screen.getByRole('button')),
    target: () => screen.getByRole('menu'),
  });

  it('opens a named list from its trigger, and returns focus after a selection', async () => {
    const { onEdit, trigger } = renderMenu();
    await userEvent.click(trigger);
    expect(screen.getByRole('menu', { name: '订单操作' })).toBeVisible();

    await userEvent.click(screen.getByRole('menuitem', { name: '编辑' }));

    expect(onEdit).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('tells which of several choices is selected', async () => {
    const onSelect = vi.fn();
    render(
      <Menu
        label="排序"
        trigger={<Button>排序</Button>}
        items={[
          { key: 'up', label: '升序', checked: true, onSelect },
          { key: 'down', label: '降序', checked: false, onSelect },
        ]}
      />,
    );

    await userEvent.click(screen.getByRole('button', { name: '排序' }));

    expect(screen.getByRole('menuitemradio', { name: '升序' })).toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: '降序' })).not.toBeChecked();
  });

  it('refuses a disabled action', async () => {
    const { onDelete, trigger } = renderMenu();
    await userEvent.click(trigger);

    await userEvent.click(screen.getByRole('menuitem', { name: '删除' }));

    expect(onDelete).not.toHaveBeenCalled();
  });

  it('announces why an action cannot be selected', async () => {
    const onSelect = vi.fn();
    render(
      <Menu
        label="订单操作"
        trigger={<Button>更多</Button>}
        items={[{ key: 'export', label: '下载报告', disabledReason: '报告还没有出具', onSelect }]}
      />,
    );
    await userEvent.click(screen.getByRole('button'));

    await userEvent.click(screen.getByRole('menuitem', { name: /下载报告\s?报告还没有出具/ }));

    expect(onSelect).not.toHaveBeenCalled();
  });

  it('announces that there are no actions, or that they are loading', async () => {
    const { rerender } = render(
      <Menu label="订单操作" trigger={<Button>更多</Button>} items={[]} loading />,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('menuitem', { name: '加载中' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    rerender(<Menu label="订单操作" trigger={<Button>更多</Button>} items={[]} />);

    expect(screen.getByRole('menuitem', { name: '没有可用的操作' })).toBeVisible();
  });

  it('opens with the arrow keys at its first or last action, and moves on with Tab', async () => {
    const { trigger } = renderMenu();
    trigger.focus();

    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('编辑');
    await userEvent.keyboard('{Escape}{ArrowDown}');
    expect(active()).toBe('编辑');
    await userEvent.tab();

    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('stores its state, or shows that of its parent', async () => {
    const onOpenChange = vi.fn();
    const menu = { label: '订单操作', trigger: <Button>更多</Button>, items: [], onOpenChange };
    const { unmount } = render(<Menu {...menu} defaultOpen />);
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.queryByRole('menu')).toBeNull();
    unmount();
    onOpenChange.mockClear();

    render(<Menu {...menu} open />);
    await userEvent.click(document.body);

    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.getByRole('menu')).toBeVisible();
  });

  it('selects the action above which a held mouse is released', async () => {
    const { onEdit, trigger } = renderMenu();
    const at = (time: number) =>
      vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(time);

    at(1000);
    fireEvent.pointerDown(trigger, { pointerType: 'mouse', button: 0, clientX: 0, clientY: 0 });
    at(1500);
    fireEvent.pointerUp(screen.getByRole('menuitem', { name: '编辑' }), {
      clientX: 0,
      clientY: 40,
    });
    vi.restoreAllMocks();

    expect(onEdit).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('opens no menu of a button that only looks enabled', async () => {
    render(
      <Menu
        label="订单操作"
        trigger={<Button disabledReason="没有权限">更多</Button>}
        items={[]}
      />,
    );

    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{ArrowDown}');

    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('contains links, which the keyboard follows too', async () => {
    const onFollow = vi.fn();
    render(
      <OpenPageContext value={onFollow}>
        <LinkProvider component={RouterLink}>
          <Menu
            label="订单操作"
            trigger={<Button>更多</Button>}
            items={[
              { key: 'open', label: '打开', href: '/orders/1' },
              { key: 'report', label: '报告', href: '/report', disabledReason: '未出具' },
            ]}
          />
        </LinkProvider>
      </OpenPageContext>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('menuitem', { name: '打开' })).toHaveAttribute('href', '/orders/1');
    expect(screen.getByRole('menuitem', { name: /报告/ })).not.toHaveAttribute('href');

    await userEvent.keyboard('{ArrowDown}{Enter}');

    expect(onFollow).toHaveBeenCalledExactlyOnceWith('/orders/1');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('shows the keys of an action, which are not part of its name', async () => {
    render(
      <Menu
        label="订单操作"
        trigger={<Button>更多</Button>}
        items={[
          { key: 'save', label: '保存', shortcut: 'Mod+S', onSelect: () => {} },
          { key: 'close', label: '关闭', onSelect: () => {} },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button'));

    const save = screen.getByRole('menuitem', { name: '保存' });
    expect(save).toHaveTextContent('Ctrl');
    expect(save).toHaveAttribute('aria-keyshortcuts', 'Control+S');
    expect(screen.getByRole('menuitem', { name: '关闭' })).not.toHaveAttribute('aria-keyshortcuts');
  });
});
