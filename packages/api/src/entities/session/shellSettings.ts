import { isFileBases, type FileBases } from '../files/fileBases';

/** Theme, layout and language of one person, by the names of the specification. */
export interface ShellSettings {
  /** The theme colour, as `#rrggbb`. */
  theme: string;
  /** The colour mode; `auto` follows the operating system. */
  mode: 'light' | 'dark' | 'auto';
  density: 'compact' | 'standard' | 'roomy';
  language: 'zh' | 'en';
  /** Position of the main menu. */
  layout: 'left' | 'top';
  /** Colouring of the left menu: 0 light, 1 dark, 2 the theme colour. */
  leftColor: 0 | 1 | 2;
  /** Colouring of the bar at the top: 0 light, 1 dark, 2 the theme colour. */
  topColor: 0 | 1 | 2;
  /** Whether the menu starts with the logo. */
  sidebarLogo: boolean;
  /** Whether the tabs of the open pages are visible. */
  tagsView: boolean;
  /** Whether only the menus of the mall count. */
  mainMenuTop: boolean;
  /** Whether header and tabs stay while a page scrolls. */
  fixedHeader: boolean;
  /** Whether the left menu shows more than icons on wide screens. */
  sidebarOpen: boolean;
}

/** Settings of a deployment: defaults of its people, and what none of them changes. */
export interface Site extends Partial<Omit<ShellSettings, 'language'>> {
  /** Name of the application, in both languages. */
  title?: { zh: string; en: string };
  /** Language of a first visit; `browser` takes that of the browser. @default 'zh' */
  language?: ShellSettings['language'] | 'browser';
  /** Whether people find the settings panel. @default true */
  showSettings?: boolean;
  /** Whether errors of browsers are sent to the server's log. @default true in production */
  errorLog?: boolean;
  /** Base addresses of files that are no uploads of this server. */
  fileBases?: FileBases;
}

/** The settings of the specification's site, for deployments that say nothing else. */
export const DEFAULT_SETTINGS: ShellSettings = {
  theme: '#2F7DEE',
  mode: 'light',
  density: 'standard',
  language: 'zh',
  layout: 'left',
  leftColor: 0,
  topColor: 0,
  sidebarLogo: true,
  tagsView: true,
  mainMenuTop: false,
  fixedHeader: false,
  sidebarOpen: true,
};

type Check = (value: unknown) => boolean;

const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const isBoolean = oneOf(true, false);
const isColoring = oneOf(0, 1, 2);

const CHECKS: Readonly<Record<keyof ShellSettings, Check>> = {
  theme: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  mode: oneOf('light', 'dark', 'auto'),
  density: oneOf('compact', 'standard', 'roomy'),
  language: oneOf('zh', 'en'),
  layout: oneOf('left', 'top'),
  leftColor: isColoring,
  topColor: isColoring,
  sidebarLogo: isBoolean,
  tagsView: isBoolean,
  mainMenuTop: isBoolean,
  fixedHeader: isBoolean,
  sidebarOpen: isBoolean,
};

/** The names of all settings. */
export const SETTING_NAMES = Object.keys(CHECKS) as (keyof ShellSettings)[];

/** Returns the valid settings among the properties of any value, each by itself. */
export function validSettings(value: unknown): Partial<ShellSettings> {
  if (typeof value !== 'object' || value === null) return {};
  const stored = value as Partial<Record<keyof ShellSettings, unknown>>;
  return Object.fromEntries(
    SETTING_NAMES.filter((name) => Object.hasOwn(stored, name) && CHECKS[name](stored[name])).map(
      (name) => [name, stored[name]],
    ),
  );
}

const SITE_CHECKS: Readonly<Record<keyof Site, Check>> = {
  ...CHECKS,
  language: oneOf('zh', 'en', 'browser'),
  title: (value) => {
    const { zh, en } = (value ?? {}) as Record<string, unknown>;
    return [zh, en].every((text) => typeof text === 'string' && text.trim() !== '');
  },
  showSettings: isBoolean,
  errorLog: isBoolean,
  fileBases: isFileBases,
};

/** Returns the names of the settings of a site that are unknown or have an invalid value. */
export function siteProblems(site: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(site).filter(
    (name) => !Object.hasOwn(SITE_CHECKS, name) || !SITE_CHECKS[name as keyof Site](site[name]),
  );
}
