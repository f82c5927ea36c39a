import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { ContextMenu } from './ContextMenu';
import type { MenuPoint } from './OpenContextMenu';

const onRefresh = vi.fn();
const onClose = vi.fn();

function Tab() {
  const [position, setPosition] = useState<MenuPoint | null>(null);
  return (
    <>
      <button type="button" onClick={() => setPosition({ x: 10, y: 10 })}>
        订单列表
      </button>
      <ContextMenu
        label="标签页操作"
        position={position}
        onClose={() => setPosition(null)}
        items={[
          { key: 'refresh', label: '刷新', onSelect: onRefresh },
          { key: 'line', separator: true },
          { key: 'close', label: '关闭', disabled: true, onSelect: onClose },
        ]}
      />
    </>
  );
}

async function openMenu() {
  render(<Tab />);
  await userEvent.click(screen.getByRole('button'));
  return screen.getByRole('menu', { name: '标签页操作' });
}

describe('ContextMenu', () => {
  conforms(ContextMenu, {
    props: { label: '标签页操作', position: { x: 10, y: 10 }, onClose: () => {}, items: [] },
    target: () => document.querySelector('[role="menu"]'),
  });

  beforeEach(() => vi.clearAllMocks());

  it('takes focus, selects with the keyboard and returns focus', async () => {
    const menu = await openMenu();
    expect(menu).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}{Enter}');

    expect(onRefresh).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('closes with Escape without a selection', async () => {
    await openMenu();

    await userEvent.keyboard('{ArrowDown}{Escape}');

    expect(onRefresh).not.toHaveBeenCalled();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('closes on a press elsewhere, but not on a disabled action', async () => {
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: '关闭' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeVisible();

    await userEvent.click(document.body);

    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('announces that actions are loading, and keeps focus when they appear', () => {
    const menu = { label: '标签页操作', position: { x: 10, y: 10 }, onClose } as const;
    const { rerender } = render(<ContextMenu {...menu} items={[]} loading />);
    expect(screen.getByRole('menuitem', { name: '加载中' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    rerender(
      <ContextMenu
        {...menu}
        items={[{ key: 'refresh', label: '刷新', shortcut: 'F5', onSelect: onRefresh }]}
      />,
    );

    expect(screen.getByRole('menu')).toHaveFocus();
    expect(screen.getByRole('menuitem', { name: '刷新' })).toHaveAttribute(
      'aria-keyshortcuts',
      'F5',
    );
  });
});
