// Reached by: orders shared/flow shared/orders widgets/Form
import type { Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, shown, test } from './journey';

const LIST = '/f-order/f-order/orderList';

/** Opens the first order of a list, and returns its address. */
async function openFirst(page: Page, query: string) {
  await page.goto(`${LIST}?${query}`);
  await shown(page).getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/orderId=/);
  const id = new URL(page.url()).searchParams.get('orderId')!;
  return `/f-order/f-order/orderDetails?orderId=${id}`;
}

const choose = async (page: Page, name: string) => {
  await shown(page).getByRole('button', { name: '更多操作' }).first().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

test('an order that waits for its client stands, and goes on with a later due day', async ({
  page,
}) => {
  await enterAs(page, 'officer');
  await openFirst(page, 'orderStatus.EQ=60&slaClock.EQ=1&orderType.EQ=1&orderBy=orderNo');
  await choose(page, '挂起订单');
  const dialog = page.getByRole('dialog', { name: '挂起订单' });
  await dialog.getByRole('radio', { name: '待客户' }).check();
  await dialog.getByRole('textbox', { name: '原因' }).fill('等客户确认是否联系现单位');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '挂起订单' }).click();

  await expect(dialog).toHaveCount(0);
  const notice = shown(page).getByText('暂停计时：待客户', { exact: true });
  await expect(notice).toBeVisible();
  await expect(shown(page).getByText('原因：等客户确认是否联系现单位')).toBeVisible();
  await expect(shown(page).getByText('暂停计时', { exact: true }).first()).toBeVisible();
  await expect(shown(page).getByText(/^等客户 /)).toBeVisible();
  await expectAccessible(page);

  await shown(page).getByRole('button', { name: '恢复处理' }).click();
  await expect(notice).toHaveCount(0);
  const history = shown(page).getByRole('region', { name: '订单动态' });
  await expect(history.getByText('恢复处理，继续计时 · 林晓')).toBeVisible();
  await expect(history.getByText('挂起并暂停计时：待客户 · 林晓')).toBeVisible();
});

test('a report is recalled by two people: one asks, another approves', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'officer');
  const address = await openFirst(page, 'orderStatus.EQ=80&orderType.EQ=1&orderBy=orderNo');
  await choose(page, '申请撤回报告');
  const dialog = page.getByRole('dialog', { name: '申请撤回报告' });
  await dialog.getByRole('textbox', { name: '原因' }).fill('任职时间写错一年');
  await dialog.getByRole('button', { name: '申请撤回报告' }).click();
  await expect(shown(page).getByText('林晓 申请撤回报告')).toBeVisible();
  await expectAccessible(page);

  const colleague = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterAs(colleague, 'officer2', address);
  await shown(colleague).getByRole('button', { name: '同意', exact: true }).click();
  await expect(shown(colleague).getByText('林晓 申请撤回报告')).toHaveCount(0);
  await expect(shown(colleague).getByText('待生成报告').first()).toBeVisible();
  const history = shown(colleague).getByRole('region', { name: '订单动态' });
  await expect(history.getByText('任职时间写错一年')).toBeVisible();
  await colleague.context().close();
});
