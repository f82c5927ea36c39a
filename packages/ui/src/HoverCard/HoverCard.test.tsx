import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { HoverCard } from './HoverCard';

function renderCard() {
  const onOpenChange = vi.fn();
  const onFollow = vi.fn();
  render(
    <>
      <HoverCard
        label="欧阳静怡"
        content={<a href="#order">查看订单</a>}
        onOpenChange={onOpenChange}
      >
        <a href="#candidate" onClick={(event) => onFollow(event.defaultPrevented)}>
          欧阳静怡
        </a>
      </HoverCard>
      <button type="button">以后</button>
    </>,
  );
  return { onOpenChange, onFollow, name: screen.getByRole('link', { name: '欧阳静怡' }) };
}

describe('HoverCard', () => {
  conforms(HoverCard, {
    props: { label: '欧阳静怡', content: '产品总监', children: <a href="#candidate">欧阳静怡</a> },
    open: () => userEvent.tab(),
    target: () => screen.getByRole('dialog'),
  });

  afterEach(() => vi.useRealTimers());

  it('opens on keyboard focus, lets Tab in, and returns focus with Escape', async () => {
    const { name } = renderCard();
    await userEvent.tab();
    expect(await screen.findByRole('dialog', { name: '欧阳静怡' })).toBeVisible();
    expect(name).toHaveFocus();

    await userEvent.tab();
    expect(screen.getByRole('link', { name: '查看订单' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(name).toHaveFocus();
  });

  it('can be open at first, and shows the parent’s state when controlled', async () => {
    const onOpenChange = vi.fn();
    const card = { label: '欧阳静怡', content: '产品总监', children: <a href="#c">欧阳静怡</a> };
    const { unmount } = render(<HoverCard {...card} defaultOpen onOpenChange={onOpenChange} />);
    expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    unmount();

    render(<HoverCard {...card} open={false} onOpenChange={onOpenChange} />);
    await userEvent.tab();

    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('waits 300 ms while hovered', () => {
    vi.useFakeTimers();
    const { name } = renderCard();

    fireEvent.pointerEnter(name, { pointerType: 'mouse' });
    fireEvent.mouseEnter(name);
    act(() => void vi.advanceTimersByTime(299));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));

    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('opens on the first tap, and follows the link on the second', () => {
    const { name, onFollow } = renderCard();
    const tap = () => {
      fireEvent.pointerDown(name, { pointerType: 'touch' });
      fireEvent.click(name);
    };

    tap();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    tap();

    expect(onFollow.mock.calls).toEqual([[true], [false]]);
  });
});
