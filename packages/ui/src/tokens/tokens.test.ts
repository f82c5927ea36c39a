import { contrast } from './contrast';
import { darkColors, lightColors, tokens, type ColorTokens } from './tokens';

const surfaces = [
  'page',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceHover',
  'surfaceSelected',
] as const;
const onSurfaces = [
  'text',
  'textMuted',
  'accentText',
  'dangerText',
  'warningText',
  'successText',
  'noticeText',
] as const;
const tinted = ['accent', 'danger', 'warning', 'success', 'notice'] as const;

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('%s colours', (_mode, colors: ColorTokens) => {
  it.each(surfaces)('keep text readable (4.5:1) on %s', (surface) => {
    for (const text of onSurfaces)
      expect
        .soft(contrast(colors[text], colors[surface]), `${text} on ${surface}`)
        .toBeGreaterThanOrEqual(4.5);
  });

  it('keep text readable on a pressed button', () => {
    for (const text of ['text', 'textMuted', 'accentText'] as const)
      expect.soft(contrast(colors[text], colors.surfacePressed), text).toBeGreaterThanOrEqual(4.5);
  });

  it('keep placeholders readable on their background', () => {
    for (const surface of ['page', 'surface', 'surfaceRaised'] as const)
      expect.soft(contrast(colors.textFaint, colors[surface]), surface).toBeGreaterThanOrEqual(4.5);
  });

  it('keep what is sunk or hovered distinct from what it lies on', () => {
    for (const surface of ['surface', 'surfaceRaised'] as const)
      for (const mark of ['surfaceSunken', 'surfaceHover'] as const)
        expect
          .soft(contrast(colors[mark], colors[surface]), `${mark} on ${surface}`)
          .toBeGreaterThanOrEqual(1.07);
  });

  it('keep text on tinted and solid backgrounds readable', () => {
    for (const tone of tinted)
      expect
        .soft(contrast(colors[`${tone}Text`], colors[`${tone}Soft`]), tone)
        .toBeGreaterThanOrEqual(4.5);
    for (const solid of [
      'accent',
      'accentHover',
      'accentPressed',
      'danger',
      'dangerHover',
    ] as const)
      expect.soft(contrast(colors.onAccent, colors[solid]), solid).toBeGreaterThanOrEqual(4.5);
  });

  it('keep controls and the focus ring visible (3:1)', () => {
    for (const surface of ['page', 'surface', 'surfaceRaised'] as const) {
      expect
        .soft(contrast(colors.borderStrong, colors[surface]), `borderStrong on ${surface}`)
        .toBeGreaterThanOrEqual(3);
      expect
        .soft(contrast(colors.focus, colors[surface]), `focus on ${surface}`)
        .toBeGreaterThanOrEqual(3);
    }
  });
});

it('give every leaf a fallback, so that a component needs no provider', () => {
  expect(tokens.color.accent).toBe(`var(--mj-color-accent, ${lightColors.accent})`);
  expect(tokens.space.lg).toBe('var(--mj-space-lg, 16px)');
});
