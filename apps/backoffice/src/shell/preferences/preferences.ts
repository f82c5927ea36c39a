import type { ShellSettings, Site } from '@mingjian/api';
import { createStore } from '@mingjian/ui';
import { browserStorage } from '../../base/browserStorage';
import { site } from '../../base/site';
import { THEME_KEY, VISITOR_KEY } from './storageKeys';

/** Language and theme: the settings that the login page has too. */
export interface Preferences extends Pick<ShellSettings, 'language' | 'mode'> {
  /** The theme colour. */
  accent: string;
}

/** The preferences of this window, stored for its first paint. */
export const preferences = createStore<Preferences>(readStored(THEME_KEY));
preferences.subscribe(() => browserStorage.set(THEME_KEY, JSON.stringify(preferences.get())));

/** A choice on the login page. */
type Choice = Partial<Omit<Preferences, 'accent'>>;
let chosen: Choice = {};

/** Changes language or mode by choice of the person at the screen. */
export function choosePreferences(patch: Choice) {
  chosen = { ...chosen, ...patch };
  preferences.update((state) => ({ ...state, ...patch }));
}

/** Returns the choices since the last call: those that somebody signs in with. */
export function takeChosen(): Choice {
  const taken = chosen;
  chosen = {};
  return taken;
}

/** Puts the preferences of the login page back, when the person whose own they were has left. */
export function restoreVisitor() {
  const stored = browserStorage.get(VISITOR_KEY);
  browserStorage.remove(VISITOR_KEY);
  takeChosen();
  preferences.set(stored === null ? readStored(THEME_KEY) : readPreferences(stored));
}

/** Returns stored preferences. Each that is missing or damaged falls back to the deployment's. */
export function readPreferences(text: string | null, defaults: Site = site): Preferences {
  const { language, mode, accent } = parseObject(text);
  return {
    language: oneOf(['zh', 'en'], language) ?? firstLanguage(defaults.language),
    mode: oneOf(['light', 'dark', 'auto'], mode) ?? defaults.mode ?? 'light',
    accent: isColor(accent) ? accent : (defaults.theme ?? '#2F7DEE'),
  };
}

function readStored(key: string) {
  return readPreferences(browserStorage.get(key));
}

/** Returns the deployment's language, or the browser's first one that we have. */
function firstLanguage(language: Site['language']): Preferences['language'] {
  if (language !== 'browser') return language ?? 'zh';
  const ours = navigator.languages.find((tag) => /^(zh|en)\b/i.test(tag));
  return ours && /^en/i.test(ours) ? 'en' : 'zh';
}

function isColor(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

function oneOf<Value>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((one) => one === value);
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
