import path from 'node:path';
import { build } from 'esbuild';
import type { Report } from '../report';
import { pageHtml } from './pageHtml';

const folder = import.meta.dirname;

/**
 * Returns the review page as one HTML file: the program, the report and each picture once. It works
 * from disk and asks nothing of any network. `pictures` are WebP files by their hash; those that
 * the page does not get are shown as not included.
 */
export async function buildPage(
  report: Report,
  pictures: ReadonlyMap<string, Buffer>,
): Promise<string> {
  return pageHtml({ script: await bundle(), report, pictures });
}

/**
 * The paths of `tsconfig.json` lead to the sources of our packages, so no package has to be built
 * first.
 */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'main.tsx')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'chrome120',
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfig: path.resolve(folder, '../../../tsconfig.json'),
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}
