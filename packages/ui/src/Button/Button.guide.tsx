import type { Guide } from '../internal/guide';
import { Link } from '../Link/Link';
import { Button } from './Button';

/** The guide of `Button`. */
export const buttonGuide: Guide = {
  use: [
    'To do something at once: search, save, take an order, open a dialog.',
    'With `loading` while the server works: width, name and focus stay, further presses do nothing.',
  ],
  avoid: [
    'To go somewhere: use `Link`, which can be opened in another tab and copied.',
    'For an icon without words: use `IconButton`, whose name is a tooltip too.',
    'For one main action with variants: use `SplitButton`; for many actions of equal weight: use `Menu`.',
  ],
  pairs: [
    {
      do: {
        note: 'One primary button a view: it is clear where to look first.',
        example: (
          <>
            <Button tone="primary">接单</Button> <Button>联系候选人</Button>
          </>
        ),
      },
      dont: {
        note: 'Two primary buttons ask for the same attention; neither gets it.',
        example: (
          <>
            <Button tone="primary">接单</Button> <Button tone="primary">联系候选人</Button>
          </>
        ),
      },
    },
    {
      do: {
        note: 'A short verb says what will happen.',
        example: <Button tone="danger">取消订单</Button>,
      },
      dont: {
        note: 'A word that fits every button tells nothing, and a place is not an action.',
        example: <Button>确定</Button>,
      },
    },
    {
      do: {
        note: 'What leads to another page is a link.',
        example: <Link href="#order">查看订单</Link>,
      },
      dont: {
        note: 'A button that navigates cannot be opened in another tab.',
        example: <Button>查看订单</Button>,
      },
    },
  ],
  anatomy: [
    {
      part: 'Box',
      is: 'a native `<button type="button">`, as high as the controls of its density',
    },
    { part: 'Icon', is: 'optional, 16 px, before the words and hidden from assistive technology' },
    { part: 'Words', is: 'a short verb: the accessible name' },
    { part: 'Spinner', is: 'over the words while `loading`; the box keeps its width' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'Presses the button; nothing while it is loading or disabled with a reason.',
    },
  ],
};
