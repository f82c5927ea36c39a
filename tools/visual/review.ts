import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { partOfReport } from './model/partOfReport';
import { buildPage } from './page/buildPage';
import { placesOf } from './paths';
import { picturesFor } from './picturesFor';
import type { Report } from './report';

/**
 * `npm run visual:review`: writes what the last run found as one page that opens from disk. `--
 * --group ID` makes a page of one group, and `--only REGEX` of the stories whose id matches: a page
 * of its own for what the whole one has no room for.
 */
const { values } = parseArgs({
  options: { group: { type: 'string' }, only: { type: 'string' } },
});
const places = placesOf(path.resolve(import.meta.dirname, '../..'));
if (!existsSync(places.report)) end('There is no report yet. Run `npm run visual` first.');
const report = JSON.parse(readFileSync(places.report, 'utf8')) as Report;
const part = partOfReport(report, values);
if (part.changes.length === 0 && report.changes.length > 0)
  end('The last run found no change of this group and these stories.');
const pictures = picturesFor(part, places);
const page = await buildPage(part, pictures);
const file =
  values.group === undefined
    ? places.page
    : places.page.replace(/\.html$/, `-${values.group}.html`);
writeFileSync(file, page);
const missing = part.changes.filter(({ before, after }) =>
  [before, after].some((picture) => picture !== null && !pictures.has(picture.hash)),
).length;
console.log(
  `${path.relative(process.cwd(), file)}: ${part.changes.length} changes in ${part.groups.length} groups, ${(Buffer.byteLength(page) / 2 ** 20).toFixed(1)} MB`,
);
if (missing > 0)
  console.log(
    `${missing} changes are listed without their pictures; the page says how to see them.`,
  );

function end(message: string): never {
  console.error(message);
  process.exit(1);
}
