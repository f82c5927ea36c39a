// Reached by: reports listExports orders shared/resourceList widgets/ListGrid
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, openList, shown, test } from './journey';
import { dataOf, tokenOf } from './server';

/** Returns the number of an order of the shared client whose report is issued. */
async function reportedOrder(url: string) {
  const client = await tokenOf(url, 'client');
  const { content } = await dataOf<{ content: { orderNo: string; number: string }[] }>(
    url,
    client,
    '/GOrderReportVersion/getList',
    {},
  );
  return content[0]!;
}

const listOf = (path: string, orderNo: string) =>
  `${path}?${new URLSearchParams({ 'orderNo.LIKE': orderNo })}`;

async function savedZip(page: Page, press: () => Promise<void>) {
  const downloading = page.waitForEvent('download');
  await press();
  const download = await downloading;
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  return { name: download.suggestedFilename(), content: bytes.toString('latin1') };
}

test('the reports of chosen orders are exported as a zip, and stay among the exports', async ({
  page,
  server,
}) => {
  const { orderNo, number } = await reportedOrder(server.url);
  const list = await openList(
    page,
    'client',
    listOf('/f-order/f-order-company/orderList', orderNo),
  );
  await list.getByRole('checkbox', { name: /选择/ }).nth(1).check();
  await list.getByRole('button', { name: '导出报告', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: '导出报告' });
  await expect(dialog).toContainText('已选 1 个订单');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '开始导出' }).click();
  await expect(dialog.getByText('已处理 1 个订单，可以下载了')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  const zip = await savedZip(page, async () =>
    dialog.getByRole('button', { name: '下载', exact: true }).click(),
  );
  expect(zip.name).toMatch(/^背景调查报告-\d{8}-\d{6}\.zip$/);
  expect(zip.content).toContain(number);
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(dialog).toHaveCount(0);

  await list.getByRole('button', { name: '导出', exact: true }).click();
  await expect(page.getByText(zip.name)).toBeVisible();
  await expectAccessible(page);
});

test('orders without a report say so, and the panel exports all that match', async ({
  page,
  server,
}) => {
  const { orderNo } = await reportedOrder(server.url);
  const list = await openList(page, 'officer', '/f-order/f-order/orderList?orderStatus.EQ=10');
  await list.getByRole('checkbox', { name: /选择/ }).nth(1).check();
  await list.getByRole('button', { name: '导出报告', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '导出报告' });
  await dialog.getByRole('button', { name: '开始导出' }).click();
  await expect(dialog.getByText('所选订单还没有可以导出的报告')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await enterAs(page, 'officer', listOf('/f-order/f-order/orderList', orderNo));
  await shown(page).getByRole('button', { name: '导出', exact: true }).click();
  await page.getByRole('button', { name: '导出报告（PDF）' }).click();
  await expect(dialog).toContainText('符合当前条件的全部订单');
  await dialog.getByText('English', { exact: true }).click();
  await dialog.getByRole('button', { name: '开始导出' }).click();
  await expect(dialog.getByText('已处理 1 个订单，可以下载了')).toBeVisible({ timeout: 30_000 });
  const zip = await savedZip(page, async () =>
    dialog.getByRole('button', { name: '下载', exact: true }).click(),
  );
  expect(zip.name).toMatch(/^Background check reports-/);
});
