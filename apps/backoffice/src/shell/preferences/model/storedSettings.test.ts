import { DEFAULT_SETTINGS, type ShellSettings } from '@mingjian/api';
import fc from 'fast-check';
import { readSettings, startingSettings, storedText } from './storedSettings';

const start = (
  server: string,
  unsaved: string | null = null,
  chosen: Partial<ShellSettings> = {},
) => startingSettings({ server, unsaved, defaults: DEFAULT_SETTINGS, chosen });
const text = (patch: Partial<ShellSettings>, savedAt: number) =>
  storedText({ ...DEFAULT_SETTINGS, ...patch }, savedAt);

describe('startingSettings', () => {
  it('takes the defaults of somebody who has chosen nothing', () => {
    expect(start('')).toEqual({ settings: DEFAULT_SETTINGS, isUnsaved: false });
  });

  it('takes what the server has, from whichever computer', () => {
    const { settings, isUnsaved } = start(text({ layout: 'top', leftColor: 2 }, 5));

    expect(settings).toMatchObject({ layout: 'top', leftColor: 2 });
    expect(isUnsaved).toBe(false);
  });

  it('takes a newer change that the server has not confirmed, and wants it saved', () => {
    const server = text({ layout: 'top' }, 5);

    expect(start(server, text({ mode: 'dark' }, 6))).toMatchObject({
      settings: { layout: 'left', mode: 'dark' },
      isUnsaved: true,
    });
    expect(start(server, text({ mode: 'dark' }, 4))).toMatchObject({
      settings: { layout: 'top', mode: 'light' },
      isUnsaved: false,
    });
  });

  it('lets a choice on the login page win over what is stored', () => {
    expect(
      start(text({ language: 'zh', mode: 'dark' }, 5), null, { language: 'en' }),
    ).toMatchObject({
      settings: { language: 'en', mode: 'dark' },
      isUnsaved: true,
    });
  });

  it('falls back key by key, whatever is stored', () => {
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ layout: fc.anything(), topColor: fc.anything(), savedAt: fc.anything() })
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(stored, fc.option(stored), (server, unsaved) => {
        const { settings } = start(server, unsaved);

        expect(['left', 'top']).toContain(settings.layout);
        expect([0, 1, 2]).toContain(settings.topColor);
        expect(Object.keys(settings).toSorted()).toEqual(Object.keys(DEFAULT_SETTINGS).toSorted());
      }),
    );
  });
});

it('a text gives the same settings back', () => {
  const settings = { ...DEFAULT_SETTINGS, theme: '#E8730C', sidebarOpen: false };

  expect(readSettings(storedText(settings, 7))).toEqual({ savedAt: 7, settings });
});
