import type { Guide } from '../internal/guide';
import { CopyButton } from '../CopyButton/CopyButton';
import { MaskedValue } from './MaskedValue';

const reveal = () => Promise.resolve('13812342046');
const nothing = () => {};

/** The guide of `MaskedValue`. */
export const maskedValueGuide: Guide = {
  group: 'Data display',
  use: [
    'For personal data of a candidate: mobile number, ID number, address, bank account.',
    'Without `onReveal` for people who may not see it, without `onCopy` where it must not be copied.',
  ],
  avoid: [
    'For a password that is typed: use `PasswordField`.',
    'For a value that is not sensitive: plain text with a `CopyButton`.',
  ],
  pairs: [
    {
      do: {
        note: 'The page contains the mask; the value comes from the server with a reason, for a limited time.',
        example: (
          <MaskedValue label="手机号" masked="138****2046" onReveal={reveal} onCopy={nothing} />
        ),
      },
      dont: {
        note: 'A mask over a value that is already in the page protects nothing: it can be copied without a record.',
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
      is: 'the mask, or for `seconds` the value; hidden when the window loses focus',
    },
    { part: 'Show, hide', is: 'an icon button; revealing opens a panel that requires a reason' },
    { part: 'Copy', is: 'only while the value is visible; `onCopy` is called first' },
    {
      part: 'Announcement',
      is: 'a `role="status"`: shown for how long, hidden; never the value itself',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the eye, opens the panel with focus in the reason; while revealed, the same button hides the value.',
    },
    {
      keys: 'Enter',
      does: 'In the reason, requests the value; when it is visible, focus is on the button that hides it.',
    },
    { keys: 'Escape', does: 'Closes the panel and returns focus to the eye.' },
  ],
};
