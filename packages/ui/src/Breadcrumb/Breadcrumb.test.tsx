import type { MouseEvent } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { Breadcrumb } from './Breadcrumb';

const itemsOf = (...labels: string[]) =>
  labels.map((label) => ({ key: label, label, href: `#${label}` }));

describe('Breadcrumb', () => {
  conforms(Breadcrumb, { props: { items: itemsOf('订单管理') } });

  it('marks the last item as the current page, without a link', () => {
    render(<Breadcrumb items={itemsOf('订单管理', '全部订单')} />);

    expect(screen.getByText('全部订单')).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('expands a long trail on demand', async () => {
    render(<Breadcrumb items={itemsOf('一', '二', '三', '四', '五')} />);
    expect(screen.queryByText('二')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: '展开中间 2 级' }));

    expect(screen.getByRole('link', { name: '二' })).toBeVisible();
  });

  it('calls onClick of a link and of a button', async () => {
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
    const items = [
      { key: 'home', label: '首页', onClick },
      { key: 'list', label: '列表', href: '#list', onClick },
    ];
    render(<Breadcrumb items={[...items, ...itemsOf('详情')]} />);

    await userEvent.click(screen.getByRole('button', { name: '首页' }));
    await userEvent.click(screen.getByRole('link', { name: '列表' }));

    expect(onClick).toHaveBeenCalledTimes(2);
    expect(window.location.hash).toBe('');
  });

  it('announces that the name of the current page is loading, with working links before it', () => {
    render(
      <Breadcrumb items={[...itemsOf('全部订单'), { key: 'order', label: '', loading: true }]} />,
    );

    const current = screen.getAllByRole('listitem')[1]!.querySelector('[aria-current="page"]');
    expect(current).toHaveTextContent('加载中');
    expect(current).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('link', { name: '全部订单' })).toBeVisible();
  });
});
