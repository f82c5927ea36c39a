import type { Guide } from '../internal/guide';
import { Kbd } from './Kbd';

/** The guide of `Kbd`. */
export const kbdGuide: Guide = {
  use: [
    'To tell of a key or a shortcut: in a tooltip, a menu, a page of help.',
    'With `Mod` for Command on a Mac and Ctrl elsewhere: the machine is found out.',
  ],
  avoid: [
    'To make a shortcut work: it binds nothing.',
    'For code, ids and values to copy: use plain text with a `CopyButton`.',
  ],
  pairs: [
    {
      do: {
        note: '`Mod` and key names: written the way of the machine, and read as words.',
        example: (
          <span>
            按 <Kbd keys="Mod+Enter" /> 提交
          </span>
        ),
      },
      dont: {
        note: 'Signs of one machine are wrong on the other, and read as "place of interest sign".',
        example: (
          <span>
            按 <Kbd keys="⌘+⏎" /> 提交
          </span>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Shortcut', is: 'a `<kbd>` from left to right in every direction of text' },
    { part: 'Key', is: 'one `<kbd>` each: shown as on the keyboard, read by its name' },
  ],
  keyboard: [],
};
