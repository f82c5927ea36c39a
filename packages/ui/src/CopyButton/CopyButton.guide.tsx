import type { Guide } from '../internal/guide';
import { CopyButton } from './CopyButton';

/** The guide of `CopyButton`. */
export const copyButtonGuide: Guide = {
  group: 'Actions',
  use: [
    'Beside a number, an address or a link that goes into another system: order number, report link, ID of a contract.',
    'With a function as `text` where the text is long or comes from the server.',
  ],
  avoid: [
    'For a sensitive value: use `MaskedValue`, which asks for a reason and records the copy.',
    'For a file: use a `Button` or `Link` that downloads it.',
  ],
  pairs: [
    {
      do: {
        note: 'The label names the text: a page has many of these buttons.',
        example: (
          <span>
            MJ202611170003 <CopyButton text="MJ202611170003" label="复制订单编号" />
          </span>
        ),
      },
      dont: {
        note: 'Without a label all of them have the same name.',
        example: (
          <span>
            MJ202611170003 <CopyButton text="MJ202611170003" />
          </span>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Button',
      is: 'an icon with a tooltip, or with `shows="label"` a button; `ref` and rest props go to it',
    },
    { part: 'Icon', is: 'two sheets; for 2.5 seconds a tick, or a cross after a failure' },
    { part: 'Outcome', is: 'a `role="status"` after the button for the same time' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Copies and announces it; focus stays on the button.' }],
};
