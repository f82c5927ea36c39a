import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { conforms } from '../internal/testing/conformance';
import { AppShell } from './AppShell';

const parts = {
  side: <nav aria-label="菜单" />,
  header: '欧阳静怡',
  tabs: <p>订单列表</p>,
  footer: '明鉴',
  children: '待接单',
};

describe('AppShell', () => {
  conforms(AppShell, { props: parts });

  it('gives every area its landmark', () => {
    render(<AppShell {...parts} />);

    expect(screen.getByRole('complementary')).toContainElement(
      screen.getByRole('navigation', { name: '菜单' }),
    );
    expect(screen.getByRole('navigation', { name: '打开的页面' })).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent('欧阳静怡');
    expect(screen.getByRole('main')).toHaveTextContent('待接单');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('明鉴');
  });

  it('has the breadcrumb in a row below the header', () => {
    render(<AppShell {...parts} crumbs={<nav aria-label="当前位置" />} />);

    const crumbs = screen.getByRole('navigation', { name: '当前位置' });
    expect(screen.getByRole('banner')).not.toContainElement(crumbs);
    expect(screen.getByRole('main')).not.toContainElement(crumbs);
  });

  it('moves its head with a page that is as high as main, and no further than its height', () => {
    const { rerender } = render(
      <AppShell {...parts} headerFixed={false} pageKey="one">
        <div data-testid="page" style={{ overflow: 'auto' }} />
      </AppShell>,
    );
    const head = screen.getByRole('banner').parentElement!;
    const content = head.parentElement!;
    Object.defineProperty(head, 'offsetHeight', { value: 80 });
    const page = screen.getByTestId('page');
    const scroll = (top: number) => {
      page.scrollTop = top;
      fireEvent.scroll(page);
    };

    scroll(30);
    expect(content.style.getPropertyValue('--_shift')).toBe('-30px');
    scroll(500);
    expect(content.style.getPropertyValue('--_shift')).toBe('-80px');
    rerender(<AppShell {...parts} headerFixed={false} pageKey="two" />);
    expect(content.style.getPropertyValue('--_shift')).toBe('0px');
    rerender(<AppShell {...parts} />);
    expect(content.style.cssText).toBe('');
  });

  it('omits areas without content', () => {
    render(<AppShell>待接单</AppShell>);

    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('skips to the page without changing the address', async () => {
    render(<AppShell {...parts} />);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: '跳到正文' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('is a drawer in a narrow window, and requests closing it', async () => {
    const onSideOpenChange = vi.fn();
    const { rerender } = render(<AppShell {...parts} narrow onSideOpenChange={onSideOpenChange} />);
    expect(screen.queryByRole('navigation', { name: '菜单' })).toBeNull();

    rerender(<AppShell {...parts} narrow sideOpen onSideOpenChange={onSideOpenChange} />);
    expect(await screen.findByRole('dialog', { name: '主菜单' })).toContainElement(
      screen.getByRole('navigation', { name: '菜单' }),
    );
    await userEvent.keyboard('{Escape}');

    expect(onSideOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('requests closing a drawer when the window becomes wide', () => {
    const onSideOpenChange = vi.fn();
    const { rerender } = render(
      <AppShell {...parts} narrow sideOpen onSideOpenChange={onSideOpenChange} />,
    );

    rerender(<AppShell {...parts} narrow={false} sideOpen onSideOpenChange={onSideOpenChange} />);

    expect(onSideOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('follows the window below 992 px, and is wide on a server', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    render(<AppShell {...parts} />);
    expect(screen.queryByRole('complementary')).toBeNull();

    expect(renderToString(<AppShell {...parts} />)).toContain('<aside');
    vi.unstubAllGlobals();
  });
});
