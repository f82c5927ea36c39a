import { createReadStream, existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../tools/chromium.mjs';

const out = path.join(import.meta.dirname, 'dist');

/**
 * Runs every contestant once per round in one browser, interleaved, so that other load on the
 * machine affects all of them. `runOne(page, record)` measures the steps of one page. `limits` has
 * the most rounds of those that take long. Returns the measurements by contestant and step.
 */
export async function measureInRounds(names, rounds, { log, fonts, runOne, limits = {} }) {
  const server = await serve();
  const results = new Map(names.map((name) => [name, new Map()]));
  let browser = await launch(fonts);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const running = names.filter((name) => round < (limits[name] ?? rounds));
      for (const name of round % 2 === 0 ? running : running.toReversed()) {
        const seen = await Promise.race([
          visit(browser, `${server.url}/${name}.html`, (page, record) =>
            runOne(page, record, name),
          ),
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

/** Returns the measurements of one page by step; `null` when the page was lost. */
async function visit(browser, url, runOne) {
  const steps = new Map();
  const record = (step, value) => steps.set(step, [...(steps.get(step) ?? []), value]);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(url);
    await page.waitForFunction(() => 'contestant' in window);
    await runOne(page, record);
    await page.close();
    return steps;
  } catch (error) {
    if (/has been closed/.test(error.message)) return null;
    throw error;
  }
}

/** A headless browser sometimes stops painting. Two minutes are ten times a page's usual time. */
const stall = () => new Promise((resolve) => void setTimeout(resolve, 120_000, null).unref());

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

/**
 * Returns a function that runs a step of the page (`inPage`, with its argument), or one that uses
 * the browser's keyboard, until the page is idle, and records its CPU time.
 */
export async function prepare(page, record, inPage, argument) {
  await page.evaluate(inPage, argument);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async (name, action, argument) => {
    await page.evaluate(() => window.settle());
    const before = await cpuOf(cdp);
    const seen =
      typeof action === 'function'
        ? await action().then(() => page.evaluate(() => window.settle()))
        : await page.evaluate(([act, value]) => window.act(act, value), [action, argument]);
    record(name, { ...seen, cpu: (await cpuOf(cdp)) - before });
  };
}

/** Fails unless the page is as expected. */
export async function check(page, expected) {
  await page.evaluate(() => window.settle());
  const facts = await page.evaluate(() => window.contestant.facts());
  for (const [name, value] of Object.entries(expected)) {
    if (facts[name] !== value)
      throw new Error(
        `${page.url()}: ${name} is ${facts[name]}, not ${value} (${JSON.stringify(facts)})`,
      );
  }
}

export const leave = (page) => page.evaluate(() => window.contestant.unmount());

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
