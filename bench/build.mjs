import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { contestants } from './contestants.mjs';

const here = import.meta.dirname;
const root = path.resolve(here, '..');
const out = path.join(here, 'dist');

/** One copy of React for all, whoever brings another one along. */
const oneReact = Object.fromEntries(
  ['react', 'react-dom'].map((name) => [name, path.join(root, 'node_modules', name)]),
);

/**
 * Builds one production page each. Returns their bytes, gzipped, without React.
 *
 * @returns {Promise<Map<string, number>>}
 */
export async function buildPages(names) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const bytes = new Map();
  for (const { name, page, css } of contestants.filter((one) => names.includes(one.name))) {
    const entry = path.join(here, 'pages', page);
    const [script] = (await bundle(entry, {})).outputFiles;
    const [own] = (
      await bundle(entry, { external: ['react', 'react-dom', 'react/*', 'react-dom/*'], alias: {} })
    ).outputFiles;
    const style = css ? readFileSync(path.join(here, 'pages', css), 'utf8') : '';
    bytes.set(
      name,
      gzipSync(own.contents, { level: 9 }).length +
        (style ? gzipSync(style, { level: 9 }).length : 0),
    );
    writeFileSync(path.join(out, `${name}.js`), script.contents);
    writeFileSync(path.join(out, `${name}.html`), html(name, style));
  }
  return bytes;
}

function bundle(entry, options) {
  return build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    alias: oneReact,
    tsconfig: path.join(root, 'tsconfig.base.json'),
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    logLevel: 'error',
    nodePaths: [path.join(here, 'node_modules'), path.join(root, 'node_modules')],
    ...options,
  });
}

/** The same letters for all: shaping text is a good part of laying a table out. */
const FONTS =
  '"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans SC Variable", "Noto Sans SC", system-ui, sans-serif';

const html = (name, style) => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<title>${name}</title>
<style>*, ::before, ::after { box-sizing: border-box } body { margin: 0; font: 14px/22px ${FONTS}; text-autospace: normal } ${style}</style>
<div id="host" style="width: 1400px"></div>
<script type="module" src="${name}.js"></script>
</html>
`;
