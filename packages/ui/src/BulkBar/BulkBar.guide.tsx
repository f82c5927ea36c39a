import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { BulkBar } from './BulkBar';

const nothing = () => {};

/** The guide of `BulkBar`. */
export const bulkBarGuide: Guide = (say) => ({
  group: 'Actions',
  use: [
    say(
      '用于可选择行的列表旁：显示已选数量，以及可对它们执行的操作。',
      'Beside a list with selectable rows: it shows their number and the actions on all of them.',
    ),
    say(
      '位于列表上方时设置 `placeholder`，避免选中第一行时列表跳动。',
      'With `placeholder` above a list, so that the list does not jump when the first row is selected.',
    ),
    say(
      '在手机上放在列表之后：吸附于底部，拇指可及。',
      'After a list on a phone: there it sticks to the bottom, within reach of the thumb.',
    ),
  ],
  avoid: [
    say(
      '不依赖选择的工具：使用 `Toolbar`。',
      'For tools that do not need a selection: use `Toolbar`.',
    ),
    say(
      '逐行显示操作结果：使用 `BulkResult`。',
      'For the outcome of the action, row by row: use `BulkResult`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '受影响的行数显示在操作旁。',
          'The number of affected rows is visible beside the action.',
        ),
        example: (
          <BulkBar count={3} onClear={nothing}>
            <Button>{say('指派调查员', 'Assign investigator')}</Button>
          </BulkBar>
        ),
      },
      dont: {
        note: say(
          '按钮不知作用于多少行：第二页也选中了吗？',
          'A button for an unknown number of rows: is the second page selected too?',
        ),
        example: <Button>{say('指派给所选订单', 'Assign to selected orders')}</Button>,
      },
    },
  ],
  anatomy: [
    {
      part: say('计数', 'Count'),
      is: say(
        '实时更新的文字：已选行数，或已全选',
        'a live text: the number of selected rows, or that all are selected',
      ),
    },
    {
      part: say('全选', 'Select all'),
      is: say(
        '可选：将其他页上符合条件的行一并选中',
        'optional: selects what matches on the other pages too',
      ),
    },
    {
      part: say('操作区', 'Actions'),
      is: say('即子元素，同属一个 `Toolbar` 的工具', 'the children, tools of one `Toolbar`'),
    },
    {
      part: say('清除', 'Clear'),
      is: say('最后一个工具：清除选择', 'the last tool: clears the selection'),
    },
    {
      part: say('占位', 'Placeholder'),
      is: say(
        '可选：未选中任何行时保留高度',
        'optional: keeps the height while nothing is selected',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say(
        '移到上次使用的操作，再次按下则离开操作栏。',
        'Moves to the last used action, then out of the bar.',
      ),
    },
    {
      keys: '→, ←, Home, End',
      does: say(
        '在操作之间移动；从右到左书写时方向相反。',
        'Moves between the actions; mirrored from right to left.',
      ),
    },
    {
      keys: 'Escape',
      does: say(
        '在操作栏内清除选择；焦点回到之前所在的元素。',
        'Inside the bar, clears the selection; focus returns to its previous element.',
      ),
    },
  ],
});
