import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '..');
const app = path.join(root, 'apps/backoffice');
const server = path.join(root, 'apps/server');
const stamp = path.join(server, 'dist/.built');

/** Whatever the two programs are built from. */
const SOURCES = [
  'packages',
  'apps',
  'tools/build.mjs',
  'tools/firstPaint.ts',
  'tools/pdfAssets.ts',
  'package-lock.json',
  'tsconfig.base.json',
];

/**
 * Builds the back-office and the server when a source changed since the last build. Returns whether
 * it built.
 */
export async function buildIfNeeded() {
  const wanted = hashOf(SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  rmSync(stamp, { force: true });
  // Both programs name it: an error of a browser is found in the sources that it came from.
  process.env.RELEASE = wanted.slice(0, 12);
  await buildServer();
  await buildApp();
  writeFileSync(stamp, wanted);
  return true;
}

async function buildServer() {
  const { build } = await import('esbuild');
  rmSync(path.join(server, 'dist'), { recursive: true, force: true });
  await build({
    entryPoints: [
      path.join(server, 'src/main.ts'),
      path.join(server, 'src/features/files/pictureProgram.ts'),
      path.join(server, 'src/features/orderImports/sheetProgram.ts'),
      path.join(server, 'src/pdf/pdfProgram.ts'),
      path.join(server, 'src/resources/htmlProgram.ts'),
    ],
    outdir: path.join(server, 'dist'),
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
    tsconfig: path.join(root, 'tsconfig.base.json'),
    define: { 'process.env.RELEASE': JSON.stringify(process.env.RELEASE) },
    plugins: [{ name: 'keep-packages-outside', setup: keepPackagesOutside }],
  });
  // The demo's videos, which the program reads beside itself.
  cpSync(path.join(server, 'src/demo/lessons'), path.join(server, 'dist/lessons'), {
    recursive: true,
  });
  copyFonts();
}

/** The fonts of documents: two weights, and not the nine of their package. */
function copyFonts() {
  const fonts = path.dirname(
    createRequire(path.join(server, 'package.json')).resolve(
      '@expo-google-fonts/noto-sans-sc/package.json',
    ),
  );
  const target = path.join(server, 'dist/fonts');
  mkdirSync(target, { recursive: true });
  for (const file of [
    '400Regular/NotoSansSC_400Regular.ttf',
    '700Bold/NotoSansSC_700Bold.ttf',
    'LICENSE_FONT',
  ])
    cpSync(path.join(fonts, file), path.join(target, path.basename(file)));
}

/** Everything but the house's own packages is loaded from node_modules when the server starts. */
function keepPackagesOutside(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
    kind === 'entry-point' || name.startsWith('@mingjian/')
      ? undefined
      : { path: name, external: true },
  );
}

async function buildApp() {
  const { build } = await import('vite');
  // The configuration imports TypeScript sources, which are bundled: nothing has to be warned of.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  // The candidates' pages are added to the folder of the back-office.
  for (const config of ['vite.config.ts', 'vite.candidate.config.ts'])
    await build({ configFile: path.join(app, config), logLevel: 'warn' });
  for (const file of filesIn(path.join(app, 'dist')))
    if (/\.(m?js|css|html|svg|json|wasm)$/.test(file)) compress(file);
}

/** Writes `.gz` and `.br` beside a file, so that the server compresses nothing while it serves. */
function compress(file) {
  const bytes = readFileSync(file);
  if (bytes.length < 1024 || file.endsWith('.html')) return;
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  );
}

function hashOf(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(path.join(root, source))))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Files that no program is built from. Packing a package copies the licence into it. */
const NO_SOURCE = /^(node_modules|dist|LICENSE|\..*)$|\.(test|stories|fixtures)\.tsx?$/;

function filesIn(place) {
  if (!existsSync(place)) return [];
  const entries = readdirSync(path.dirname(place), { withFileTypes: true }).find(
    (entry) => entry.name === path.basename(place),
  );
  if (!entries?.isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => !NO_SOURCE.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesIn(path.join(place, name)));
}

if (process.argv[1] === import.meta.filename) {
  console.log((await buildIfNeeded()) ? 'Built.' : 'Nothing changed since the last build.');
}
