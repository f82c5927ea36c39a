import type { KeyPlatform } from './model/keyNames';

/** Returns the keyboard of the browser's machine. Only in a browser. */
export const thisMachine = (): KeyPlatform =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'mac' : 'other';
