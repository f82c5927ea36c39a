// Reached by: dashboard shell/layout shared/resourceList
import type { Locator, Page, TestInfo } from '@playwright/test';
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

/** Opens the screens one after another and returns the score of each when its `sign` shows. */
async function scoreScreens(page: Page, paths: readonly string[], sign: (path: string) => Locator) {
  const scores: Record<string, number> = {};
  for (const path of paths) {
    await page.goto(path);
    await expect(sign(path)).toBeVisible();
    await expect(shown(page).locator('[aria-busy=true]')).toHaveCount(0);
    scores[path] = await takeScore(page);
  }
  return scores;
}

async function expectStill(scores: Record<string, number>, testInfo: TestInfo) {
  await testInfo.attach('scores', { body: JSON.stringify(scores) });
  for (const [screen, score] of Object.entries(scores))
    expect(score, screen).toBeLessThanOrEqual(LIMIT);
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

  const lists = await scoreScreens(
    page,
    [
      '/f-order/f-order/orderList',
      '/f-order/candidateList',
      '/a-company/companyList',
      '/a-company/addressList',
      '/a-company/followUpList',
      '/system/articleList',
      '/system/dictionaryList',
    ],
    () => shown(page).getByRole('row').nth(1),
  );

  await page.goto('/f-order/f-order/orderList?orderStatus.EQ=50');
  await shown(page).getByRole('row').nth(1).getByRole('link').click();
  await expect(shown(page).getByRole('button', { name: w.letter })).toBeVisible();
  await expect(shown(page).locator('[aria-busy=true]')).toHaveCount(0);
  scores['order'] = await takeScore(page);
  await expectStill({ ...scores, ...lists }, testInfo);
});

test('no screen of a client moves by itself while it loads', async ({ page }, testInfo) => {
  await startCounting(page);
  await slowDown(page);
  await page.goto('/');
  await signIn(page, 'client');
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  const scores: Record<string, number> = { dashboard: await takeScore(page) };
  const screens = await scoreScreens(
    page,
    ['/f-order/f-order-company/orderList', '/f-order/candidateList', '/f-order/addressList'],
    () => shown(page).getByRole('row').nth(1),
  );

  // The place that its products hold is measured with Chinese letters, which take two lines each.
  await page.unroute('**/*.woff2');
  const form = '/f-order/f-order-company/createForm?type=1';
  const forms = await scoreScreens(page, [form], () =>
    shown(page).getByRole('group', { name: '加项' }),
  );
  await expectStill({ ...scores, ...screens, ...forms }, testInfo);
});
