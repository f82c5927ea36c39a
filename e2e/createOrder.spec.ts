// Reached by: orders candidates api/orders
import type { Locator } from '@playwright/test';
import { written } from './drafts';
import { expect, expectAccessible, openList, rowOf, shown, enterAs, test, spine } from './journey';

/** The cards of the products. */
const products = (formPage: Locator) => formPage.getByRole('radiogroup', { name: '产品' });

test(
  'a client orders a check of a new candidate, and staff see it at once',
  spine,
  async ({ page, browser, baseURL }) => {
    const list = await openList(page, 'client', '/f-order/f-order-company/orderList');
    await list.getByRole('button', { name: '发起背调' }).click();
    await page.getByRole('menuitem', { name: '精调' }).click();
    await expect(page).toHaveURL(/createForm\?type=1/);
    const formPage = shown(page);
    await expect(
      formPage.getByRole('heading', { level: 1, name: '发起背调 · 精调' }),
    ).toBeVisible();

    await formPage.getByRole('button', { name: '提交订单' }).click();
    await expect(formPage.getByRole('region', { name: '有 4 项需要修改' })).toBeFocused();
    await expectAccessible(page);
    await products(formPage).getByRole('radio', { name: '精调·标准版' }).click();
    const summary = formPage.getByRole('region', { name: '订单概要' });
    await expect(summary).toContainText('5 个工作日');
    await expect(summary).toContainText('¥598.00');
    await expect(summary.getByText('预计交付')).toBeVisible();
    await formPage.getByRole('textbox', { name: /^姓名/ }).fill('诸葛听雨');
    await formPage.getByRole('textbox', { name: /^手机/ }).fill('13800001234');
    await formPage.getByRole('textbox', { name: /^证件号/ }).fill('123');
    await formPage.getByRole('textbox', { name: /^备注/ }).fill('下周一入职');
    await formPage.getByRole('button', { name: '提交订单' }).click();
    await expect(formPage.getByRole('textbox', { name: /^证件号/ })).toHaveAccessibleDescription(
      /3 位，身份证号应为 18 位/,
    );
    await formPage.getByRole('textbox', { name: /^证件号/ }).fill('11010519491231002X');
    await formPage.getByRole('button', { name: '提交订单' }).click();

    await expect(page.getByText(/^订单 MJ\d+ 已提交$/)).toBeVisible();
    await expect(page).toHaveURL(/orderDetails\?orderId=/);
    await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('诸葛听雨 精调·标准版');
    await expect(
      shown(page).getByText('项目经理将在 1 个工作日内接单；候选人会收到授权短信。'),
    ).toBeVisible();
    const steps = shown(page).getByRole('navigation', { name: '订单流程' });
    await expect(steps.getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('tab', { name: '发起背调 · 精调' })).toHaveCount(0);
    await expectAccessible(page);
    const orderNo = (await shown(page)
      .getByText(/^MJ\d+$/)
      .textContent())!;

    const context = await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN' });
    const officer = await context.newPage();
    const orders = await openList(
      officer,
      'officer',
      `/f-order/f-order/orderList?orderNo.LIKE=${orderNo}`,
    );
    await expect(rowOf(orders, orderNo)).toContainText('诸葛听雨');
    await expect(rowOf(orders, orderNo)).toContainText('待接单');
    await context.close();
  },
);

test('a client orders a flash check of a known candidate', async ({ page }) => {
  await openList(page, 'client', '/f-order/f-order-company/orderList');
  await page.goto('/f-order/f-order-company/createForm?type=2');
  const formPage = shown(page);
  await expect(formPage.getByRole('heading', { level: 1, name: '发起背调 · 闪调' })).toBeVisible();
  await products(formPage).getByRole('radio').first().click();

  await formPage.getByRole('radio', { name: '已有候选人' }).click();
  await expect(formPage.getByRole('textbox', { name: /^手机/ })).toHaveCount(0);
  await formPage.getByRole('combobox', { name: /^姓名/ }).click();
  await page.getByRole('option').first().click();
  await formPage.getByRole('button', { name: '提交订单' }).click();

  await expect(page.getByText(/^订单 MJ\d+ 已提交$/)).toBeVisible();
});

test('staff order nothing: the page says who may', async ({ page }) => {
  await enterAs(page, 'admin');
  await expect(page.getByRole('button', { name: '发起背调' })).toHaveCount(0);
});

test('a form that is cancelled closes its tab, and offers what was typed the next time', async ({
  page,
}) => {
  const form = '/f-order/f-order-company/createForm?type=1';
  await enterAs(page, 'client', form);
  await shown(page).getByRole('textbox', { name: '应聘岗位' }).fill('架构师');
  await written(page);
  await shown(page).getByRole('button', { name: '取消' }).click();

  await expect(page).toHaveURL(/orderList/);
  await expect(page.getByRole('tab', { name: /发起背调/ })).toHaveCount(0);
  await page.goto(form);
  await shown(page).getByRole('button', { name: '恢复草稿' }).click();
  await expect(shown(page).getByRole('textbox', { name: '应聘岗位' })).toHaveValue('架构师');
});
