// Reached by: shell/palette shell/menu widgets/CommandPalette orders candidates companies users
import type { Page } from '@playwright/test';
import { dataOf, tokenOf } from './server';
import { enterAs, expect, expectAccessible, labels, orderOpened, shown, test } from './journey';

const field = (page: Page) => page.getByRole('combobox', { name: '查找与跳转' });
const optionOf = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

async function openByKeys(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

interface FoundOrder {
  id: string;
  orderNo: string;
  userName: string;
}

/** Returns an order as somebody's list has it. */
async function orderOf(url: string, account: string): Promise<FoundOrder> {
  const { content } = await dataOf<{ content: FoundOrder[] }>(
    url,
    await tokenOf(url, account),
    '/vOrderInfo/getList',
    { pageSize: 1 },
  );
  return content[0]!;
}

test('a page is opened by its initials, an order by its number', async ({ page, server }) => {
  const { orderNo } = await orderOf(server.url, 'officer');
  await enterAs(page, 'officer');

  await openByKeys(page);
  await expectAccessible(page);
  await page.keyboard.type('ddlb');
  await expect(optionOf(page, /订单列表/).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/f-order\/f-order\/orderList/);
  await expect(field(page)).toBeHidden();

  // A field with focus is no obstacle.
  await shown(page).getByRole('textbox', { name: labels.zh.candidate }).focus();
  await openByKeys(page);
  await page.keyboard.type(`#${orderNo}`);
  await expect(optionOf(page, new RegExp(orderNo))).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await orderOpened(page, orderNo);
});

test('an action works, and Escape returns focus', async ({ page }) => {
  await enterAs(page, 'officer');
  const button = page.getByRole('button', { name: /快速查找/ });

  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await openByKeys(page);
  await page.keyboard.type('>sswg');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '浅色外观' })).toBeVisible();

  await openByKeys(page);
  await expect(page.getByRole('group', { name: '最近使用' })).toContainText('浅色外观');
  await page.keyboard.type('没有这个');
  await expect(page.getByText('没有找到“没有这个”')).toBeVisible();
});

test('the next order that waits for somebody is opened from anywhere', async ({ page }) => {
  await enterAs(page, 'officer');

  const next = async () => {
    await openByKeys(page);
    await page.keyboard.type('>xyjdb');
    await expect(optionOf(page, '下一件待办订单')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
  };
  await next();
  await expect(page).toHaveURL(/orderDetails\?orderId=/);
  const first = page.url();
  await next();
  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(/orderDetails\?orderId=/);
});

test('a failed search is made again', async ({ page }) => {
  await enterAs(page, 'officer');
  const calls = /\/vOrderInfo\/getList/;
  await page.route(calls, (route) => route.abort());
  await openByKeys(page);
  await page.keyboard.type('#2026');
  await expect(optionOf(page, /订单：没能查到/)).toBeVisible();

  await page.unroute(calls);
  await page.keyboard.press('Enter');

  await expect(optionOf(page, /2026/).first()).toBeVisible();
});

test('a client finds its own orders and pages, and nothing else', async ({ page, server }) => {
  const own = await orderOf(server.url, 'client');
  const foreign = await orderOf(server.url, 'client2');
  await enterAs(page, 'client');

  await openByKeys(page);
  await page.keyboard.type(`#${own.orderNo}`);
  await expect(optionOf(page, new RegExp(own.orderNo))).toBeVisible();
  await field(page).fill(`#${foreign.orderNo}`);
  await expect(page.getByText(/^没有找到/)).toBeVisible();
  await field(page).fill('用户管理');
  await expect(page.getByText(/^没有找到/)).toBeVisible();
  await expect(page.getByRole('button', { name: '用户管理' })).toHaveCount(0);
});

test('the keys of the application are listed, in English too', async ({ page }) => {
  await enterAs(page, 'officer');
  await page.getByRole('button', { name: labels.zh.toOther }).click();

  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toContainText('Quick find');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find and go to' })).toBeFocused();
  await page.keyboard.type('order list');
  await expect(optionOf(page, /Order list/).first()).toHaveAttribute('aria-selected', 'true');
});
