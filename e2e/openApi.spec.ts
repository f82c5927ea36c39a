// Reached by: apiKeys openApi apiDocument shared/secret
import { enterAs, expect, expectAccessible, form, rowOf, saveButton, shown, test } from './journey';

test('a client makes a key, and tries a call with it by the reference', async ({ page }) => {
  await enterAs(page, 'client', '/f-order/openApi/apiKeyList');
  const list = shown(page);
  await list.getByRole('button', { name: '新增', exact: true }).first().click();
  await form(page).getByRole('textbox', { name: '名称' }).fill('排班系统');
  await form(page).getByRole('checkbox', { name: '查询订单' }).check();
  await saveButton(page).click();

  const dialog = page.getByRole('dialog', { name: '接口密钥' });
  const secret = (await dialog.getByText(/^mjk_/).textContent())!;
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '我已保存' }).click();
  const row = rowOf(list, '排班系统');
  await expect(row).toContainText(`…${secret.slice(-4)}`);
  await expect(row).toContainText('未使用');

  await page.goto('/f-order/openApi/apiDocument');
  const reference = shown(page);
  await reference.getByLabel('试用的密钥', { exact: true }).fill(secret);
  await reference.getByRole('button', { name: /查询订单列表/ }).click();
  await reference.getByRole('button', { name: '发送请求' }).click();
  await expect(reference.getByRole('status').filter({ hasText: '200' })).toContainText('"orderNo"');
  await expectAccessible(page);
  await reference.getByRole('button', { name: /查询可下单的产品/ }).click();
  await reference.getByRole('button', { name: '发送请求' }).first().click();
  await expect(reference.getByText(/该密钥没有 products.read 权限/)).toBeVisible();

  await page.goto('/f-order/openApi/apiCallList');
  const calls = rowOf(shown(page), '排班系统');
  await expect(calls.filter({ hasText: '/openApi/v1/orders' })).toContainText('200');
  await expect(calls.filter({ hasText: '/openApi/v1/products' })).toContainText('403');
});
