// Reached by: workCalendar shared/workCalendar shared/orders api/workCalendar
import { enterAs, expect, expectAccessible, shown, test } from './journey';
import { dataOf, tokenOf } from './server';

interface Order {
  id: string;
  slaDueAt: string;
}

test('an officer sees which days until the due time are worked, with the holidays', async ({
  page,
  server,
}) => {
  const token = await tokenOf(server.url, 'officer');
  const { content } = await dataOf<{ content: Order[] }>(server.url, token, '/vOrderInfo/getList', {
    searchParam: JSON.stringify({
      SEARCH_ISNOTNULL_sla_due_at: '',
      SEARCH_EQ_order_status: '50',
    }),
    orderParam: 'sla_due_at desc',
    pageNum: 1,
    pageSize: 1,
  });
  const order = content[0]!;
  await enterAs(page, 'officer', `/f-order/f-order/orderDetails?orderId=${order.id}`);

  await shown(page).getByRole('button', { name: '查看工作日' }).click();

  const panel = page.getByRole('dialog', { name: '查看工作日' });
  await expect(panel.getByRole('grid').first()).toBeVisible();
  await expect(panel.getByText(/^共 [\d,]+ 天，其中 [\d,]+ 个工作日$/)).toBeVisible();
  await expectAccessible(page);

  await panel.getByRole('combobox', { name: '年份' }).selectOption('2026');
  await panel.getByRole('combobox', { name: '月份' }).selectOption({ label: '10月' });
  const holiday = panel.getByRole('button', { name: /2026年10月1日星期四，.*国庆节，休息$/ });
  await expect(holiday).toHaveAttribute('data-mark', '休');
  await holiday.focus();
  await expect(panel.getByText('国庆节，休息', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown(page).getByRole('button', { name: '查看工作日' })).toBeFocused();
});
