import type { Guide } from '../internal/guide';
import { Link } from '../Link/Link';
import { Button } from './Button';

/** The guide of `Button`. */
export const buttonGuide: Guide = {
  group: 'Actions',
  use: [
    'For an immediate action: search, save, accept an order, open a dialog.',
    'With `loading` while the server works: width, name and focus stay, further presses do nothing.',
  ],
  avoid: [
    'For navigation: use `Link`, which can be opened in another tab and copied.',
    'For an icon without a visible label: use `IconButton`, whose name is a tooltip too.',
    'For one main action with variants: use `SplitButton`; for many actions of equal weight: use `Menu`.',
  ],
  pairs: [
    {
      do: {
        note: 'One primary button per view: it is clear where to look first.',
        example: (
          <>
            <Button tone="primary">接单</Button> <Button>联系候选人</Button>
          </>
        ),
      },
      dont: {
        note: 'Two primary buttons compete; neither stands out.',
        example: (
          <>
            <Button tone="primary">接单</Button> <Button tone="primary">联系候选人</Button>
          </>
        ),
      },
    },
    {
      do: {
        note: 'A short verb names the action.',
        example: <Button tone="danger">取消订单</Button>,
      },
      dont: {
        note: 'A label that fits every button says nothing, and a noun is not an action.',
        example: <Button>确定</Button>,
      },
    },
    {
      do: {
        note: 'Navigation is a link.',
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
    { part: 'Icon', is: 'optional, 16 px, before the label and hidden from assistive technology' },
    { part: 'Words', is: 'a short verb: the accessible name' },
    { part: 'Spinner', is: 'over the label while `loading`; the button keeps its width' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'Presses the button; nothing while it is loading or disabled with a reason.',
    },
  ],
};
