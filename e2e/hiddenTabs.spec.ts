// Reached by: shell/tabs shell/live
import type { Page } from '@playwright/test';
import { expect, form, requestsDone, shown, signIn, test } from './journey';
import { LISTS, openLists, openTab, tabOfName } from './tabStrip';

/** Calls of timers and requests of a window. */
interface Activity {
  timers: number;
  requests: number;
}

declare global {
  var activity: Activity;
}

/** Counts every timer that runs and every request. */
function countActivity() {
  globalThis.activity = { timers: 0, requests: 0 };
  const count = (callback: TimerHandler) =>
    function counted(this: unknown, ...values: unknown[]) {
      activity.timers += 1;
      if (typeof callback === 'function') callback.apply(this, values);
    };
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) {
    const original = window[name] as (callback: TimerHandler, ...rest: unknown[]) => number;
    Object.assign(window, {
      [name]: (callback: TimerHandler, ...rest: unknown[]) =>
        original.call(window, count(callback), ...rest),
    });
  }
  const { fetch } = window;
  window.fetch = (...request) => {
    activity.requests += 1;
    return fetch(...request);
  };
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function sendCounted(...body) {
    activity.requests += 1;
    send.apply(this, body);
  };
}

/** Makes the window believe that another one holds the stream of events. */
function leaveStreamToAnother() {
  Object.assign(navigator.locks, { request: async () => new Promise(() => {}) });
}

/** Returns what the window does in a minute from now on. */
async function minuteOf(page: Page): Promise<Activity> {
  await requestsDone(page);
  // Half a minute after each request of a shown page, SWR forgets it by a timer.
  await page.clock.runFor(35_000);
  await page.evaluate(() => Object.assign(activity, { timers: 0, requests: 0 }));
  await page.clock.runFor(60_000);
  return page.evaluate(() => activity);
}

test('hidden pages make no request and run no timer in a minute', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(countActivity);
  await page.addInitScript(leaveStreamToAnother);
  await page.goto('/');
  await signIn(page, 'admin');
  await openTab(page, '/nowhere');
  await expect(shown(page).getByRole('heading', { name: '找不到页面' })).toBeVisible();
  await page.reload();
  await expect(shown(page).getByRole('heading', { name: '找不到页面' })).toBeVisible();
  const alone = await minuteOf(page);
  expect(alone.requests).toBe(0);

  await tabOfName(page, '控制台首页').click();
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
  await openLists(page, '订单列表');
  await expect(shown(page).getByRole('row').nth(1)).toBeVisible();
  expect((await minuteOf(page)).timers).toBeGreaterThan(alone.timers);
  await shown(page).getByRole('rowheader').getByRole('link').first().click();
  await expect(shown(page).getByText('签约主体')).toBeVisible();
  await openTab(page, LISTS.客户公司);
  await shown(page).getByRole('row').nth(1).getByRole('button', { name: '编辑' }).click();
  await form(page).getByRole('textbox', { name: /^备注/ }).fill('写到一半');
  await openTab(page, '/nowhere');
  await expect(page.locator('[role="tabpanel"]')).toHaveCount(5);

  expect(await minuteOf(page)).toEqual(alone);
});

test('of twenty restored tabs only the shown one asks for anything', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'officer');
  await openTab(page, `${LISTS.订单列表}?size=50`);
  const links = shown(page).getByRole('rowheader').getByRole('link');
  await expect(links).toHaveCount(50);
  const orders = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  for (const order of orders.slice(0, 20)) await openTab(page, order);
  await openLists(page, '候选人');
  await expect(shown(page).getByRole('row').nth(1)).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/CM-API/')) calls.push(pathname);
  });

  await page.reload();

  await expect(shown(page).getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(23);
  await expect(page.locator('[role="tabpanel"]')).toHaveCount(1);
  await requestsDone(page);
  expect(calls.filter((path) => /Order/.test(path))).toEqual([]);
});
