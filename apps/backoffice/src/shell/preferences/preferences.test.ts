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

  it('keeps what was chosen', () => {
    const chosen = { language: 'en', mode: 'dark', sidebarOpen: false, mainMenuTop: true };

    expect(readPreferences(JSON.stringify(chosen))).toEqual(chosen);
  });

  it.each(['', '{', '[]', '7', 'null', '{"language":"fr","mode":"<b>","sidebarOpen":"no"}'])(
    'takes %j for nothing',
    (text) => {
      expect(readPreferences(text)).toEqual(readPreferences(null));
    },
  );
});
