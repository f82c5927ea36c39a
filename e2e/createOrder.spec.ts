// Reached by: orders candidates api/orders
import type { Locator } from '@playwright/test';
import { moneyText, type CompanyProduct, type ListPage } from '@mingjian/api';
import { written } from './drafts';
import { expect, expectAccessible, openList, rowOf, shown, enterAs, test, spine } from './journey';
import { dataOf, tokenOf } from './server';

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
    await expect(formPage.getByRole('region', { name: '有 5 项需要修改' })).toBeFocused();
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
    await formPage.getByRole('checkbox', { name: '已阅读并按公司规则下单' }).check();
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

test('a price that changed meanwhile is said, and nothing that was typed is lost', async ({
  page,
  server: { url },
}) => {
  const admin = await tokenOf(url, 'admin');
  const offers = async () => {
    const searchParam = JSON.stringify({ SEARCH_EQ_type: '1', SEARCH_EQ_is_add_item: '0' });
    const { content } = await dataOf<ListPage<CompanyProduct>>(
      url,
      await tokenOf(url, 'client'),
      '/aCompanyProduct/getList',
      { searchParam, pageSize: 100 },
    );
    return content.find(({ productId }) => productId === 'STD_DEEP')!;
  };
  const { id, price, name } = await offers();
  await enterAs(page, 'client', '/f-order/f-order-company/createForm?type=1');
  const formPage = shown(page);
  await products(formPage).getByRole('radio', { name }).click();
  await formPage.getByRole('textbox', { name: /^姓名/ }).fill('张恨水');
  await formPage.getByRole('textbox', { name: /^手机/ }).fill('13800001235');
  await formPage.getByRole('textbox', { name: /^证件号/ }).fill('110101199001011237');
  await formPage.getByRole('checkbox', { name: '已阅读并按公司规则下单' }).check();
  const summary = formPage.getByRole('region', { name: '订单概要' });
  await expect(summary).toContainText(moneyText(price!));
  await dataOf(url, admin, '/aCompanyProduct/update', { id, price: price! + 1_000 });

  await formPage.getByRole('button', { name: '提交订单' }).click();
  await expect(formPage.getByText(/^价格刚由 .* 调整为 .*，请核对后再提交/)).toBeVisible();
  await expect(summary).toContainText(moneyText(price! + 1_000));
  await expect(formPage.getByRole('textbox', { name: /^姓名/ })).toHaveValue('张恨水');
  await expectAccessible(page);
  await formPage.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByText(/^订单 MJ\d+ 已提交$/)).toBeVisible();
  await dataOf(url, admin, '/aCompanyProduct/update', { id, price });
});

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
  await formPage.getByRole('checkbox', { name: '已阅读并按公司规则下单' }).check();
  await formPage.getByRole('button', { name: '提交订单' }).click();

  await expect(page.getByText(/^订单 MJ\d+ 已提交$/)).toBeVisible();
});

test('a draft is kept, continued and sent; urgency changes price and time at once', async ({
  page,
}) => {
  await enterAs(page, 'client', '/f-order/f-order-company/createForm?type=1');
  const formPage = shown(page);
  const summary = formPage.getByRole('region', { name: '订单概要' });
  await products(formPage).getByRole('radio', { name: '精调·标准版' }).click();
  await expect(summary).toContainText('¥598.00');
  await formPage.getByRole('switch', { name: /^加急/ }).click();
  await expect(summary).toContainText('¥897.00');
  await expect(summary).toContainText('3 个工作日');
  await formPage.getByRole('checkbox', { name: /^加项·海外学历/ }).check();
  await expect(summary).toContainText('¥1,287.00');
  await expect(summary).toContainText('5 个工作日');
  await formPage.getByRole('textbox', { name: /^姓名/ }).fill('沈括');
  await formPage.getByRole('textbox', { name: /^手机/ }).fill('13800001234');
  await formPage.getByRole('textbox', { name: /^证件号/ }).fill('110101199001011237');
  await formPage.getByRole('checkbox', { name: '已阅读并按公司规则下单' }).check();
  await formPage.getByRole('button', { name: '存为草稿' }).first().click();

  await expect(page.getByText(/^草稿 MJ\d+ 已保存/)).toBeVisible();
  await shown(page)
    .getByRole('button', { name: /^等我处理/ })
    .click();
  await shown(page).getByRole('row').filter({ hasText: '沈括' }).getByRole('link').first().click();
  await shown(page).getByRole('link', { name: '继续填写' }).click();
  await expect(page).toHaveURL(/draft=/);
  await expect(shown(page).getByRole('checkbox', { name: /^加项·海外学历/ })).toBeChecked();
  await expectAccessible(page);
  await shown(page).getByRole('textbox', { name: '采购单号' }).fill('PO-7');
  await shown(page).getByRole('checkbox', { name: '已阅读并按公司规则下单' }).check();
  await shown(page).getByRole('button', { name: '提交订单' }).first().click();
  await expect(page.getByText(/^订单 MJ\d+ 已提交$/)).toBeVisible();
  await expect(shown(page).getByText('加项·海外学历')).toBeVisible();

  await page.goto('/f-order/f-order-company/createForm?type=1');
  await products(shown(page)).getByRole('radio', { name: '精调·标准版' }).click();
  await shown(page)
    .getByRole('textbox', { name: /^证件号/ })
    .fill('110101199001011237');
  await expect(shown(page).getByText('近 90 天内下过单')).toBeVisible();
});

test('staff order for a client, whom they choose first; a client orders several checks', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'officer');
  await expect(page.getByRole('button', { name: '发起背调' })).toHaveCount(0);
  await shown(page).getByRole('button', { name: '代客户下单' }).click();
  await page.getByRole('menuitem', { name: '闪调' }).click();
  await shown(page).getByRole('combobox', { name: '客户' }).click();
  await page.getByRole('option').first().click();
  await expect(products(shown(page)).getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);

  const client = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterAs(client, 'client', '/f-order/f-order-company/createForm?type=2');
  await products(shown(client))
    .getByRole('radio', { name: /身份核验/ })
    .click();
  await shown(client).getByRole('radio', { name: '多名候选人' }).click();
  for (const [index, [name, number]] of [
    ['毕昇', '110101199003072893'],
    ['郭守敬', '110101199003078152'],
  ].entries()) {
    await shown(client).getByRole('button', { name: '添加候选人' }).click();
    const row = shown(client).getByRole('listitem', { name: new RegExp(`候选人 ?${index + 1}`) });
    await row.getByRole('textbox', { name: /^姓名/ }).fill(name!);
    await row.getByRole('textbox', { name: /^手机/ }).fill('13800001234');
    await row.getByRole('textbox', { name: /^证件号/ }).fill(number!);
  }
  await expect(shown(client).getByRole('region', { name: '订单概要' })).toContainText('¥30.00');
  await shown(client).getByRole('checkbox', { name: '已阅读并按公司规则下单' }).check();
  await shown(client).getByRole('button', { name: '提交订单' }).first().click();
  await expect(client.getByText('已提交 2 个订单')).toBeVisible();
  await client.context().close();
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
