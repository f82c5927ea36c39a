// Reached by: timers
import { enterAs, expect, expectAccessible, shown, test } from './journey';

/** The timers of the product fill more than a page. */
const listOf = (name: string) => `/system/timerList?jobName.LIKE=${encodeURIComponent(name)}`;

test('an administrator makes a timer, runs it now, sees how it went, and stops it', async ({
  page,
}) => {
  await enterAs(page, 'admin', listOf('每日清理'));
  await shown(page).getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '新增定时任务' });
  await dialog.getByRole('textbox', { name: '任务名称' }).fill('每日清理');
  await dialog.getByRole('button', { name: '运行内容' }).click();
  await page.getByRole('option', { name: '清理过期内容' }).click();
  await expect(dialog.getByText(/^删除过期的会话/)).toBeVisible();

  const cron = dialog.getByRole('textbox', { name: '运行时间' });
  const times = dialog.getByRole('status', { name: '之后五次运行（北京时间）' });
  await cron.fill('0 30 9 * *');
  await expect(times).toHaveText(/^不是有效的 Cron 表达式/);
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog.getByText(/^不是有效的 Cron 表达式/).first()).toBeVisible();
  await cron.fill('0 30 9 ? * MON-FRI');
  await expect(times).toContainText('周一至周五 09:30');
  await expect(times.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存', exact: true }).click();

  await expect(dialog).toBeHidden();
  const row = shown(page).getByRole('row', { name: /每日清理/ });
  await expect(row).toContainText('已停止');
  await row.getByRole('button', { name: '启动' }).click();
  await expect(row).toContainText('已启动');
  await row.getByRole('button', { name: '立即运行' }).click();
  await expect(page.getByText(/^「每日清理」运行成功，用时 /)).toBeVisible({ timeout: 20_000 });
  await expect(row).toContainText('成功');

  await row.getByRole('button', { name: '每日清理' }).click();
  const drawer = page.getByRole('dialog', { name: '运行记录：每日清理' });
  await expect(drawer.getByRole('row').nth(1)).toContainText('周明远');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: '停止' }).click();
  await expect(row).toContainText('已停止');
});

test('on a phone a timer of the product is stopped and started, and not deleted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'admin', listOf('清理过期内容'));
  const card = shown(page).getByRole('listitem').filter({ hasText: '每小时第 7 分' });
  await expect(card).toContainText('清理过期内容');
  await expect(card).toContainText('已启动');

  await card.getByRole('button', { name: '停止' }).click();
  await expect(card).toContainText('已停止');
  await card.getByRole('button', { name: '启动' }).click();
  await expect(card).toContainText('已启动');
  await card.getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();

  await expect(page.getByText(/随产品提供，只能停止/)).toBeVisible();
});
