import type { Guide } from '../internal/guide';
import { Button } from '../Button/Button';
import { List } from './List';
import { ListItem } from './ListItem';

/** The guide of `List`. */
export const listGuide: Guide = (say) => ({
  group: 'Data display',
  use: [
    say(
      '用于逐条阅读的记录：附件、最近的订单、通知。',
      'For records that are read one by one: attachments, recent orders, notices.',
    ),
    say(
      '每行打开页面时设置 `href`，在列表旁显示详情时设置 `onClick`。',
      'With `href` on each row for a page, with `onClick` for details beside the list.',
    ),
    say('在侧栏和面板中设置 `dense`。', 'With `dense` in side columns and panels.'),
  ],
  avoid: [
    say('需要按列比较数值：请用表格。', 'To compare values down a column: use a table.'),
    say(
      '数千行数据：请用 `VirtualList`；图片和数字：请用 `CardList`。',
      'For thousands of rows: use `VirtualList`; for pictures and figures: use `CardList`.',
    ),
    say('按钮下的一组操作：请用 `Menu`。', 'For actions behind a button: use `Menu`.'),
  ],
  pairs: [
    {
      do: {
        note: say(
          '整行链接到订单；其他操作位于行尾，标签简短。',
          'The row links to the order; further actions are at its end, with short labels.',
        ),
        example: (
          <List label={say('订单', 'Orders')}>
            <ListItem
              href="#1"
              description={say('上海明鉴', 'Shanghai Mingjian')}
              trailing={<Button size="small">{say('接单', 'Accept')}</Button>}
            >
              BG2026111800421
            </ListItem>
          </List>
        ),
      },
      dont: {
        note: say(
          '只能从一个小按钮进入：整行看似可点，实则不可点。',
          'A small button is the only way in: the row looks pressable but is not.',
        ),
        example: (
          <List label={say('订单', 'Orders')}>
            <ListItem
              description={say('上海明鉴', 'Shanghai Mingjian')}
              trailing={<Button size="small">{say('查看', 'View')}</Button>}
            >
              BG2026111800421
            </ListItem>
          </List>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('顶栏', 'Header'),
      is: say('各行上方的文字或小型控件', 'text or small controls above the rows'),
    },
    { part: say('列表', 'List'), is: say('有名称的 `<ul>`', 'a named `<ul>`') },
    {
      part: say('行', 'Row'),
      is: say(
        '一个 `<li>`：前置图标、文字、描述、尾部内容',
        'an `<li>`: leading picture, text, description, trailing content',
      ),
    },
    {
      part: say('文字', 'Words'),
      is: say('覆盖整行的链接或按钮', 'a link or a button that covers the row'),
    },
    { part: say('空状态', 'Empty'), is: say('列表为空时的内容', 'the content of an empty list') },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say(
        '移到下一个可点击的行，再移到其行尾的控件。',
        'Moves to the next row that can be pressed, then to the controls at its end.',
      ),
    },
    {
      keys: 'Enter',
      does: say('打开链接，或按下按钮。', 'Follows the link, or presses the button.'),
    },
    { keys: 'Space', does: say('按下按钮。', 'Presses the button.') },
  ],
});
