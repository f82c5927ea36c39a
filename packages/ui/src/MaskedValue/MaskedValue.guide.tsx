import type { Guide } from '../internal/guide';
import { CopyButton } from '../CopyButton/CopyButton';
import { MaskedValue } from './MaskedValue';

const reveal = () => Promise.resolve('13812342046');
const nothing = () => {};

/** The guide of `MaskedValue`. */
export const maskedValueGuide: Guide = {
  use: [
    'For what identifies a candidate: mobile number, ID number, address, bank account.',
    'Without `onReveal` for those who may not see it, without `onCopy` where it must not be copied.',
  ],
  avoid: [
    'For a password that is typed: use `PasswordField`.',
    'For a value that is no secret: plain text with a `CopyButton`.',
  ],
  pairs: [
    {
      do: {
        note: 'The page holds the mask; the value comes from the server with a reason, and goes again.',
        example: (
          <MaskedValue label="手机号" masked="138****2046" onReveal={reveal} onCopy={nothing} />
        ),
      },
      dont: {
        note: 'A mask over a value that is in the page already protects nothing: one press copies it, unrecorded.',
        example: (
          <span>
            138****2046 <CopyButton text="13812342046" label="复制手机号" />
          </span>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Group', is: 'a `<span role="group">` named by `label`' },
    {
      part: 'Value',
      is: 'the mask, or for `seconds` the value; hides when the window loses focus',
    },
    { part: 'Show, hide', is: 'an icon button; showing opens a panel that asks for the reason' },
    { part: 'Copy', is: 'only while the value is in sight; `onCopy` is asked first' },
    { part: 'Announcement', is: 'a `role="status"`: shown for how long, hidden; never the value' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the eye, opens the panel with focus in the reason; shown, the same place hides the value.',
    },
    {
      keys: 'Enter',
      does: 'In the reason, asks for the value; once it is in sight, focus is on the button that hides it.',
    },
    { keys: 'Escape', does: 'Closes the panel and gives focus back to the eye.' },
  ],
};
