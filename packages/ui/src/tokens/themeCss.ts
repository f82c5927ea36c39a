import { accentDeclarations, derivedName, isDerived } from './accents';
import { NAV_COLORINGS, navColors, type NavColoring } from './navColors';
import {
  darkColors,
  densities,
  lightColors,
  moreContrast,
  tokens,
  type ColorTokens,
} from './tokens';

/** `accent` is left to the page: derived colours follow it, and fall back to the values here. */
const colorDeclarations = (colors: Partial<ColorTokens>) =>
  (Object.keys(colors) as (keyof ColorTokens)[])
    .filter((name) => name !== 'accent')
    .map((name) => `${tokens.vars.color[name]}: ${liveValue(name, colors[name]!)};`)
    .join('\n');

const liveValue = (name: keyof ColorTokens, value: string) =>
  isDerived(name) ? `var(${derivedName(name)}, ${value})` : value;

const sizeDeclarations = (density: keyof typeof densities) =>
  Object.entries(densities[density])
    .map(
      ([name, size]) =>
        `${tokens.vars.size[name as keyof (typeof densities)['compact']]}: ${size};`,
    )
    .join('\n');

/**
 * The colours of a menu as variables of the page's colours, so that mode and theme colour need no
 * extra rules.
 */
const navDeclarations = (coloring: NavColoring) =>
  Object.entries(navColors(coloring, tokens.color))
    .map(([name, color]) => `${tokens.vars.nav[name as keyof typeof tokens.nav]}: ${color};`)
    .join('\n');

/**
 * Returns every variable of the theme as CSS: modes, contrast, densities and menu colourings,
 * selected by `data-mj-*` attributes. Paper is light in every mode. `accent` (`#rrggbb`) replaces
 * the default theme colour, as does `--mj-color-accent` on `:root`.
 */
export function themeCss(accent?: string): string {
  const light = colorDeclarations(lightColors);
  const dark = [
    'color-scheme: dark;',
    accentDeclarations('dark'),
    colorDeclarations(darkColors),
  ].join('\n');
  const lightMore = colorDeclarations(moreContrast.light);
  const darkMore = colorDeclarations(moreContrast.dark);
  const systemDark = `:root[data-mj-mode='dark']:not([data-mj-contrast])`;
  const navs = NAV_COLORINGS.map(
    (coloring) => `[data-mj-nav='${coloring}'] { ${navDeclarations(coloring)} }`,
  );
  const sizes = (Object.keys(densities) as (keyof typeof densities)[]).map(
    (density) => `[data-mj-density='${density}'] { ${sizeDeclarations(density)} }`,
  );

  return `${accent ? `:root { ${tokens.vars.color.accent}: ${accent}; }` : ''}
:root { color-scheme: light; ${accentDeclarations('light')} ${light} ${navDeclarations(0)} }
:root[data-mj-contrast='more'] { ${lightMore} }
@media (prefers-contrast: more) { :root:not([data-mj-contrast]) { ${lightMore} } }
@media screen {
  :root[data-mj-mode='dark'] { ${dark} }
  :root[data-mj-mode='dark'][data-mj-contrast='more'] { ${darkMore} }
}
@media screen and (prefers-contrast: more) { ${systemDark} { ${darkMore} } }
@media screen and (prefers-color-scheme: dark) {
  :root[data-mj-mode='auto'] { ${dark} }
  :root[data-mj-mode='auto'][data-mj-contrast='more'] { ${darkMore} }
}
${navs.join('\n')}
${sizes.join('\n')}
`;
}

/** The base style of the page: font, colours, and a small reset. */
export const pageCss = `
:root {
  font: ${tokens.font.body};
  color: ${tokens.color.text};
  background: ${tokens.color.page};
  text-autospace: normal;
  -webkit-text-size-adjust: 100%;
}

*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; }
button, input, select, textarea { font: inherit; }
input, textarea { font-variant-ligatures: none; }
`;
