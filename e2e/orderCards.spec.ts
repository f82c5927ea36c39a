// Reached by: orders shared/orders
import { enterAs, expect, expectAccessible, shown, test } from './journey';
import { dataOf, tokenOf } from './server';

test('cards beside the work fold, on the pages of all orders and after a reload', async ({
  page,
  server,
}) => {
  const { content } = await dataOf<{ content: { id: string }[] }>(
    server.url,
    await tokenOf(server.url, 'officer'),
    '/vOrderInfo/getList',
    { orderParam: 'order_time asc', pageSize: 2 },
  );
  const [first, second] = content.map(({ id }) => `/f-order/f-order/orderDetails?orderId=${id}`);
  const card = (name: string) => shown(page).getByRole('region', { name, exact: true });
  const title = (name: string) => card(name).getByRole('button', { name, exact: true });

  await enterAs(page, 'officer', first!);
  await expect(card('订单信息').getByText('应聘岗位')).toBeVisible();
  await title('订单信息').click();
  await title('订单动态').focus();
  await page.keyboard.press('Enter');
  await expect(title('订单信息')).toHaveAttribute('aria-expanded', 'false');
  await expect(card('订单信息').getByText('应聘岗位')).not.toBeVisible();
  await expect(card('订单动态').getByRole('textbox')).not.toBeVisible();
  await expectAccessible(page);

  await page.goto(second!);
  await expect(title('订单动态')).toHaveAttribute('aria-expanded', 'false');
  await expect(title('订单信息')).toHaveAttribute('aria-expanded', 'false');
  await expect(title('订单概要')).toHaveAttribute('aria-expanded', 'true');
  await title('订单信息').click();
  await expect(card('订单信息').getByText('应聘岗位')).toBeVisible();
});
