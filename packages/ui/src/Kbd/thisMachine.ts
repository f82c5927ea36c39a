import type { KeyPlatform } from './model/keyNames';

/** Returns whose keyboard the browser's machine has. In a browser only. */
export const thisMachine = (): KeyPlatform =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'mac' : 'other';
