// Reached by: saasAccounts shared/resourceList
import { enterAs, expect, expectAccessible, rowOf, shown, test } from './journey';

test('an administrator lists a customer of the product', async ({ page }) => {
  await enterAs(page, 'admin', '/system/saasAccountList');
  const list = shown(page);
  // An empty list offers it twice.
  await list.getByRole('button', { name: '新增', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: '新增产品客户' });
  await dialog.getByRole('textbox', { name: '客户编号' }).fill('MJ-2026-001');
  await dialog.getByRole('textbox', { name: '公司名称' }).fill('恒信背调服务有限公司');
  await dialog.getByRole('textbox', { name: '联系人' }).fill('王芳');
  await dialog.getByRole('textbox', { name: '联系电话' }).fill('13800001234');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();

  await expect(rowOf(list, '恒信背调服务有限公司')).toContainText('长期有效');
  await expectAccessible(page);
});
