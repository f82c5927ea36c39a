// Reached by: orders notices shared/people widgets/RecipientTransfer
import type { Locator, Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, furtherVariant, labels, shown, test } from './journey';
import { written } from './drafts';
import { dataOf, tokenOf } from './server';

/** Opens an order of the officer, the first of the list. */
async function openOrder(page: Page, url: string) {
  const { content } = await dataOf<{ content: { id: string }[] }>(
    url,
    await tokenOf(url, 'officer'),
    '/vOrderInfo/getList',
    { pageNum: 1, pageSize: 1 },
  );
  await enterAs(page, 'officer', `/f-order/f-order/orderDetails?orderId=${content[0]!.id}`);
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
}

const noticeForm = (page: Page) => page.getByRole('dialog', { name: '申请协助', exact: true });
/** Width of a dialog's panel, the parent of its heading. */
const widthOf = async (dialog: Locator) =>
  (await dialog.getByRole('heading', { level: 2 }).first().locator('..').boundingBox())!.width;
const picker = (page: Page) => page.getByRole('dialog', { name: '选择接收人' });

test('a request for assistance names what is missing, keeps a refused text and reaches the bell', async ({
  page,
  server,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const colleague = await context.newPage();
  await enterAs(colleague, 'officer2');
  const bell = colleague.getByRole('banner').getByRole('button', { name: /^通知/ });
  await expect(bell).toHaveAccessibleName(/^通知/);
  const { realname } = await dataOf<{ userInfo: string }>(
    server.url,
    await tokenOf(server.url, 'officer2'),
    '/getUserInfo',
    { userType: 'serviceUser' },
  ).then(({ userInfo }) => JSON.parse(userInfo) as { realname: string });
  await openOrder(page, server.url);

  await shown(page).getByRole('button', { name: '申请协助' }).click();
  const form = noticeForm(page);
  await expect(form.getByRole('button', { name: /^通知类型/ })).toContainText('申请协助');
  expect(await widthOf(form)).toBeCloseTo(1440 * 0.4, -1);
  await form.getByRole('textbox', { name: /^标题/ }).focus();
  await page.keyboard.press('Tab');
  await expect(form.getByText('请输入标题')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(form.getByText('请输入内容')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(form.getByText('请输入接收人')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('textbox', { name: /^标题/ }).fill('请协助核对学历');
  await form.getByRole('textbox', { name: /^内容/ }).fill('学信网报告已过期。');
  await expect(form.getByText('请输入标题')).toHaveCount(0);

  await form.getByRole('button', { name: '选择接收人' }).click();
  expect(await widthOf(picker(page))).toBeCloseTo(1440 * 0.55, -1);
  await expect(picker(page).getByRole('tab', { name: '订单成员' })).toBeVisible();
  await picker(page).getByRole('tab', { name: '所有人' }).click();
  await picker(page).getByRole('searchbox', { name: '搜索可选用户' }).fill(realname);
  await picker(page).getByRole('option', { name: realname }).first().click();
  await picker(page).getByRole('button', { name: '添加 1 人' }).click();
  await expectAccessible(page);
  await picker(page).getByRole('button', { name: '确定' }).click();
  await expect(form.getByText(realname)).toBeVisible();

  let isRefused = true;
  await page.route('**/fNoticeInfo/save', async (route) =>
    isRefused
      ? route.fulfill({ status: 503, json: { code: 503, msg: '服务繁忙', data: null } })
      : route.fallback(),
  );
  await form.getByRole('button', { name: '发送' }).click();
  await expect(form.getByRole('alert')).toContainText('服务繁忙');
  await expect(form.getByRole('textbox', { name: /^标题/ })).toHaveValue('请协助核对学历');
  isRefused = false;
  await form.getByRole('button', { name: '发送' }).click();

  await expect(form).toHaveCount(0);
  await expect(page.getByText('通知已发送')).toBeVisible();
  await expect(bell).toHaveAccessibleName(/未读/);
  await bell.click();
  const row = colleague.getByRole('dialog').getByRole('button', { name: /请协助核对学历/ });
  await expect(row).toBeVisible();
  await row.click();
  await expect(colleague.getByText('学信网报告已过期。')).toBeVisible();

  // The answer reaches who asked.
  const panel = colleague.getByRole('dialog');
  await panel.getByRole('textbox', { name: '处理结果' }).fill('已致电学校核实，学历属实。');
  await expectAccessible(colleague);
  await panel.getByRole('button', { name: '处理完成' }).click();
  await expect(panel.getByText('已致电学校核实，学历属实。')).toBeVisible();
  await expect(panel.getByRole('button', { name: '处理完成' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: /^通知/ }).click();
  await expect(page.getByRole('button', { name: /协助已处理：请协助核对学历/ })).toBeVisible();
  await context.close();
});

test('in English the form and its picker have their own words', async ({ page, server }) => {
  await openOrder(page, server.url);
  await page.getByRole('button', { name: labels.zh.toOther }).click();

  await shown(page).getByRole('button', { name: 'Request assistance' }).click();
  const form = page.getByRole('dialog', { name: 'Request assistance' });
  await form.getByRole('textbox', { name: /^Title/ }).focus();
  await page.keyboard.press('Tab');
  await expect(form.getByText('please enter the title')).toBeVisible();
  await form.getByRole('button', { name: 'Select receivers' }).click();

  const people = page.getByRole('dialog', { name: 'Select receivers' });
  await expect(people.getByRole('region', { name: 'Available users' })).toBeVisible();
  await expect(people.getByRole('region', { name: 'Selected users' })).toBeVisible();
});

test(
  'a notice that was begun is offered again, with its receivers by name',
  furtherVariant,
  async ({ page, server }) => {
    await openOrder(page, server.url);
    await shown(page).getByRole('button', { name: '申请协助' }).click();
    const form = noticeForm(page);
    await form.getByRole('button', { name: '选择接收人' }).click();
    const someone = picker(page).getByRole('option').first();
    await someone.click();
    await picker(page).getByRole('button', { name: '添加 1 人' }).click();
    await picker(page).getByRole('button', { name: '确定' }).click();
    const removal = form.getByRole('button', { name: /^移除/ });
    const name = (await removal.locator('..').textContent())!;
    expect(name).not.toBe('');
    await written(page);

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await shown(page).getByRole('button', { name: '申请协助' }).click();
    await form.getByRole('button', { name: '恢复草稿' }).click();

    await expect(removal.locator('..')).toHaveText(name);
    await form.getByRole('button', { name: '取消' }).click();
    await page.getByRole('button', { name: '放弃' }).click();
    await expect(form).toHaveCount(0);
  },
);
