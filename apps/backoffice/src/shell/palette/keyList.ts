import type { paletteTexts } from './palette.texts';
import { REOPEN_KEYS } from '../tabs/TabsWindow';

type Name = Extract<keyof (typeof paletteTexts)['zh'], string>;

/** Keys that work where a group says. */
export interface KeyGroup {
  name: Name;
  keys: readonly { name: Name; keys: readonly string[] }[];
}

/** Every key of the application beside those of its fields and lists, which have their own. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    name: 'everywhere',
    keys: [
      { name: 'find', keys: ['Mod+K'] },
      { name: 'keys', keys: ['?'] },
      { name: 'reopen', keys: [REOPEN_KEYS] },
    ],
  },
  {
    name: 'tabStrip',
    keys: [
      { name: 'moveTab', keys: ['Ctrl+Shift+ArrowLeft', 'Ctrl+Shift+ArrowRight'] },
      { name: 'closeTab', keys: ['Delete'] },
    ],
  },
  {
    name: 'records',
    keys: [
      { name: 'previous', keys: ['Alt+ArrowUp'] },
      { name: 'next', keys: ['Alt+ArrowDown'] },
    ],
  },
  {
    name: 'review',
    keys: [
      { name: 'nextItem', keys: ['J'] },
      { name: 'previousItem', keys: ['K'] },
      { name: 'pass', keys: ['P'] },
      { name: 'giveBack', keys: ['R'] },
    ],
  },
];
