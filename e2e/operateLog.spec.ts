// Reached by: systemLogs
import { expect, expectAccessible, openList, rowOf, shown, test } from './journey';
import { dataOf, tokenOf } from './server';

test('an administrator reads who changed what, from what to what', async ({ page, server }) => {
  const token = await tokenOf(server.url, 'client');
  const draft = { username: 'rizhi_ren', realname: '日志人', roleCode: 'COMPANY_HR' };
  const { id } = await dataOf<{ id: string }>(server.url, token, '/aCompanyAccount/save', draft);
  const change = { id, version: 1, roleCode: 'COMPANY_FIN' };
  await dataOf(server.url, token, '/aCompanyAccount/update', change);

  const list = await openList(page, 'admin', '/system/logList');
  await list.getByRole('textbox', { name: '操作人' }).fill('陈思齐');
  await list.getByRole('textbox', { name: '操作人' }).press('Enter');
  await expect(page).toHaveURL(/userName\.LIKE=/);
  const line = rowOf(list, '角色').filter({ hasText: '修改' }).first();
  await expect(line).toContainText('账号');
  await expect(shown(page).getByRole('button', { name: /新增|删除/ })).toHaveCount(0);
  await line.getByRole('button', { name: '查看' }).click();

  const details = page.getByRole('dialog', { name: /^修改 · 账号/ });
  await expect(details.getByRole('row', { name: /^角色/ })).toContainText(/HR.*财务/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dataOf(server.url, token, '/aCompanyAccount/delete', { id });
  await shown(page).getByRole('button', { name: /刷新/ }).click();
  await rowOf(list, '删除').first().getByRole('button', { name: '查看' }).click();
  const deleted = page.getByRole('dialog', { name: '删除 · 账号 · 日志人' });
  await expect(deleted.getByRole('row', { name: /^用户名/ })).toContainText('rizhi_ren');
  await expect(deleted.getByText(id)).toHaveCount(0);
});
