import { MoreHorizontal } from 'lucide-react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import type { Guide } from '../internal/guide';
import { Menu } from './Menu';

const nothing = () => {};

/** The guide of `Menu`. */
export const menuGuide: Guide = (say) => ({
  group: 'Overlays',
  use: [
    say(
      '用于同一对象的三个及以上操作，且没有空间放一排按钮。',
      'For three or more actions on one object, where there is no space for a row of buttons.',
    ),
    say(
      '操作有快捷键时设置 `shortcut`：用户可以在菜单中了解。',
      'With `shortcut` for actions with keys: people learn them in the menu.',
    ),
    say(
      '菜单项打开其他页面时设置 `href`：可以在新标签页打开。',
      'With `href` for items that lead to another page: they can be opened in another tab.',
    ),
    say(
      '操作不可用时设置 `disabledReason`：说明还缺少什么条件。',
      'With `disabledReason` for unavailable actions: people learn what is missing.',
    ),
  ],
  avoid: [
    say('一两个操作：直接展示 `Button`。', 'For one or two actions: use visible `Button`s.'),
    say('需要保持的选择：请用 `Select`。', 'For a persistent choice: use `Select`.'),
    say(
      '一个主操作带若干变体：请用 `SplitButton`。在指针位置弹出：请用 `ContextMenu`。',
      'For one main action with variants: use `SplitButton`. At the pointer: `ContextMenu`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '破坏性操作放在最后，并用分隔线隔开。',
          'A destructive action is last, after a separator.',
        ),
        example: (
          <Menu
            label={say('订单操作', 'Order actions')}
            trigger={<Button>{say('更多', 'More')}</Button>}
            items={[
              { key: 'edit', label: say('编辑订单', 'Edit order'), onSelect: nothing },
              { key: 'line', separator: true },
              {
                key: 'cancel',
                label: say('取消订单', 'Cancel order'),
                tone: 'danger',
                onSelect: nothing,
              },
            ]}
          />
        ),
      },
      dont: {
        note: say(
          '放在列表中间，容易误点。',
          'In the middle of the list, it is pressed by mistake.',
        ),
        example: (
          <Menu
            label={say('订单操作', 'Order actions')}
            trigger={<Button>{say('更多', 'More')}</Button>}
            items={[
              { key: 'cancel', label: say('取消订单', 'Cancel order'), onSelect: nothing },
              { key: 'edit', label: say('编辑订单', 'Edit order'), onSelect: nothing },
            ]}
          />
        ),
      },
    },
    {
      do: {
        note: say('单个操作应使用按钮。', 'A single action is a button.'),
        example: <Button>{say('下载报告', 'Download report')}</Button>,
      },
      dont: {
        note: say(
          '只有一个操作的菜单，多点一次才能执行。',
          'A menu with one action costs an extra press.',
        ),
        example: (
          <Menu
            label={say('报告', 'Reports')}
            trigger={<IconButton label={say('更多', 'More')} icon={MoreHorizontal} />}
            items={[{ key: 'get', label: say('下载报告', 'Download report'), onSelect: nothing }]}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('触发按钮', 'Trigger'),
      is: say(
        '`Button` 或 `IconButton`，会播报它将打开菜单',
        'a `Button` or an `IconButton`, which announces that it opens a menu',
      ),
    },
    {
      part: say('列表', 'List'),
      is: say(
        '浮动在触发按钮的 `placement` 方位或其反方向，不超出窗口；以 `label` 命名',
        'floats at the `placement` of its trigger, or opposite, inside the window; named by `label`',
      ),
    },
    {
      part: say('行', 'Line'),
      is: say(
        '图标、标签、标签下方的原因、行尾的简短提示',
        'icon, label, reason below it, a short hint at the end',
      ),
    },
    {
      part: say('快捷键', 'Keys'),
      is: say(
        '`shortcut`，在行尾排成一列；由辅助技术播报，按键由页面绑定',
        'the `shortcut`, in a column at the end; announced to assistive technology, bound by the page',
      ),
    },
    { part: say('分隔线', 'Separator'), is: say('位于操作分组之间', 'between groups of actions') },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓, ↑', does: say('打开菜单。', 'Opens the menu.') },
    {
      keys: '↓, ↑, Home, End',
      does: say('在可用的操作之间移动。', 'Moves through the enabled actions.'),
    },
    {
      keys: say('字母键', 'Letters'),
      does: say('跳到以所按字母开头的操作。', 'Jumps to the action that starts with them.'),
    },
    {
      keys: 'Enter, Space',
      does: say(
        '执行操作或打开链接，关闭菜单，焦点回到触发按钮。',
        'Runs the action or follows the link, closes and returns focus to the trigger.',
      ),
    },
    {
      keys: 'Escape',
      does: say(
        '关闭菜单，不执行操作；焦点回到触发按钮。',
        'Closes without an action; focus returns to the trigger.',
      ),
    },
    {
      keys: 'Tab',
      does: say(
        '关闭菜单，不执行操作，焦点移到触发按钮之后。',
        'Closes without an action and moves on from the trigger.',
      ),
    },
  ],
});
