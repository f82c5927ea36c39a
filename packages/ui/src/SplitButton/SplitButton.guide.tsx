import type { Guide } from '../internal/guide';
import { SplitButton } from './SplitButton';

const nothing = () => {};

/** The guide of `SplitButton`. */
export const splitButtonGuide: Guide = (say) => ({
  group: 'Actions',
  use: [
    say(
      '用于一个通常适用的操作，另有少用的变体：接单，或明天接单。',
      'For one action that is usually right, with rare variants: accept an order, or accept it tomorrow.',
    ),
    say(
      '服务端处理时设置 `loading`：变体同时被禁用，不会重复执行。',
      'With `loading` while the server works: the variants are disabled too, so nothing runs twice.',
    ),
  ],
  avoid: [
    say('同等重要的多个操作：请用 `Menu`。', 'For actions of equal weight: use `Menu`.'),
    say(
      '同一对象的不同操作：请用 `ButtonGroup`，每个操作都有可见的标签。',
      'For different actions on one object: use `ButtonGroup`, where each has a visible label.',
    ),
    say(
      '破坏性操作：放进页面的 `Menu`，绝不要放在常用操作旁。',
      'For a destructive action: put it in the `Menu` of the page, never beside the usual one.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say('菜单中是同一操作的变体。', 'The menu contains variants of the same action.'),
        example: (
          <SplitButton
            menuLabel={say('其他接单方式', 'More ways to accept')}
            onClick={nothing}
            items={[
              {
                key: 'later',
                label: say('明早 9:00 接单', 'Accept tomorrow at 9:00'),
                onSelect: nothing,
              },
              {
                key: 'assign',
                label: say('接单并指派调查员', 'Accept and assign an investigator'),
                onSelect: nothing,
              },
            ]}
          >
            {say('接单', 'Accept')}
          </SplitButton>
        ),
      },
      dont: {
        note: say(
          '打印和取消不是接单的变体，没人会到这里来找。',
          'Printing and cancelling are not variants of accepting an order; nobody looks for them here.',
        ),
        example: (
          <SplitButton
            menuLabel={say('更多', 'More')}
            onClick={nothing}
            items={[
              { key: 'print', label: say('打印', 'Print'), onSelect: nothing },
              {
                key: 'cancel',
                label: say('取消订单', 'Cancel order'),
                tone: 'danger',
                onSelect: nothing,
              },
            ]}
          >
            {say('接单', 'Accept')}
          </SplitButton>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('组', 'Group'),
      is: say(
        '以主操作命名的 `<div role="group">`',
        'a `<div role="group">` named by the main action',
      ),
    },
    {
      part: say('主按钮', 'Main half'),
      is: say('带常用操作标签的 `Button`', 'a `Button` with the label of the usual action'),
    },
    {
      part: say('菜单按钮', 'Menu half'),
      is: say(
        '带箭头的 `Button`，以 `menuLabel` 命名，并以此作为文字提示',
        'a `Button` with an arrow, named by `menuLabel`, which is its tooltip too',
      ),
    },
    {
      part: say('列表', 'List'),
      is: say('`Menu` 的列表，菜单项相同', 'the list of `Menu`, with the same items'),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say(
        '移到主按钮，再移到菜单按钮。',
        'Moves to the main button, then to the menu button.',
      ),
    },
    {
      keys: 'Enter, Space',
      does: say(
        '执行主操作，或打开菜单；在菜单中：选择。',
        'Runs the main action, or opens the menu; in the menu, selects.',
      ),
    },
    {
      keys: '↓, ↑',
      does: say(
        '在菜单按钮上：打开菜单并定位到第一个或最后一个变体；在菜单中：移动。',
        'On the menu button, opens the menu at its first or last variant; in the menu, moves.',
      ),
    },
    {
      keys: say('Home, End, 字母键', 'Home, End, letters'),
      does: say(
        '在菜单中：移到第一项、最后一项或下一个匹配项。',
        'In the menu, moves to the first, the last or the next match.',
      ),
    },
    {
      keys: 'Escape',
      does: say(
        '关闭菜单；焦点回到菜单按钮。',
        'Closes the menu; focus returns to the menu button.',
      ),
    },
  ],
});
