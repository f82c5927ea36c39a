import { useState } from 'react';
import type { Guide } from '../internal/guide';
import { TextField } from '../TextField/TextField';
import { OtpField, type OtpFieldProps } from './OtpField';

function Live(props: Omit<OtpFieldProps, 'onValueChange'>) {
  const [value, setValue] = useState(props.value);
  return <OtpField {...props} value={value} onValueChange={setValue} />;
}

/** The guide of `OtpField`. */
export const otpFieldGuide: Guide = {
  use: [
    'For a code of digits that came by message or from an authenticator.',
    'With `onComplete` to send the code as soon as its last digit is in.',
  ],
  avoid: [
    'For a password or a code with letters: use `PasswordField` or `TextField`.',
    'For a number that is counted with: use `NumberField`.',
  ],
  pairs: [
    {
      do: {
        note: 'It says where the code went and how long it is good for.',
        example: (
          <Live label="短信验证码" value="" description="已发送至 138 **** 8000，5 分钟内有效" />
        ),
      },
      dont: {
        note: 'Which phone? People wait for a message on the wrong one.',
        example: <Live label="短信验证码" value="" />,
      },
    },
    {
      do: {
        note: 'Boxes show how many digits are missing.',
        example: <Live label="短信验证码" value="382" />,
      },
      dont: {
        note: 'A plain field neither counts nor is offered the code from the message.',
        example: <TextField label="短信验证码" defaultValue="382" />,
      },
    },
  ],
  anatomy: [
    { part: 'Label', is: 'a `<label>`: the accessible name' },
    {
      part: 'Input',
      is: 'one native `<input>`, unseen, over all boxes: one name, one paste, one offer of the phone',
    },
    { part: 'Boxes', is: 'one a digit, for the eye only, from left to right in every direction' },
    { part: 'Help, error, note', is: 'below, read with the input' },
  ],
  keyboard: [
    { keys: '0–9', does: 'Fill the next box; anything but digits is left out.' },
    { keys: 'Backspace', does: 'Takes the last digit out; the caret always stands behind it.' },
    { keys: 'Ctrl+A', does: 'Selects all digits, to copy or to type over.' },
    { keys: 'Ctrl+V', does: 'Finds the code in a pasted message and fills all boxes.' },
    { keys: 'Enter', does: 'Sends the form around it.' },
  ],
};
