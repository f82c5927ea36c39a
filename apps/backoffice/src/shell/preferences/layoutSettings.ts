import { DEFAULT_SETTINGS, validSettings, type ShellSettings } from '@mingjian/api';
import { createStore } from '@mingjian/ui';
import { browserStorage } from '../../base/browserStorage';
import { readCookie, writeCookie } from './cookies';
import { parse } from './model/storedSettings';
import { preferences } from './preferences';
import { site } from '../../base/site';

/** The settings that only the workspace has. */
export type LayoutSettings = Omit<ShellSettings, 'theme' | 'mode' | 'language'>;

/** Key of the local storage for the layout; the sidebar's state and the size are in cookies. */
export const LAYOUT_KEY = 'mj.layout';
const SIDEBAR_COOKIE = 'mj_sidebar';
const SIZE_COOKIE = 'mj_size';
const YEAR_SECONDS = 31_536_000;

const DEFAULTS: ShellSettings = { ...DEFAULT_SETTINGS, ...validSettings(site) };

/** The layout of this window's workspace. */
export const layoutSettings = createStore<LayoutSettings>(readLayout());

/** Returns this computer's stored layout. Each missing or damaged part has its default. */
export function readLayout(): LayoutSettings {
  const sidebar = readCookie(SIDEBAR_COOKIE);
  return layoutOf({
    ...DEFAULTS,
    ...validSettings(parse(browserStorage.get(LAYOUT_KEY))),
    ...validSettings({ density: readCookie(SIZE_COOKIE) }),
    ...(sidebar !== '' && { sidebarOpen: sidebar === 'open' }),
  });
}

/** Stores the layout on this computer. */
export function storeLayout({ density, sidebarOpen, ...rest }: LayoutSettings) {
  writeCookie(SIZE_COOKIE, density, YEAR_SECONDS);
  writeCookie(SIDEBAR_COOKIE, sidebarOpen ? 'open' : 'closed', YEAR_SECONDS);
  // With its time it is always another text, and other windows hear of changed cookies too.
  browserStorage.set(LAYOUT_KEY, JSON.stringify({ ...rest, storedAt: Date.now() }));
}

/** Removes the layout of a person who has left. */
export function forgetLayout() {
  browserStorage.remove(LAYOUT_KEY);
  writeCookie(SIZE_COOKIE, '', 0);
  writeCookie(SIDEBAR_COOKIE, '', 0);
}

/** Returns all settings of the shell, as they are now. */
export function currentSettings(): ShellSettings {
  const { language, mode, accent } = preferences.get();
  return { ...layoutSettings.get(), language, mode, theme: accent };
}

/** Returns the settings of a person who has chosen none: the deployment's. */
export function defaultSettings(): ShellSettings {
  return DEFAULTS;
}

/** Applies settings to this window. */
export function applySettings(settings: ShellSettings) {
  const { language, mode, theme } = settings;
  preferences.set({ language, mode, accent: theme });
  layoutSettings.set(layoutOf(settings));
}

function layoutOf({ theme: _theme, mode: _mode, language: _language, ...layout }: ShellSettings) {
  return layout;
}
