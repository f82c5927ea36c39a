import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const HAN = /\p{Script=Han}/u;
const LATIN = /\p{Script=Latin}/u;
/** An absolute path of the machine that packed. */
const LOCAL_PATH = /(?:^|["'`(\s])(?:\/(?:home|opt|private|root|tmp|Users|var|work)\/|[A-Z]:\\)/m;

/** Bytes of the documentation of a package. */
const LIMIT = 700_000;

/**
 * Returns the faults of the documentation in an unpacked package, each as a sentence: exported
 * components and subpaths that are missing, local paths, English that is Chinese, too many bytes.
 *
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function catalogueFaults(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const files = documentsOf(folder);
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return [
    ...missingSubpaths(manifest, files.get('llms.txt') ?? ''),
    ...(await missingComponents(folder, manifest, files)),
    ...[...files].flatMap(([file, text]) => textFaults(file, text)),
    ...(bytes > LIMIT ? [`The documentation has ${bytes} bytes, more than ${LIMIT}.`] : []),
  ];
}

/** Returns the generated documents of a package, by their path. */
function documentsOf(folder) {
  const pages = existsSync(path.join(folder, 'docs')) ? readdirSync(path.join(folder, 'docs')) : [];
  const names = ['llms.txt', 'catalogue.json', ...pages.map((page) => `docs/${page}`)];
  return new Map(
    names
      .filter((name) => existsSync(path.join(folder, name)))
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/**
 * Returns what is wrong with the text of one document. Code may have Chinese data.
 *
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function textFaults(file, text) {
  const faults = LOCAL_PATH.test(text) ? [`${file} has a local path.`] : [];
  const lines = file.endsWith('.json')
    ? JSON.parse(text).flatMap(({ description, purpose, props }) => [
        description,
        purpose?.en ?? '',
        ...props.map((prop) => prop.description),
      ])
    : text.replaceAll(/^```[\s\S]*?^```$/gm, '').split('\n');
  return [
    ...faults,
    ...lines
      .filter((line) => HAN.test(line) && !LATIN.test(line.replaceAll(/`[^`]*`/g, '')))
      .map((line) => `${file} has Chinese in place of English: ${line.slice(0, 80)}`),
  ];
}

function missingSubpaths({ name, exports }, text) {
  return Object.keys(exports)
    .filter((subpath) => subpath !== './package.json')
    .map((subpath) => path.posix.join(name, subpath))
    .filter(
      (specifier) =>
        !text.includes(`- \`${specifier}\`: `) || text.includes(`\`${specifier}\`: \n`),
    )
    .map((specifier) => `llms.txt does not describe ${specifier}.`);
}

async function missingComponents(folder, { name, exports }, files) {
  if (!files.has('catalogue.json')) return [];
  const entries = JSON.parse(files.get('catalogue.json'));
  const known = new Set(entries.map((entry) => entry.name));
  const faults = entries
    .filter(({ page }) => !files.has(page))
    .map((entry) => `${entry.page} of ${entry.name} is missing.`);
  for (const [subpath, target] of Object.entries(exports)) {
    // Its peer is no package of this repository.
    if (target.import === undefined || subpath === './next') continue;
    const module = await import(pathToFileURL(path.join(folder, target.import.default)).href);
    for (const [key, value] of Object.entries(module))
      if (isComponent(key, value) && !known.has(key))
        faults.push(`catalogue.json has no ${key} of ${path.posix.join(name, subpath)}.`);
  }
  return faults;
}

function isComponent(key, value) {
  if (!/^[A-Z][a-z]/.test(key)) return false;
  if (typeof value === 'function') return !/^class\b/.test(String(value));
  return /memo|forward_ref|lazy/.test(value?.$$typeof?.description ?? '');
}
