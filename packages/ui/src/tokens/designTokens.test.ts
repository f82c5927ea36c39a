import { designTokens, type DesignToken, type DesignTokenGroup } from './designTokens';
import { lightTheme } from './tokens';

const isToken = (node: DesignToken | DesignTokenGroup): node is DesignToken => '$value' in node;
const leaves = (node: DesignTokenGroup, path = ''): [string, DesignToken][] =>
  Object.entries(node).flatMap(([name, child]) =>
    isToken(child)
      ? [[`${path}${name}`, child] as [string, DesignToken]]
      : leaves(child, `${path}${name}.`),
  );

const isLength = (value: unknown) => {
  const { value: size, unit } = value as { value: number; unit: string };
  return Number.isFinite(size) && ['px', 'rem', 'ms'].includes(unit);
};
const isColor = (value: unknown) => {
  const { colorSpace, components, alpha } = value as {
    colorSpace: string;
    components: number[];
    alpha: number;
  };
  return (
    colorSpace === 'srgb' &&
    components.length === 3 &&
    [...components, alpha].every((part) => part >= 0 && part <= 1)
  );
};

/** Checks of each type's value against the format. */
const rules: Record<DesignToken['$type'], (value: never) => boolean> = {
  color: isColor,
  dimension: isLength,
  number: (value: unknown) => Number.isFinite(value),
  fontWeight: (value: number) => value >= 1 && value <= 1000,
  transition: ({
    duration,
    delay,
    timingFunction,
  }: {
    duration: unknown;
    delay: unknown;
    timingFunction: number[];
  }) => isLength(duration) && isLength(delay) && timingFunction.length === 4,
  shadow: ({ color, offsetX, offsetY, blur, spread }: Record<string, unknown>) =>
    isColor(color) && [offsetX, offsetY, blur, spread].every(isLength),
  typography: ({
    fontFamily,
    fontSize,
    fontWeight,
    lineHeight,
  }: {
    fontFamily: string[];
    fontSize: unknown;
    fontWeight: number;
    lineHeight: number;
  }) => fontFamily.length > 1 && isLength(fontSize) && fontWeight >= 400 && lineHeight > 1,
};

describe.each(['light', 'dark'] as const)('the design tokens of the %s mode', (mode) => {
  it('are each a valid value of their type, under a valid name', () => {
    for (const [path, { $type, $value }] of leaves(designTokens({ mode }))) {
      expect.soft(path).toMatch(/^[^${}]+$/);
      expect.soft(rules[$type]($value as never), path).toBe(true);
    }
  });
});

it('hold every group of the theme', () => {
  expect(Object.keys(designTokens())).toEqual(Object.keys(lightTheme));
});

it('follow mode and theme colour', () => {
  expect(designTokens({ mode: 'dark' })).not.toEqual(designTokens());
  expect(designTokens({ accent: '#6959CD' })).not.toEqual(designTokens());
});
