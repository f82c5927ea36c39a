// Reached by: shell/focus shell/tabs shared/resourceList
import type { Page } from '@playwright/test';
import {
  furtherVariant,
  expect,
  labels,
  openList,
  shown,
  signIn,
  tabOf,
  test,
  orderOpened,
} from './journey';

const w = labels.zh;

/** Words of the focused element, for a reader of the screen; empty for `<body>`. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    return element.getAttribute('aria-label') ?? element.textContent ?? element.tagName;
  });

/** Waits until something has the focus, and stays with it. */
async function expectFocus(page: Page, expected: RegExp) {
  await expect.poll(() => focused(page)).toMatch(expected);
}

/** Waits until the page of an order has the focus, on its heading. */
async function expectOnOrder(page: Page, orderNo: string) {
  await orderOpened(page, orderNo);
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeFocused();
}

test('signing in, opening, accepting and going back by keys never lose the focus', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, 'officer');
  await expectFocus(page, /您好/);

  const link = page.getByRole('link', { name: w.list, exact: true });
  await link.press('Enter');
  await expect(page.getByRole('tab', { name: w.list })).toBeVisible();
  await expectFocus(page, /订单列表/);

  await page.goto('/f-order/f-order/orderList?orderStatus.EQ=10');
  const order = shown(page).getByRole('row').nth(2).getByRole('link');
  const orderNo = (await order.textContent())!;
  await order.press('Enter');
  await expectOnOrder(page, orderNo);

  await shown(page).getByRole('button', { name: w.accept, exact: true }).press('Enter');
  await expect(shown(page).getByText(w.collecting, { exact: true }).first()).toBeVisible();
  await expectOnOrder(page, orderNo);

  await page.goBack();
  await expect(shown(page).getByRole('row').nth(1)).toBeVisible();
  await expectFocus(page, /.+/);
});

test('going back returns to the row that was opened', async ({ page }) => {
  const list = await openList(page, 'officer', '/f-order/f-order/orderList');
  const order = list.getByRole('row').nth(3).getByRole('link');
  const orderNo = (await order.textContent())!;
  await order.press('Enter');
  await expectOnOrder(page, orderNo);

  await page.goBack();

  await expectFocus(page, new RegExp(orderNo));
  await expect(order).toBeFocused();
});

test('closing a tab by key or menu goes to a tab', furtherVariant, async ({ page }) => {
  const list = await openList(page, 'officer', '/f-order/f-order/orderList');
  const numbers = await list.getByRole('row').getByRole('link').allTextContents();
  for (const orderNo of numbers.slice(0, 3)) {
    await page.getByRole('tab', { name: w.list }).click();
    await shown(page).getByRole('link', { name: orderNo }).click();
    await expect(page.getByRole('tab', { name: tabOf(orderNo) })).toBeVisible();
  }

  const [first, second, third] = numbers.map((orderNo) =>
    page.getByRole('tab', { name: tabOf(orderNo) }),
  );
  await first!.focus();
  await first!.press('Delete');
  await expect(second!).toBeFocused();

  await third!.press('Delete');
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();

  await second!.click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭当前' }).click();
  await expect(second!).toHaveCount(0);
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();
});

test('deleting a record goes to a place in its list', async ({ page }) => {
  const list = await openList(page, 'admin', '/a-company/followUpList');
  const row = list.getByRole('row').nth(2);
  await row.getByRole('button', { name: '删除' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).press('Enter');
  await expect(page.getByText('删除成功')).toBeVisible();

  await expectFocus(page, /.+/);
  expect(await page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null)).toBe(
    true,
  );
});
