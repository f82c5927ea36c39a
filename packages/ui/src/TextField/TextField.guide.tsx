import type { Guide } from '../internal/guide';
import { TextField } from './TextField';

/** The guide of `TextField`. */
export const textFieldGuide: Guide = {
  group: 'Inputs',
  use: [
    'For one line of free text: a name, a company, an order number.',
    'With `type="email"` or `"tel"` and `autoComplete`, so that a phone shows the right keys and the browser can autofill.',
    'With `prefix` and `suffix` for a unit or a fixed part of the text, such as a country code; with `clearable` for a filter.',
    'With `size`: `small` in table cells and toolbars, `large` on a page with one short form.',
    'With `readOnly` where the text may be focused and copied but not changed.',
  ],
  avoid: [
    'For more than a line: use `TextArea`.',
    'For a number used in calculations: use `NumberField`. An order number is text.',
    'For a search: use `SearchField`, which handles Enter and can be cleared.',
  ],
  pairs: [
    {
      do: {
        note: 'The label stays while typing; the placeholder only shows an example.',
        example: <TextField label="订单编号" placeholder="如 BG2026111800421" />,
      },
      dont: {
        note: 'A placeholder in place of the label disappears with the first letter.',
        example: <TextField label="订单编号" hideLabel placeholder="请输入订单编号" />,
      },
    },
    {
      do: {
        note: 'Text that may not be changed but is copied is read-only.',
        example: <TextField label="报告编号" readOnly defaultValue="BG2026111800421" />,
      },
      dont: {
        note: 'Disabled text is grey, takes no focus and is not submitted with the form.',
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
    {
      part: 'Prefix, suffix',
      is: 'before and after the text, in the box; a text is read with the input',
    },
    { part: 'Cross', is: 'with `clearable`, a button while there is text' },
    { part: 'Help', is: '`description`, read with the input; for a disabled one, the reason' },
    { part: 'Error', is: 'an alert below; its presence marks the input invalid' },
    {
      part: 'Note',
      is: '`note`: a polite line in place of the error, with a sign and a box in its tone; read when it changes',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves into the input and out of it; past it while it is disabled.' },
    { keys: 'Enter', does: 'Submits the form, as in every native input.' },
  ],
};
