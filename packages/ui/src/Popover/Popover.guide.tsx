import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import type { Guide } from '../internal/guide';
import { Menu } from '../Menu/Menu';
import { Popover } from './Popover';

const nothing = () => {};

/** The guide of `Popover`. */
export const popoverGuide: Guide = {
  group: 'Overlays',
  use: [
    'For a few controls or details of one button: columns, filters, the rules of an order.',
    'With `open` where something else opens it too; with `placement` where its column ends.',
  ],
  avoid: [
    'For a list of actions: use `Menu`. For a task with an end: `Dialog`.',
    'For a short text: use `Tooltip`. For details of a person on hover: `HoverCard`.',
  ],
  pairs: [
    {
      do: {
        note: 'Controls that apply at once, visible beside their effect.',
        example: (
          <Popover label="显示的列" trigger={<Button>列设置</Button>}>
            <Checkbox label="候选人" defaultChecked />
          </Popover>
        ),
      },
      dont: {
        note: 'Buttons in a popover are a menu without its keys.',
        example: (
          <Popover label="订单操作" trigger={<Button>更多</Button>}>
            <Button onClick={nothing}>编辑</Button> <Button onClick={nothing}>删除</Button>
          </Popover>
        ),
      },
    },
    {
      do: {
        note: 'Actions are a menu.',
        example: (
          <Menu
            label="订单操作"
            trigger={<Button>更多</Button>}
            items={[{ key: 'edit', label: '编辑', onSelect: nothing }]}
          />
        ),
      },
      dont: {
        note: 'A long text in a popover disappears with one press beside it.',
        example: (
          <Popover label="授权书" trigger={<Button>授权书</Button>}>
            {'本人授权明鉴在本次背景调查范围内核实本人提供的信息。'.repeat(12)}
          </Popover>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Trigger', is: 'a `Button` or an `IconButton`' },
    {
      part: 'Panel',
      is: 'a `role="dialog"` named by `label`; floats at `placement`, or at the opposite side where there is no space; scrolls when it is too high',
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens the panel; focus moves to its first control.' },
    { keys: 'Tab', does: 'Moves through the panel, then on through the page, which closes it.' },
    { keys: 'Escape', does: 'Closes and returns focus to the trigger.' },
  ],
};
