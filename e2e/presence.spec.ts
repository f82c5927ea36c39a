// Reached by: shared/presence orderPresence orders reports
import { enterAs, expect, shown, test } from './journey';
import { dataOf, tokenOf } from './server';

test('colleagues at one order see each other, and its page follows their changes', async ({
  page,
  browser,
  server,
}) => {
  const { content } = await dataOf<{ content: { id: string }[] }>(
    server.url,
    await tokenOf(server.url, 'officer'),
    '/vOrderInfo/getList',
    {
      searchParam: JSON.stringify({ SEARCH_EQ_order_status: '10', SEARCH_EQ_order_type: '1' }),
      pageSize: 1,
    },
  );
  const address = `/f-order/f-order/orderDetails?orderId=${content[0]!.id}`;
  await enterAs(page, 'officer', address);
  const colleague = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterAs(colleague, 'officer2', new URL(address, server.url).href);

  await expect(shown(colleague).getByText('林晓 正在查看')).toBeVisible();
  await expect(shown(page).getByText('欧阳若兰 正在查看')).toBeVisible({ timeout: 30_000 });

  await shown(colleague).getByRole('button', { name: '接单', exact: true }).click();
  await expect(page.getByText(/欧阳若兰刚刚更新了此订单/)).toBeVisible({ timeout: 30_000 });

  await colleague.context().close();
});
