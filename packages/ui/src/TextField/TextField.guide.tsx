import type { Guide } from '../internal/guide';
import { TextField } from './TextField';

/** The guide of `TextField`. */
export const textFieldGuide: Guide = {
  use: [
    'For one line of free text: a name, a company, an order number.',
    'With `type="email"` or `"tel"` and `autoComplete`, so that a phone shows the right keys and the browser fills in.',
    'With `readOnly` where the text may be reached and copied but not changed.',
  ],
  avoid: [
    'For more than a line: use `TextArea`.',
    'For a number that is counted with: use `NumberField`. An order number is text.',
    'To look for something: use `SearchField`, which has Enter and a way to clear.',
  ],
  pairs: [
    {
      do: {
        note: 'The label stays while something is typed; the placeholder only shows an example.',
        example: <TextField label="订单编号" placeholder="如 BG2026111800421" />,
      },
      dont: {
        note: 'A placeholder in place of the label is gone with the first letter.',
        example: <TextField label="订单编号" hideLabel placeholder="请输入订单编号" />,
      },
    },
    {
      do: {
        note: 'What may not be changed but is needed elsewhere is read-only.',
        example: <TextField label="报告编号" readOnly defaultValue="BG2026111800421" />,
      },
      dont: {
        note: 'Disabled text is grey, takes no focus and is not sent with the form.',
        example: <TextField label="报告编号" disabled defaultValue="BG2026111800421" />,
      },
    },
  ],
  anatomy: [
    {
      part: 'Label',
      is: 'a `<label>`: the accessible name, with a star where the input is `required`',
    },
    { part: 'Box', is: 'a native `<input>`, as high as the controls of its density' },
    { part: 'Help', is: '`description`, read with the input; of a disabled one it says why' },
    { part: 'Error', is: 'an alert below; its presence marks the input invalid' },
    {
      part: 'Note',
      is: '`note`: a polite line in the error’s place, with a sign and the box in its tone; read when it changes',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves into the input and out of it; past it while it is disabled.' },
    { keys: 'Enter', does: 'Sends the form around it, as in every native input.' },
  ],
};
