import { createReadStream, existsSync } from 'node:fs';
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
 * Runs every contestant once a round in one browser, in turns, so that what disturbs the machine
 * disturbs all. Returns, by contestant and step, what was measured: CPU milliseconds of the main
 * thread, and frames where it scrolled.
 */
export async function measure(names, rounds, log) {
  const server = await serve();
  const results = new Map(names.map((name) => [name, new Map()]));
  let browser = await launch();
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
          browser = await launch();
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

const launch = async () => chromium.launch(await chromiumLaunchOptions());

/** Now and then a headless browser paints no more: two minutes are ten times what a page needs. */
const stall = () => new Promise((resolve) => void setTimeout(resolve, 120_000, null).unref());

/** Returns what was measured of one contestant, by step; `null` if its page was lost. */
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

/**
 * Returns how a step is taken: until nothing is left to do, CPU time of the main thread counted.
 */
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
  const { least, most, first } = await page.evaluate(() => window.known());
  await step('mount cold', 'mount', 50);
  await check(page, { rows: 50, chosen: 0, first });
  await leave(page);
  await step('mount', 'mount', 50);
  await check(page, { rows: 50, chosen: 0, first });
  record('nodes', { cpu: await page.evaluate(() => document.querySelectorAll('#host *').length) });
  await step('sort', 'sort');
  await check(page, { rows: 50, first: least });
  await step('sort', 'sort');
  await check(page, { rows: 50, first: most });
  await step('select all', 'selectAll');
  await check(page, { chosen: 50 });
  await step('select all', 'selectAll');
  await check(page, { chosen: 0 });
  await leave(page);
}

async function showMany(page, step, record) {
  const { first } = await page.evaluate(() => window.orders[10_000] && window.known());
  await step('10k mount cold', 'mount', MANY);
  await leave(page);
  await step('10k mount', 'mount', MANY);
  await check(page, { chosen: 0, first });
  await step('10k scroll', 'scroll', SCROLLED);
  await checkPlace(page);
  await step('10k blank', 'blanks', SCROLLED);
  record('10k nodes', {
    cpu: await page.evaluate(() => document.querySelectorAll('#host *').length),
  });
  await leave(page);
}

const leave = (page) => page.evaluate(() => window.contestant.unmount());

/** Rows are not equally high everywhere: 20,000 px are about 500 of them. */
async function checkPlace(page) {
  const at = await page.evaluate(() => window.placeOf(window.contestant.facts().first));
  if (Math.abs(at - SCROLLED / 40) > 80) throw new Error(`${page.url()}: row ${at} is in sight`);
}

async function check(page, wanted) {
  await page.evaluate(() => window.settle());
  const facts = await page.evaluate(() => window.contestant.facts());
  for (const [name, value] of Object.entries(wanted)) {
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
