import type { Guide } from '../internal/guide';
import { TextField } from '../TextField/TextField';
import { PasswordField } from './PasswordField';

/** The guide of `PasswordField`. */
export const passwordFieldGuide: Guide = {
  group: 'Inputs',
  use: [
    'For a password that is entered or chosen; it can be revealed, and warns of Caps Lock.',
    'With `autoComplete="current-password"` to log in and `"new-password"` to choose one, so that password managers help.',
  ],
  avoid: [
    'For a one-time code: use `OtpField`.',
    'For a masked identity number: use `MaskedValue`, which requires a reason to reveal it.',
  ],
  pairs: [
    {
      do: {
        note: 'One field that can be revealed is typed correctly the first time.',
        example: (
          <PasswordField
            label="新密码"
            autoComplete="new-password"
            description="8 到 20 位，含字母和数字"
          />
        ),
      },
      dont: {
        note: 'A second field to repeat it doubles the typing and hides the same mistake twice.',
        example: (
          <>
            <TextField label="新密码" type="password" autoComplete="new-password" />
            <TextField label="再次输入新密码" type="password" autoComplete="new-password" />
          </>
        ),
      },
    },
    {
      do: {
        note: 'The rule is visible before the first attempt.',
        example: (
          <PasswordField
            label="密码"
            autoComplete="new-password"
            description="8 到 20 位，含字母和数字"
          />
        ),
      },
      dont: {
        note: 'A rule that is shown only after an error costs an attempt.',
        example: (
          <PasswordField
            label="密码"
            autoComplete="new-password"
            defaultValue="1234"
            error="密码不符合要求"
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Label', is: 'a `<label>`: the accessible name' },
    { part: 'Box', is: 'a native `<input>`, of type `password` until it is revealed' },
    { part: 'Eye', is: 'a button at the end, named by its next action' },
    { part: 'Hint', is: 'a polite line while Caps Lock is on, until blur' },
    { part: 'Help, error, note', is: 'below, read with the input' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the input, then to the eye.' },
    { keys: 'Enter', does: 'In the input, submits the form.' },
    {
      keys: 'Enter, Space',
      does: 'On the eye, reveals or hides the password; focus stays.',
    },
  ],
};
