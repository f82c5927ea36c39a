import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import type { SideNavItem } from '../SideNav/model/navItems';
import { TopNav } from './TopNav';

const items: SideNavItem[] = [
  { key: 'home', label: '控制台首页', href: '#home' },
  {
    key: 'orders',
    label: '订单管理',
    children: [
      { key: 'list', label: '订单列表', href: '#list' },
      {
        key: 'audit',
        label: '审核',
        children: [{ key: 'report', label: '报告审核', href: '#report' }],
      },
    ],
  },
  { key: 'help', label: '联系客服' },
];
const group = (expanded: boolean) => screen.getByRole('button', { name: '订单管理', expanded });

describe('TopNav', () => {
  conforms(TopNav, { props: { items } });

  it('is a named landmark that marks the current page, or the group that contains it', () => {
    const { rerender } = render(<TopNav items={items} activeKey="home" />);

    expect(screen.getByRole('navigation', { name: '主菜单' })).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('控制台首页');
    rerender(<TopNav items={items} activeKey="report" />);
    expect(group(false)).toHaveAttribute('aria-current', 'true');
  });

  it('opens a group with the groups around the page open, and closes it on selection', async () => {
    const onItemClick = vi.fn();
    render(<TopNav items={items} activeKey="report" onItemClick={onItemClick} />);

    await userEvent.click(group(false));
    await userEvent.click(screen.getByRole('link', { name: '报告审核' }));

    expect(onItemClick).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ key: 'report' }),
      expect.anything(),
    );
    expect(group(false)).toHaveFocus();
  });

  it('closes a group when the focus leaves it, and with Escape', async () => {
    render(<TopNav items={items} />);
    await userEvent.click(group(false));
    await userEvent.tab();
    expect(screen.getByRole('link', { name: '订单列表' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(group(false)).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('link', { name: '控制台首页' }));

    expect(group(false)).toBeVisible();
  });

  it('moves along the bar and into a group with arrows, and stops at the ends', async () => {
    render(<TopNav items={items} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('link', { name: '订单列表' })).toHaveFocus();

    await userEvent.keyboard('{ArrowUp}{End}{ArrowRight}');
    expect(screen.getByRole('button', { name: '联系客服' })).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}{Home}');
    expect(screen.getByRole('link', { name: '控制台首页' })).toHaveFocus();
  });

  it('leaves clicks with a modifier key to the browser', () => {
    const onItemClick = vi.fn();
    render(<TopNav items={items} onItemClick={onItemClick} />);

    fireEvent.click(screen.getByRole('link', { name: '控制台首页' }), { ctrlKey: true });

    expect(onItemClick).not.toHaveBeenCalled();
  });
});
