import { ACCENT_PRESETS, accentColors, isAccent } from './accents';
import { contrast } from './contrast';
import { leastNavContrast, NAV_COLORINGS, navColors } from './navColors';
import { darkColors, lightColors, lightTheme, moreContrast, type ColorTokens } from './tokens';

const modes = { light: lightColors, dark: darkColors };
const themes = (Object.keys(modes) as (keyof typeof modes)[]).flatMap((mode) =>
  [undefined, ...ACCENT_PRESETS].flatMap((accent) =>
    [false, true].map((more) => {
      const colors: ColorTokens = {
        ...modes[mode],
        ...(more && moreContrast[mode]),
        ...(accent && accentColors(accent, mode)),
      };
      return [
        `${mode}, ${accent ?? 'the house’s own'}, ${more ? 'more contrast' : 'normal'}`,
        colors,
      ] as const;
    }),
  ),
);
const surfaces = [
  'page',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceHover',
  'surfaceSelected',
] as const;
const texts = [
  'text',
  'textMuted',
  'accentText',
  'dangerText',
  'warningText',
  'successText',
  'noticeText',
] as const;

describe.each(themes)('%s', (_name, colors) => {
  it('keeps text readable on every surface (4.5:1)', () => {
    for (const surface of surfaces)
      for (const text of texts)
        expect
          .soft(contrast(colors[text], colors[surface]), `${text} on ${surface}`)
          .toBeGreaterThanOrEqual(4.5);
    expect
      .soft(contrast(colors.accentText, colors.accentSoft), 'accentText on accentSoft')
      .toBeGreaterThanOrEqual(4.5);
  });

  it('keeps white readable on the solid theme colour (4.5:1)', () => {
    for (const solid of ['accentSolid', 'accentHover', 'accentPressed'] as const)
      expect.soft(contrast(colors.onAccent, colors[solid]), solid).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps controls and focus visible (3:1)', () => {
    for (const surface of ['page', 'surface', 'surfaceRaised'] as const) {
      expect
        .soft(contrast(colors.borderStrong, colors[surface]), `borderStrong on ${surface}`)
        .toBeGreaterThanOrEqual(3);
      expect
        .soft(contrast(colors.focus, colors[surface]), `focus on ${surface}`)
        .toBeGreaterThanOrEqual(3);
    }
  });

  it.each(NAV_COLORINGS)('keeps a menu of colouring %d readable (4.5:1)', (coloring) => {
    expect(leastNavContrast(navColors(coloring, colors))).toBeGreaterThanOrEqual(4.5);
  });
});

it('stays close to a theme colour that is readable already', () => {
  expect(accentColors('#304156', 'light').accentSolid.toLowerCase()).toBe('#304156');
});

it.each(['#2F7DEE', '#abcdef'])('accepts %s as a theme colour', (color) =>
  expect(isAccent(color)).toBe(true),
);
it.each(['red', '#fff', '#12345g', 'url(x)', '#2F7DEE;x', null, 7])('rejects %j', (color) =>
  expect(isAccent(color)).toBe(false),
);

it('gives a menu without `ThemeRoot` the colours that it has with it', () => {
  expect(lightTheme.nav).toEqual(navColors(0, lightColors));
});
