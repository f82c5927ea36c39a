/** The keyboard layout of a platform. */
export type KeyPlatform = 'mac' | 'other';

/** One key: its symbol and its spoken name. */
export interface KeyName {
  shown: string;
  spoken: string;
}

const arrows: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};
const mac: Record<string, KeyName> = {
  Mod: { shown: '⌘', spoken: 'Command' },
  Ctrl: { shown: '⌃', spoken: 'Control' },
  Alt: { shown: '⌥', spoken: 'Option' },
  Shift: { shown: '⇧', spoken: 'Shift' },
  Enter: { shown: '↵', spoken: 'Enter' },
};

/**
 * Returns the keys of a shortcut such as "Mod+Shift+K", where `Mod` is Command on a Mac and Ctrl
 * elsewhere.
 */
export function keyNames(shortcut: string, platform: KeyPlatform): KeyName[] {
  // "Mod++" is Mod and the plus key, "+" the plus key alone.
  const keys = /^\+$|\+\+$/.test(shortcut)
    ? [...shortcut.slice(0, -1).split('+').filter(Boolean), '+']
    : shortcut.split('+');
  return keys.map((key) => {
    const arrow = arrows[key];
    if (arrow !== undefined) return { shown: arrow, spoken: key };
    if (platform === 'mac' && mac[key]) return mac[key];
    const name = key === 'Mod' ? 'Ctrl' : key;
    return { shown: name === 'Escape' ? 'Esc' : name, spoken: name };
  });
}
