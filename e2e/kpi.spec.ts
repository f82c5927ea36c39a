// Reached by: performance orders orderTasks shared/orders shared/flow
import type { SafeLevel as Level } from '@mingjian/api';
import type { Page } from '@playwright/test';
import {
  busyDay,
  enterAs,
  expect,
  expectAccessible,
  form,
  openList,
  rowOf,
  saveButton,
  shown,
  test,
} from './journey';
import { pdfFile, selectFiles } from './papers';
import { dataOf, tokenOf } from './server';

test.use({ baseDay: busyDay() });

/** Returns an order at its KPI form with as many levels without evidence as a test needs. */
async function orderWith(url: string, isWanted: (unproven: number) => boolean) {
  const token = await tokenOf(url, 'officer');
  const { content } = await dataOf<{ content: { id: string }[] }>(
    url,
    token,
    '/vOrderInfo/getList',
    {
      searchParam: JSON.stringify({ SEARCH_EQ_order_status: '60', SEARCH_EQ_order_type: '1' }),
      pageSize: 100,
    },
  );
  for (const { id: orderId } of content) {
    const path = '/gOrderKpiApi/getOrderSafeLevel';
    const levels = await dataOf<Level[]>(url, token, path, { orderId });
    const unproven = levels.filter((level) => level.isUnproven);
    if (levels.some(({ can }) => can.judge) && isWanted(unproven.length))
      return { orderId, levels };
  }
  throw new Error('No such order');
}

const region = (page: Page, name: string) => shown(page).getByRole('region', { name, exact: true });

test('a level without evidence holds the KPI form; evidence, a correction and its end', async ({
  page,
  server,
}) => {
  const { orderId, levels } = await orderWith(server.url, (count) => count > 0);
  const { itemName: name, segIndex } = levels.find(({ isUnproven }) => isUnproven)!;
  const left = levels.filter(({ isUnproven }) => isUnproven).length - 1;
  const task = segIndex > 1 ? `${name}（第 ${segIndex} 段）` : name;
  await enterAs(page, 'officer', `/f-order/f-order/orderDetails?orderId=${orderId}`);
  const risks = region(page, '风险等级');
  await expect(risks.getByText(`还有 ${left + 1} 项红灯或黄灯没有佐证`)).toBeVisible();
  await expect(shown(page).getByRole('button', { name: /^提交绩效/ })).toBeDisabled();
  await expectAccessible(page);

  const answers = shown(page).getByRole('group', { name: '服务人员提供' });
  await selectFiles(answers, pdfFile('学校回函.pdf'));
  await expect(answers.getByRole('button', { name: '删除 学校回函.pdf' })).toBeVisible();
  await risks.getByRole('button', { name: `判定：${task}`, exact: true }).click();
  const dialog = form(page);
  await dialog.getByRole('textbox', { name: '判定理由' }).fill('');
  await saveButton(page).click();
  await expect(dialog.getByText('红灯和黄灯须写明判定理由').first()).toBeVisible();
  await expect(dialog.getByText('红灯和黄灯须附佐证材料').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: '判定理由' }).fill('学校回函与提供信息不符');
  await dialog.getByRole('checkbox', { name: '学校回函.pdf' }).check();
  await dialog.getByRole('spinbutton', { name: '独立来源数' }).fill('2');
  await expectAccessible(page);
  await saveButton(page).click();
  await expect(dialog).toHaveCount(0);
  await expect(risks.getByText(`还有 ${left + 1} 项红灯或黄灯没有佐证`)).toHaveCount(0);
  await expect(risks.getByText('学校回函.pdf')).toBeVisible();

  const sheet = region(page, '绩效');
  await sheet.getByRole('button', { name: '按时完成的计算过程' }).first().click();
  const parts = page.getByRole('dialog', { name: '按时完成的计算过程' });
  await expect(parts.getByText('满分 100')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await sheet
    .getByRole('button', { name: /的联系记录$/ })
    .first()
    .click();
  const score = form(page).getByRole('spinbutton', { name: /得分$/ }).first();
  await score.fill('66');
  await saveButton(page).click();
  await expect(form(page).getByText('与计算结果不同，请填写更正理由').first()).toBeVisible();
  await form(page)
    .getByRole('textbox', { name: /更正理由$/ })
    .first()
    .fill('补记两次联系');
  await expectAccessible(page);
  await saveButton(page).click();
  await expect(form(page)).toHaveCount(0);
  await expect(sheet.getByText(/更正：补记两次联系$/)).toBeVisible();

  // The others get the same paper by the call of the dialog.
  const officer = await tokenOf(server.url, 'officer');
  const path = '/gOrderKpiApi/getOrderSafeLevel';
  const now = await dataOf<Level[]>(server.url, officer, path, { orderId });
  const evidenceIds = now.flatMap(({ evidence }) => evidence.map(({ id }) => id)).slice(0, 1);
  for (const { taskId, dangerType, dangerValue, reason } of now.filter((one) => one.isUnproven)) {
    const level = { taskId, dangerType, dangerValue, reason: reason ?? '', evidenceIds };
    const input = { orderId, levels: [{ ...level, sourceCount: 2 }] };
    await dataOf(server.url, officer, '/gOrderKpiApi/saveOrderSafeLevel', input);
  }
  await page.reload();
  await shown(page)
    .getByRole('button', { name: /^提交绩效/ })
    .click();
  await expect(shown(page).getByRole('button', { name: /^提交绩效/ })).toHaveCount(0);
  await expect(sheet.getByText('已提交', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: '审核通过' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '审核通过' }).click();
  await expect(sheet.getByText('已审核', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^更正/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('performance and risk levels in English', async ({ page, server }) => {
  const { orderId } = await orderWith(server.url, (count) => count === 0);
  await enterAs(page, 'officer', `/f-order/f-order/orderDetails?orderId=${orderId}`);
  await page.getByRole('button', { name: 'Switch to English' }).click();
  const sheet = region(page, 'Performance');
  await sheet.getByRole('button', { name: 'Calculation of On time' }).first().click();
  await expect(page.getByText('Full marks 100')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(region(page, 'Risk levels').getByRole('table')).toBeVisible();
  await expectAccessible(page);
});

test('administrators edit the items of performance', async ({ page }) => {
  const list = await openList(page, 'admin', '/system/kpiItemList');
  await expect(rowOf(list, '按时完成')).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: '新增' }).click();
  await form(page).getByRole('textbox', { name: '名称', exact: true }).fill('客户评价');
  await form(page).getByRole('textbox', { name: '编码' }).fill('S01');
  await form(page).getByLabel('类别').click();
  await page.getByRole('option', { name: '质量' }).click();
  await form(page).getByLabel('计算方式').click();
  await page.getByRole('option', { name: '组长评定' }).click();
  await form(page).getByRole('spinbutton', { name: '权重' }).fill('10');
  await expectAccessible(page);
  await saveButton(page).click();
  await expect(form(page)).toHaveCount(0);
  await expect(rowOf(list, '客户评价')).toContainText('组长评定');
});
