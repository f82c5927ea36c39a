import { validSettings, type ShellSettings } from '@mingjian/api';

/** The stored settings of a person, and the time of the change that made them. */
export interface StoredSettings {
  /** Milliseconds since 1970; 0 for settings that were never stored. */
  savedAt: number;
  settings: Partial<ShellSettings>;
}

/** Returns the JSON text of settings. */
export function storedText(settings: ShellSettings, savedAt: number): string {
  return JSON.stringify({ savedAt, ...settings });
}

/** Returns the settings of a JSON text, each of them that is valid. */
export function readSettings(text: string | null): StoredSettings {
  const value = parse(text);
  const { savedAt } = (value ?? {}) as { savedAt?: unknown };
  return {
    savedAt: typeof savedAt === 'number' && Number.isFinite(savedAt) ? savedAt : 0,
    settings: validSettings(value),
  };
}

/** Texts of a person's settings: those of the server, and those that it has not confirmed. */
export interface SettingsSources {
  server: string;
  unsaved: string | null;
  /** Settings of somebody who has chosen none. */
  defaults: ShellSettings;
  /** Choices on the login page, just before signing in. */
  chosen: Partial<ShellSettings>;
}

/** Settings to start with, and whether the server has to be told. */
export interface StartingSettings {
  settings: ShellSettings;
  isUnsaved: boolean;
}

/** Returns the newest settings: the last save wins, wherever it was made. */
export function startingSettings({
  server,
  unsaved,
  defaults,
  chosen,
}: SettingsSources): StartingSettings {
  const stored = readSettings(server);
  const local = readSettings(unsaved);
  const isLocal = local.savedAt > stored.savedAt;
  const newest = isLocal ? local : stored;
  return {
    settings: { ...defaults, ...newest.settings, ...chosen },
    isUnsaved: isLocal || Object.keys(chosen).length > 0,
  };
}

/** Returns the value of a JSON text; `null` for a damaged one. */
export function parse(text: string | null): unknown {
  try {
    return JSON.parse(text || 'null');
  } catch {
    return null;
  }
}
