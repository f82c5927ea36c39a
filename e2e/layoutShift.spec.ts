// Reached by: dashboard shell/layout shared/resourceList
import type { Page, TestInfo } from '@playwright/test';
import { expect, labels, shown, signIn, test } from './journey';

const w = labels.zh;

/** The most that a screen may move by itself while it loads, as the browser scores it. */
const LIMIT = 0.002;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Counts every shift from now on, also those within half a second of a key or click. The Chinese
 * font of a machine without one is left out: it arrives when it does.
 */
async function startCounting(page: Page) {
  await page.route('**/*.woff2', async (route) => route.abort());
  await page.addInitScript(() => {
    const state = { score: 0 };
    Object.assign(window, { mjShift: state });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) state.score += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the score since the last call. */
async function takeScore(page: Page) {
  // Shifts are reported with the frame after.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => {
    const state = (window as unknown as { mjShift: { score: number } }).mjShift;
    const { score } = state;
    state.score = 0;
    return score;
  });
}

/** Answers every call of the server a little later, so that each placeholder is painted. */
async function slowDown(page: Page) {
  await page.route('**/CM-API/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
}

/** Waits until a screen shows what it was waiting for. */
async function isThere(page: Page) {
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shown(page).locator('[aria-busy=true]')).toHaveCount(0);
}

/** Opens the screens one after another and returns the score of each. */
async function scoreScreens(page: Page, paths: readonly string[]) {
  const scores: Record<string, number> = {};
  for (const path of paths) {
    await page.goto(path);
    await isThere(page);
    scores[path] = await takeScore(page);
  }
  return scores;
}

/** Returns the addresses of the menu. */
async function menuOf(page: Page) {
  const links = page.getByRole('navigation', { name: '主菜单' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((found: HTMLAnchorElement[]) => found.map(({ pathname }) => pathname));
}

/** Opens the record of the first row of each list and returns the score of its page. */
async function scoreRecords(page: Page, lists: readonly string[]) {
  const scores: Record<string, number> = {};
  for (const list of lists) {
    await page.goto(list);
    await isThere(page);
    await takeScore(page);
    await shown(page).getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page).not.toHaveURL(list);
    await isThere(page);
    scores[`first of ${list}`] = await takeScore(page);
  }
  return scores;
}

async function expectStill(scores: Record<string, number>, testInfo: TestInfo) {
  await testInfo.attach('scores', { body: JSON.stringify(scores) });
  const moved = Object.entries(scores).filter(([, score]) => score > LIMIT);
  expect(Object.fromEntries(moved)).toEqual({});
}

test('no screen moves by itself while it loads', async ({ page }, testInfo) => {
  await startCounting(page);
  await slowDown(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: w.signIn, exact: true })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const scores: Record<string, number> = { login: await takeScore(page) };
  await signIn(page, 'admin');
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  scores['dashboard'] = await takeScore(page);

  const screens = await scoreScreens(page, await menuOf(page));
  const records = await scoreRecords(page, [
    '/f-order/f-order/orderList?orderStatus.EQ=50',
    '/f-order/f-order/orderList?orderStatus.EQ=100',
    '/a-company/companyOverviewList',
  ]);
  await expectStill({ ...scores, ...screens, ...records }, testInfo);
});

test('no screen of a client moves by itself while it loads', async ({ page }, testInfo) => {
  await startCounting(page);
  await slowDown(page);
  await page.goto('/');
  await signIn(page, 'client');
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  const scores: Record<string, number> = { dashboard: await takeScore(page) };
  const screens = await scoreScreens(page, await menuOf(page));
  const records = await scoreRecords(page, [
    '/f-order/f-order-company/orderList?orderStatus.EQ=50',
    '/f-order/f-order-company/orderList?orderStatus.EQ=100',
  ]);

  // The place that its products hold is measured with Chinese letters, which take two lines each.
  await page.unroute('**/*.woff2');
  const form = '/f-order/f-order-company/createForm?type=1';
  await page.goto(form);
  await expect(shown(page).getByRole('group', { name: '加项' })).toBeVisible();
  const forms = { [form]: await takeScore(page) };
  await expectStill({ ...scores, ...screens, ...records, ...forms }, testInfo);
});
