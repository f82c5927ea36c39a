// Reached by: disputes reports orders shared/disputes shared/orders shared/flow widgets/FormDialog
import type { Page } from '@playwright/test';
import { written } from './drafts';
import { busyDay, enterAs, expect, expectAccessible, form, shown, test } from './journey';
import { issueReport } from './reports';
import { callServer, dataOf, tokenOf } from './server';

test.use({ baseDay: busyDay() });

const orderPage = (orderId: string) => `/f-order/f-order/orderDetails?orderId=${orderId}`;
const reportPage = (orderId: string) => `/f-order/f-order-company/report?orderId=${orderId}`;

interface Task {
  id: string;
  itemName: string;
  status: number;
  ownerId: string | null;
  apiStatus: number | null;
  dangerType: 1 | 2;
}

/** Issues the report of an order of the shared client, and returns it with a finished task. */
async function issuedOrder(url: string) {
  const client = await tokenOf(url, 'client');
  const writer = await tokenOf(url, 'officer');
  const ordersAt = async (status: number) => {
    const search = { SEARCH_EQ_order_status: String(status), SEARCH_EQ_order_type: '1' };
    const { content } = await dataOf<{ content: { id: string }[] }>(
      url,
      client,
      '/vOrderInfo/getList',
      { searchParam: JSON.stringify(search), pageSize: 100 },
    );
    return content;
  };
  for (const { id: orderId } of [...(await ordersAt(70)), ...(await ordersAt(60))]) {
    const tasks = await dataOf<Task[]>(url, writer, '/gOrderBaseApi/getOrderTaskList', { orderId });
    const task = tasks.find(
      ({ status, apiStatus, dangerType }) =>
        status === 40 && apiStatus === null && dangerType === 1,
    );
    if (!task) continue;
    // The end of the work begins the report; an order that waits for its report has none yet.
    await callServer(url, writer, '/gOrderBaseApi/update', { orderId, action: 'score' });
    if (!(await issueReport(url, orderId))) continue;
    return { orderId, task };
  }
  throw new Error('No order waits for its report');
}

const card = (page: Page, name = '报告异议') => shown(page).getByRole('region', { name });

async function makeMove(page: Page, label: string, reason?: string) {
  const region = card(page);
  const button = region.getByRole('button', { name: label, exact: true });
  await expect(region.getByRole('button', { name: '更多操作' })).toBeVisible();
  if ((await button.count()) > 0) await button.click();
  else {
    await region.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: label }).click();
  }
  const dialog = form(page).last();
  if (reason !== undefined) await dialog.getByRole('textbox').fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('a client disputes a report, a task is verified again, and a correction replaces it', async ({
  page,
  browser,
  server,
}) => {
  const { url } = server;
  const { orderId, task } = await issuedOrder(url);
  await enterAs(page, 'client', reportPage(orderId));
  await shown(page).getByRole('button', { name: '提出异议' }).click();
  const dialog = form(page);
  await dialog.getByRole('textbox', { name: '异议说明' }).fill('学历结论与学位证不符。');
  await expectAccessible(page);
  await written(page);
  await page.reload();
  await shown(page).getByRole('button', { name: '提出异议' }).click();
  await dialog.getByRole('button', { name: '恢复草稿' }).click();
  await expect(dialog.getByRole('textbox', { name: '异议说明' })).toHaveValue(
    '学历结论与学位证不符。',
  );
  await dialog.getByRole('button', { name: '提交异议' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(shown(page).getByText('报告有异议，正在处理')).toBeVisible();
  await expectAccessible(page);

  const staff = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterAs(staff, 'officer', orderPage(orderId));
  await expect(card(staff).getByText('学历结论与学位证不符。')).toBeVisible();
  await card(staff).getByRole('button', { name: '受理异议' }).click();
  const accepting = form(staff);
  await accepting
    .getByRole('button', { name: new RegExp(`^${task.itemName}`) })
    .first()
    .click();
  await staff.getByRole('option').first().click();
  await expectAccessible(staff);
  await accepting.getByRole('button', { name: '受理异议' }).click();
  await expect(accepting).toHaveCount(0);
  await expect(card(staff).getByRole('cell', { name: '复核中' })).toBeVisible();
  await expectAccessible(staff);

  await verifyAgain(url, orderId, task.id);
  await staff.reload();
  await makeMove(staff, '更正报告', '学位证与学信网不一致');
  await expect(card(staff).getByText('已决定更正，出具更正版后异议结束。')).toBeVisible();
  await issueReport(url, orderId);
  await staff.reload();
  await expect(card(staff).getByText('复核后已出具更正版。')).toBeVisible();
  await staff.context().close();

  await page.reload();
  await expect(shown(page).getByText(/^本报告更正了 BG-/)).toBeVisible();
  await shown(page).getByRole('link', { name: '查看原报告' }).click();
  await expect(shown(page).getByText('本报告已被更正版替代')).toBeVisible();
  await expect(shown(page).getByRole('button', { name: '中文 PDF' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(orderPage(orderId));
  await expect(card(page).getByText('结论说明：学位证与学信网不一致')).toBeVisible();
  await expectAccessible(page);
});

/** Has the task submitted by its person with another result, and passed. */
async function verifyAgain(url: string, orderId: string, taskId: string) {
  const [own, manager] = [await tokenOf(url, 'officer'), await tokenOf(url, 'officer2')];
  const { people } = await dataOf<{ people: { userId: string; realname: string }[] }>(
    url,
    manager,
    '/gOrderBaseApi/getOrderAssignInfo',
    { orderId },
  );
  const { userId: ownerId } = people.find(({ realname }) => realname === '林晓')!;
  const input = { taskIds: taskId, ownerId, reason: '换人复核' };
  await dataOf(url, manager, '/gOrderBaseApi/changeTaskUser2', input);
  const draft = { id: taskId, result: 2, dangerLevel: 3, dangerReason: '学位证与学信网不一致' };
  await dataOf(url, own, '/gOrderBaseApi/saveOrderTask', draft);
  await dataOf(url, own, '/gOrderTask/update', { taskId, action: 'submit' });
  await dataOf(url, manager, '/gOrderTask/update', { taskId, action: 'pass' });
  const tasks = await dataOf<Task[]>(url, manager, '/gOrderBaseApi/getOrderTaskList', { orderId });
  expect(tasks.find(({ id }) => id === taskId)!.status).toBe(40);
}

test('a dispute in English is withdrawn by who raised it, and found in the list', async ({
  page,
  server,
}) => {
  const { orderId } = await issuedOrder(server.url);
  const client = await tokenOf(server.url, 'client');
  await dataOf(server.url, client, '/gOrderDispute/save', { orderId, content: 'Wrong dates' });
  await enterAs(page, 'client', orderPage(orderId));
  await page.getByRole('button', { name: 'Switch to English' }).click();
  const region = card(page, 'Disputes');
  await expect(region.getByText('Wrong dates')).toBeVisible();
  await expect(region.getByText('Received', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await region.getByRole('button', { name: 'Withdraw' }).click();
  await expect(region.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(region.getByRole('button', { name: 'Dispute the report' })).toBeEnabled();
});
