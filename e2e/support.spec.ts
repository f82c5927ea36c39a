// Reached by: support assistant events shared/chat shell/live
import type { Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, shown, test } from './journey';

const field = (page: Page) => shown(page).getByRole('textbox', { name: /^(消息|Message)$/ });
const log = (page: Page) => shown(page).getByRole('log');
const send = (page: Page) =>
  shown(page)
    .getByRole('button', { name: /^(发送|Send)$/ })
    .click();

test('a client and the staff write to each other, and each sees it at once', async ({
  page,
  browser,
  server,
}) => {
  await enterAs(page, 'client', '/im');
  await expect(log(page)).toBeVisible();
  const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' });
  const staff = await context.newPage();
  await enterAs(staff, 'officer', '/im');
  await expect(shown(staff).getByText('请选择一个对话')).toBeVisible();

  await field(page).fill('第一行\n第二行 <b>不是标签</b>');
  await field(page).press('Control+Enter');
  await expect(log(page)).toContainText('第二行 <b>不是标签</b>');
  await expect(field(page)).toHaveValue('');
  const row = shown(staff).getByRole('button', { name: /第二行/ });
  await expect(row).toHaveAccessibleName(/未读消息/);
  await expectAccessible(staff);
  await row.click();
  await expect(log(staff)).toContainText('第二行');
  await expect(row).not.toHaveAccessibleName(/未读消息/);

  await field(staff).fill('收到，马上处理');
  await send(staff);

  await expect(log(page)).toContainText('收到，马上处理');
  await expectAccessible(page);
  await context.close();
});

test('a message that did not get through stays with its reason, also after a reload', async ({
  page,
}) => {
  await enterAs(page, 'client2', '/im');
  await page.route('**/support/send', (route) => route.abort());
  await field(page).fill('会丢失吗');
  await send(page);
  await expect(log(page).getByText('网络连接失败，请检查网络后重试')).toBeVisible();
  await field(page).fill('还没写完');
  // The draft is stored a moment after the last key.
  await page.waitForTimeout(1_000);
  await page.reload();
  await expect(field(page)).toHaveValue('还没写完');
  await expect(log(page).getByText('未发送')).toBeVisible();

  await page.unroute('**/support/send');
  await log(page).getByRole('button', { name: '重试' }).click();

  await expect(log(page).getByText('未发送')).toHaveCount(0);
  await expect(log(page).getByText('会丢失吗')).toHaveCount(1);
});

test('on a phone the list and the conversation take turns, in English', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    localStorage.setItem('mj.theme', JSON.stringify({ language: 'en' })),
  );
  await enterAs(page, 'officer2', '/im?companyId=missing');
  await expect(shown(page).getByText('The conversation could not be loaded')).toBeVisible();
  await shown(page).getByRole('button', { name: 'Back to the conversations' }).click();
  await shown(page).getByRole('listitem').getByRole('button').first().click();
  await expect(log(page)).toBeVisible();
  await expect(shown(page).getByRole('searchbox')).toBeHidden();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});

test('the assistant says that it is off', async ({ page }) => {
  await enterAs(page, 'client', '/openai');
  await expect(shown(page).getByText('智能助手没有启用')).toBeVisible();
  await expectAccessible(page);
});
