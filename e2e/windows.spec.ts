// Reached by: events shell/windows shell/live shell/session
import type { Page } from '@playwright/test';
import { bell, unreadIn, unreadName } from './bell';
import { sendNotice } from './server';
import {
  furtherVariant,
  enterAs,
  expect,
  form,
  labels,
  openList,
  rowOf,
  saveButton,
  shown,
  signIn,
  test,
  spine,
} from './journey';

const w = labels.zh;
const ADDRESSES = '/a-company/addressList';

/** Opens a second window of the same browser. */
async function openSecond(page: Page, address: string) {
  const second = await page.context().newPage();
  await second.goto(address);
  return second;
}

/** Has a window believe that it is hidden, or seen again. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const loginButton = (page: Page) => page.getByRole('button', { name: w.signIn, exact: true });

async function signOut(page: Page) {
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: w.signOut }).click();
}

test(
  'windows share one stream, which the next one takes over and resumes',
  spine,
  async ({ page, server }) => {
    const streams: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().includes('/events/getStream')) streams.push(request.url());
    });
    await enterAs(page, 'officer');
    await expect.poll(() => streams.length).toBe(1);
    const second = await openSecond(page, '/dashboard');
    await expect(second.getByRole('tablist')).toBeVisible();
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    expect(streams).toHaveLength(1);
    expect(streams[0]).not.toContain('lastEventId');
    const before = await unreadIn(second);
    await sendNotice(server.url, '林晓', '两个窗口都收到');
    for (const one of [page, second])
      await expect(bell(one)).toHaveAccessibleName(unreadName(before + 1));

    await page.close();

    await expect.poll(() => streams.length).toBe(2);
    expect(streams[1]).toContain('lastEventId=');
  },
);

test('while every window is hidden there is no stream', async ({ page }) => {
  const ended: string[] = [];
  page.context().on('requestfailed', (request) => {
    if (request.url().includes('/events/getStream')) ended.push(request.url());
  });
  await page.clock.install();
  await page.goto('/');
  const opened = page.waitForRequest('**/events/getStream*');
  await signIn(page, 'officer');
  await opened;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await setHidden(page, true);
  await page.clock.fastForward(11_000);
  await expect.poll(() => ended.length).toBe(1);

  // It names the last event, unless it was hidden before the first one came.
  const resumed = page.waitForRequest('**/events/getStream*');
  await setHidden(page, false);
  await resumed;
});

test(
  'signing out in one window ends the others, and another person takes them over whole',
  spine,
  async ({ page }) => {
    await enterAs(page, 'officer');
    await page.getByRole('link', { name: w.list, exact: true }).click();
    const second = await openSecond(page, '/f-order/candidateList');
    await expect(second.getByRole('tab')).toHaveCount(3);

    await signOut(page);
    await expect(loginButton(second)).toBeVisible();

    await signIn(page, 'client');
    await expect(second.getByText('陈思齐').first()).toBeVisible();
    await expect(second.getByRole('button', { name: '林晓的账号' })).toHaveCount(0);
    await expect(second.getByRole('tab', { name: '候选人' })).toBeVisible();
    // The order list of staff is no page of a client.
    await expect(second.getByRole('tab')).toHaveCount(2);
  },
);

test('language and theme reach the other windows', furtherVariant, async ({ page }) => {
  await enterAs(page, 'officer');
  const second = await openSecond(page, '/dashboard');
  await expect(second.getByRole('tab', { name: '控制台首页' })).toBeVisible();

  await page.getByRole('button', { name: 'Switch to English' }).click();
  await page.getByRole('button', { name: 'Dark theme' }).click();

  await expect(second.getByRole('tab', { name: 'Home' })).toBeVisible();
  await expect(second.locator('html')).toHaveAttribute('lang', 'en');
  await expect(second.getByRole('button', { name: 'Light theme' })).toBeVisible();
});

test('a record saved in one window changes in the list of another, and is marked in its form', async ({
  page,
}) => {
  const list = await openList(page, 'admin', ADDRESSES);
  const name = (await list.getByRole('rowheader').first().textContent())!.trim();
  const second = await openSecond(page, ADDRESSES);
  const others = shown(second);
  await expect(rowOf(others, name).first()).toBeVisible();
  const third = await openSecond(page, ADDRESSES);
  await rowOf(shown(third), name).first().getByRole('button', { name: '编辑' }).click();
  await form(third).getByRole('textbox', { name: '邮编' }).fill('310000');

  await rowOf(list, name).first().getByRole('button', { name: '编辑' }).click();
  await form(page).getByRole('textbox', { name: '邮编' }).fill('200777');
  await saveButton(page).click();
  await expect(page.getByText('修改成功')).toBeVisible();

  await expect(rowOf(others, '200777')).toBeVisible();
  await expect(form(third).getByText('已在另一窗口修改')).toBeVisible();
  await expect(form(third).getByRole('textbox', { name: '邮编' })).toHaveValue('310000');
  await saveButton(third).click();
  await expect(form(third).getByText(/您在另一窗口于 .* 修改了这条记录/)).toBeVisible();
});

test(
  'a window that nobody sees requests nothing, and follows when it is seen',
  furtherVariant,
  async ({ page }) => {
    const list = await openList(page, 'admin', ADDRESSES);
    const name = (await list.getByRole('rowheader').first().textContent())!.trim();
    const second = await openSecond(page, ADDRESSES);
    await expect(rowOf(shown(second), name).first()).toBeVisible();
    await setHidden(second, true);
    const calls: string[] = [];
    second.on('request', (request) => {
      if (request.url().includes('/aCompanyAddress/getList')) calls.push(request.url());
    });

    await rowOf(list, name).first().getByRole('button', { name: '编辑' }).click();
    await form(page).getByRole('textbox', { name: '邮编' }).fill('200888');
    await saveButton(page).click();
    await expect(rowOf(list, '200888')).toBeVisible();
    expect(calls).toEqual([]);
    await setHidden(second, false);

    await expect(rowOf(shown(second), '200888')).toBeVisible();
  },
);

test(
  'a row deleted in one window says so in the form of another',
  furtherVariant,
  async ({ page }) => {
    const list = await openList(page, 'admin', ADDRESSES);
    const name = (await list.getByRole('rowheader').nth(1).textContent())!.trim();
    const second = await openSecond(page, ADDRESSES);
    await rowOf(shown(second), name).first().getByRole('button', { name: '编辑' }).click();
    await expect(form(second)).toBeVisible();

    await rowOf(list, name).first().getByRole('button', { name: '删除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(page.getByText('删除成功')).toBeVisible();

    await expect(form(second).getByText('已在另一窗口删除')).toBeVisible();
  },
);

test(
  'a dictionary changed in one window changes the drop-downs of another',
  furtherVariant,
  async ({ page }) => {
    const list = await openList(page, 'admin', '/system/dictionaryList?dicCode.EQ=follow_type');
    const second = await openSecond(page, '/a-company/followUpList');
    const others = shown(second);
    await expect(others.getByRole('row').nth(1)).toBeVisible();

    await rowOf(list, '微信').getByRole('button', { name: '编辑' }).click();
    await form(page).getByRole('textbox', { name: '名称', exact: true }).fill('企业微信');
    await saveButton(page).click();
    await expect(page.getByText('修改成功')).toBeVisible();

    await expect(others.getByText('企业微信').first()).toBeVisible();
    await expect(others.getByText('微信', { exact: true })).toHaveCount(0);
  },
);

test('a click in any window counts against inactivity, and its message is shown once', async ({
  page,
}) => {
  await page.clock.install();
  await enterAs(page, 'officer');
  // The clock is that of both windows.
  const second = await openSecond(page, '/dashboard');
  await expect(second.getByRole('tablist')).toBeVisible();

  // The screens have covered themselves meanwhile.
  const goOn = async (window: Page) => window.getByRole('button', { name: '继续工作' }).click();
  await page.clock.fastForward('20:00:00');
  await goOn(second);
  await second.getByRole('link', { name: '候选人', exact: true }).click();
  await expect(second).toHaveURL(/candidateList/);
  await page.clock.fastForward('20:00:00');
  await goOn(page);
  await page.getByRole('link', { name: w.list, exact: true }).click();
  await expect(page).toHaveURL(/orderList/);
  await expect(page.getByText('您已经长时间未操作,请重新登录！')).toHaveCount(0);

  await page.clock.fastForward('24:00:01');
  await goOn(page);
  await expect(page.getByText('您已经长时间未操作,请重新登录！')).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(loginButton(page)).toBeVisible();
  await expect(loginButton(second)).toBeVisible();
});

for (const [how, find] of [
  ['the focus of the window', () => window.dispatchEvent(new Event('focus'))],
  ['being seen', () => document.dispatchEvent(new Event('visibilitychange'))],
] as const) {
  test(`a day without a click is found by ${how}, and the press after it does nothing`, async ({
    page,
  }) => {
    await page.clock.install();
    const leaves: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/logOut')) leaves.push(request.url());
    });
    await enterAs(page, 'officer');
    await page.clock.fastForward('24:00:01');
    const reloaded = page.waitForEvent('load');

    await page.evaluate(find);
    await expect(page.getByText('您已经长时间未操作,请重新登录！')).toBeVisible();
    await page.getByRole('banner').getByRole('button').last().click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.clock.fastForward(1_000);

    await reloaded;
    await expect(loginButton(page)).toBeVisible();
    expect(leaves).toHaveLength(1);
  });
}

test('on the login page a day without a click says nothing', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await expect(loginButton(page)).toBeVisible();
  await page.clock.fastForward('24:00:01');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await loginButton(page).click();

  await expect(page.getByText('请输入用户名')).toBeVisible();
  await expect(page.getByText('您已经长时间未操作,请重新登录！')).toHaveCount(0);
});
