import type { Guide } from '../internal/guide';
import { TextField } from '../TextField/TextField';
import { OtpField } from './OtpField';

/** The guide of `OtpField`. */
export const otpFieldGuide: Guide = {
  group: 'Inputs',
  use: [
    'For a numeric one-time code from a text message or an authenticator.',
    'With `onComplete` to submit the code with its last digit.',
  ],
  avoid: [
    'For a password or a code with letters: use `PasswordField` or `TextField`.',
    'For a number used in calculations: use `NumberField`.',
  ],
  pairs: [
    {
      do: {
        note: 'It names the receiver of the code and its validity.',
        example: <OtpField label="短信验证码" description="已发送至 138 **** 8000，5 分钟内有效" />,
      },
      dont: {
        note: 'Which phone? People wait for a message on the wrong one.',
        example: <OtpField label="短信验证码" />,
      },
    },
    {
      do: {
        note: 'Boxes show the number of missing digits.',
        example: <OtpField label="短信验证码" defaultValue="382" />,
      },
      dont: {
        note: 'A plain field neither counts nor autofills the code from the message.',
        example: <TextField label="短信验证码" defaultValue="382" />,
      },
    },
  ],
  anatomy: [
    { part: 'Label', is: 'a `<label>`: the accessible name' },
    {
      part: 'Input',
      is: 'one transparent native `<input>` over all boxes: one name, one paste, one autofill',
    },
    {
      part: 'Boxes',
      is: 'one per digit, hidden from assistive technology, left-to-right in any text direction',
    },
    { part: 'Help, error, note', is: 'below, read with the input' },
  ],
  keyboard: [
    { keys: '0–9', does: 'Fill the next box; other characters are ignored.' },
    { keys: 'Backspace', does: 'Removes the last digit; the caret always stays after it.' },
    { keys: 'Ctrl+A', does: 'Selects all digits, to copy or replace them.' },
    { keys: 'Ctrl+V', does: 'Finds the code in a pasted message and fills all boxes.' },
    { keys: 'Enter', does: 'Submits the form.' },
  ],
};
