// Reached by: reports orders shared/flow shared/orders widgets/RichText widgets/RichTextView
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, shown, test } from './journey';
import { callServer, dataOf, tokenOf } from './server';

const STUDIO = '/f-order/f-order/reportStudio';

/**
 * Returns an order in a person's list that waits for its report, and whether that has begun. On
 * days on which the list has none that waits, one whose tasks are done goes on, which begins it.
 */
async function waitingOrder(url: string, reader: 'client' | 'officer') {
  const token = await tokenOf(url, reader);
  const officer = await tokenOf(url, 'officer');
  const ordersAt = async (status: number) => {
    const { content } = await dataOf<{ content: { id: string; userName: string }[] }>(
      url,
      token,
      '/vOrderInfo/getList',
      {
        searchParam: JSON.stringify({ SEARCH_EQ_order_status: String(status) }),
        pageSize: 100,
      },
    );
    return content;
  };
  const free = [];
  for (const order of await ordersAt(70)) {
    const ref = { orderId: order.id };
    const last = await dataOf(url, officer, '/GOrderReportVersion/getLastVersion', ref);
    if (last === null) free.push({ ...order, hasBegun: false });
  }
  for (const order of free.length > 0 ? [] : await ordersAt(60)) {
    const score = { orderId: order.id, action: 'score' };
    const { code } = await callServer(url, officer, '/gOrderBaseApi/update', score);
    if (code === 0) free.push({ ...order, hasBegun: true });
  }
  return free[0]!;
}

const step = (page: Page, name: string) =>
  shown(page).getByRole('navigation', { name: '报告步骤' }).getByRole('button', { name });

async function write(page: Page, text: string) {
  const area = shown(page).getByRole('textbox', { name: '概述' });
  await area.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(text);
}

test('a report is written, reviewed by a colleague, issued, and read by the client', async ({
  page,
  browser,
  server,
}) => {
  const order = await waitingOrder(server.url, 'client');
  await enterAs(page, 'officer', `/f-order/f-order/orderDetails?orderId=${order.id}`);
  const card = shown(page).getByRole('region', { name: '背调报告' });
  await card.getByRole('button', { name: order.hasBegun ? '编辑报告' : '开始撰写' }).click();
  if (!order.hasBegun) await shown(page).getByRole('button', { name: '开始撰写' }).click();
  await expect(shown(page).getByRole('textbox', { name: '标题', exact: true })).toHaveValue(
    '背景调查报告',
  );
  await shown(page).getByRole('textbox', { name: '副标题' }).fill('内部保密');
  const phone = shown(page).getByRole('group', { name: '手机预览' });
  await expect(phone.getByText('内部保密')).toBeVisible();
  await expect(shown(page).getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
  await expectAccessible(page);

  await step(page, '概述').click();
  await write(page, '各项结论一致。');
  await expect(phone.getByText(/各项结论一致。/)).toBeVisible();
  await expect(shown(page).getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
  await step(page, '附件').click();
  await expectAccessible(page);
  await shown(page).getByRole('button', { name: '提交质检' }).click();
  await expect(shown(page).getByText('待质检', { exact: true }).first()).toBeVisible();
  const own = shown(page).getByRole('button', { name: /^质检通过/ });
  await expect(own).toBeDisabled();

  const colleague = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterAs(colleague, 'officer2', `${STUDIO}?orderId=${order.id}`);
  await shown(colleague).getByRole('button', { name: '质检通过' }).click();
  const review = colleague.getByRole('dialog', { name: '质检通过' });
  await review.getByRole('spinbutton').or(review.getByLabel('质检评分')).first().fill('95');
  for (const point of await review.getByRole('switch').all()) await point.click();
  await expectAccessible(colleague);
  await review.getByRole('button', { name: '质检通过' }).click();
  await expect(review).toHaveCount(0);
  await shown(colleague).getByRole('button', { name: '出具报告' }).click();
  await colleague.getByRole('alertdialog').getByRole('button', { name: '出具报告' }).click();
  await expect(shown(colleague).getByText('已出具', { exact: true }).first()).toBeVisible();
  await expect(shown(colleague).getByText('报告当前为「已出具」，内容不能修改。')).toBeVisible();
  await colleague.context().close();

  const client = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterAs(client, 'client', `/f-order/f-order/orderDetails?orderId=${order.id}`);
  const open = shown(client).getByRole('button', { name: '查看报告' });
  await expect(open).toBeVisible();
  await expectAccessible(client);
  await open.click();
  await expect(shown(client).getByText(/各项结论一致。/)).toBeVisible();
  await expectAccessible(client);
  const downloading = client.waitForEvent('download');
  await shown(client).getByRole('button', { name: '中文 PDF' }).click();
  const file = await (await downloading).path();
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  await shown(client).getByText('英文', { exact: true }).click();
  await expect(shown(client).getByText('Background check report')).toBeVisible();
  await client.context().close();

  await page.reload();
  await expect(shown(page).getByText(/客户于 .+ 查看/)).toBeVisible();
  await expectAccessible(page);
});

test('a report begins with the end of the work, and the page of the order shows it', async ({
  page,
  server,
}) => {
  const officer = await tokenOf(server.url, 'officer');
  const { content } = await dataOf<{ content: { id: string }[] }>(
    server.url,
    officer,
    '/vOrderInfo/getList',
    { searchParam: JSON.stringify({ SEARCH_EQ_order_status: '60', SEARCH_EQ_order_type: '1' }) },
  );
  // An order whose red findings lack evidence cannot be scored.
  let ready = '';
  for (const { id } of content) {
    const { moves } = await dataOf<{ moves: { move: string; blockers: string[] }[] }>(
      server.url,
      officer,
      '/gOrderBaseApi/getOrderDetail',
      { orderId: id },
    );
    if (!moves.some(({ move, blockers }) => move === 'score' && blockers.length === 0)) continue;
    ready = id;
    break;
  }
  await enterAs(page, 'officer', `/f-order/f-order/orderDetails?orderId=${ready}`);
  const card = shown(page).getByRole('region', { name: '背调报告' });
  await expect(card.getByText('报告还没有开始撰写。')).toBeVisible();
  await shown(page).getByRole('button', { name: '提交绩效' }).click();
  await expect(card.getByText('v1.0 编辑中')).toBeVisible();
  await expectAccessible(page);
});

test('two people in one part see each other’s words and lose none', async ({
  page,
  browser,
  server,
}) => {
  const order = await waitingOrder(server.url, 'officer');
  const officer = await tokenOf(server.url, 'officer');
  if (!order.hasBegun)
    await dataOf(server.url, officer, '/GOrderReportVersion/save', { orderId: order.id });
  await enterAs(page, 'officer', `${STUDIO}?orderId=${order.id}`);
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterAs(other, 'officer2', `${STUDIO}?orderId=${order.id}`);
  for (const one of [page, other]) await step(one, '概述').click();
  await expect(shown(other).getByRole('textbox', { name: '概述' })).toBeVisible();
  await write(page, '甲的文字');
  await expect(shown(page).getByText(/^已保存/)).toBeVisible();
  await write(other, '乙的文字');
  const conflict = shown(other).getByText('林晓刚保存了这一部分，请选择保留哪个版本。');
  await expect(conflict).toBeVisible();
  await expectAccessible(other);

  await other.reload();
  await step(other, '概述').click();
  await expect(conflict).toBeVisible();
  await shown(other).getByRole('button', { name: '保留我的' }).click();
  await expect(shown(other).getByText(/^已保存/)).toBeVisible();
  await page.reload();
  await step(page, '概述').click();
  await expect(shown(page).getByRole('textbox', { name: '概述' })).toContainText('乙的文字');
  await other.context().close();
});

test('an issued report is read in English', async ({ browser, server, baseURL }) => {
  const client = await tokenOf(server.url, 'client');
  const { content } = await dataOf<{ content: { orderId: string }[] }>(
    server.url,
    client,
    '/GOrderReportVersion/getList',
    {},
  );
  const context = await browser.newContext({ locale: 'en-GB', baseURL: baseURL! });
  const page = await context.newPage();
  await enterAs(page, 'client', `/f-order/f-order-company/report?orderId=${content[0]!.orderId}`);
  await expect(page.getByText('Findings in detail').or(page.getByText('核实详情'))).toBeVisible();
  await expectAccessible(page);
  await context.close();
});
