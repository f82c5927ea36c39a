// Reached by: companyMenus menus
import { enterAs, expect, expectAccessible, rowOf, shown, test } from './journey';

const COMPANY = '云上麦浪智能农业股份有限公司';

test('a menu entry is closed to a company, whose accounts lose it, and opened again', async ({
  page,
  browser,
  server,
}) => {
  await enterAs(page, 'admin', '/a-company/companyMenuList');
  const list = shown(page);
  // An empty list offers it twice.
  await list.getByRole('button', { name: '新增', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: '新增客户菜单' });
  await dialog.getByRole('combobox', { name: '客户公司' }).fill(COMPANY);
  await page.getByRole('option', { name: COMPANY }).first().click();
  await dialog.getByRole('button', { name: '菜单' }).click();
  await page.getByRole('option', { name: '资源库' }).click();
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(rowOf(list, '资源库')).toContainText(COMPANY);
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' });
  const client = await context.newPage();
  await enterAs(client, 'client2');
  const menu = client.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: '订单列表' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '资源库' })).toBeHidden();

  await rowOf(list, '资源库').getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(rowOf(list, '资源库')).toBeHidden();
  await client.reload();
  await expect(menu.getByRole('link', { name: '资源库' })).toBeVisible();
  await context.close();
});
