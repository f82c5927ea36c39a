import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const source = path.resolve(import.meta.dirname, '../packages/ui/src');

/**
 * Returns how many bytes, gzipped, each part of ui is of itself: its own folder, without what it
 * imports from elsewhere.
 */
export async function partBytes() {
  const folders = readdirSync(source).filter((name) => /^[A-Z]/.test(name));
  const sizes = await Promise.all(folders.map(async (name) => [name, await ownBytes(name)]));
  return sizes.toSorted(([, a], [, b]) => b - a);
}

async function ownBytes(name) {
  const folder = path.join(source, name);
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixtures|guide)\./.test(file));
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file) => `export * from './${file}';`).join('\n'),
      resolveDir: folder,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [
      {
        name: 'own-code-only',
        setup: (it) => it.onResolve({ filter: /.*/ }, (seen) => outside(seen, folder)),
      },
    ],
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}

const outside = ({ path: wanted, resolveDir }, folder) => {
  const isOwn =
    wanted.startsWith('.') && `${path.resolve(resolveDir, wanted)}/`.startsWith(`${folder}/`);
  return isOwn ? undefined : { path: wanted, external: true };
};
