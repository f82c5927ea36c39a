import { check, leave, measureInRounds, prepare } from './browser.mjs';
import { contestants } from './contestants.mjs';
import { inPage } from './inPage.mjs';

const SCROLLED = 20_000;
const MANY = 10_000;

/**
 * Measures the grids. Returns the measurements by contestant and step: CPU time of the main thread
 * in milliseconds, and frames of scrolling.
 */
export function measure(names, rounds, { log, fonts }) {
  return measureInRounds(names, rounds, { log, fonts, runOne });
}

async function runOne(page, record, name) {
  const step = await prepare(page, record, inPage);
  await showFifty(page, step, record);
  if (contestants.find((one) => one.name === name).most === undefined)
    await showMany(page, step, record);
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
