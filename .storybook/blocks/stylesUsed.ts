/** The source of every component's styles. */
const styles = import.meta.glob<string>('../../packages/*/src/**/*.{styles.ts,ts}', {
  query: '?raw',
  import: 'default',
});

/** The tokens that a component's styles read, and its own variables that a page may set. */
export interface StylesUsed {
  tokens: string[];
  ownVariables: string[];
}

/**
 * Reads the styles in the folder of `storiesFile` (`./packages/ui/src/Button/Button.stories.tsx`)
 * and their imports from `internal`.
 */
export async function stylesUsed(storiesFile: string): Promise<StylesUsed> {
  const folder = `../../${storiesFile.replace(/^\.\//, '').replace(/\/[^/]*$/, '')}/`;
  const files = Object.keys(styles).filter(
    (file) => file.startsWith(folder) && file.endsWith('.styles.ts'),
  );
  const ownSources = await Promise.all(files.map(async (file) => styles[file]!()));
  const shared = ownSources.flatMap((source) =>
    [...source.matchAll(/'\.\.\/(internal\/[\w/]+)'/g)].map(
      ([, name]) => `../../packages/ui/src/${name}.ts`,
    ),
  );
  const source = [
    ...ownSources,
    ...(await Promise.all(
      [...new Set(shared)].map(async (file) => (await styles[file]?.()) ?? ''),
    )),
  ].join('\n');

  return {
    tokens: found(source, /tokens\.((?:\w+\.)+\w+)/g),
    ownVariables: found(ownSources.join('\n'), /var\((--mj-[\w-]+),/g),
  };
}

function found(source: string, pattern: RegExp): string[] {
  return [...new Set([...source.matchAll(pattern)].map((match) => match[1]!))].toSorted();
}
