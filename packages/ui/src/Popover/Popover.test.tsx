import { createRef, useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, type ButtonProps } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { conforms } from '../internal/testing/conformance';
import { Menu } from '../Menu/Menu';
import { Popover, type PopoverProps } from './Popover';

function renderPopover(props: Partial<PopoverProps> = {}) {
  render(
    <>
      <Popover label="显示的列" trigger={<Button>列设置</Button>} {...props}>
        {props.children ?? ((close) => <Button onClick={close}>完成</Button>)}
      </Popover>
      <p>订单</p>
      <button type="button">导出</button>
    </>,
  );
  return screen.getByRole('button', { name: '列设置' });
}

const panel = () => screen.queryByRole('dialog', { name: '显示的列' });

describe('Popover', () => {
  conforms(Popover, {
    props: { label: '显示的列', trigger: <Button>列设置</Button>, children: '候选人' },
    open: () => userEvent.click(screen.getByRole('button')),
    target: () => screen.getByRole('dialog'),
  });

  it('opens a named panel with focus inside, which its content can close', async () => {
    const trigger = renderPopover();
    expect(panel()).toBeNull();
    await userEvent.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByRole('button', { name: '完成' })).toHaveFocus());

    await userEvent.click(screen.getByRole('button', { name: '完成' }));

    expect(panel()).toBeNull();
    expect(trigger).toHaveFocus();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes by Escape and by a press on nothing, with focus on its trigger again', async () => {
    const trigger = renderPopover({ defaultOpen: true });
    await waitFor(() => expect(screen.getByRole('button', { name: '完成' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(trigger).toHaveFocus();

    await userEvent.click(trigger);
    await userEvent.click(screen.getByText('订单'));

    expect(panel()).toBeNull();
    expect(trigger).toHaveFocus();
  });

  it('renders its trigger once when it opens: a position is the concern of the panel', async () => {
    const drawn = vi.fn();
    function Trigger(props: ButtonProps) {
      drawn();
      return <Button {...props}>列设置</Button>;
    }
    const trigger = renderPopover({ trigger: <Trigger /> });
    drawn.mockClear();

    await userEvent.click(trigger);
    await waitFor(() => expect(panel()?.style.left).toMatch(/px$/));

    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('leaves focus on a control outside that was pressed', async () => {
    renderPopover({ defaultOpen: true });

    await userEvent.click(screen.getByRole('button', { name: '导出' }));

    expect(panel()).toBeNull();
    expect(screen.getByRole('button', { name: '导出' })).toHaveFocus();
  });

  describe('by Tab', () => {
    const twoButtons = (
      <>
        <Button>全选</Button>
        <Button>还原</Button>
      </>
    );
    const button = (name: string) => screen.getByRole('button', { name });

    it('is left forwards to what follows its trigger', async () => {
      renderPopover({ defaultOpen: true, children: twoButtons });
      await waitFor(() => expect(button('全选')).toHaveFocus());

      await userEvent.tab();
      expect(button('还原')).toHaveFocus();
      await userEvent.tab();

      expect(button('导出')).toHaveFocus();
      expect(panel()).toBeNull();
    });

    it('is left backwards to its trigger, which leads into it again', async () => {
      const trigger = renderPopover({ defaultOpen: true, children: twoButtons });
      await waitFor(() => expect(button('全选')).toHaveFocus());

      await userEvent.tab({ shift: true });
      expect(trigger).toHaveFocus();
      expect(panel()).toBeVisible();
      await userEvent.tab();

      expect(button('全选')).toHaveFocus();
    });

    it('returns to its trigger where nothing follows', async () => {
      render(
        <Popover label="显示的列" trigger={<Button>列设置</Button>} defaultOpen>
          {twoButtons}
        </Popover>,
      );
      await waitFor(() => expect(button('全选')).toHaveFocus());

      await userEvent.tab();
      await userEvent.tab();

      expect(button('列设置')).toHaveFocus();
      expect(panel()).toBeNull();
    });

    it('stays open while focus moves from the input that it completes to its trigger', async () => {
      const inputRef = createRef<HTMLInputElement>();
      render(
        <>
          <input ref={inputRef} />
          <button type="button">清除</button>
          <Popover
            label="显示的列"
            trigger={<Button>列设置</Button>}
            inputRef={inputRef}
            takesFocus={false}
            defaultOpen
          >
            {twoButtons}
          </Popover>
        </>,
      );
      inputRef.current!.focus();

      await userEvent.tab();
      await userEvent.tab();
      expect(button('列设置')).toHaveFocus();
      await userEvent.tab();

      expect(button('全选')).toHaveFocus();
      expect(panel()).toBeVisible();
    });
  });

  it('waits for the end of a press that moves focus', async () => {
    renderPopover({ defaultOpen: true });
    await waitFor(() => expect(screen.getByRole('button', { name: '完成' })).toHaveFocus());
    const outside = screen.getByRole('button', { name: '导出' });

    const user = userEvent.setup();
    await user.pointer({ target: outside, keys: '[MouseLeft>]' });
    expect(outside).toHaveFocus();
    expect(panel()).toBeVisible();
    await user.pointer('[/MouseLeft]');

    expect(panel()).toBeNull();
  });

  it('shows the parent’s state when controlled', async () => {
    const onOpenChange = vi.fn();
    const trigger = renderPopover({ open: true, onOpenChange });

    await userEvent.click(trigger);
    await userEvent.click(screen.getByText('订单'));

    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
    expect(panel()).toBeVisible();
  });

  it('stays open while a menu or a dialog that it opened is used', async () => {
    function More() {
      const [isAsking, setAsking] = useState(false);
      return (
        <>
          <Menu
            label="更多"
            trigger={<Button>更多</Button>}
            items={[{ key: 'reset', label: '重置', onSelect: () => setAsking(true) }]}
          />
          <Dialog open={isAsking} onClose={() => setAsking(false)} title="重置？">
            将显示全部列
          </Dialog>
        </>
      );
    }
    renderPopover({ defaultOpen: true, children: <More /> });

    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '重置' }));
    await screen.findByRole('dialog', { name: '重置？' });
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog', { name: '重置？' })).toBeNull());
    expect(panel()).toBeVisible();
  });

  it('closes alone by a press beside the dialog that contains it', async () => {
    const onClose = vi.fn();
    render(
      <Dialog open onClose={onClose} title="编辑订单">
        <Popover label="显示的列" trigger={<Button>列设置</Button>}>
          候选人
        </Popover>
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    const backdrop = dialog.querySelector<HTMLElement>(':scope > [aria-hidden]')!;
    await userEvent.click(screen.getByRole('button', { name: '列设置' }));

    await userEvent.click(backdrop);
    expect(panel()).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(backdrop);

    expect(onClose).toHaveBeenCalledOnce();
  });
});
