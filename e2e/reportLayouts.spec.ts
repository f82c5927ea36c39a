// Reached by: reportLayouts reports shared/reports shared/resourceList shared/files
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  enterAs,
  expect,
  expectAccessible,
  form,
  furtherVariant,
  openList,
  rowOf,
  saveButton,
  shown,
  test,
} from './journey';
import { PICTURE, selectFiles } from './papers';
import { callServer, dataOf, tokenOf } from './server';

const LAYOUTS = '/f-order/f-order/reportLayouts';
const STUDIO = '/f-order/f-order/reportStudio';
const CLIENT = '会飞的橘子（上海）文化科技有限公司';

/** Returns an order of the shared client whose report is being written. */
async function writtenOrder(url: string) {
  const officer = await tokenOf(url, 'officer');
  const client = await tokenOf(url, 'client');
  for (const status of ['70', '60']) {
    const { content } = await dataOf<{ content: { id: string }[] }>(
      url,
      client,
      '/vOrderInfo/getList',
      { searchParam: JSON.stringify({ SEARCH_EQ_order_status: status }), pageSize: 100 },
    );
    for (const { id: orderId } of content) {
      if (status === '60')
        await callServer(url, officer, '/gOrderBaseApi/update', { orderId, action: 'score' });
      const begun = await callServer(url, officer, '/GOrderReportVersion/save', { orderId });
      if (begun.code === 0 && (begun.data as { isWritable: boolean }).isWritable) return orderId;
    }
  }
  throw new Error('No report of the client can be written.');
}

const phone = (page: Page, name = '手机预览') => shown(page).getByRole('group', { name });
const headings = async (page: Page, name?: string) =>
  phone(page, name).getByRole('heading', { level: 2 }).allInnerTexts();

test('a layout of a client arranges its report, on the phone and in the PDF', async ({
  page,
  server,
}) => {
  test.slow();
  const list = await openList(page, 'officer', LAYOUTS);
  await expect(rowOf(list, '标准版')).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: '新增' }).click();
  await form(page).getByRole('textbox', { name: '模板名称' }).fill('橘子专用');
  await form(page)
    .getByRole('combobox', { name: /^客户公司/ })
    .fill('会飞的橘子');
  await page.getByRole('option', { name: CLIENT }).click();
  await saveButton(page).click();

  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('橘子专用');
  await expect(phone(page).getByText('示例科技有限公司')).toBeVisible();
  expect(await headings(page)).toEqual(['概述', '核实详情', '备注', '声明', '附件']);
  await expectAccessible(page);

  await shown(page).getByRole('button', { name: '上移核实详情' }).click();
  await shown(page).getByRole('button', { name: '上移核实详情' }).press('Alt+ArrowUp');
  await shown(page).getByRole('switch', { name: '显示备注' }).click();
  await shown(page).getByRole('checkbox', { name: '调查产品' }).click();
  await expect(shown(page).getByRole('checkbox', { name: '报告编号' })).toBeDisabled();
  expect(await headings(page)).toEqual(['核实详情', '概述', '声明', '附件']);
  await expect(phone(page).getByText('调查产品')).toHaveCount(0);

  const colour = shown(page).getByRole('textbox', { name: '主色', exact: true });
  await colour.fill('#ffd800');
  await expect(shown(page).getByText(/与白色的对比度只有 1\.\d，须达到 4\.5/)).toBeVisible();
  await colour.fill('#8a1538');
  await expect(shown(page).getByText(/^与白色的对比度 \d+\.\d$/)).toBeVisible();
  await selectFiles(shown(page).getByRole('group', { name: '标志' }), PICTURE);
  await expect(phone(page).getByRole('img', { name: '明鉴' })).toBeVisible();
  await expectAccessible(page);
  const sample = page.waitForEvent('download');
  await shown(page).getByRole('button', { name: '样例 PDF' }).click();
  const file = await (await sample).path();
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  await shown(page).getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已保存').or(page.getByText('修改成功')).first()).toBeVisible();

  await enterAs(page, 'officer', `${STUDIO}?orderId=${await writtenOrder(server.url)}`);
  await expect(phone(page).getByText('调查产品')).toBeVisible();
  await shown(page)
    .getByRole('button', { name: /^排版模板/ })
    .click();
  await page.getByRole('option', { name: '橘子专用（客户专用）' }).click();
  await expect(phone(page).getByText('调查产品')).toHaveCount(0);
  expect((await headings(page)).slice(0, 2)).toEqual(['核实详情', '概述']);
  await expectAccessible(page);
  const draft = page.waitForEvent('download');
  await shown(page).getByRole('button', { name: '草稿 PDF' }).click();
  expect((await draft).suggestedFilename()).toContain('草稿');
});

test('in English, a layout is edited on its page', furtherVariant, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('mj.theme', JSON.stringify({ language: 'en' })),
  );
  const list = await openList(page, 'officer2', LAYOUTS);
  await list.getByRole('link', { name: 'Detailed' }).click();

  const preview = 'Phone preview';
  await expect(phone(page, preview).getByText('Example Technology Ltd')).toBeVisible();
  expect((await headings(page, preview)).slice(0, 2)).toEqual(['Results', 'Overview']);
  await shown(page).getByRole('button', { name: 'Move Table of results down' }).click();
  expect((await headings(page, preview)).slice(0, 2)).toEqual(['Overview', 'Findings in detail']);
  await expectAccessible(page);
});
