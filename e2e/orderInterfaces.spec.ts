// Reached by: dataSources orders shared/orders shared/resourceList
import type { ListPage, OrderApi, OrderDetail } from '@mingjian/api';
import { enterAs, expect, expectAccessible, shown, test } from './journey';
import { dataOf, tokenOf } from './server';

test('a query that failed is asked again on the page of its order, and its exchange is read', async ({
  page,
  server: { url },
}) => {
  const token = await tokenOf(url, 'officer');
  const failed = await dataOf<ListPage<OrderApi>>(url, token, '/gOrderApi/getList', {
    searchParam: JSON.stringify({ SEARCH_EQ_status: '9' }),
    sortParam: '',
    pageSize: 50,
  });
  let order: OrderDetail | undefined;
  for (const { orderId } of failed.content) {
    order = await dataOf<OrderDetail>(url, token, '/gOrderBaseApi/getOrderDetail', { orderId });
    if (order.interfaces.some(({ mayQuery, status }) => mayQuery && status === 9)) break;
  }
  const api = order!.interfaces.find(({ mayQuery, status }) => mayQuery && status === 9)!;

  await enterAs(page, 'officer', `/f-order/f-order/orderDetails?orderId=${order!.id}`);
  const card = shown(page).getByRole('region', { name: '接口', exact: true });
  await expect(card.getByText('失败', { exact: true })).toBeVisible();
  await card
    .getByRole('button', { name: `查看：${api.apiName}` })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: api.apiName });
  await expect(drawer.getByText('"traceId"')).toBeVisible();
  await expect(drawer.getByText(/\d{3}\*{4}\d{4}/)).toBeVisible();
  await expect(drawer).not.toContainText(/1\d{10}/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await card.getByRole('button', { name: `重新查询：${api.apiName}` }).click();
  await expect(page.getByText('已开始查询')).toBeVisible();
  await expect(card.getByText('失败', { exact: true })).toHaveCount(0);
  await expect(
    shown(page)
      .getByRole('region', { name: '订单动态' })
      .getByText(`接口「${api.apiName}」已返回`)
      .first(),
  ).toBeVisible();
});

test('a data source is asked for a task that a person works on', async ({
  page,
  server: { url },
}) => {
  const token = await tokenOf(url, 'officer');
  const { content } = await dataOf<ListPage<{ id: string }>>(url, token, '/vOrderInfo/getList', {
    searchParam: JSON.stringify({ SEARCH_EQ_order_status: '50', SEARCH_EQ_order_type: '1' }),
    pageSize: 30,
  });
  let order: OrderDetail | undefined;
  for (const { id: orderId } of content) {
    order = await dataOf<OrderDetail>(url, token, '/gOrderBaseApi/getOrderDetail', { orderId });
    if (order.askable.length > 0) break;
  }
  const [{ itemName, apiName }] = order!.askable as [OrderDetail['askable'][number]];

  await enterAs(page, 'officer', `/f-order/f-order/orderDetails?orderId=${order!.id}`);
  const card = shown(page).getByRole('region', { name: '接口', exact: true });
  await card.getByRole('button', { name: '查询数据源' }).click();
  await page
    .getByRole('menuitem', { name: `${itemName}：${apiName}` })
    .first()
    .click();
  await expect(page.getByText('已开始查询')).toBeVisible();
  const row = card.getByRole('row').filter({ hasText: itemName }).first();
  await expect(row.getByText(/^(已返回|失败|待查询)$/)).toBeVisible();
  await expectAccessible(page);
});

test('the log of exchanges is searched by staff, and shows what went wrong', async ({ page }) => {
  await enterAs(page, 'officer', '/f-order/f-order/apiLogList');
  const list = shown(page);
  await expect(list.getByRole('row').nth(1)).toContainText('演示');
  await list.getByRole('button', { name: /^失败/ }).click();
  await expect(list.getByRole('row').nth(1)).toContainText('失败');
  await list.getByRole('row').nth(1).getByRole('button', { name: /演示/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: '发送' })).toBeVisible();
  await expect(drawer.getByText('证件号码、手机和邮箱已脱敏。')).toBeVisible();
  await expectAccessible(page);
});
