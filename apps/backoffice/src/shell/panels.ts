import { createStore } from '@mingjian/ui';

/** A panel of the shell above the page: the settings, or the form of one's own password. */
export type ShellPanel = 'settings' | 'password';

/** The open panel of the shell; `null` for none. */
export const shellPanel = createStore<ShellPanel | null>(null);
