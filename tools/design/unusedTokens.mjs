import { lightTheme } from '../../packages/ui/src/tokens/tokens.ts';
import { sources } from './sources.mjs';

/** Set by pages, and read by the derived colours alone. */
const INPUTS = ['tokens.color.accent'];

/**
 * Returns a sentence for every token that no component of the packages reads: a component has
 * stories, so a token that one reads is in their pictures.
 */
export function unusedTokens(base, theme = lightTheme) {
  const read = sources(base, ['packages/ui/src', 'packages/widgets/src'])
    .filter(({ file }) => !file.includes('/tokens/'))
    .map(({ text }) => text)
    .join('\n');
  return Object.entries(theme)
    .flatMap(([group, names]) => Object.keys(names).map((name) => `tokens.${group}.${name}`))
    .filter(
      (token) =>
        !INPUTS.includes(token) && !new RegExp(`\\b${token.replaceAll('.', '\\.')}\\b`).test(read),
    )
    .map((token) => `${token} is read nowhere: use it or delete it`);
}
