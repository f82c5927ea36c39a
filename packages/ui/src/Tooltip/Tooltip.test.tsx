import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { Tooltip } from './Tooltip';

function renderTooltip() {
  render(
    <>
      <input aria-label="候选人" />
      <Tooltip content="约定交付前 6 小时">
        <button type="button" aria-describedby="own">
          即将超时
        </button>
      </Tooltip>
    </>,
  );
  return screen.getByRole('button');
}

describe('Tooltip', () => {
  conforms(Tooltip, {
    props: { content: '约定交付前 6 小时', children: <button type="button">即将超时</button> },
    open: async () => {
      await userEvent.hover(screen.getByRole('button'));
      await screen.findByRole('tooltip');
    },
    target: () => screen.getByRole('tooltip'),
  });

  afterEach(() => vi.useRealTimers());

  it('opens at once on keyboard focus, adds its description to the element’s, and closes with Escape', async () => {
    const button = renderTooltip();

    // An element after a text field has keyboard focus for certain; otherwise jsdom decides by the
    // focus of another test.
    act(() => screen.getByRole('textbox').focus());
    await userEvent.tab();
    expect(screen.getByRole('tooltip')).toHaveTextContent('约定交付前 6 小时');
    expect(button.getAttribute('aria-describedby')).toBe(`own ${screen.getByRole('tooltip').id}`);

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('waits 300 ms while hovered, and stays while the bubble is hovered', () => {
    vi.useFakeTimers();
    const button = renderTooltip();
    const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));

    fireEvent.pointerEnter(button);
    wait(299);
    expect(screen.queryByRole('tooltip')).toBeNull();
    wait(1);
    fireEvent.pointerLeave(button);
    fireEvent.pointerEnter(screen.getByRole('tooltip'));
    wait(1000);
    expect(screen.getByRole('tooltip')).toBeVisible();

    fireEvent.pointerLeave(screen.getByRole('tooltip'));
    wait(100);

    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('can be open at first, and shows the parent’s state when controlled', async () => {
    const onOpenChange = vi.fn();
    const tooltip = { content: '约定交付前 6 小时', children: <button type="button">超时</button> };
    const { unmount } = render(<Tooltip {...tooltip} defaultOpen onOpenChange={onOpenChange} />);
    expect(screen.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    unmount();

    render(<Tooltip {...tooltip} open={false} onOpenChange={onOpenChange} />);
    await userEvent.hover(screen.getByRole('button'));

    await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(true));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('keeps the element’s own handlers', async () => {
    const onFocus = vi.fn();
    render(
      <Tooltip content="说明">
        <button type="button" onFocus={onFocus}>
          查询
        </button>
      </Tooltip>,
    );

    await userEvent.tab();

    expect(onFocus).toHaveBeenCalledOnce();
  });
});
