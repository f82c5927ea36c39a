// Reached by: reportSamples reports orders shared/orders shared/flow widgets/FormDialog
import type { Page } from '@playwright/test';
import { written } from './drafts';
import { busyDay, enterAs, expect, expectAccessible, shown, test } from './journey';
import { issueReport } from './reports';
import { callServer, dataOf, tokenOf } from './server';

test.use({ baseDay: busyDay() });

const orderPage = (orderId: string) => `/f-order/f-order/orderDetails?orderId=${orderId}`;

/** Issues the report of an order of the first manager. */
async function issuedOrder(url: string) {
  const manager = await tokenOf(url, 'officer');
  for (const status of ['70', '60']) {
    const { content } = await dataOf<{ content: { id: string; orderNo: string }[] }>(
      url,
      manager,
      '/vOrderInfo/getList',
      {
        searchParam: JSON.stringify({
          SEARCH_EQ_order_status: status,
          SEARCH_EQ_order_type: '1',
        }),
        pageSize: 100,
      },
    );
    for (const { id: orderId, orderNo } of content) {
      await callServer(url, manager, '/gOrderBaseApi/update', { orderId, action: 'score' });
      if (await issueReport(url, orderId)) return { orderId, orderNo };
    }
  }
  throw new Error('No order waits for its report');
}

const card = (page: Page) => shown(page).getByRole('region', { name: '报告抽检' });

test('a report is drawn by hand, inspected, and its writer sees the notice', async ({
  page,
  browser,
  server,
}) => {
  const { orderId, orderNo } = await issuedOrder(server.url);
  await enterAs(page, 'qc006', orderPage(orderId));
  await card(page).getByRole('button', { name: '抽检', exact: true }).click();
  await expect(card(page).getByText('待抽检')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/f-order/reportSamples');
  await expect(shown(page).getByRole('heading', { name: '报告抽检' })).toBeVisible();
  await expectAccessible(page);
  await shown(page).getByRole('button', { name: orderNo }).click();
  const drawer = page.getByRole('dialog', { name: orderNo, exact: true });
  await drawer.getByRole('button', { name: '领取' }).click();
  await drawer.getByRole('button', { name: '提交结果' }).click();
  const result = page.getByRole('dialog', { name: `抽检结果：${orderNo}` });
  await result.getByRole('radio', { name: '严重差错' }).check();
  await result.getByRole('button', { name: '提交结果' }).click();
  await expect(result.getByText('请在下面至少写明一处差错').first()).toBeVisible();
  await result.getByRole('button', { name: /添加差错/ }).click();
  await result.getByRole('button', { name: /^差错类型/ }).click();
  await page.getByRole('option', { name: '判级不当' }).click();
  await result.getByRole('textbox', { name: '说明' }).fill('离职原因与自述不符，应为黄灯');
  await expectAccessible(page);
  await written(page);
  await result.getByRole('button', { name: '提交结果' }).click();
  await expect(result).toHaveCount(0);
  await expect(drawer.getByText('严重差错')).toBeVisible();
  await expect(drawer.getByText('判级不当')).toBeVisible();
  await expectAccessible(page);

  const writer = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterAs(writer, 'officer');
  await writer.getByRole('button', { name: /^通知/ }).click();
  await expect(
    writer.getByRole('button', { name: new RegExp(`报告抽检严重差错：${orderNo}`) }),
  ).toBeVisible();
  await writer.goto(orderPage(orderId));
  await expect(card(writer).getByText('离职原因与自述不符，应为黄灯')).toBeVisible();
  await expectAccessible(writer);
  await writer.context().close();
});
