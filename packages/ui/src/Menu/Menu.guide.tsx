import { MoreHorizontal } from 'lucide-react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import type { Guide } from '../internal/guide';
import { Menu } from './Menu';

const nothing = () => {};

/** The guide of `Menu`. */
export const menuGuide: Guide = {
  group: 'Overlays',
  use: [
    'For three or more actions on one object, where there is no space for a row of buttons.',
    'With `shortcut` for actions with keys: people learn them in the menu.',
    'With `href` for items that lead to another page: they can be opened in another tab.',
    'With `disabledReason` for unavailable actions: people learn what is missing.',
  ],
  avoid: [
    'For one or two actions: use visible `Button`s.',
    'For a persistent choice: use `Select`.',
    'For one main action with variants: use `SplitButton`. At the pointer: `ContextMenu`.',
  ],
  pairs: [
    {
      do: {
        note: 'A destructive action is last, after a separator.',
        example: (
          <Menu
            label="订单操作"
            trigger={<Button>更多</Button>}
            items={[
              { key: 'edit', label: '编辑订单', onSelect: nothing },
              { key: 'line', separator: true },
              { key: 'cancel', label: '取消订单', tone: 'danger', onSelect: nothing },
            ]}
          />
        ),
      },
      dont: {
        note: 'In the middle of the list, it is pressed by mistake.',
        example: (
          <Menu
            label="订单操作"
            trigger={<Button>更多</Button>}
            items={[
              { key: 'cancel', label: '取消订单', onSelect: nothing },
              { key: 'edit', label: '编辑订单', onSelect: nothing },
            ]}
          />
        ),
      },
    },
    {
      do: { note: 'A single action is a button.', example: <Button>下载报告</Button> },
      dont: {
        note: 'A menu with one action costs an extra press.',
        example: (
          <Menu
            label="报告"
            trigger={<IconButton label="更多" icon={MoreHorizontal} />}
            items={[{ key: 'get', label: '下载报告', onSelect: nothing }]}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Trigger', is: 'a `Button` or an `IconButton`, which announces that it opens a menu' },
    {
      part: 'List',
      is: 'floats at the `placement` of its trigger, or opposite, inside the window; named by `label`',
    },
    { part: 'Line', is: 'icon, label, reason below it, a short hint at the end' },
    {
      part: 'Keys',
      is: 'the `shortcut`, in a column at the end; announced to assistive technology, bound by the page',
    },
    { part: 'Separator', is: 'between groups of actions' },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓, ↑', does: 'Opens the menu.' },
    { keys: '↓, ↑, Home, End', does: 'Moves through the enabled actions.' },
    { keys: 'Letters', does: 'Jumps to the action that starts with them.' },
    {
      keys: 'Enter, Space',
      does: 'Runs the action or follows the link, closes and returns focus to the trigger.',
    },
    { keys: 'Escape', does: 'Closes without an action; focus returns to the trigger.' },
    { keys: 'Tab', does: 'Closes without an action and moves on from the trigger.' },
  ],
};
