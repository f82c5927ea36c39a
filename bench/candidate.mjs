import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, devices } from 'playwright';
import { acceptedOrder } from '../e2e/candidate.ts';
import { dataOf, newDataDir, startServer } from '../e2e/server.ts';
import { chromiumLaunchOptions } from '../tools/chromium.mjs';

/**
 * `npx tsx bench/candidate.mjs`: measures the first opening of a candidate's link on a phone of
 * 390 × 844 with a slow line and a slow processor, beside a page with one native field. Needs
 * `npm run build`. Writes `CANDIDATE.md`.
 */
const ROUNDS = 7;
/** Slow 4G as Lighthouse has it, bytes per second. */
const LINE = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWER = 4;
const FLOOR = '<!doctype html><meta name=viewport content="width=device-width"><input>';

/** Returns the milliseconds until the first field takes a letter, and the bytes until then. */
async function opening(browser, address, floor) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  if (floor)
    await page.route('**/floor', (route) =>
      route.fulfill({ body: floor, contentType: 'text/html' }),
    );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const bytes = { all: 0, script: 0 };
  const kinds = new Map();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  const from = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  const field = page.locator('input').first();
  await field.pressSequentially('1');
  await page.waitForFunction(() => document.querySelector('input')?.value === '1');
  const usable = performance.now() - from;
  await context.close();
  return { usable, ...bytes };
}

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
const { dataDir, remove } = newDataDir();
const server = await startServer(dataDir, { demo: 'small' });
const browser = await chromium.launch(await chromiumLaunchOptions());
const found = { link: [], floor: [] };
try {
  const mobile = '13958260123';
  const { orderId, candidateId, officer } = await acceptedOrder(server.url, mobile);
  const { url } = await dataOf(server.url, officer, '/gCollectApi/sendNoticeTo', {
    orderId,
    candidateId,
    channel: 4,
  });
  // What a server does after its start is no part of a phone's wait.
  await new Promise((resolve) => setTimeout(resolve, 20_000));
  for (let round = 0; round < ROUNDS; round += 1) {
    found.floor.push(await opening(browser, `${server.url}/floor`, FLOOR));
    found.link.push(await opening(browser, `${server.url}/clientUser#${url.split('#')[1]}`));
  }
} finally {
  await browser.close();
  await server.end('SIGTERM');
  remove();
}
const line = (name, runs) => {
  const of = (key) => median(runs.map((run) => run[key]));
  const kilobytes = (key) => (of(key) / 1024).toFixed(1);
  const slowest = Math.max(...runs.map(({ usable }) => usable));
  return `| ${name} | ${Math.round(of('usable'))} | ${Math.round(slowest)} | ${kilobytes('script')} | ${kilobytes('all')} |`;
};
const text = `# A candidate's link, opened for the first time

Written by \`bench/candidate.mjs\`: a phone of 390 × 844, ${SLOWER} × slower processor, slow 4G (150 ms, 1.6 Mbit/s), nothing cached, ${ROUNDS} rounds. Usable: from the
request until the first field has taken a letter.

| page | usable, ms | slowest, ms | script, KB | all, KB |
| --- | --- | --- | --- | --- |
${line('link', found.link)}
${line('one native field', found.floor)}
`;
process.stdout.write(text);
if (!process.argv.includes('--print'))
  writeFileSync(path.join(import.meta.dirname, 'CANDIDATE.md'), text);
