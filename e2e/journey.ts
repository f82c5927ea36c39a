import { setTimeout } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import {
  test as base,
  expect,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { beijingDay, DAY } from '@mingjian/api';
import {
  callServer,
  dataOf,
  newDataDir,
  PASSWORD,
  startServer,
  tokenOf,
  type RunningServer,
} from './server';
import { stateOf } from './stateOf';

/** A journey: one server per worker, and a page that must not violate its security policy. */
export const test = base.extend<
  { page: Page },
  { server: RunningServer; baseDay: string | undefined }
>({
  /** Present day of the demo. @default today */
  baseDay: [undefined, { option: true, scope: 'worker' }],
  server: [
    async ({ baseDay }, use) => {
      const { dataDir, remove } = newDataDir();
      const server = await startServer(dataDir, { baseDay });
      await use(server);
      await server.end('SIGTERM');
      remove();
    },
    { scope: 'worker', timeout: 1_200_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page, server }, use, testInfo) => {
    const settings = watchSettings(page.context());
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (/Content Security Policy|Warning:|Maximum update/.test(message.text()))
        problems.push(message.text());
    });
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('page', { body: await stateOf(page), contentType: 'text/plain' });
    await settings.restore(server.url);
    expect(problems).toEqual([]);
  },
});

/**
 * The last day of the demo on which much work is under way: on weekends, and on the morning after
 * one, few orders are between their steps. `undefined` when that is today.
 */
export function busyDay(): string | undefined {
  const today = new Date(Date.now() - 10 * 3_600_000);
  const daysBack = [2, 3, 0, 0, 0, 0, 1][new Date(`${beijingDay(today)}T00:00:00Z`).getUTCDay()]!;
  return daysBack === 0 ? undefined : beijingDay(new Date(today.getTime() - daysBack * DAY));
}

/** Accounts that many journeys use. */
const SHARED_ACCOUNTS = ['admin', 'officer', 'officer2', 'client'];

/** Gives the shared accounts back their settings, which follow them to the next journey. */
function watchSettings(context: BrowserContext) {
  const stored = new Set<string>();
  context.on('request', (request) => {
    if (!request.url().endsWith('/sysConfigUser/save')) return;
    const { code } = (request.postDataJSON() ?? {}) as { code?: string };
    if (code) stored.add(code);
  });
  return {
    restore: async (url: string) => {
      // An open window may store settings a moment after their change. One that is just being
      // loaded anew may miss that it should close.
      const closed = Promise.all(context.pages().map(async (window) => window.close()));
      await Promise.race([closed, setTimeout(5_000)]);
      if (stored.size > 0)
        for (const account of SHARED_ACCOUNTS) await forgetSettings(url, account, stored);
    },
  };
}

async function forgetSettings(url: string, account: string, codes: ReadonlySet<string>) {
  const token = await tokenOf(url, account);
  const { content } = await dataOf<{ content: { id: string; code: string }[] }>(
    url,
    token,
    '/sysConfigUser/getList',
    { pageSize: 100 },
  );
  const ids = content.filter(({ code }) => codes.has(code)).map(({ id }) => id);
  if (ids.length > 0) await dataOf(url, token, '/sysConfigUser/delete', { id: ids.join(',') });
}

export { expect };

/** Options of a journey that every run walks, whatever changed: one that crosses rooms. */
export const spine = { tag: '@spine' };

/** Options of a journey that repeats another one elsewhere, or is of a detail: for `test:all`. */
export const furtherVariant = { tag: '@variant' };

/** Labels of the interface, by language. */
export const labels = {
  zh: {
    username: '用户名',
    password: '密码',
    signIn: '登录',
    serviceUser: '服务人员',
    companyUser: '企业客户',
    home: '控制台首页',
    list: '订单列表',
    candidate: '候选人',
    status: '状态',
    awaiting: '待接单',
    collecting: '信采邀约中',
    settled: '已结算',
    completed: '完成',
    search: '查询',
    reset: '重置',
    accept: '接单',
    letter: '查看授权书',
    download: '下载',
    signOut: '退出登录',
    next: '下一页',
    flow: '订单流程',
    toOther: 'Switch to English',
  },
  en: {
    username: 'User name',
    password: 'Password',
    signIn: 'Sign in',
    serviceUser: 'Staff',
    companyUser: 'Client',
    home: 'Home',
    list: 'Order list',
    candidate: 'Candidate',
    status: 'Status',
    awaiting: 'To accept',
    collecting: 'Collecting',
    settled: 'Settled',
    completed: 'Completed',
    search: 'Search',
    reset: 'Reset',
    accept: 'Accept',
    letter: 'View authorisation letter',
    download: 'Download',
    signOut: 'Sign out',
    next: 'Next page',
    flow: 'Order flow',
    toOther: '切换到中文',
  },
} as const;

export type Labels = (typeof labels)['zh' | 'en'];

/** Options of `logIn`. */
export interface LogInOptions {
  /** @default that of the demo */
  password?: string;
  /** @default what the name of the account says */
  userType?: 'serviceUser' | 'companyUser';
  w?: Labels;
}

const userTypeOf = (account: string) =>
  account.startsWith('client') ? 'companyUser' : 'serviceUser';

/** Fills in the login page and sends it, whatever comes after it. */
export async function logIn(
  page: Page,
  account: string,
  { password = PASSWORD, userType = userTypeOf(account), w = labels.zh }: LogInOptions = {},
) {
  await page.getByText(w[userType], { exact: true }).click();
  await page.getByRole('textbox', { name: w.username }).fill(account);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: w.signIn, exact: true }).click();
}

/** Signs in on the login page. */
export async function signIn(page: Page, account: string, w: Labels = labels.zh) {
  await logIn(page, account, { w });
  await expect(page.getByRole('tablist')).toBeVisible();
}

/** Opens an address as somebody who has signed in before: faster than by the login page. */
export async function enterAs(page: Page, account: string, address = '/', password = PASSWORD) {
  const userType = userTypeOf(account);
  const response = await page.request.post('/CM-API/login', {
    form: { username: account, password, userType },
  });
  const { data, msg } = (await response.json()) as {
    data: { access_token: string } | null;
    msg: string;
  };
  if (!data) throw new Error(`${account} is not let in: ${msg}`);
  const url = new URL(response.url()).origin;
  // Journeys in English sign in by this account too, and leave their language with it.
  if (account === 'officer')
    await callServer(url, data.access_token, '/sysConfigUser/save', { code: 'shell', value: '{}' });
  await page.context().addCookies([{ name: 'mj_token', value: data.access_token, url }]);
  await page.addInitScript((type) => {
    if (localStorage.getItem('mj.userType') === null) localStorage.setItem('mj.userType', type);
  }, userType);
  await page.goto(address);
  // A drawer that the address opens hides the rest from assistive technology.
  await expect(page.getByRole('tablist', { includeHidden: true }).first()).toBeVisible();
}

/** Waits until nothing has been requested for half a second. The stream of events never ends. */
export async function requestsDone(page: Page) {
  const underWay = async () =>
    (await page.requests()).filter(
      (request) =>
        !request.url().includes('/events/getStream') &&
        request.failure() === null &&
        request.timing().responseEnd < 0,
    ).length;
  await expect.poll(underWay).toBe(0);
  await page.waitForTimeout(500);
  await expect.poll(underWay).toBe(0);
}

/** The visible page. Hidden tabs have pages too. */
export function shown(page: Page) {
  return page.locator('[role="tabpanel"]:visible');
}

/** Matches the tab of an order, which is named after the candidate and the number's end. */
export const tabOf = (orderNo: string) => new RegExp(` · ${orderNo.slice(-4)}$`);

/** Waits for the page of an order, by its number. */
export const orderOpened = (page: Page, orderNo: string | RegExp) =>
  expect(shown(page).getByText(orderNo, { exact: true })).toBeVisible();

/** Opens the list at an address as somebody. Returns its page once it has rows. */
export async function openList(page: Page, account: string, address: string) {
  await enterAs(page, account, address);
  await expect(shown(page).getByRole('row').nth(1)).toBeVisible();
  return shown(page);
}

/** Waits until a list shows the rows of its query, not those of the one before. */
export const rowsLoaded = (list: Locator) =>
  expect(list.locator('[aria-busy=true]')).toHaveCount(0);

/** Returns the rows of a list that contain a text. */
export const rowOf = (list: Locator, text: string) =>
  list.getByRole('row').filter({ hasText: text });

/** The open form. */
export const form = (page: Page) => page.getByRole('dialog');

/** The save button of the open form. */
export const saveButton = (page: Page) =>
  form(page).getByRole('button', { name: '保存', exact: true });

/**
 * Waits, at most two seconds, until nothing moves: during a transition a text has the contrast of
 * neither end.
 */
async function atRest(page: Page) {
  await page.evaluate(async () => {
    const LIMIT = 2_000;
    // A dialog starts to fade in a frame after it has opened.
    const STILL_FRAMES = 3;
    const frame = async () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve());
        // A window in the background gets no frames.
        window.setTimeout(resolve, 100);
      });
    const isEnding = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    const start = performance.now();
    for (let still = 0; still < STILL_FRAMES && performance.now() - start < LIMIT; still += 1) {
      await frame();
      if (document.getAnimations().some(isEnding)) still = -1;
    }
  });
}

/** Fails when axe finds a violation of a WCAG 2.2 A or AA rule, or of a best practice. */
export async function expectAccessible(page: Page) {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    ),
  ).toEqual([]);
}
