import fc from 'fast-check';
import { DEFAULT_SETTINGS, SETTING_NAMES, siteProblems, validSettings } from './shellSettings';

describe('validSettings', () => {
  it('takes every setting that is valid, and no other property', () => {
    const stored = { ...DEFAULT_SETTINGS, layout: 'top', token: 'x' };

    expect(validSettings(stored)).toEqual({ ...DEFAULT_SETTINGS, layout: 'top' });
  });

  it.each([
    [{ theme: 'red;background:url(//evil)', topColor: 2 }, { topColor: 2 }],
    [{ leftColor: '1', tagsView: 'no', sidebarOpen: false }, { sidebarOpen: false }],
    [{ mode: 'night', language: 'fr', layout: ['top'], fixedHeader: true }, { fixedHeader: true }],
  ])('leaves out each broken one by itself: %j', (stored, valid) => {
    expect(validSettings(stored)).toEqual(valid);
  });

  it('gives settings of the right kind alone, whatever is stored', () => {
    const hostile = fc.oneof(
      fc.anything({ withNullPrototype: true }),
      fc.dictionary(fc.constantFrom(...SETTING_NAMES, '__proto__'), fc.anything()),
      fc.json().map((text) => JSON.parse(text) as unknown),
    );
    fc.assert(
      fc.property(hostile, (stored) => {
        const settings = { ...DEFAULT_SETTINGS, ...validSettings(stored) };

        expect(Object.keys(settings)).toEqual(SETTING_NAMES);
        for (const name of SETTING_NAMES)
          expect(typeof settings[name]).toBe(typeof DEFAULT_SETTINGS[name]);
        expect(settings.theme).toMatch(/^#[0-9a-f]{6}$/i);
        expect([0, 1, 2]).toContain(settings.leftColor);
        expect(['left', 'top']).toContain(settings.layout);
      }),
    );
  });
});

describe('siteProblems', () => {
  it('finds none in the settings of the specification', () => {
    const title = { zh: '背景调查管理端', en: 'Background checks' };

    expect(
      siteProblems({
        ...DEFAULT_SETTINGS,
        title,
        language: 'browser',
        errorLog: true,
        fileBases: { image: 'https://files.example' },
      }),
    ).toEqual([]);
  });

  it('names what is unknown or has an invalid value', () => {
    const site = {
      layout: 'right',
      logo: true,
      title: { zh: '明鉴' },
      fileBases: { image: 1 },
      constructor: 1,
    };

    expect(siteProblems(site)).toEqual(['layout', 'logo', 'title', 'fileBases', 'constructor']);
  });
});
