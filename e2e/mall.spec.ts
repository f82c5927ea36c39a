// Reached by: mall orders api/products
import { enterAs, expect, expectAccessible, shown, test } from './journey';

test('a client compares products, fills the cart and orders from it', async ({ page }) => {
  await enterAs(page, 'client', '/mall/mallProducts');
  const catalogue = shown(page);
  await catalogue.getByRole('checkbox', { name: '对比精调·基础版' }).check();
  await catalogue.getByRole('checkbox', { name: '对比精调·深度版' }).check();
  await expectAccessible(page);
  await catalogue.getByRole('button', { name: '开始对比' }).click();

  const comparison = shown(page);
  await expect(comparison.getByRole('row', { name: /^身份信息/ })).toBeVisible();
  await expect(comparison.getByRole('row', { name: /^价格 不同/ })).toContainText('¥');
  await comparison.getByText('只看不同').click();
  await expect(comparison.getByRole('row', { name: /^身份信息/ })).toHaveCount(0);
  await expectAccessible(page);
  await comparison.getByRole('button', { name: '将精调·深度版加入购物车' }).click();
  await expect(page.getByText('精调·深度版 已加入购物车，现有 1 人')).toBeVisible();

  await comparison.getByRole('link', { name: /^购物车/ }).click();
  const cart = shown(page);
  const line = cart.getByRole('listitem', { name: '精调·深度版' });
  const count = line.getByRole('spinbutton', { name: '精调·深度版的人数' });
  await count.fill('2');
  await expect(cart.getByText('待下单 7 人')).toBeVisible();
  await expect(cart.getByText('加入后价格由 ¥568.00 变为 ¥598.00')).toBeVisible();
  await expectAccessible(page);
  await line.getByRole('button', { name: '精调·深度版去下单' }).click();

  const form = shown(page);
  await expect(form.getByRole('radio', { name: '精调·深度版' })).toBeChecked();
  const people = form.getByRole('group', { name: '候选人名单' });
  for (const [index, [name, number]] of [
    ['沈从文', '110101199001011237'],
    ['汪曾祺', '11010519491231002X'],
  ].entries()) {
    const person = people.getByRole('listitem').nth(index);
    await person.getByRole('textbox', { name: /^姓名/ }).fill(name!);
    await person.getByRole('textbox', { name: /^手机/ }).fill(`1380000123${index}`);
    await person.getByRole('textbox', { name: /^证件号/ }).fill(number!);
  }
  await form.getByRole('checkbox', { name: '已阅读并按公司规则下单' }).check();
  await form.getByRole('button', { name: '提交订单' }).first().click();
  await expect(page.getByText('已提交 2 个订单')).toBeVisible();

  await page.goto('/mall/mallCart');
  await expect(shown(page).getByRole('listitem', { name: '精调·标准版' })).toBeVisible();
  await expect(shown(page).getByRole('listitem', { name: '精调·深度版' })).toHaveCount(0);
});

test('the overview leads to the orders that it counts; staff have no mall', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterAs(page, 'client', '/mall/mallBoard');
  const board = shown(page);
  await expect(board.getByRole('region', { name: '最近订单' }).getByRole('listitem')).toHaveCount(
    6,
  );
  await expectAccessible(page);
  const month = board.getByRole('link', { name: /^本月下单/ });
  const count = (await month.textContent())!.replace(/\D/gu, '');
  await month.click();
  await expect(
    shown(page).getByText(new RegExp(`共 ${Number(count).toLocaleString('zh-CN')} `)),
  ).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN' });
  const officer = await context.newPage();
  await enterAs(officer, 'officer', '/mall/mallBoard');
  await expect(officer.getByText(/不存在，或者您的账号没有打开它的权限/)).toBeVisible();
  await expect(officer.getByRole('link', { name: '商城' })).toHaveCount(0);
  await context.close();
});
