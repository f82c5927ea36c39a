import { createStore, type Language, type ThemeMode } from '@mingjian/ui';

/** What a person chose about the look. It stays on this computer, for everybody who uses it. */
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

/** The preferences in force, kept in the browser's local storage. */
export const preferences = createStore<Preferences>(readPreferences(localStorage.getItem(KEY)));
preferences.subscribe(() => localStorage.setItem(KEY, JSON.stringify(preferences.get())));

/** Returns the stored preferences; whatever is missing or damaged falls back to its default. */
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
