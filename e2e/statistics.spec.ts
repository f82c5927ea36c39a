// Reached by: statistics orderTasks features/orders/taskList widgets/Chart api/statistics
import { enterAs, expect, expectAccessible, openList, shown, test } from './journey';

test('a lead sees who managed what, and each number opens the rows that it counts', async ({
  page,
}) => {
  await enterAs(page, 'admin', '/statistic/projectManager');
  const screen = shown(page);
  await expect(page.getByRole('heading', { level: 1, name: '项目经理统计' })).toBeVisible();
  await expect(screen.getByText(/较上期|与上期持平/).first()).toBeVisible();
  await expectAccessible(page);

  const table = screen.getByRole('table').filter({ hasText: '合计' });
  const row = table.getByRole('row').nth(1);
  const accepted = row.getByRole('link').first();
  const count = (await accepted.textContent())!.replaceAll(',', '');
  await accepted.click();

  await expect(page.getByRole('heading', { level: 1, name: '订单列表' })).toBeVisible();
  await expect(
    shown(page).getByText(new RegExp(`共\\s*${Number(count).toLocaleString('zh-CN')}\\s*条`)),
  ).toBeVisible();
});

test('a period, stretches and a filter are in the address, and outlast a reload', async ({
  page,
}) => {
  await enterAs(page, 'admin', '/statistic/delivery?from=2026-01-01&to=2026-03-31');
  const screen = shown(page);
  await expect(screen.getByRole('radio', { name: '周' })).toBeChecked();
  await screen.getByText('月', { exact: true }).click();
  await expect(page).toHaveURL(/by=month/);
  const rows = screen.getByRole('table').filter({ hasText: '合计' }).getByRole('row');
  await expect(rows).toHaveCount(5);
  await screen.getByRole('combobox', { name: '客户' }).fill('科技');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/companyId=/);
  const company = await screen.getByRole('combobox', { name: '客户' }).inputValue();

  await page.reload();
  await expect(shown(page).getByRole('combobox', { name: '客户' })).toHaveValue(company);
  await expect(rows).toHaveCount(5);
});

test('tasks of all orders are a list that leads to their desks, and work is counted from it', async ({
  page,
}) => {
  const list = await openList(page, 'officer', '/f-order/f-order/taskList');
  await expectAccessible(page);
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(/taskDesk\?taskId=/);

  await page.goto('/statistic/work');
  const created = shown(page).getByRole('link', { name: /^任务/ });
  const count = (await created.textContent())!.match(/[\d,]+/)![0];
  await created.click();
  await expect(page.getByRole('heading', { level: 1, name: '任务列表' })).toBeVisible();
  await expect(shown(page).getByText(new RegExp(`共\\s*${count}\\s*条`))).toBeVisible();
});
