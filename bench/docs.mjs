import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../tools/chromium.mjs';
import { openDocs } from '../tools/docs/visit/visitDocs.ts';
import { serveFolder } from '../tools/visual/storybook.ts';

/**
 * `npx tsx bench/docs.mjs`: opens every docs page of the built Storybook in a fresh tab, one after
 * the other, and prints the seconds until its heading and first story are there.
 */
const built = path.resolve(import.meta.dirname, '../storybook-static');
const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8'));
const ids = Object.values(entries).flatMap(({ type, id }) => (type === 'docs' ? [id] : []));

const server = await serveFolder(built);
const browser = await chromium.launch(await chromiumLaunchOptions());
const context = await browser.newContext({ viewport: { width: 1140, height: 900 } });
const times = [];
for (const id of ids) {
  const page = await context.newPage();
  times.push({ id, seconds: (await openDocs(page, server.address, id)) / 1000 });
  await page.close();
}
await browser.close();
server.close();

const sorted = times.toSorted((a, b) => a.seconds - b.seconds);
const median = sorted[Math.floor(sorted.length / 2)];
const slowest = sorted.slice(-3).reverse();
process.stdout.write(`${`${sorted.length} docs pages: median ${median.seconds.toFixed(2)} s`}\n`);
for (const { id, seconds } of slowest) process.stdout.write(`  ${seconds.toFixed(2)} s  ${id}\n`);
