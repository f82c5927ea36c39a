import type { Guide } from '../internal/guide';
import { Button } from '../Button/Button';
import { List } from './List';
import { ListItem } from './ListItem';

/** The guide of `List`. */
export const listGuide: Guide = {
  group: 'Data display',
  use: [
    'For records that are read one by one: attachments, recent orders, notices.',
    'With `href` on each row for a page, with `onClick` for details beside the list.',
    'With `dense` in side columns and panels.',
  ],
  avoid: [
    'To compare values down a column: use a table.',
    'For thousands of rows: use `VirtualList`; for pictures and figures: use `CardList`.',
    'For actions behind a button: use `Menu`.',
  ],
  pairs: [
    {
      do: {
        note: 'The row links to the order; further actions are at its end, with short labels.',
        example: (
          <List label="订单">
            <ListItem
              href="#1"
              description="上海明鉴"
              trailing={<Button size="small">接单</Button>}
            >
              BG2026111800421
            </ListItem>
          </List>
        ),
      },
      dont: {
        note: 'A small button is the only way in: the row looks pressable but is not.',
        example: (
          <List label="订单">
            <ListItem description="上海明鉴" trailing={<Button size="small">查看</Button>}>
              BG2026111800421
            </ListItem>
          </List>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Header', is: 'text or small controls above the rows' },
    { part: 'List', is: 'a named `<ul>`' },
    { part: 'Row', is: 'an `<li>`: leading picture, text, description, trailing content' },
    {
      part: 'Words',
      is: 'a link or a button that covers the row',
    },
    { part: 'Empty', is: 'the content of an empty list' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the next row that can be pressed, then to the controls at its end.',
    },
    { keys: 'Enter', does: 'Follows the link, or presses the button.' },
    { keys: 'Space', does: 'Presses the button.' },
  ],
};
