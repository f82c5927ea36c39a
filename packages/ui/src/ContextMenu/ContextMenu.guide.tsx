import { useState } from 'react';
import { Button } from '../Button/Button';
import { useSay, type Guide, type Say } from '../internal/guide';
import { Menu } from '../Menu/Menu';
import { ContextMenu } from './ContextMenu';
import type { MenuPoint } from './OpenContextMenu';

const itemsOf = (say: Say) => [
  { key: 'refresh', label: say('刷新', 'Refresh'), onSelect: () => {} },
  { key: 'close', label: say('关闭', 'Close'), onSelect: () => {} },
];

function RightPress({ label }: { label: string }) {
  const say = useSay();
  const [position, setPosition] = useState<MenuPoint | null>(null);
  return (
    <>
      <Button
        onContextMenu={(event) => {
          event.preventDefault();
          setPosition({ x: event.clientX, y: event.clientY });
        }}
      >
        {label}
      </Button>
      <ContextMenu
        label={say('标签页操作', 'Tab actions')}
        items={itemsOf(say)}
        position={position}
        onClose={() => setPosition(null)}
      />
    </>
  );
}

/** The guide of `ContextMenu`. */
export const contextMenuGuide: Guide = (say) => {
  const items = itemsOf(say);
  return {
    group: 'Overlays',
    use: [
      say(
        '用于频繁操作同一类对象：标签页、表格行、树节点。',
        'For frequent work with one kind of object: tabs, rows, tree nodes.',
      ),
      say(
        '操作取决于尚未完成的请求时，设置 `loading`。',
        'With `loading` while the actions depend on a running request.',
      ),
      say(
        '在 `contextmenu` 事件的位置打开，键盘的菜单键也会触发该事件。',
        'At the position of the `contextmenu` event, which the keyboard’s menu key triggers too.',
      ),
    ],
    avoid: [
      say(
        '作为操作的唯一入口：还应提供按钮或 `Menu`。',
        'As the only access to an action: offer a button or a `Menu` as well.',
      ),
      say('在按钮处打开：使用 `Menu`。', 'At a button: use `Menu`.'),
    ],
    pairs: [
      {
        do: {
          note: say(
            '通过左键和触摸也能执行同样的操作。',
            'The same actions are available with the left button and by touch.',
          ),
          example: (
            <>
              <RightPress label={say('订单列表', 'Orders')} />{' '}
              <Menu
                label={say('标签页操作', 'Tab actions')}
                trigger={<Button>⋯</Button>}
                items={items}
              />
            </>
          ),
        },
        dont: {
          note: say(
            '谁会想到这里可以点右键？',
            'Who would guess that the right button does something here?',
          ),
          example: <RightPress label={say('订单列表', 'Orders')} />,
        },
      },
    ],
    anatomy: [
      {
        part: say('列表', 'List'),
        is: say(
          '浮于指针位置，不超出窗口；获得焦点，当前操作为其活动后代（active descendant）',
          'floats at the point, inside the window; takes focus, with the active action as its active descendant',
        ),
      },
      {
        part: say('行', 'Line'),
        is: say(
          '与 `Menu` 相同：图标、标签、原因、快捷键',
          'as in `Menu`: icon, label, reason, keys',
        ),
      },
    ],
    keyboard: [
      {
        keys: say('Shift + F10, 菜单键', 'Shift + F10, menu key'),
        does: say(
          '宿主处理 `contextmenu` 时，打开菜单。',
          'Opens it, where the host handles `contextmenu`.',
        ),
      },
      {
        keys: say('↓, ↑, Home, End, 字母键', '↓, ↑, Home, End, letters'),
        does: say('在可用的操作之间移动。', 'Moves through the enabled actions.'),
      },
      {
        keys: 'Enter, Space',
        does: say('执行操作，关闭菜单并归还焦点。', 'Runs the action, closes and returns focus.'),
      },
      { keys: 'Escape, Tab', does: say('关闭而不执行操作。', 'Closes without an action.') },
    ],
  };
};
