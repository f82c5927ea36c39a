// Reached by: orders shared/contacts shared/flow shared/files orderTasks
import type { Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, shown, test } from './journey';
import { dataOf, tokenOf } from './server';
import { begunTasks } from './tasks';

const address = (taskId: string) => `/f-order/f-order/taskDesk?taskId=${taskId}`;
const field = (page: Page, name: string) => shown(page).getByRole('textbox', { name, exact: true });
const status = (page: Page) =>
  shown(page)
    .getByRole('status')
    .filter({ hasText: /^已保存/ });

test('an item is verified by keyboard alone: claims copied, judged, saved and submitted', async ({
  page,
  server,
}) => {
  const tasks = await begunTasks(server.url, '13900000461');
  await enterAs(page, 'officer', address(tasks.get('employment')!.id));
  const desk = shown(page);
  const company = field(page, '单位：核实结果');
  await expect(desk.getByText('候选人要求暂不联系该雇主。')).toBeVisible();
  await company.focus();
  await page.keyboard.press('=');
  await expect(company).toHaveValue('上海远景贸易有限公司');
  await expect(
    desk
      .getByRole('group', { name: '单位：结论' })
      .getByRole('radio', { name: '一致', exact: true }),
  ).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(company).not.toBeFocused();
  await expect(status(page)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(company).toHaveValue('上海远景贸易有限公司');
  await company.focus();
  const rows = await desk.getByRole('textbox', { name: /：核实结果$/ }).count();
  for (let row = 1; row < rows; row += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.press('=');
    await page.keyboard.press('Alt+1');
  }
  await page.keyboard.press('Enter');
  await expect(field(page, '核实结论')).toBeFocused();
  await page.keyboard.type('原单位人事部门确认属实。');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('option', { name: '一致', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(desk.getByText('各项与申报一致')).toBeVisible();

  // A reason stands for another level than the suggested one, and a level without evidence is said.
  await page.keyboard.press('Tab');
  await page.keyboard.press('2');
  await expect(desk.getByText('红灯和黄灯应有证据：材料或联系记录。')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('4');
  await expect(desk.getByText('红灯和黄灯应有证据：材料或联系记录。')).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(desk.getByText('已提交待审')).toBeVisible();
  await expect(company).toHaveAttribute('readonly');
  await expectAccessible(page);
});

test('a change of another window is told with both values; coming back is no conflict', async ({
  page,
  server,
}) => {
  const tasks = await begunTasks(server.url, '13900000462');
  const { id, orderId } = tasks.get('education')!;
  await enterAs(page, 'officer', address(id));
  const remark = field(page, '备注');
  await expect(remark).toBeVisible();
  const officer = await tokenOf(server.url, 'officer');
  const elsewhere = { id, remark: '另一窗口的备注' };
  await dataOf(server.url, officer, '/gOrderBaseApi/saveOrderTask', elsewhere);
  await remark.fill('这个窗口的备注');
  const conflict = shown(page).getByText('该任务刚被修改，请选择保留哪一份');
  await expect(conflict).toBeVisible();
  await expect(shown(page).getByText('另一窗口的备注')).toBeVisible();
  await expectAccessible(page);
  await shown(page).getByRole('button', { name: '保留我的' }).click();
  await expect(status(page)).toBeVisible();
  await expect(remark).toHaveValue('这个窗口的备注');

  const order = shown(page).getByRole('link', { name: /^MJ\d+$/ });
  await order.click();
  await expect(page).toHaveURL(new RegExp(`orderDetails\\?orderId=${orderId}`));
  await page.goBack();
  await expect(remark).toHaveValue('这个窗口的备注');
  await remark.fill('又一句');
  await expect(status(page)).toBeVisible();
  await expect(conflict).toHaveCount(0);
});

test('a save that fails keeps what was typed and can be tried again', async ({ page, server }) => {
  const tasks = await begunTasks(server.url, '13900000463');
  await enterAs(page, 'officer', address(tasks.get('identity')!.id));
  const remark = field(page, '备注');
  await expect(remark).toBeVisible();
  const save = '**/gOrderBaseApi/saveOrderTask';
  await page.route(save, async (route) => route.fulfill({ status: 500, body: '' }));
  await remark.fill('证件照片与本人一致');
  await expect(shown(page).getByText(/^未保存，草稿已保留/)).toBeVisible();
  await expectAccessible(page);

  await page.unroute(save);
  await page.reload();
  await expect(remark).toHaveValue('证件照片与本人一致');
  await expect(status(page)).toBeVisible();
});
