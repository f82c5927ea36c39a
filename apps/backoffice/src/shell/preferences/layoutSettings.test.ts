// @vitest-environment jsdom
import { DEFAULT_SETTINGS } from '@mingjian/api';
import fc from 'fast-check';
import { readCookie } from './cookies';
import {
  applySettings,
  currentSettings,
  forgetLayout,
  LAYOUT_KEY,
  layoutSettings,
  readLayout,
  storeLayout,
} from './layoutSettings';
import { preferences, restoreVisitor } from './preferences';
import { startSettings, unsavedKeyOf } from './startSettings';
import { VISITOR_KEY } from './storageKeys';

const { theme: _theme, mode: _mode, language: _language, ...DEFAULTS } = DEFAULT_SETTINGS;

describe('the stored layout', () => {
  beforeEach(forgetLayout);

  it('is that of the site where nothing is stored', () => {
    expect(readLayout()).toEqual(DEFAULTS);
  });

  it('comes back, the sidebar’s state and the size from cookies', () => {
    const layout = { ...DEFAULTS, layout: 'top', density: 'roomy', sidebarOpen: false } as const;

    storeLayout(layout);

    expect(readLayout()).toEqual(layout);
    expect(localStorage.getItem(LAYOUT_KEY)).not.toMatch(/density|sidebarOpen/);
    expect([readCookie('mj_sidebar'), readCookie('mj_size')]).toEqual(['closed', 'roomy']);
  });

  it('falls back key by key, whatever is stored', () => {
    const size = fc.stringMatching(/^[\w%]{0,12}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), size, (text, cookie) => {
        localStorage.setItem(LAYOUT_KEY, text);
        document.cookie = `mj_size=${cookie}; Path=/`;
        const layout = readLayout();

        expect(Object.keys(layout).toSorted()).toEqual(Object.keys(DEFAULTS).toSorted());
        expect(['compact', 'standard', 'roomy']).toContain(layout.density);
        expect(['left', 'top']).toContain(layout.layout);
      }),
    );
  });
});

describe('the settings of a person who signs in', () => {
  const user = { id: '7' } as Parameters<typeof startSettings>[0]['user'];
  const settings = (patch: object, savedAt = 5) =>
    JSON.stringify({ ...DEFAULT_SETTINGS, ...patch, savedAt });

  beforeEach(() => {
    localStorage.clear();
    applySettings(DEFAULT_SETTINGS);
  });

  it('replace those of the login page, which come back afterwards', () => {
    preferences.set({ language: 'en', mode: 'light', accent: '#2F7DEE' });

    startSettings({ user, settings: settings({ mode: 'dark', language: 'zh', layout: 'top' }) });
    expect(currentSettings()).toMatchObject({ mode: 'dark', language: 'zh', layout: 'top' });

    restoreVisitor();
    expect(preferences.get()).toMatchObject({ mode: 'light', language: 'en' });
    expect(localStorage.getItem(VISITOR_KEY)).toBeNull();
  });

  it('have no trace of another person who used the computer', () => {
    startSettings({ user, settings: settings({ mode: 'dark', leftColor: 2 }) });
    restoreVisitor();

    startSettings({ user: { ...user, id: '8' }, settings: '' });

    expect(currentSettings()).toEqual(DEFAULT_SETTINGS);
  });

  it('are left to be saved when the server has older ones, and only then', () => {
    localStorage.setItem(unsavedKeyOf('7'), settings({ leftColor: 1 }, 9));
    startSettings({ user, settings: settings({ leftColor: 2 }, 8) });
    expect(layoutSettings.get().leftColor).toBe(1);
    expect(localStorage.getItem(unsavedKeyOf('7'))).toContain('"leftColor":1');

    startSettings({ user, settings: settings({ leftColor: 2 }, Date.now() + 1_000) });
    expect(layoutSettings.get().leftColor).toBe(2);
    expect(localStorage.getItem(unsavedKeyOf('7'))).toBeNull();
  });
});
