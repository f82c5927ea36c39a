import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { SplitButton, type SplitButtonProps } from './SplitButton';

function renderSplitButton(props: Partial<SplitButtonProps> = {}) {
  const onClick = vi.fn();
  const onSelect = vi.fn();
  render(
    <SplitButton
      menuLabel="其他接单方式"
      onClick={onClick}
      items={[{ key: 'later', label: '明天接单', onSelect }]}
      {...props}
    >
      接单
    </SplitButton>,
  );
  return {
    onClick,
    onSelect,
    main: screen.getByRole('button', { name: '接单' }),
    arrow: screen.getByRole('button', { name: '其他接单方式' }),
  };
}

describe('SplitButton', () => {
  conforms(SplitButton, {
    props: { children: '接单', menuLabel: '其他接单方式', items: [], onClick: () => {} },
  });

  it('runs the main action at once, a variant from the menu', async () => {
    const { onClick, onSelect, main, arrow } = renderSplitButton();

    await userEvent.click(main);
    await userEvent.click(arrow);
    await userEvent.click(screen.getByRole('menuitem', { name: '明天接单' }));

    expect(onClick).toHaveBeenCalledOnce();
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('opens the menu with the arrow key', async () => {
    const { arrow } = renderSplitButton();

    arrow.focus();
    await userEvent.keyboard('{ArrowDown}');

    expect(screen.getByRole('menu', { name: '其他接单方式' })).toBeVisible();
  });

  it('disables both while the main action is running', async () => {
    const { onClick, onSelect, main, arrow } = renderSplitButton({ loading: true });

    await userEvent.click(main);
    await userEvent.click(arrow);
    await userEvent.click(screen.getByRole('menuitem', { name: '明天接单' }));

    expect(onClick).not.toHaveBeenCalled();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('announces why it is disabled, and remains focusable', async () => {
    // An element after a text field has keyboard focus for certain, also in jsdom.
    render(<input aria-label="候选人" />);
    act(() => screen.getByRole('textbox').focus());
    const { onClick, main, arrow } = renderSplitButton({ disabledReason: '订单已被他人接走' });

    await userEvent.tab();
    expect(main).toHaveFocus();
    expect(main).toHaveAccessibleDescription('订单已被他人接走');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(arrow);

    expect(onClick).not.toHaveBeenCalled();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('has a menu that can be open at first, and shows the parent’s state when controlled', async () => {
    const onOpenChange = vi.fn();
    renderSplitButton({ defaultOpen: true });
    expect(screen.getByRole('menu', { name: '其他接单方式' })).toBeVisible();
    cleanup();

    const { arrow } = renderSplitButton({ open: false, onOpenChange });
    await userEvent.click(arrow);

    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
