// Reached by: notices events shell/live shell/notices
import type { Page } from '@playwright/test';
import {
  furtherVariant,
  enterAs,
  expect,
  expectAccessible,
  labels,
  shown,
  signIn,
  test,
  spine,
  orderOpened,
} from './journey';
import { bell, unreadIn, unreadName } from './bell';
import { callServer, sendNotice } from './server';

const panel = (page: Page) => page.getByRole('dialog', { name: /^(通知|Notices)$/ });

test(
  'a notice reaches the bell at once, opens in place and is then read',
  spine,
  async ({ page, server }) => {
    await enterAs(page, 'officer');
    const before = await unreadIn(page);

    await sendNotice(server.url, '林晓', '周五下班前提交工时');
    await expect(bell(page)).toHaveAccessibleName(unreadName(before + 1));
    await expect(page.getByText(`收到新通知，共 ${before + 1} 条未读`)).toBeAttached();
    await bell(page).click();
    const row = panel(page).getByRole('button', { name: /周五下班前提交工时/ });
    await expect(row).toHaveAccessibleName(/^未读/);
    await expectAccessible(page);

    await row.press('Enter');
    await expect(panel(page).getByText('第二行 <b>不是标签</b>')).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName(unreadName(before));
    await expect(row).toHaveAccessibleName(/^周五下班前提交工时/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(bell(page)).toBeFocused();
  },
);

test('in English, a notice leads to its order, and all are read at once', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await signIn(page, 'officer2', labels.en);
  await bell(page).click();
  await expect(panel(page).getByRole('heading', { name: 'Notices' })).toBeVisible();

  await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page)).toHaveAccessibleName(/^Notices(?!.*unread)/);
  await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);

  await panel(page).getByRole('button', { name: /Order/ }).first().click();
  const order = panel(page).getByRole('link', { name: /^MJ\d/ });
  const orderNo = (await order.textContent())!;
  await order.click();
  await expect(panel(page)).toHaveCount(0);
  await orderOpened(page, orderNo);
});

test(
  'many notices are counted to 99, loaded by the page, and listed in full',
  furtherVariant,
  async ({ page, server }) => {
    await sendNotice(server.url, '周明远', '批量通知', 112);
    await enterAs(page, 'admin');
    await expect(bell(page)).toContainText('99+');
    await bell(page).click();
    const rows = panel(page).getByRole('listitem');
    await expect(rows).toHaveCount(10);
    await panel(page).getByRole('button', { name: '加载更多' }).click();
    await expect(rows).toHaveCount(20);

    await panel(page).getByRole('link', { name: '查看全部通知' }).click();
    const list = shown(page);
    await expect(list.getByRole('heading', { level: 1, name: '通知' })).toBeVisible();
    await expect(list.getByText(/共 1\d\d 条/)).toBeVisible();
    await list.getByRole('checkbox').first().check();
    await list.getByRole('button', { name: '标为已读' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: '标为已读', exact: true }).click();
    await expect(list.getByText('未读')).toHaveCount(0);

    await list.getByRole('rowheader').nth(1).getByRole('button').click();
    await expect(page.getByRole('dialog').getByText('第二行 <b>不是标签</b>')).toBeVisible();
    await expectAccessible(page);
  },
);

test('a panel that cannot load says so and tries again; one without notices says so too', async ({
  page,
}) => {
  const can = { create: false, update: false, delete: false, fields: [], actions: [] };
  const none = { code: 0, msg: '', data: { content: [], total: 0, config: null, can } };
  const refused = { code: 403, msg: '您没有权限执行此操作', data: null };
  let isRefused = true;
  // News, or a stream that has to be opened again, would request them by itself.
  await page.route('**/events/getStream*', () => {});
  await page.route('**/fNoticeInfo/getList*', (route) =>
    route.fulfill(isRefused ? { status: 403, json: refused } : { json: none }),
  );
  await enterAs(page, 'officer');
  await bell(page).click();
  await expect(panel(page).getByText('通知没有加载出来')).toBeVisible();

  isRefused = false;
  await panel(page).getByRole('button', { name: '重试' }).click();
  await expect(panel(page).getByText('没有通知')).toBeVisible();
});

test('a client reads its own notices on a phone', furtherVariant, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'client');
  await bell(page).click();
  await panel(page).getByRole('listitem').first().getByRole('button').click();

  await expect(panel(page).getByText('发件人')).toBeVisible();
  const box = (await panel(page).boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

test('a session that ends elsewhere ends here at once, without a click', async ({
  page,
  server,
}) => {
  await page.goto('/');
  const opened = page.waitForRequest('**/events/getStream*');
  await signIn(page, 'officer');
  await opened;
  const token = (await page.context().cookies()).find(({ name }) => name === 'mj_token')!.value;
  await expect(bell(page)).toBeVisible();

  await callServer(server.url, token, '/logOut', {});

  await expect(page.getByText('登录过期, 请重新登录')).toBeVisible();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
});

test('where no stream can be had, notices are polled', furtherVariant, async ({ page, server }) => {
  await page.route('**/events/getStream*', (route) => route.abort());
  await enterAs(page, 'officer');
  const before = await unreadIn(page);

  await sendNotice(server.url, '林晓', '没有实时消息也会到');

  await expect(bell(page)).toHaveAccessibleName(unreadName(before + 1));
});
