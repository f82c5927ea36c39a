import { useState } from 'react';
import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { Menu } from '../Menu/Menu';
import { ContextMenu } from './ContextMenu';
import type { MenuPoint } from './OpenContextMenu';

const items = [
  { key: 'refresh', label: '刷新', onSelect: () => {} },
  { key: 'close', label: '关闭', onSelect: () => {} },
];

function RightPress({ label }: { label: string }) {
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
        label="标签页操作"
        items={items}
        position={position}
        onClose={() => setPosition(null)}
      />
    </>
  );
}

/** The guide of `ContextMenu`. */
export const contextMenuGuide: Guide = {
  group: 'Overlays',
  use: [
    'For frequent work with one kind of object: tabs, rows, tree nodes.',
    'With `loading` while the actions depend on a running request.',
    'At the position of the `contextmenu` event, which the keyboard’s menu key triggers too.',
  ],
  avoid: [
    'As the only access to an action: offer a button or a `Menu` as well.',
    'At a button: use `Menu`.',
  ],
  pairs: [
    {
      do: {
        note: 'The same actions are available with the left button and by touch.',
        example: (
          <>
            <RightPress label="订单列表" />{' '}
            <Menu label="标签页操作" trigger={<Button>⋯</Button>} items={items} />
          </>
        ),
      },
      dont: {
        note: 'Who would guess that the right button does something here?',
        example: <RightPress label="订单列表" />,
      },
    },
  ],
  anatomy: [
    {
      part: 'List',
      is: 'floats at the point, inside the window; takes focus, with the active action as its active descendant',
    },
    { part: 'Line', is: 'as in `Menu`: icon, label, reason, keys' },
  ],
  keyboard: [
    { keys: 'Shift + F10, menu key', does: 'Opens it, where the host handles `contextmenu`.' },
    { keys: '↓, ↑, Home, End, letters', does: 'Moves through the enabled actions.' },
    { keys: 'Enter, Space', does: 'Runs the action, closes and returns focus.' },
    { keys: 'Escape, Tab', does: 'Closes without an action.' },
  ],
};
