import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { ButtonGroup } from './ButtonGroup';

/** The guide of `ButtonGroup`. */
export const buttonGroupGuide: Guide = (say) => ({
  group: 'Actions',
  use: [
    say(
      '用于对同一对象的两到四个相关操作：预览、下载和分享报告。',
      'For two to four related actions on one object: preview, download and share a report.',
    ),
    say(
      '一个常用操作搭配少用操作的菜单时，将 `Menu` 作为最后一个子元素。',
      'For an action beside a menu of rarer ones, with a `Menu` as the last child.',
    ),
    say(
      '文字较长且可能在手机上使用时，设置 `narrow="stack"`。',
      'With `narrow="stack"` where the labels are long and the window may be a phone.',
    ),
  ],
  avoid: [
    say(
      '从少数几个值中选一个：使用 `SegmentedControl`，它会标出选中项。',
      'To choose one of a few values: use `SegmentedControl`, which shows the selected one.',
    ),
    say(
      '一个操作及其变体：使用 `SplitButton`，它会自动为菜单命名。',
      'For one action with variants: use `SplitButton`, which names the menu for you.',
    ),
    say(
      '列表上方的多个工具：使用 `Toolbar`，整体只占一个 Tab 停靠点。',
      'For many tools over a list: use `Toolbar`, one stop for the Tab key.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say('都作用于同一份报告。', 'All act on the same report.'),
        example: (
          <ButtonGroup label={say('背调报告', 'Background check report')}>
            <Button>{say('预览', 'Preview')}</Button>
            <Button>{say('下载', 'Download')}</Button>
            <Button>{say('分享', 'Share')}</Button>
          </ButtonGroup>
        ),
      },
      dont: {
        note: say(
          '保存与取消含义相反：连在一起容易误点。',
          'Saving and cancelling are opposites: joined, they get mixed up.',
        ),
        example: (
          <ButtonGroup label={say('订单', 'Orders')}>
            <Button tone="primary">{say('保存', 'Save')}</Button>
            <Button>{say('取消订单', 'Cancel order')}</Button>
          </ButtonGroup>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('组', 'Group'),
      is: say(
        '一个由 `label` 命名的 `<div role="group">`',
        'a `<div role="group">` named by `label`',
      ),
    },
    {
      part: say('按钮组', 'Buttons'),
      is: say(
        '`Button`、`IconButton` 或 `Menu` 的触发按钮，尺寸一致；仅最外侧的角为圆角',
        '`Button`, `IconButton` or the trigger of a `Menu`, all of one size; only the outer corners are round',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab, Shift+Tab',
      does: say(
        '移到下一个或上一个按钮；每个按钮都是 Tab 停靠点。',
        'Moves to the next or previous button; each is a tab stop.',
      ),
    },
    { keys: 'Enter, Space', does: say('按下获得焦点的按钮。', 'Presses the focused button.') },
  ],
});
