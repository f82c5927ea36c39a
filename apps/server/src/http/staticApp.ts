import { createReadStream, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Context, MiddlewareHandler } from 'hono';
import type { RequestVariables } from './securityHeaders';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.bcmap': 'application/octet-stream',
};
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];
/**
 * Vite writes a content hash into the names under `assets/`, and the folder of PDF.js names its
 * version, so such a file never changes.
 */
const HASHED = /^\/assets\/(.+-[\w-]{6,8}\.\w+$|pdfjs-[\d.]+\/)/;
/**
 * Policy of the worker of PDF.js, which reads the files of strangers: it loads its decoders of
 * images, compiles them, and requests nothing else. The page's own policy compiles nothing.
 */
const PDF_WORKER = /^\/assets\/pdfjs-[\d.]+\/.+\.mjs$/;
const PDF_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'";
const NONCE_MARK = /__CSP_NONCE__/g;
const RESCAN_AFTER = 1_000;

/** The page of every path that names no file. */
export interface PageOptions {
  /** Fills the built page with what the deployment sets. */
  fillPage: (html: string) => string;
  /** Paths that have no page. @default none */
  absent?: readonly string[];
  /** Pages of their own, by path: names of files of the folder. @default none */
  pages?: Readonly<Record<string, string>>;
}

/**
 * Serves the built app. Only files found by walking `root` have an address, so no address can lead
 * out of it; paths that name no file get their page of `pages` or `index.html`, filled, with a
 * fresh nonce, and with 404 for those that are `absent`: the app shows that there is no such page.
 */
export function staticApp(
  root: string,
  { fillPage, absent = [], pages = {} }: PageOptions,
): MiddlewareHandler<{ Variables: RequestVariables }> {
  const find = fileFinder(root);
  const names = ['index.html', ...Object.values(pages)];
  const isPage = (address: string) => names.includes(address.slice(1));
  return async (context, next) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return next();
    const address = decoded(context.req.path);
    const file = address === undefined || isPage(address) ? undefined : find(address);
    if (file) return sendFile(context, address!, file, find);
    const pagePath = address?.replace(/(?<=.)\/$/, '') ?? '';
    const name = Object.hasOwn(pages, pagePath) ? pages[pagePath]! : 'index.html';
    const built = find(`/${name}`);
    if (!built || !wantsPage(context, address)) return next();
    const page = fillPage(await readFile(built, 'utf8'));
    const html = page.replace(NONCE_MARK, context.get('nonce'));
    const isAbsent = absent.includes(pagePath);
    return context.body(html, isAbsent ? 404 : 200, {
      'Content-Type': TYPES['.html']!,
      'Cache-Control': 'no-cache',
    });
  };
}

type Find = (address: string) => string | undefined;

/**
 * Looks files up by address. The folder is walked again when a file is asked for that was not
 * there: a new build may be.
 */
function fileFinder(root: string): Find {
  let files = listFiles(root);
  let scannedAt = Date.now();
  return (address) => {
    if (!files.has(address) && Date.now() - scannedAt > RESCAN_AFTER) {
      files = listFiles(root);
      scannedAt = Date.now();
    }
    return files.get(address);
  };
}

function listFiles(root: string) {
  const files = new Map<string, string>();
  try {
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      files.set(`/${path.relative(root, file).split(path.sep).join('/')}`, file);
    }
  } catch {
    // The app is not built: the API works without it.
  }
  return files;
}

function sendFile(context: Context, address: string, file: string, find: Find) {
  const accepted = (context.req.header('accept-encoding') ?? '').toLowerCase();
  const encoding = ENCODINGS.find(
    ({ name, ending }) =>
      new RegExp(`\\b${name}\\b(?!;q=0(\\.0*)?(,|$))`).test(accepted) && find(address + ending),
  );
  const sent = encoding ? find(address + encoding.ending)! : file;
  const { size, mtimeMs } = statSync(sent);
  const etag = `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = {
    'Content-Type': TYPES[path.extname(address).toLowerCase()] ?? 'application/octet-stream',
    'Cache-Control': HASHED.test(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ETag: etag,
  };
  if (PDF_WORKER.test(address)) headers['Content-Security-Policy'] = PDF_WORKER_POLICY;
  if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
  if (encoding) headers['Content-Encoding'] = encoding.name;
  headers['Content-Length'] = String(size);
  if (context.req.method === 'HEAD') return context.body(null, 200, headers);
  return context.body(
    Readable.toWeb(createReadStream(sent)) as unknown as ReadableStream,
    200,
    headers,
  );
}

/**
 * Whether a person, not a script, asks for a page of the app, at an address that may be damaged. A
 * missing file must not come back as HTML; a full stop at the end comes from a sentence.
 */
function wantsPage(context: Context, address: string | undefined) {
  const namesFile = /\.[^./]+$/.test(address ?? '') && address !== '/index.html';
  return !namesFile && /text\/html|\*\/\*/.test(context.req.header('accept') ?? '');
}

function decoded(address: string) {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
