import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Options } from 'tsup';
import { writeDeclarations } from './declarations';
import { perFile } from './perFile';

const NOT_PUBLISHED = /\.(test|stories|guide|fixtures)\.|(^|[\\/])testing[\\/]|\.d\.ts$/;

/** Returns the published sources of a package, relative to its folder: no tests, stories, docs. */
export function publishedSources(folder: string): string[] {
  return sourcesOf(folder).filter((file) => !NOT_PUBLISHED.test(file));
}

const sourcesOf = (folder: string) =>
  readdirSync(path.join(folder, 'src'), { recursive: true })
    .map((file) => `src/${String(file).replaceAll(path.sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file));

/**
 * Returns the build of a published package: one module and declaration per source file, in both
 * module systems, with maps into the published sources. `afterwards` writes further files.
 */
export function packageConfig(folder: string, afterwards?: () => void): Options {
  const files = publishedSources(folder);
  return {
    entry: files,
    format: ['esm', 'cjs'],
    splitting: false,
    esbuildPlugins: [perFile],
    esbuildOptions: (options) => {
      options.sourcesContent = false;
    },
    sourcemap: true,
    clean: true,
    target: 'es2022',
    tsconfig: '../../tsconfig.build.json',
    onSuccess: async () => {
      const ambient = sourcesOf(folder).filter((file) => file.endsWith('.d.ts'));
      writeDeclarations(
        folder,
        [...files, ...ambient].map((file) => path.join(folder, file)),
      );
      afterwards?.();
    },
  };
}
