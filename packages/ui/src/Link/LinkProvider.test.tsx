import { createRef, type ReactElement } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb';
import { Button } from '../Button/Button';
import { CardList } from '../CardList/CardList';
import { List } from '../List/List';
import { ListItem } from '../List/ListItem';
import { Menu } from '../Menu/Menu';
import { SideNav } from '../SideNav/SideNav';
import { Link } from './Link';
import { LinkProvider } from './LinkProvider';
import { OpenPageContext, RouterLink } from './LinkProvider.fixtures';

const open = vi.fn();

const renderRouted = (part: ReactElement) =>
  render(
    <OpenPageContext value={open}>
      <LinkProvider component={RouterLink}>{part}</LinkProvider>
    </OpenPageContext>,
  );

const crumbs = [
  { key: 'orders', label: '订单', href: '#orders' },
  { key: 'order', label: '详情' },
];

const parts: Record<string, ReactElement> = {
  Link: <Link href="#orders">订单</Link>,
  Breadcrumb: <Breadcrumb items={crumbs} />,
  SideNav: <SideNav items={[{ key: 'orders', label: '订单', href: '#orders' }]} />,
  ListItem: (
    <List label="列表">
      <ListItem href="#orders">订单</ListItem>
    </List>
  ),
  CardList: <CardList label="列表" items={[{ key: 'orders', title: '订单', href: '#orders' }]} />,
  Menu: (
    <Menu
      label="更多"
      defaultOpen
      trigger={<Button>更多</Button>}
      items={[{ key: 'orders', label: '订单', href: '#orders' }]}
    />
  ),
};

const linkOf = () => screen.getByText('订单').closest('a')!;

describe('LinkProvider', () => {
  beforeEach(() => void open.mockClear());

  it.each(Object.entries(parts))('makes the link of %s one of the router', (_, part) => {
    renderRouted(part);
    expect(linkOf()).toHaveAttribute('href', '#orders');

    fireEvent.click(linkOf());

    expect(open).toHaveBeenCalledExactlyOnceWith('#orders');
  });

  it.each(Object.entries(parts))('leaves a click with a key on %s to the browser', (_, part) => {
    renderRouted(part);

    expect(fireEvent.click(linkOf(), { ctrlKey: true })).toBe(true);

    expect(open).not.toHaveBeenCalled();
  });

  it.each(Object.entries(parts))('is not needed by %s', (_, part) => {
    render(part);
    expect(linkOf()).toHaveAttribute('href', '#orders');

    fireEvent.click(linkOf());

    expect(open).not.toHaveBeenCalled();
  });

  it('passes ref, class and accessible state on', () => {
    const ref = createRef<HTMLAnchorElement>();
    renderRouted(
      <Link ref={ref} href="#orders" className="mine" aria-current="page">
        订单
      </Link>,
    );

    expect(ref.current).toBe(screen.getByRole('link', { name: '订单', current: 'page' }));
    expect(ref.current).toHaveClass('mine');
  });
});
