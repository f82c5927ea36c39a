import { readPreferences } from './preferences';

describe('readPreferences', () => {
  it('starts in Chinese, light, with the sidebar open', () => {
    expect(readPreferences(null)).toEqual({
      language: 'zh',
      mode: 'light',
      sidebarOpen: true,
      mainMenuTop: false,
    });
  });

  it('reads stored preferences', () => {
    const stored = { language: 'en', mode: 'dark', sidebarOpen: false, mainMenuTop: true };

    expect(readPreferences(JSON.stringify(stored))).toEqual(stored);
  });

  it.each(['', '{', '[]', '7', 'null', '{"language":"fr","mode":"<b>","sidebarOpen":"no"}'])(
    'falls back to the defaults for %j',
    (text) => {
      expect(readPreferences(text)).toEqual(readPreferences(null));
    },
  );
});
