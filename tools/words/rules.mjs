import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['packages', 'apps', 'tools', 'e2e', '.storybook'];
const SKIPPED = /node_modules|[\\/]dist[\\/]|storybook-static|\.visual|test-results|\.data/;
const WIDTH = 100;

/** Returns the source files below `base`, each with its text. */
export function sourcesIn(base) {
  return FOLDERS.flatMap((folder) => {
    const root = path.join(base, folder);
    return entriesOf(root)
      .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !SKIPPED.test(file))
      .map((file) => ({
        file: path.join(folder, file).split(path.sep).join('/'),
        text: readFileSync(path.join(root, file), 'utf8'),
      }));
  });
}

/** Docstrings that circumscribe a thing instead of naming it. */
export function riddles({ file, text }) {
  return [...text.matchAll(/\/\*\*\s*(?:\*\s*)?(What|Where|Those|How|That which)\b/g)].map(
    (match) =>
      `${file}:${lineOf(text, match.index)} opens with "${match[1]}": name the thing first, with the field's noun.`,
  );
}

/** Spreads of literals, which hide a prop from search and from the reader. */
export function literalSpreads({ file, text }) {
  if (/\.(test|fixtures)\.tsx?$/.test(file)) return [];
  const code = withoutComments(text);
  return [...code.matchAll(/\.\.\.\{\s*[\w'"[]/g)].map(
    (match) =>
      `${file}:${lineOf(code, match.index)} spreads a literal: write the props or fields out.`,
  );
}

/** Comments wider than the code may be. Addresses and directives of the linter cannot be broken. */
export function wideComments({ file, text }) {
  return text.split('\n').flatMap((line, index) => {
    const isComment = /^\s*(\/\*|\*|\/\/|\{\/\*)/.test(line);
    const isFixed = /https?:|oxlint-|eslint-|@ts-/.test(line);
    return isComment && !isFixed && [...line].length > WIDTH
      ? [`${file}:${index + 1} has a comment wider than ${WIDTH} columns.`]
      : [];
  });
}

/**
 * Keys of text files that nothing reads: by `.key`, by a quoted key, by a template such as
 * `status${code}` or `${name}Meaning` that can make it, or as the label of a field's code.
 */
export function unreadTexts(sources) {
  const readers = sources.filter(({ file }) => !file.endsWith('.texts.ts'));
  const read = new Set();
  const prefixes = new Set();
  const suffixes = new Set();
  for (const { text } of readers) {
    for (const [, key] of text.matchAll(/\.([a-zA-Z_]\w*)/g)) read.add(key);
    for (const [, key] of text.matchAll(/['"`]([a-zA-Z_]\w*)['"`]/g)) read.add(key);
    for (const [, prefix] of text.matchAll(/`([a-zA-Z]\w*)\$\{/g)) prefixes.add(prefix);
    for (const [, keys] of text.matchAll(/\{([^{}]*)\}\s*=/g))
      for (const [, key] of keys.matchAll(/([a-zA-Z_]\w*)/g)) read.add(key);
    for (const [, suffix] of text.matchAll(/\$\{[^}]*\}([A-Z]\w*)`/g)) suffixes.add(suffix);
  }
  // `gender1` labels code 1 of the field `gender`.
  const fieldOf = (key) => key.replace(/Minus?\d+$|\d+$/, '');
  const isRead = (key) =>
    read.has(key) ||
    (fieldOf(key) !== key && read.has(fieldOf(key))) ||
    [...prefixes].some((prefix) => key.startsWith(prefix)) ||
    [...suffixes].some((suffix) => key.endsWith(suffix));
  return sources
    .filter(({ file }) => /^(packages|apps)\/.*\.texts\.ts$/.test(file))
    .flatMap(({ file, text }) =>
      chineseKeys(text)
        .filter((key) => !isRead(key))
        .map((key) => `${file} has the text "${key}", which nobody reads.`),
    );
}

/** Returns the keys of the Chinese texts: the properties one level below `zh`. */
function chineseKeys(text) {
  const start = text.search(/\bzh: \{/);
  if (start < 0) return [];
  const keys = [];
  let depth = 0;
  for (const line of text.slice(start).split('\n')) {
    const key = /^\s*([a-zA-Z_]\w*):/.exec(line);
    if (depth === 1 && key) keys.push(key[1]);
    const bare = line.replace(/'(?:\\.|[^'\\])*'|`[^`]*`|"[^"]*"/g, '');
    depth += (bare.match(/[{(]/g) ?? []).length - (bare.match(/[})]/g) ?? []).length;
    if (depth === 0) break;
  }
  return keys;
}

const entriesOf = (folder) => {
  try {
    return readdirSync(folder, { recursive: true });
  } catch {
    return [];
  }
};

const lineOf = (text, index) => text.slice(0, index).split('\n').length;

const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, (match) => match.replace(/[^\n]/g, ' '));
