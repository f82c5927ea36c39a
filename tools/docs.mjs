import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './chromium.mjs';
import { visitDocs } from './docs/visit/visitDocs.ts';
import { serveFolder } from './visual/storybook.ts';

/**
 * `npx tsx tools/docs.mjs [--only regex]`: opens every docs page of the built Storybook in both
 * languages, and in English one of its stories with a play function. Fails on errors, pages that
 * do not scroll, mirrored pages, code without lines, props without types, and texts of the other
 * language. The last line counts: `N docs pages passed, M failed`.
 */
const built = path.resolve(import.meta.dirname, '../storybook-static');
const only = new RegExp(process.argv.at(process.argv.indexOf('--only') + 1 || -1) ?? '');
const isFiltered = process.argv.includes('--only');
if (!existsSync(path.join(built, 'index.json'))) {
  console.error('There is no built Storybook: run `npx storybook build` first.');
  process.exit(1);
}
const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8'));
const played = new Map(
  Object.values(entries)
    .filter(({ tags }) => tags?.includes('play-fn'))
    .reverse()
    .map(({ title, id }) => [title, id]),
);
const pages = Object.values(entries)
  .filter(({ type, id }) => type === 'docs' && (!isFiltered || only.test(id)))
  .map(({ id, title }) => ({ id, title, played: played.get(title) }));

const server = await serveFolder(built);
const browser = await chromium.launch(await chromiumLaunchOptions());
const visits = [];
await visitDocs(browser, server.address, pages, (visit) => {
  visits.push(visit);
  for (const fault of visit.faults) console.log(`✗ ${visit.id} ${fault}`);
});
await browser.close();
server.close();

const failed = visits.filter(({ faults }) => faults.length > 0).length;
if (visits.length === 0) console.log('No docs page was seen, so nothing was checked.');
console.log(`${visits.length - failed} docs pages passed, ${failed} failed`);
process.exitCode = failed > 0 || visits.length === 0 ? 1 : 0;
