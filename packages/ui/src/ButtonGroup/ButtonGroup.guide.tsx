import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { ButtonGroup } from './ButtonGroup';

/** The guide of `ButtonGroup`. */
export const buttonGroupGuide: Guide = {
  group: 'Actions',
  use: [
    'For two to four related actions on one object: preview, download and share a report.',
    'For an action beside a menu of rarer ones, with a `Menu` as the last child.',
    'With `narrow="stack"` where the labels are long and the window may be a phone.',
  ],
  avoid: [
    'To choose one of a few values: use `SegmentedControl`, which shows the selected one.',
    'For one action with variants: use `SplitButton`, which names the menu for you.',
    'For many tools over a list: use `Toolbar`, one stop for the Tab key.',
  ],
  pairs: [
    {
      do: {
        note: 'All act on the same report.',
        example: (
          <ButtonGroup label="背调报告">
            <Button>预览</Button>
            <Button>下载</Button>
            <Button>分享</Button>
          </ButtonGroup>
        ),
      },
      dont: {
        note: 'Saving and cancelling are opposites: joined, they get mixed up.',
        example: (
          <ButtonGroup label="订单">
            <Button tone="primary">保存</Button>
            <Button>取消订单</Button>
          </ButtonGroup>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Group', is: 'a `<div role="group">` named by `label`' },
    {
      part: 'Buttons',
      is: '`Button`, `IconButton` or the trigger of a `Menu`, all of one size; only the outer corners are round',
    },
  ],
  keyboard: [
    {
      keys: 'Tab, Shift+Tab',
      does: 'Moves to the next or previous button; each is a tab stop.',
    },
    { keys: 'Enter, Space', does: 'Presses the focused button.' },
  ],
};
