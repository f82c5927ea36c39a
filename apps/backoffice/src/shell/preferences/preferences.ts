import { createStore, type Language, type ThemeMode } from '@mingjian/ui';

/** Language, theme and layout of this computer, shared by everybody who uses it. */
export interface Preferences {
  language: Language;
  mode: ThemeMode;
  /** Whether the sidebar is open on wide screens. */
  sidebarOpen: boolean;
  /** Whether only the menus of the mall count. */
  mainMenuTop: boolean;
}

const KEY = 'mj.preferences';
const DEFAULTS: Preferences = {
  language: 'zh',
  mode: 'light',
  sidebarOpen: true,
  mainMenuTop: false,
};

/** The current preferences, stored in the browser's local storage. */
export const preferences = createStore<Preferences>(readPreferences(localStorage.getItem(KEY)));
preferences.subscribe(() => localStorage.setItem(KEY, JSON.stringify(preferences.get())));

/** Returns the stored preferences. Missing or damaged ones fall back to their defaults. */
export function readPreferences(text: string | null): Preferences {
  const stored = parseObject(text);
  return {
    language: stored['language'] === 'en' ? 'en' : DEFAULTS.language,
    mode: stored['mode'] === 'dark' || stored['mode'] === 'auto' ? stored['mode'] : DEFAULTS.mode,
    sidebarOpen: stored['sidebarOpen'] !== false,
    mainMenuTop: stored['mainMenuTop'] === true,
  };
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
