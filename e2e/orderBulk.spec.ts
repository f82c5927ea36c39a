// Reached by: orders shared/flow shared/resourceList widgets/ListGrid
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, openList, rowsLoaded, test } from './journey';
import { callServer, tokenOf } from './server';

const select = async (list: Locator, rows: readonly number[]) => {
  const boxes = list.getByRole('checkbox', { name: /选择/ });
  for (const index of rows) await boxes.nth(index).check();
};
const choose = async (page: Page, list: Locator, name: string) => {
  await list.getByRole('button', { name: '批量', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

test('several orders are cancelled: the fees are said before, and the outcome of each after', async ({
  page,
  server,
}) => {
  const address = '/f-order/f-order/orderList?orderStatus.EQ=50&orderType.EQ=1';
  const list = await openList(page, 'officer', address);
  await select(list, [1, 2]);
  const link = list.getByRole('row').nth(2).getByRole('link').first();
  const taken = (await link.textContent())!;
  const orderId = new URL((await link.getAttribute('href'))!, server.url).searchParams.get(
    'orderId',
  )!;
  await choose(page, list, '取消订单');

  const dialog = page.getByRole('alertdialog', { name: '确认取消订单吗？' });
  await expect(dialog).toContainText('将处理 2 条记录');
  await expect(dialog).toContainText(/取消费用共 ¥[\d,.]+|取消不产生费用/);
  await expectAccessible(page);
  const confirm = dialog.getByRole('button', { name: '取消订单', exact: true });
  await confirm.click();
  await expect(dialog.getByText('必填')).toBeVisible();
  await dialog.getByRole('textbox', { name: '原因' }).fill('客户不再需要');

  // Somebody else is first with one of them.
  const token = await tokenOf(server.url, 'officer2');
  await callServer(server.url, token, '/gOrderBaseApi/update', {
    orderId,
    action: 'cancel',
    reason: '重复下单',
  });
  await confirm.click();

  const ending = page.getByRole('dialog', { name: '取消订单' });
  await expect(ending).toContainText('成功 1 条，失败 1 条');
  await expect(ending.getByRole('row').filter({ hasText: taken })).toContainText(
    '订单当前状态为「已取消」，不能取消订单',
  );
  await expectAccessible(page);
  await ending.getByRole('button', { name: '关闭' }).last().click();
  await expect(list.getByRole('row').filter({ hasText: taken })).toHaveCount(0);
});

test('several orders are handed over; those that cannot be are counted with their reason', async ({
  page,
}) => {
  const address = '/f-order/f-order/orderList?orderStatus.GE=10&orderStatus.LE=20';
  const list = await openList(page, 'officer', `${address}&sort=orderStatus`);
  await expect(list.getByRole('row').nth(1)).toContainText('待接单');
  await select(list, [1]);
  await list.getByRole('columnheader', { name: '状态' }).getByRole('button').first().click();
  await expect(list.getByRole('row').nth(1)).toContainText('信采邀约中');
  await rowsLoaded(list);
  await select(list, [1]);
  await list.getByRole('button', { name: '转交', exact: true }).click();

  const dialog = page.getByRole('alertdialog', { name: '确认转交吗？' });
  await expect(dialog).toContainText('将处理 1 条记录，跳过 1 条');
  await expect(dialog.getByRole('button', { name: /「待接单」，不能转交订单/ })).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: '新的项目经理' })).toBeVisible();
  await dialog.getByRole('button', { name: '取消', exact: true }).click();
  await expect(dialog).toHaveCount(0);
});
