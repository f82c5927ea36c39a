import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const here = import.meta.dirname;
const root = path.resolve(here, '..');
const out = path.join(here, 'dist');

/** One copy of React for all pages, also for packages with their own. */
const oneReact = Object.fromEntries(
  Object.entries({
    react: 'react',
    'react-dom': 'react-dom',
    'react-dom/server': 'react-dom/server.browser.js',
  }).map(([name, file]) => [name, path.join(root, 'node_modules', file)]),
);

/**
 * Builds one production page each, of `{ name, page, css, styles }`: `css` is a style sheet of the
 * pages' folder, `styles` says that the page imports its own. `packages` is the folder of our
 * packed packages; without it the pages use the sources. `height` is the fixed height of the
 * scroller, in pixels. Returns the bytes of each page, gzipped, without React.
 *
 * @returns {Promise<Map<string, number>>}
 */
export async function buildPages(pages, { packages, height } = {}) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const bytes = new Map();
  for (const { name, page, css, styles } of pages) {
    const entry = path.join(here, 'pages', page);
    const source = {
      ...(packages === undefined ? {} : fromPackages(packages)),
      ...(styles && { loader: { '.css': 'css' } }),
    };
    const { script, sheet } = partsOf(await bundle(entry, source));
    const external = ['react', 'react-dom', 'react/*', 'react-dom/*'];
    const withoutReact = partsOf(await bundle(entry, { ...source, external, alias: {} })).script;
    const style = css ? readFileSync(path.join(here, 'pages', css), 'utf8') : sheet;
    bytes.set(
      name,
      gzipSync(withoutReact, { level: 9 }).length +
        (style ? gzipSync(style, { level: 9 }).length : 0),
    );
    writeFileSync(path.join(out, `${name}.js`), script);
    writeFileSync(path.join(out, `${name}.html`), html(name, style, height));
  }
  return bytes;
}

/** Returns the script and the style sheet of a bundle, which may have none. */
function partsOf({ outputFiles }) {
  const textOf = (end) => outputFiles.find(({ path: file }) => file.endsWith(end))?.text ?? '';
  return { script: textOf('.js'), sheet: textOf('.css') };
}

/** Resolves our packages from a folder instead of the sources. */
const fromPackages = (folder) => ({
  tsconfig: undefined,
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', target: 'ES2023' } },
  plugins: [
    {
      name: 'packed-packages',
      setup(build) {
        // The repository's own links would be found first.
        build.onResolve({ filter: /^@mingjian\// }, ({ path: name, kind, pluginData }) =>
          pluginData === 'packed'
            ? undefined
            : build.resolve(name, { kind, resolveDir: folder, pluginData: 'packed' }),
        );
      },
    },
  ],
});

const NODE_PATHS = [path.join(here, 'node_modules'), path.join(root, 'node_modules')];

function bundle(entry, options) {
  return build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    outdir: out,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    alias: oneReact,
    tsconfig: path.join(root, 'tsconfig.base.json'),
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    logLevel: 'error',
    nodePaths: NODE_PATHS,
    ...options,
  });
}

/** The same font for all pages, because shaping text is much of a table's layout. */
const FONTS =
  '"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans SC Variable", "Noto Sans SC", system-ui, sans-serif';

const html = (name, style, height) => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<title>${name}</title>
<style>*, ::before, ::after { box-sizing: border-box } body { margin: 0; font: 14px/22px ${FONTS}; text-autospace: normal } ${style}</style>
<div id="host" style="width: 1400px"></div>
${height === undefined ? '' : `<script>window.scrollerHeight = ${height}</script>`}
<script type="module" src="${name}.js"></script>
</html>
`;
