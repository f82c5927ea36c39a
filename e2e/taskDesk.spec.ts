// Reached by: orders shared/contacts shared/flow orderTasks
import type { Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, shown, test } from './journey';
import { dataOf, tokenOf } from './server';

interface Task {
  id: string;
  ownerName: string | null;
  groupCode: string;
  status: number;
  apiStatus: number | null;
}

/** Hands a task of an order in verification to an officer; returns its id. */
async function ownTask(url: string, groupCode: string): Promise<string> {
  const officer = await tokenOf(url, 'officer');
  const me = await dataOf<{ user: { id: string } }>(url, officer, '/user/info', {});
  const { content } = await dataOf<{ content: { id: string }[] }>(
    url,
    officer,
    '/vOrderInfo/getList',
    { 'orderStatus.EQ': 50, 'orderType.EQ': 1, pageSize: 50 },
  );
  for (const { id } of content) {
    const tasks = await dataOf<Task[]>(url, officer, '/gOrderBaseApi/getOrderTaskList', {
      orderId: id,
    });
    const task = tasks.find((one) => one.groupCode === groupCode && one.status === 10);
    if (!task) continue;
    const input = { taskId: task.id, ownerId: me.user.id, reason: '处理人休假' };
    await dataOf(url, officer, '/gOrderBaseApi/changeTaskUser', input);
    await dataOf(url, officer, '/gOrderTask/update', { taskId: task.id, action: 'start' });
    return task.id;
  }
  throw new Error('No task waits to be worked on.');
}

const status = (page: Page) =>
  shown(page)
    .getByRole('status')
    .filter({ hasText: /^已保存/ });

test('an item is verified by keyboard alone: claims copied, judged, saved and submitted', async ({
  page,
  server,
}) => {
  const taskId = await ownTask(server.url, 'employment');
  await enterAs(page, 'officer', `/f-order/f-order/taskDesk?taskId=${taskId}`);
  const desk = shown(page);
  const company = desk.getByRole('textbox', { name: '单位：核实结果' });
  await company.focus();
  await page.keyboard.press('=');
  await expect(company).not.toHaveValue('');
  await expect(
    desk.getByRole('group', { name: '单位：结论' }).getByRole('radio', { name: '一致' }),
  ).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(desk.getByRole('textbox', { name: '部门：核实结果' })).toBeFocused();
  await expect(status(page)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(company).not.toHaveValue('');
  await company.focus();
  const rows = await desk.getByRole('textbox', { name: /：核实结果$/ }).count();
  for (let row = 1; row < rows; row += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.press('=');
    await page.keyboard.press('Alt+1');
  }
  await page.keyboard.press('Enter');
  await expect(desk.getByRole('textbox', { name: '核实结论' })).toBeFocused();
  await page.keyboard.type('原单位人事部门确认属实。');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: '一致', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('4');
  await expect(desk.getByText('各项与申报一致')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(desk.getByText('已提交待审')).toBeVisible();
  await expectAccessible(page);
});

test('a change of another window is told with both values', async ({ page, server }) => {
  const taskId = await ownTask(server.url, 'education');
  await enterAs(page, 'officer', `/f-order/f-order/taskDesk?taskId=${taskId}`);
  const remark = shown(page).getByRole('textbox', { name: '备注' });
  await expect(remark).toBeVisible();
  const officer = await tokenOf(server.url, 'officer');
  await dataOf(server.url, officer, '/gOrderBaseApi/saveOrderTask', {
    id: taskId,
    remark: '另一窗口的备注',
  });
  await remark.fill('这个窗口的备注');
  await expect(shown(page).getByText('该任务刚被修改，请选择保留哪一份')).toBeVisible();
  await expect(shown(page).getByText('另一窗口的备注')).toBeVisible();
  await expectAccessible(page);
  await shown(page).getByRole('button', { name: '保留我的' }).click();
  await expect(status(page)).toBeVisible();
  await expect(remark).toHaveValue('这个窗口的备注');
});
