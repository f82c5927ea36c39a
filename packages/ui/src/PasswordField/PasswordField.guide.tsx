import type { Guide } from '../internal/guide';
import { TextField } from '../TextField/TextField';
import { PasswordField } from './PasswordField';

/** The guide of `PasswordField`. */
export const passwordFieldGuide: Guide = {
  use: [
    'For a password that is entered or chosen; it can be shown, and warns of Caps Lock.',
    'With `autoComplete="current-password"` to log in and `"new-password"` to choose one, so that password managers help.',
  ],
  avoid: [
    'For a code that came by message: use `OtpField`.',
    'For an identity number that is only half shown: use `MaskedValue`, which asks why it is revealed.',
  ],
  pairs: [
    {
      do: {
        note: 'One field that can be shown is typed right the first time.',
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
        note: 'The rule is there before the first try.',
        example: (
          <PasswordField
            label="密码"
            autoComplete="new-password"
            description="8 到 20 位，含字母和数字"
          />
        ),
      },
      dont: {
        note: 'A rule that is told only after the mistake costs a round.',
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
    { part: 'Box', is: 'a native `<input>`, of type `password` until it is shown' },
    { part: 'Eye', is: 'a button at the end: its name says what it will do' },
    { part: 'Hint', is: 'a polite line while Caps Lock is on, gone when the field is left' },
    { part: 'Help, error, note', is: 'below, read with the input' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the input, then to the eye.' },
    { keys: 'Enter', does: 'In the input, sends the form around it.' },
    {
      keys: 'Enter, Space',
      does: 'On the eye, shows the password or hides it again; the focus stays.',
    },
  ],
};
