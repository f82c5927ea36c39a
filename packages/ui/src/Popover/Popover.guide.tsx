import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import type { Guide } from '../internal/guide';
import { Menu } from '../Menu/Menu';
import { Popover } from './Popover';

const nothing = () => {};

/** The guide of `Popover`. */
export const popoverGuide: Guide = (say) => ({
  group: 'Overlays',
  use: [
    say(
      '用于一个按钮下的少量控件或详情：列、筛选、订单规则。',
      'For a few controls or details of one button: columns, filters, the rules of an order.',
    ),
    say(
      '由其他元素也能打开时设置 `open`；按钮位于所在列末尾时设置 `placement`。',
      'With `open` where something else opens it too; with `placement` where its column ends.',
    ),
  ],
  avoid: [
    say(
      '操作列表：请用 `Menu`。有明确终点的任务：请用 `Dialog`。',
      'For a list of actions: use `Menu`. For a task with an end: `Dialog`.',
    ),
    say(
      '简短文字：请用 `Tooltip`。悬停查看人员详情：请用 `HoverCard`。',
      'For a short text: use `Tooltip`. For details of a person on hover: `HoverCard`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '控件立即生效，与其效果同时可见。',
          'Controls that apply at once, visible beside their effect.',
        ),
        example: (
          <Popover
            label={say('显示的列', 'Visible columns')}
            trigger={<Button>{say('列设置', 'Columns')}</Button>}
          >
            <Checkbox label={say('候选人', 'Candidate')} defaultChecked />
          </Popover>
        ),
      },
      dont: {
        note: say(
          '弹出面板里放按钮，等于没有键盘操作的菜单。',
          'Buttons in a popover are a menu without its keys.',
        ),
        example: (
          <Popover
            label={say('订单操作', 'Order actions')}
            trigger={<Button>{say('更多', 'More')}</Button>}
          >
            <Button onClick={nothing}>{say('编辑', 'Edit')}</Button>{' '}
            <Button onClick={nothing}>{say('删除', 'Delete')}</Button>
          </Popover>
        ),
      },
    },
    {
      do: {
        note: say('操作应使用菜单。', 'Actions are a menu.'),
        example: (
          <Menu
            label={say('订单操作', 'Order actions')}
            trigger={<Button>{say('更多', 'More')}</Button>}
            items={[{ key: 'edit', label: say('编辑', 'Edit'), onSelect: nothing }]}
          />
        ),
      },
      dont: {
        note: say(
          '弹出面板中的长文，点一下旁边就消失了。',
          'A long text in a popover disappears with one press beside it.',
        ),
        example: (
          <Popover
            label={say('授权书', 'Consent form')}
            trigger={<Button>{say('授权书', 'Consent form')}</Button>}
          >
            {say(
              '本人授权明鉴在本次背景调查范围内核实本人提供的信息。',
              'I authorize Mingjian to verify the information I have provided, within the scope of this background check.',
            ).repeat(12)}
          </Popover>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('触发按钮', 'Trigger'),
      is: say('`Button` 或 `IconButton`', 'a `Button` or an `IconButton`'),
    },
    {
      part: say('面板', 'Panel'),
      is: say(
        '以 `label` 命名的 `role="dialog"`；浮动在 `placement` 方位，空间不足时在相反一侧；过高时可滚动',
        'a `role="dialog"` named by `label`; floats at `placement`, or at the opposite side where there is no space; scrolls when it is too high',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: say(
        '打开面板；焦点移到第一个控件。',
        'Opens the panel; focus moves to its first control.',
      ),
    },
    {
      keys: 'Tab',
      does: say(
        '在面板内移动，随后移到页面的后续内容，面板随之关闭。',
        'Moves through the panel, then on through the page, which closes it.',
      ),
    },
    {
      keys: 'Escape',
      does: say('关闭面板，焦点回到触发按钮。', 'Closes and returns focus to the trigger.'),
    },
  ],
});
