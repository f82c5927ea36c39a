import { keyNames, type KeyPlatform } from '../../Kbd/model/keyNames';

/**
 * How `aria-keyshortcuts` calls the keys that have another name on the keyboard. Source: WAI-ARIA
 * 1.2.
 */
const ARIA_NAMES: Record<string, string> = {
  Ctrl: 'Control',
  Command: 'Meta',
  Option: 'Alt',
  '+': 'Plus',
};

/**
 * Returns a shortcut such as "Mod+S" as `aria-keyshortcuts` spells it on that keyboard:
 * "Control+S", "Meta+S".
 */
export function ariaShortcut(shortcut: string, platform: KeyPlatform): string {
  return keyNames(shortcut, platform)
    .map(({ spoken }) => ARIA_NAMES[spoken] ?? spoken)
    .join('+');
}
