// @vitest-environment jsdom
import fc from 'fast-check';
import { choosePreferences, preferences, readPreferences, takeChosen } from './preferences';

const DEFAULTS = { language: 'zh', mode: 'light', accent: '#2F7DEE' };

describe('readPreferences', () => {
  it('starts in Chinese, light and in the colour of the site', () => {
    expect(readPreferences(null)).toEqual(DEFAULTS);
  });

  it('starts as the deployment says', () => {
    expect(readPreferences(null, { language: 'en', mode: 'auto', theme: '#6959CD' })).toEqual({
      language: 'en',
      mode: 'auto',
      accent: '#6959CD',
    });
  });

  it.each([
    [['fr', 'en-GB', 'zh-CN'], 'en'],
    [['zh-TW', 'en'], 'zh'],
    [['fr', 'de'], 'zh'],
    [[], 'zh'],
  ])(
    'leaves the language to a browser that prefers %j where the deployment does',
    (tags, first) => {
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

      expect(readPreferences(null, { language: 'browser' }).language).toBe(first);
      vi.restoreAllMocks();
    },
  );

  it('reads what is stored', () => {
    const stored = { language: 'en', mode: 'dark', accent: '#13C2C2' };

    expect(readPreferences(JSON.stringify(stored))).toEqual(stored);
  });

  it.each([
    ['{"language":"fr","mode":"auto"}', { ...DEFAULTS, mode: 'auto' }],
    ['{"mode":["dark"],"language":"en"}', { ...DEFAULTS, language: 'en' }],
    ['{"accent":"red;}*{display:none}","mode":"<b>"}', DEFAULTS],
    ['{"accent":{"toString":1}}', DEFAULTS],
  ])('falls back key by key for %s', (text, expected) => {
    expect(readPreferences(text)).toEqual(expected);
  });

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { language, mode, accent } = readPreferences(text);

        expect(['zh', 'en']).toContain(language);
        expect(['light', 'dark', 'auto']).toContain(mode);
        expect(accent).toMatch(/^#[0-9a-f]{6}$/i);
      }),
    );
  });
});

it('remembers what was chosen until it is taken', () => {
  choosePreferences({ language: 'en' });
  choosePreferences({ mode: 'dark' });

  expect(preferences.get()).toMatchObject({ language: 'en', mode: 'dark' });
  expect(takeChosen()).toEqual({ language: 'en', mode: 'dark' });
  expect(takeChosen()).toEqual({});
  choosePreferences({ language: 'zh', mode: 'light' });
});
