import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { picturesFor } from './buildReport';
import { historyPictures } from './history/historyPictures';
import { buildPage } from './page/buildPage';
import { placesOf } from './paths';
import type { Report } from './report';

/** `npm run visual:review`: writes what the last run found as one page that opens from disk. */
const places = placesOf(path.resolve(import.meta.dirname, '../..'));
if (!existsSync(places.report)) {
  console.error('There is no report yet. Run `npm run visual` first.');
  process.exit(1);
}
const report = JSON.parse(readFileSync(places.report, 'utf8')) as Report;
const pictures = picturesFor(report, places);
const earlier = await historyPictures(places.root, report, pictures);
const page = await buildPage(report, new Map([...earlier, ...pictures]));
writeFileSync(places.page, page);
console.log(
  `${path.relative(process.cwd(), places.page)}: ${report.changes.length} changes in ${report.groups.length} groups, ${(Buffer.byteLength(page) / 2 ** 20).toFixed(1)} MB`,
);
