import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import type { SideNavItem } from './model/navItems';
import { SideNav } from './SideNav';

const items: SideNavItem[] = [
  { key: 'home', label: '控制台首页', href: '#home' },
  {
    key: 'orders',
    label: '订单管理',
    children: [{ key: 'list', label: '订单列表', href: '#list' }],
  },
  { key: 'help', label: '联系客服' },
];

describe('SideNav', () => {
  conforms(SideNav, { props: { items } });

  it('is a named landmark that marks the current page', () => {
    render(<SideNav items={items} activeKey="list" />);

    expect(screen.getByRole('navigation', { name: '主菜单' })).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('订单列表');
  });

  it('opens and closes a group, and marks it while it hides the current page', async () => {
    const onExpandedKeysChange = vi.fn();
    render(<SideNav items={items} activeKey="list" onExpandedKeysChange={onExpandedKeysChange} />);
    const group = screen.getByRole('button', { name: '订单管理', expanded: true });
    expect(group).not.toHaveAttribute('aria-current');

    await userEvent.click(group);

    expect(onExpandedKeysChange).toHaveBeenCalledExactlyOnceWith([]);
    expect(screen.queryByRole('link', { name: '订单列表' })).toBeNull();
    expect(group).toHaveAttribute('aria-expanded', 'false');
    expect(group).toHaveAttribute('aria-current', 'true');
  });

  it('shows the groups that the parent keeps open', async () => {
    render(<SideNav items={items} expandedKeys={[]} />);

    await userEvent.click(screen.getByRole('button', { name: '订单管理' }));

    expect(screen.queryByRole('link', { name: '订单列表' })).toBeNull();
  });

  it('reports plain clicks to the host, and leaves those with a modifier to the browser', () => {
    const onItemClick = vi.fn((_item: SideNavItem, event: { preventDefault(): void }) =>
      event.preventDefault(),
    );
    render(<SideNav items={items} onItemClick={onItemClick} />);
    const link = screen.getByRole('link', { name: '控制台首页' });

    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(link, { metaKey: true })).toBe(true);
    expect(onItemClick).not.toHaveBeenCalled();

    expect(fireEvent.click(link)).toBe(false);
    expect(onItemClick).toHaveBeenCalledExactlyOnceWith(items[0], expect.anything());
  });

  it('renders a button for an entry without an address', async () => {
    const onItemClick = vi.fn();
    render(<SideNav items={items} onItemClick={onItemClick} />);

    await userEvent.click(screen.getByRole('button', { name: '联系客服' }));

    expect(onItemClick).toHaveBeenCalledExactlyOnceWith(items[2], expect.anything());
  });

  it('collapsed keeps every name, and floats one group at a time', async () => {
    const onItemClick = vi.fn();
    render(<SideNav collapsed items={items} activeKey="list" onItemClick={onItemClick} />);
    expect(screen.getByRole('link', { name: '控制台首页' })).toBeInTheDocument();
    const group = screen.getByRole('button', { name: '订单管理', expanded: false });
    expect(group).toHaveAttribute('aria-current', 'true');

    await userEvent.click(group);
    await userEvent.click(screen.getByRole('link', { name: '订单列表' }));

    expect(onItemClick).toHaveBeenCalledOnce();
    expect(group).toHaveAttribute('aria-expanded', 'false');
  });
});
