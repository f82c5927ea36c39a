import { keyNames, type KeyPlatform } from '../../Kbd/model/keyNames';

/** Names of keys in `aria-keyshortcuts` that differ from the keyboard's. Source: WAI-ARIA 1.2. */
const ARIA_NAMES: Record<string, string> = {
  Ctrl: 'Control',
  Command: 'Meta',
  Option: 'Alt',
  '+': 'Plus',
};

/**
 * Returns a shortcut such as "Mod+S" in the syntax of `aria-keyshortcuts`: "Control+S", "Meta+S".
 */
export function ariaShortcut(shortcut: string, platform: KeyPlatform): string {
  return keyNames(shortcut, platform)
    .map(({ spoken }) => ARIA_NAMES[spoken] ?? spoken)
    .join('+');
}
