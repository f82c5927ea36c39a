import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { BaseState } from './base';

/** Folder of the design system's tokens. */
export const TOKEN_FOLDER = 'packages/ui/src/tokens';

/**
 * Whether a file only makes tokens: its change explains a picture through the tokens that changed
 * with it, never by itself.
 */
export const makesTokens = (file: string) =>
  file.startsWith(`${TOKEN_FOLDER}/`) && file.endsWith('.ts');

/** Values of tokens by their name, as `color.accent` and `color.accent (dark)`. */
export type TokenTable = ReadonlyMap<string, string>;

interface TokenModule {
  lightTheme: Record<string, Record<string, string>>;
  darkColors: Record<string, string>;
  densities: Record<string, Record<string, string>>;
  moreContrast: Record<'light' | 'dark', Record<string, string>>;
  lightColors: Record<string, string>;
  navColors(coloring: number, colors: Record<string, string>): Record<string, string>;
}

/** The tokens that differ between two tables. */
export function changedTokens(
  before: TokenTable,
  after: TokenTable,
): { name: string; before: string | null; after: string | null }[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => ({ name, before: before.get(name) ?? null, after: after.get(name) ?? null }));
}

/** The tokens of the files as they are. */
export function readTokens(root: string): Promise<TokenTable> {
  return evaluate(root, path.join(root, TOKEN_FOLDER));
}

/** The tokens as they were. */
export async function readTokensThen(root: string, base: BaseState): Promise<TokenTable> {
  const folder = draftFolder(root);
  try {
    for (const name of ['tokens.ts', 'navColors.ts', 'palette.ts', 'contrast.ts']) {
      const text = base.read(`${TOKEN_FOLDER}/${name}`);
      if (text !== null) writeFileSync(path.join(folder, name), text);
    }
    return await evaluate(root, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function draftFolder(root: string): string {
  const cache = path.join(root, 'node_modules/.cache/visual');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(path.join(cache, 'tokens-'));
}

async function evaluate(root: string, sources: string): Promise<TokenTable> {
  const folder = draftFolder(root);
  const outfile = path.join(folder, 'tokens.mjs');
  try {
    await build({
      stdin: {
        contents: "export * from './tokens'; export { navColors } from './navColors';",
        resolveDir: sources,
      },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      logLevel: 'silent',
    });
    const { lightTheme, lightColors, darkColors, densities, moreContrast, navColors } =
      (await import(pathToFileURL(outfile).href)) as TokenModule;
    const rows = (group: string, values: Record<string, string>, note = '') =>
      Object.entries(values).map(([name, value]): [string, string] => [
        `${group}.${name}${note}`,
        value,
      ]);
    return new Map([
      ...Object.entries(lightTheme).flatMap(([group, values]) => rows(group, values)),
      ...rows('color', darkColors, ' (dark)'),
      ...Object.entries(densities).flatMap(([density, sizes]) =>
        rows('size', sizes, ` (${density})`),
      ),
      ...rows('nav', navColors(0, darkColors), ' (dark)'),
      ...rows('nav', navColors(1, lightColors), ' (dark menu)'),
      ...rows('nav', navColors(1, darkColors), ' (dark, dark menu)'),
      ...rows('nav', navColors(2, lightColors), ' (accent menu)'),
      ...rows('nav', navColors(2, darkColors), ' (dark, accent menu)'),
      ...rows('color', moreContrast.light, ' (more contrast)'),
      ...rows('color', moreContrast.dark, ' (dark, more contrast)'),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
