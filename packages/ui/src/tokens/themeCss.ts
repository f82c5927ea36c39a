import { accentColors } from './accents';
import { NAV_COLORINGS, navDeclarations } from './navColors';
import {
  darkColors,
  densities,
  lightColors,
  moreContrast,
  tokens,
  type ColorTokens,
} from './tokens';

const colorDeclarations = (colors: Partial<ColorTokens>) =>
  (Object.keys(colors) as (keyof ColorTokens)[])
    .map((name) => `${tokens.vars.color[name]}: ${colors[name]};`)
    .join('\n');

const sizeDeclarations = (density: keyof typeof densities) =>
  Object.entries(densities[density])
    .map(
      ([name, size]) =>
        `${tokens.vars.size[name as keyof (typeof densities)['compact']]}: ${size};`,
    )
    .join('\n');

/**
 * Returns every variable of the theme as CSS: modes, contrast, densities and menu colourings,
 * selected by `data-mj-*` attributes. `accent` (`#rrggbb`) replaces the default theme colour.
 */
export function themeCss(accent?: string): string {
  const light = colorDeclarations({ ...lightColors, ...(accent && accentColors(accent, 'light')) });
  const dark = `color-scheme: dark;\n${colorDeclarations({ ...darkColors, ...(accent && accentColors(accent, 'dark')) })}`;
  const lightMore = colorDeclarations(moreContrast.light);
  const darkMore = colorDeclarations(moreContrast.dark);

  return `
:root { color-scheme: light; ${light} ${navDeclarations(0)} }
:root[data-mj-contrast='more'] { ${lightMore} }
@media (prefers-contrast: more) { :root:not([data-mj-contrast]) { ${lightMore} } }
:root[data-mj-mode='dark'] { ${dark} }
:root[data-mj-mode='dark'][data-mj-contrast='more'] { ${darkMore} }
@media (prefers-contrast: more) { :root[data-mj-mode='dark']:not([data-mj-contrast]) { ${darkMore} } }
@media (prefers-color-scheme: dark) {
  :root[data-mj-mode='auto'] { ${dark} }
  :root[data-mj-mode='auto'][data-mj-contrast='more'] { ${darkMore} }
}
${NAV_COLORINGS.map((coloring) => `[data-mj-nav='${coloring}'] { ${navDeclarations(coloring)} }`).join('\n')}
${(Object.keys(densities) as (keyof typeof densities)[]).map((density) => `[data-mj-density='${density}'] { ${sizeDeclarations(density)} }`).join('\n')}
`;
}
