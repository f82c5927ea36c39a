// Reached by: orders shared/resourceList shared/flow shared/orders
// Reached by: widgets/ListGrid widgets/DataGrid
import type { Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, openList, orderOpened, shown, test } from './journey';

const LIST = '/f-order/f-order/orderList?orderStatus.GE=40&orderStatus.LE=60';

const panel = (page: Page) => shown(page).getByRole('region', { name: /^速览：/ });
const numberIn = async (page: Page, row: number) =>
  (await shown(page).getByRole('row').nth(row).getByRole('link').first().textContent())!;
const panelOf = (page: Page, orderNo: string) =>
  shown(page).getByRole('region', { name: `速览：${orderNo}` });

test('orders are previewed by keys alone: the panel follows the row, and its row has focus after', async ({
  page,
}) => {
  const list = await openList(page, 'officer', LIST);
  const [first, second, third] = await Promise.all([1, 2, 3].map((row) => numberIn(page, row)));
  await list.getByRole('row').nth(1).getByRole('gridcell').nth(4).click();
  await page.keyboard.press('Alt+Enter');

  await expect(panelOf(page, first!)).toBeVisible();
  await expect(panel(page).getByText('最近动态')).toBeVisible();
  await expect(panel(page).getByText(/^已完成 \d+ \/ \d+ 项$/)).toBeVisible();
  await expect(list.getByRole('row').nth(1)).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(panelOf(page, third!)).toBeVisible();
  await expect(panel(page).locator('[aria-busy=true]')).toHaveCount(0);
  await expect(panelOf(page, second!)).toHaveCount(0);

  await page.keyboard.press('Alt+Enter');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(list.getByRole('row').nth(3).locator(':focus')).toHaveCount(1);
});

test('an order is moved from its preview, which stays open, also after a reload', async ({
  page,
}) => {
  const list = await openList(page, 'officer2', '/f-order/f-order/orderList?orderStatus.EQ=10');
  await list.getByRole('button', { name: '速览' }).click();
  const orderNo = await numberIn(page, 1);
  await expect(panelOf(page, orderNo)).toBeVisible();

  await panel(page).getByRole('button', { name: '接单', exact: true }).click();

  await expect(page.getByText(`订单 ${orderNo}：接单成功`)).toBeVisible();
  // It waits for acceptance no more, so that the list shows another one in its place.
  await expect(panelOf(page, orderNo)).toHaveCount(0);
  const next = await numberIn(page, 1);
  await expect(panelOf(page, next)).toBeVisible();

  await page.reload();
  await expect(panelOf(page, next)).toBeVisible();
  await panel(page).getByRole('link', { name: '打开订单' }).click();
  await orderOpened(page, next);
});

test('a client previews its own orders on a narrow window, in a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'client', '/f-order/f-order-company/orderList');
  const card = shown(page).getByRole('listitem').filter({ hasText: '项目经理' }).first();
  await card.getByRole('button', { name: '速览' }).click();

  const drawer = page.getByRole('dialog', { name: /^速览：/ });
  await expect(drawer.getByText('最近动态')).toBeVisible();
  await expect(drawer.getByText('任务', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '下一条' }).click();
  await expect(drawer.getByText('最近动态')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});
