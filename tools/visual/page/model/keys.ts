import { MODES, type Mode } from './pair';

/** Everything that a key can ask for. */
export type Command =
  | 'next'
  | 'previous'
  | 'nextGroup'
  | 'previousGroup'
  | 'foldGroup'
  | 'unfoldGroup'
  | 'accept'
  | 'acceptGroup'
  | 'deny'
  | 'denyGroup'
  | 'undo'
  | 'redo'
  | `mode:${Mode}`
  | 'blink'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoomFit'
  | `pan:${'left' | 'right' | 'up' | 'down'}`
  | 'nextRegion'
  | 'previousRegion'
  | `mark:${'focus' | 'names' | 'contrast' | 'axe'}`
  | 'nextStep'
  | 'previousStep'
  | 'search'
  | 'export'
  | 'keys';

/**
 * Kind of the focused element, for key handling: it accepts text, uses arrows, is pressed by Space,
 * or none of these.
 */
export type KeyTarget = 'text' | 'arrows' | 'press' | 'none';

/** A key press, free of the browser. */
export interface KeyPress {
  key: string;
  shift: boolean;
  /** Ctrl or Command. */
  mod: boolean;
  alt: boolean;
  /** Whether the key is being held down. */
  repeat: boolean;
  target: KeyTarget;
}

/** One line of the list of keys. */
export interface KeyLine {
  commands: readonly Command[];
  /** As `Kbd` writes them. */
  keys: readonly string[];
}

/** Keys by what they are about, in the order in which the page tells them. */
export const KEY_GROUPS = {
  move: [
    { commands: ['next', 'previous'], keys: ['j', 'k', 'ArrowDown', 'ArrowUp'] },
    { commands: ['nextGroup', 'previousGroup'], keys: ['Shift+J', 'Shift+K'] },
    { commands: ['foldGroup', 'unfoldGroup'], keys: ['ArrowLeft', 'ArrowRight'] },
    { commands: ['search'], keys: ['/'] },
  ],
  decide: [
    { commands: ['accept'], keys: ['a'] },
    { commands: ['deny'], keys: ['d'] },
    { commands: ['acceptGroup'], keys: ['Shift+A'] },
    { commands: ['denyGroup'], keys: ['Shift+D'] },
    { commands: ['undo'], keys: ['u', 'Mod+Z'] },
    { commands: ['redo'], keys: ['Shift+U', 'Mod+Shift+Z'] },
  ],
  look: [
    {
      commands: MODES.map((mode) => `mode:${mode}` as const),
      keys: ['1', '2', '3', '4', '5', '6', '7'],
    },
    { commands: ['nextRegion', 'previousRegion'], keys: ['n', 'p'] },
    { commands: ['zoomIn', 'zoomOut'], keys: ['=', '-'] },
    { commands: ['zoomFit'], keys: ['0'] },
    {
      commands: ['pan:left', 'pan:right', 'pan:up', 'pan:down'],
      keys: ['Shift+ArrowLeft', 'Shift+ArrowDown'],
    },
    { commands: ['blink'], keys: ['Space'] },
    {
      commands: ['mark:focus', 'mark:names', 'mark:contrast', 'mark:axe'],
      keys: ['f', 'm', 'c', 'x'],
    },
    { commands: ['nextStep', 'previousStep'], keys: ['s', 'Shift+S'] },
  ],
  page: [
    { commands: ['export'], keys: ['e'] },
    { commands: ['keys'], keys: ['?'] },
  ],
} as const satisfies Record<string, readonly KeyLine[]>;

const letters: Record<string, Command> = {
  j: 'next',
  k: 'previous',
  J: 'nextGroup',
  K: 'previousGroup',
  a: 'accept',
  A: 'acceptGroup',
  d: 'deny',
  D: 'denyGroup',
  u: 'undo',
  U: 'redo',
  n: 'nextRegion',
  p: 'previousRegion',
  f: 'mark:focus',
  m: 'mark:names',
  c: 'mark:contrast',
  x: 'mark:axe',
  s: 'nextStep',
  S: 'previousStep',
  e: 'export',
  '/': 'search',
  '?': 'keys',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'zoomFit',
  ...Object.fromEntries(MODES.map((mode, at) => [String(at + 1), `mode:${mode}`])),
};

const arrows: Record<string, [plain: Command, shifted: Command]> = {
  ArrowDown: ['next', 'pan:down'],
  ArrowUp: ['previous', 'pan:up'],
  ArrowLeft: ['foldGroup', 'pan:left'],
  ArrowRight: ['unfoldGroup', 'pan:right'],
};

/**
 * Commands that may repeat while a key is held: moving on is harmless, deciding twenty pictures by
 * one long press is not.
 */
const HOLDABLE = /^(next|previous|zoom|pan)/;

/**
 * Returns what the key asks for; `null` where it belongs to what has the focus, or means nothing.
 */
export function commandFor({ key, shift, mod, alt, repeat, target }: KeyPress): Command | null {
  if (target === 'text' || alt) return null;
  const command = mod ? historyCommand(key, shift) : plainCommand(key, shift, target);
  return command !== null && repeat && !HOLDABLE.test(command) ? null : command;
}

function historyCommand(key: string, shift: boolean): Command | null {
  if (key.toLowerCase() !== 'z') return null;
  return shift ? 'redo' : 'undo';
}

/** Caps Lock turns letters to capitals: Shift alone says which of the two is meant. */
function plainCommand(key: string, shift: boolean, target: KeyTarget): Command | null {
  if (key === ' ') return target === 'none' ? 'blink' : null;
  const arrow = arrows[key];
  if (arrow) return target === 'arrows' ? null : arrow[shift ? 1 : 0];
  const isLetter = /^[a-z]$/i.test(key);
  const name = isLetter ? (shift ? key.toUpperCase() : key.toLowerCase()) : key;
  return letters[name] ?? null;
}
