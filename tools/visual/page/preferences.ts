import { isLanguage, isTheme, type Preferences } from './model/preferences';

const KEY = 'mingjian-review';

/** Reads a text that was kept; `null` if there is none, or the browser keeps nothing for files. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text. Returns whether it was kept. */
export function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns what the reviewer chose last time; Chinese and the system's colours at first. */
export function readPreferences(): Preferences {
  const { language, theme, reviewer, letterKeys } = parse(readKept(KEY));
  return {
    language: isLanguage(language) ? language : 'zh',
    theme: isTheme(theme) ? theme : 'auto',
    reviewer: typeof reviewer === 'string' ? reviewer : '',
    letterKeys: letterKeys !== false,
  };
}

/** Remembers what the reviewer chose, for every report. */
export function keepPreferences(preferences: Preferences): void {
  keep(KEY, JSON.stringify(preferences));
}

function parse(text: string | null): Partial<Record<keyof Preferences, unknown>> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<Record<keyof Preferences, unknown>>;
  } catch {
    return {};
  }
}
