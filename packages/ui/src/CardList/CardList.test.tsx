import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { CardList } from './CardList';

const items = [
  { key: 'a', title: '上海明鉴', href: '#a', content: '在途订单 12' },
  { key: 'b', title: '杭州云栖', disabled: true },
];

describe('CardList', () => {
  conforms(CardList, { props: { label: '客户', items } });

  it('is a named list of cards with links as titles', () => {
    render(<CardList label="客户" items={items} />);

    expect(screen.getByRole('list', { name: '客户' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '上海明鉴' })).toHaveAttribute('href', '#a');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('selects cards by named boxes, except disabled ones', async () => {
    const onSelectedKeysChange = vi.fn();
    render(
      <CardList
        label="客户"
        items={items}
        selectable
        onSelectedKeysChange={onSelectedKeysChange}
      />,
    );

    await userEvent.click(screen.getByRole('checkbox', { name: '选择上海明鉴' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '选择杭州云栖' }));

    expect(onSelectedKeysChange).toHaveBeenCalledExactlyOnceWith(['a']);
    expect(screen.getByRole('checkbox', { name: '选择上海明鉴' })).toBeChecked();
  });

  it('announces an empty list, but not while it is loading', () => {
    const { rerender, container } = render(<CardList label="客户" items={[]} />);
    expect(screen.getByText('暂无内容')).toBeVisible();

    rerender(<CardList label="客户" items={[]} loading />);
    expect(screen.queryByText('暂无内容')).toBeNull();
    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  });
});
