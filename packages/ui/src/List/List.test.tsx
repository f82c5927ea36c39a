import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { List } from './List';
import { ListItem } from './ListItem';

describe('List', () => {
  conforms(List, { props: { label: '订单', children: <ListItem>BG1</ListItem> } });

  it('is a named list of its rows', () => {
    render(
      <List label="订单">
        <ListItem description="上海明鉴">BG1</ListItem>
        <ListItem>BG2</ListItem>
      </List>,
    );

    expect(screen.getByRole('list', { name: '订单' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'BG1上海明鉴',
      'BG2',
    ]);
  });

  it('renders a link or a button for a row that can be pressed, named by its text alone', async () => {
    const onClick = vi.fn();
    render(
      <List label="订单">
        <ListItem href="#1" description="上海明鉴" selected>
          BG1
        </ListItem>
        <ListItem onClick={onClick}>BG2</ListItem>
      </List>,
    );

    expect(screen.getByRole('link', { name: 'BG1', current: true })).toHaveAttribute('href', '#1');
    await userEvent.click(screen.getByRole('button', { name: 'BG2', pressed: false }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('announces an empty list, but not while it is loading', () => {
    const { rerender, container } = render(<List label="订单" />);
    expect(screen.getByText('暂无内容')).toBeVisible();

    rerender(<List label="订单" loading />);
    expect(screen.queryByText('暂无内容')).toBeNull();
    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  });
});
