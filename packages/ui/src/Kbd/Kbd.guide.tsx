import type { Guide } from '../internal/guide';
import { Kbd } from './Kbd';

/** The guide of `Kbd`. */
export const kbdGuide: Guide = {
  group: 'Data display',
  use: [
    'To show a key or a shortcut: in a tooltip, a menu, a help page.',
    'With `Mod` for Command on a Mac and Ctrl elsewhere, detected from the machine.',
  ],
  avoid: [
    'To bind a shortcut: it binds nothing.',
    'For code, ids and values to copy: use plain text with a `CopyButton`.',
  ],
  pairs: [
    {
      do: {
        note: '`Mod` and key names: shown as on the keyboard of the machine, and read as words.',
        example: (
          <span>
            按 <Kbd keys="Mod+Enter" /> 提交
          </span>
        ),
      },
      dont: {
        note: 'Symbols of one platform are wrong on the other, and read as "place of interest sign".',
        example: (
          <span>
            按 <Kbd keys="⌘+⏎" /> 提交
          </span>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Shortcut', is: 'a left-to-right `<kbd>` in any text direction' },
    { part: 'Key', is: 'one `<kbd>` each: shown as on the keyboard, read by its name' },
  ],
  keyboard: [],
};
