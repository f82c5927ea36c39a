import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { partBytes } from './partBytes.mjs';

/**
 * Bytes that a page pays, gzipped: of one import of `@mingjian/ui` with everything below it but
 * React, and of the scripts that the built login page names. In KB of 1,000 bytes. A part of ui is
 * at most 4 KB of itself, one that is a whole machine 8; `--parts` lists them all.
 */
const root = path.resolve(import.meta.dirname, '..');
const listGrid = path.join(root, 'packages/widgets/src/ListGrid/index.ts');
const ui = path.join(root, 'packages/ui/src/index.ts');
const REACT = ['react', 'react-dom', 'react/jsx-runtime'];
const TEN_COMMON = [
  'Button',
  'TextField',
  'Select',
  'Checkbox',
  'Dialog',
  'Menu',
  'Table',
  'Pagination',
  'Tag',
  'Alert',
];

const budgets = [
  ['Button', 15, () => bytesOf(['Button'])],
  ['Select', 60, () => bytesOf(['Select'])],
  ['ten common parts', 130, () => bytesOf(TEN_COMMON)],
  ['all of ui', 260, () => bytesOf(null)],
  [
    'ListGrid beyond React, styled-components and ui, without what it loads later',
    45,
    listGridBytes,
  ],
  ['login page', 130, loginBytes],
];

let failed = 0;
for (const [name, limit, measure] of budgets) {
  const size = (await measure()) / 1000;
  const isGood = size <= limit;
  if (!isGood) failed += 1;
  console.log(`${isGood ? '✓' : '✗'} ${name}: ${size.toFixed(1)} of ${limit} KB gz`);
}
const PART = 4;
const MACHINE = 8;
const machines = ['Combobox', 'ImagePreview', 'Tree'];
const parts = await partBytes();
if (process.argv.includes('--parts'))
  for (const [name, bytes] of parts) console.log(`  ${name} ${(bytes / 1000).toFixed(2)}`);
const fat = parts.filter(
  ([name, bytes]) => bytes / 1000 > (machines.includes(name) ? MACHINE : PART),
);
if (fat.length > 0) failed += 1;
console.log(
  fat.length > 0
    ? `✗ parts too large: ${fat.map(([name, bytes]) => `${name} ${bytes / 1000}`).join(', ')}`
    : `✓ ${parts.length} parts of ui of at most ${PART} KB gz each, ${machines.length} of them ${MACHINE}`,
);
console.log(`${budgets.length + 1 - failed} budgets kept, ${failed} broken`);
process.exit(failed > 0 ? 1 : 0);

/** Bundles these exports of ui, all of them for `null`. */
async function bytesOf(names) {
  const contents = names
    ? `export { ${names.join(', ')} } from ${JSON.stringify(ui)};`
    : `export * from ${JSON.stringify(ui)};`;
  const { outputFiles } = await bundle(contents, {});
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}

/**
 * The list with its filter bar and everything that it needs to stand there: its own chunk and those
 * it imports, not those it loads later.
 */
async function listGridBytes() {
  const { outputFiles, metafile } = await bundle(
    `export { ListGrid } from ${JSON.stringify(listGrid)};`,
    {
      external: [...REACT, 'styled-components', '@mingjian/ui'],
      splitting: true,
      metafile: true,
      outdir: path.join(root, 'none'),
      absWorkingDir: root,
    },
  );
  const reached = new Set();
  const reach = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { path: next, kind, external } of metafile.outputs[file].imports)
      if (!external && kind === 'import-statement') reach(next);
  };
  reach(
    Object.keys(metafile.outputs).find((file) => metafile.outputs[file].entryPoint === '<stdin>'),
  );
  return outputFiles
    .filter(({ path: file }) => reached.has(path.relative(root, file)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

/** Bundles as a user's bundler would. */
function bundle(contents, options) {
  return build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: REACT,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    ...options,
  });
}

/** The scripts that the built index page loads before anything is asked of the server. */
function loginBytes() {
  const dist = path.join(root, 'apps/backoffice/dist');
  const scripts = [
    ...readFileSync(path.join(dist, 'index.html'), 'utf8').matchAll(
      /(?:src|href)="(\/assets\/[^"]+\.js)"/g,
    ),
  ];
  if (scripts.length === 0)
    throw new Error('The built login page names no script: build it first (npm run build).');
  return scripts.reduce(
    (sum, [, file]) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length,
    0,
  );
}
