import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { withStableNames } from './stableNames';

/** Files with components or hooks, which run only in a client component. */
const CLIENT_NAME = /(\.tsx|[\\/]use[A-Z]\w*\.ts)$/;
const HOOK_IMPORT = /^import \{[^}]*\b(use[A-Z]\w*|createContext)\b[^}]*\} from 'react';$/m;

/**
 * One output file per source file, so that bundlers drop what nobody imports. Relative imports
 * stay, with the extension of the format. `'use client'` is added where a component or hook needs
 * it: models, texts, tokens and styles can be read by server components. Styled components have
 * the same classes in every bundle.
 */
export const perFile: Plugin = {
  name: 'per-file',
  setup(build) {
    const extension = build.initialOptions.format === 'cjs' ? '.cjs' : '.js';
    build.onResolve({ filter: /^\./ }, async ({ path: target, ...from }) => {
      const { importer, resolveDir, kind } = from;
      if (kind === 'entry-point' || from.pluginData === perFile.name) return null;
      const found = await build.resolve(target, {
        importer,
        resolveDir,
        kind,
        pluginData: perFile.name,
      });
      if (found.errors.length > 0) return found;
      const relative = path
        .relative(resolveDir, found.path)
        .replaceAll(path.sep, '/')
        .replace(/\.tsx?$/, extension);
      return { path: relative.startsWith('.') ? relative : `./${relative}`, external: true };
    });
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const source = withStableNames(await readFile(file, 'utf8'), file);
      const isClient = CLIENT_NAME.test(file) || HOOK_IMPORT.test(source);
      return {
        contents: isClient ? `'use client';${source}` : source,
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
};
