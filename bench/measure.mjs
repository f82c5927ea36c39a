import { createReadStream, existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../tools/chromium.mjs';
import { contestants } from './contestants.mjs';
import { inPage } from './inPage.mjs';

const out = path.join(import.meta.dirname, 'dist');
const SCROLLED = 20_000;
const MANY = 10_000;

/**
 * Runs every contestant once per round in one browser, interleaved, so that other load on the
 * machine affects all of them. Returns the measurements by contestant and step: CPU time of the
 * main thread in milliseconds, and frames of scrolling.
 */
export async function measure(names, rounds, { log, fonts }) {
  const server = await serve();
  const results = new Map(names.map((name) => [name, new Map()]));
  let browser = await launch(fonts);
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of round % 2 === 0 ? names : names.toReversed()) {
        const seen = await Promise.race([
          runOne(browser, `${server.url}/${name}.html`, name),
          stall(),
        ]);
        if (seen === null) {
          log(`${name} stalled and is left out of round ${round + 1}`);
          await browser.close();
          browser = await launch(fonts);
        }
        for (const [step, values] of seen ?? [])
          results.get(name).set(step, [...(results.get(name).get(step) ?? []), ...values]);
      }
      log(`round ${round + 1} of ${rounds}`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  return results;
}

/** `fonts`: those of the `system`, of a folder, or by default the one of the visual tests. */
async function launch(fonts) {
  const options = await chromiumLaunchOptions();
  if (fonts === undefined) return chromium.launch(options);
  const { FONTCONFIG_FILE: _, ...env } = options.env;
  if (fonts === 'system') return chromium.launch({ ...options, env });
  const config = path.join(out, 'fonts.conf');
  writeFileSync(config, fontConfig(path.resolve(fonts)));
  return chromium.launch({ ...options, env: { ...env, FONTCONFIG_FILE: config } });
}

const fontConfig = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${out}/fontcache</cachedir></fontconfig>
`;

/** A headless browser sometimes stops painting. Two minutes are ten times a page's usual time. */
const stall = () => new Promise((resolve) => void setTimeout(resolve, 120_000, null).unref());

/** Returns the measurements of one contestant by step; `null` when its page was lost. */
async function runOne(browser, url, name) {
  const steps = new Map();
  const record = (step, value) => steps.set(step, [...(steps.get(step) ?? []), value]);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(url);
    const step = await prepare(page, record);
    await showFifty(page, step, record);
    if (contestants.find((one) => one.name === name).most === undefined)
      await showMany(page, step, record);
    await page.close();
    return steps;
  } catch (error) {
    if (/has been closed/.test(error.message)) return null;
    throw error;
  }
}

/** Returns a function that runs a step until the page is idle, and records its CPU time. */
async function prepare(page, record) {
  await page.waitForFunction(() => 'contestant' in window);
  await page.evaluate(inPage);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const step = async (name, action, argument) => {
    await page.evaluate(() => window.settle());
    const before = await cpuOf(cdp);
    const seen = await page.evaluate(([act, value]) => window.act(act, value), [action, argument]);
    record(name, { ...seen, cpu: (await cpuOf(cdp)) - before });
  };
  return step;
}

async function showFifty(page, step, record) {
  const { least, most, first } = await page.evaluate(() => window.expected());
  await step('mount cold', 'mount', 50);
  await check(page, { rows: 50, selected: 0, first });
  await leave(page);
  await step('mount', 'mount', 50);
  await check(page, { rows: 50, selected: 0, first });
  record('nodes', { cpu: await page.evaluate(() => document.querySelectorAll('#host *').length) });
  await step('sort', 'sort');
  await check(page, { rows: 50, first: least });
  await step('sort', 'sort');
  await check(page, { rows: 50, first: most });
  await step('select all', 'selectAll');
  await check(page, { selected: 50 });
  await step('select all', 'selectAll');
  await check(page, { selected: 0 });
  await leave(page);
}

async function showMany(page, step, record) {
  const { first } = await page.evaluate(() => window.orders[10_000] && window.expected());
  await step('10k mount cold', 'mount', MANY);
  await leave(page);
  await step('10k mount', 'mount', MANY);
  await check(page, { selected: 0, first });
  await step('10k scroll', 'scroll', SCROLLED);
  await checkIndex(page);
  await step('10k blank', 'blanks', SCROLLED);
  await step('10k select all', 'selectAll');
  await checkSelected(page);
  record('10k nodes', {
    cpu: await page.evaluate(() => document.querySelectorAll('#host *').length),
  });
  await leave(page);
}

const leave = (page) => page.evaluate(() => window.contestant.unmount());

/** All rendered rows must be selected. */
async function checkSelected(page) {
  await page.evaluate(() => window.settle());
  const { rows, selected } = await page.evaluate(() => window.contestant.facts());
  if (rows === 0 || selected !== rows)
    throw new Error(`${page.url()}: ${selected} of ${rows} rows are selected`);
}

/** Row heights differ between contestants: 20,000 px are about 500 rows. */
async function checkIndex(page) {
  const index = await page.evaluate(() => window.indexOf(window.contestant.facts().first));
  if (Math.abs(index - SCROLLED / 40) > 80)
    throw new Error(`${page.url()}: row ${index} is visible`);
}

async function check(page, expected) {
  await page.evaluate(() => window.settle());
  const facts = await page.evaluate(() => window.contestant.facts());
  for (const [name, value] of Object.entries(expected)) {
    if (facts[name] !== value)
      throw new Error(
        `${page.url()}: ${name} is ${facts[name]}, not ${value} (${JSON.stringify(facts)})`,
      );
  }
}

async function cpuOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

async function serve() {
  const server = createServer((request, response) => {
    const file = path.join(out, path.basename(new URL(request.url, 'http://localhost').pathname));
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': file.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
