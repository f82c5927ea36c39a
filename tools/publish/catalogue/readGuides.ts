import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Guide, GuideSections } from '../../../packages/ui/src/internal/guide';
import type { Bilingual, GuideText } from './component.ts';

const GUIDE = /import \{ (\w+) \} from '(\.\/\w+\.guide)'/;

/** Returns the guides of files of stories, by file. Files without a guide are left out. */
export async function readGuides(
  root: string,
  files: readonly string[],
): Promise<Map<string, GuideText>> {
  const found = files.flatMap((file) => {
    const [, name, from] = GUIDE.exec(readFileSync(file, 'utf8')) ?? [];
    return name && from ? [{ file, name, from: path.join(path.dirname(file), from) }] : [];
  });
  const lines = found.map(
    ({ name, from }, index) =>
      `export { ${name} as guide${index} } from ${JSON.stringify(from.replaceAll('\\', '/'))};`,
  );
  const guides = await load(root, lines.join('\n'));
  return new Map(found.map(({ file }, index) => [file, textOf(guides[`guide${index}`]!)]));
}

/** Guides have live examples, whose pictures and films nobody looks at here. */
async function load(root: string, contents: string): Promise<Record<string, Guide>> {
  const outdir = path.join(root, 'node_modules/.cache/guides', String(process.pid));
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts', sourcefile: 'guides.ts' },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Parts that load later are not run.
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    tsconfig: path.join(root, 'tsconfig.base.json'),
    loader: {
      '.webm': 'empty',
      '.png': 'empty',
      '.jpg': 'empty',
      '.svg': 'empty',
      '.css': 'empty',
    },
    logLevel: 'error',
  });
  const guides = (await import(pathToFileURL(path.join(outdir, 'stdin.mjs')).href)) as object;
  rmSync(outdir, { recursive: true });
  return guides as Record<string, Guide>;
}

function textOf(guide: Guide): GuideText {
  const zh = guide((chinese) => chinese);
  const en = guide((_, english) => english);
  const pair = (read: (sections: GuideSections) => string): Bilingual => ({
    en: read(en),
    zh: read(zh),
  });
  return {
    use: en.use.map((_, index) => pair(({ use }) => use[index]!)),
    avoid: en.avoid.map((_, index) => pair(({ avoid }) => avoid[index]!)),
    keyboard: en.keyboard.map((_, index) => ({
      keys: pair(({ keyboard }) => keyboard[index]!.keys),
      does: pair(({ keyboard }) => keyboard[index]!.does),
    })),
  };
}
