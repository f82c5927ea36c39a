import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { SHELL_SETTINGS, userConfigs } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { useStore, useTexts } from '@mingjian/ui';
import { browserStorage } from '../../base/browserStorage';
import { messages } from '../messages';
import {
  currentSettings,
  forgetLayout,
  LAYOUT_KEY,
  layoutSettings,
  readLayout,
  storeLayout,
} from './layoutSettings';
import { preferences, readPreferences } from './preferences';
import { preferencesTexts } from './preferences.texts';
import { createSettingsSaver } from './settingsSaver';
import { unsavedKeyOf } from './startSettings';
import { THEME_KEY } from './storageKeys';

/**
 * Saves the changed settings of the signed-in person on this computer and on the server, and
 * follows those of other windows.
 */
export function useSettingsSync(userId: string) {
  const t = useTexts(preferencesTexts);
  const http = useHttp();
  const handleFailure = useEffectEvent(() =>
    messages.show({ text: t.notSaved, tone: 'warning', seconds: 5 }),
  );

  useEffect(() => {
    const key = unsavedKeyOf(userId);
    const saver = createSettingsSaver({
      send: (value) => http.send(userConfigs.save, { code: SHELL_SETTINGS, value }),
      key,
      onFailure: () => handleFailure(),
    });
    let isFollowing = false;
    const handleChange = () => {
      if (isFollowing) return;
      storeLayout(layoutSettings.get());
      saver.save(currentSettings());
    };
    const handleStorage = (event: StorageEvent) => {
      isFollowing = true;
      followWindow(event);
      isFollowing = false;
    };
    storeLayout(layoutSettings.get());
    if (browserStorage.get(key) !== null) saver.save(currentSettings());
    const stops = [preferences.subscribe(handleChange), layoutSettings.subscribe(handleChange)];
    window.addEventListener('storage', handleStorage);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('storage', handleStorage);
      saver.stop();
      forgetLayout();
    };
  }, [http, userId]);
  useDensity();
}

/** Takes over what another window of this computer has stored. */
function followWindow({ key, newValue }: StorageEvent) {
  if (newValue === null) return;
  if (key === THEME_KEY) preferences.set(readPreferences(newValue));
  if (key === LAYOUT_KEY) layoutSettings.set(readLayout());
}

/** Sets the density of the page while the workspace is there. */
function useDensity() {
  const density = useStore(layoutSettings, (state) => state.density);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['mjDensity'] = density;
    return () => void delete dataset['mjDensity'];
  }, [density]);
}
