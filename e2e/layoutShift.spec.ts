import type { Page } from '@playwright/test';
import { expect, labels, shown, signIn, test } from './journey';

const w = labels.zh;

/** The most that a screen may move by itself while it loads, as the browser scores it. */
const LIMIT = 0.002;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Counts every shift from now on, also those within half a second of a key or click. */
async function startCounting(page: Page) {
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

  for (const path of [
    '/f-order/f-order/orderList',
    '/f-order/candidateList',
    '/a-company/companyList',
    '/a-company/addressList',
    '/a-company/followUpList',
    '/system/articleList',
    '/system/dictionaryList',
  ]) {
    await page.goto(path);
    await expect(shown(page).getByRole('row').nth(1)).toBeVisible();
    scores[path] = await takeScore(page);
  }

  await page.goto('/f-order/f-order/orderList?orderStatus.EQ=50');
  await shown(page).getByRole('row').nth(1).getByRole('link').click();
  await expect(shown(page).getByRole('button', { name: w.letter })).toBeVisible();
  await expect(shown(page).locator('[aria-busy=true]')).toHaveCount(0);
  scores['order'] = await takeScore(page);

  await testInfo.attach('scores', { body: JSON.stringify(scores) });
  for (const [screen, score] of Object.entries(scores))
    expect(score, screen).toBeLessThanOrEqual(LIMIT);
});
