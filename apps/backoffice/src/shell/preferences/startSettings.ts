import { browserStorage } from '../../base/browserStorage';
import type { SignedIn } from '../session/session';
import { applySettings, defaultSettings } from './layoutSettings';
import { startingSettings, storedText } from './model/storedSettings';
import { preferences, takeChosen } from './preferences';
import { VISITOR_KEY } from './storageKeys';

/** Returns the key of the settings of a person that the server has not confirmed. */
export const unsavedKeyOf = (userId: string) => `mj.unsavedSettings.${userId}`;

/**
 * Applies the newest settings of a person who signs in, before their workspace is rendered. Those
 * of the login page are put aside. Settings that the server lacks are left in the local storage.
 */
export function startSettings({ settings: server, user }: Pick<SignedIn, 'settings' | 'user'>) {
  const { language, mode } = preferences.get();
  if (browserStorage.get(VISITOR_KEY) === null)
    browserStorage.set(VISITOR_KEY, JSON.stringify(preferences.get()));
  const key = unsavedKeyOf(user.id);
  const { settings, isUnsaved } = startingSettings({
    server,
    unsaved: browserStorage.get(key),
    defaults: { ...defaultSettings(), language, mode },
    chosen: takeChosen(),
  });
  applySettings(settings);
  if (isUnsaved) browserStorage.set(key, storedText(settings, Date.now()));
  else browserStorage.remove(key);
}
