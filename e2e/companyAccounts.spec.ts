// Reached by: companyAccounts
import type { Page } from '@playwright/test';
import {
  furtherVariant,
  enterAs,
  expect,
  expectAccessible,
  form,
  openList,
  rowOf,
  saveButton,
  shown,
  test,
} from './journey';

/** Signs in without a page, and returns the code of the response. */
async function signInCode(page: Page, username: string, password: string) {
  const input = { username, password, userType: 'companyUser' };
  const response = await page.request.post('/CM-API/login', { form: input });
  return ((await response.json()) as { code: number }).code;
}

async function selectRole(page: Page, label: string, role: string) {
  await form(page).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: role, exact: true }).click();
}

test('staff open the accounts of a company, add one and set its password', async ({ page }) => {
  const companies = await openList(
    page,
    'admin',
    `/a-company/companyList?companyName.LIKE=${encodeURIComponent('会飞的橘子')}`,
  );
  await rowOf(companies, '会飞的橘子').getByRole('button', { name: '账号', exact: true }).click();
  await expect(page).toHaveURL(/\/a-company\/accountList\?companyId\.EQ=/);
  const list = shown(page);
  await expect(list.getByText('共 5 条')).toBeVisible();

  await list.getByRole('button', { name: '新增' }).click();
  await form(page).getByRole('combobox', { name: '客户公司' }).fill('会飞的橘子');
  await page.getByRole('option').first().click();
  await form(page).getByRole('textbox', { name: '用户名' }).fill('张 三');
  await form(page).getByRole('textbox', { name: '姓名' }).fill('张三丰');
  await selectRole(page, '角色', '客户HR');
  await saveButton(page).click();
  await expect(form(page).getByRole('textbox', { name: '用户名' })).toHaveAccessibleDescription(
    /请输入 3 至 16 位汉字、字母、数字或下划线/,
  );
  await form(page).getByRole('textbox', { name: '用户名' }).fill('zhangsanfeng');
  await saveButton(page).click();

  const dialog = page.getByRole('dialog', { name: '设置张三丰的密码' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const password = await dialog.getByRole('textbox', { name: '新密码' }).inputValue();
  expect(await signInCode(page, 'zhangsanfeng', password)).not.toBe(0);
  await dialog.getByRole('button', { name: '设置', exact: true }).click();
  await expect(page.getByText('密码已设置')).toBeVisible();
  expect(await signInCode(page, 'zhangsanfeng', password)).toBe(0);

  await rowOf(list, '张三丰').getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(rowOf(list, '张三丰')).toHaveCount(0);
  expect(await signInCode(page, 'zhangsanfeng', password)).not.toBe(0);
});

test('a main account manages its own people, in English, and not its own rights', async ({
  page,
}) => {
  await enterAs(page, 'client');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Accounts', exact: true })
    .click();
  const list = shown(page);
  await expect(list.getByText('5 in total')).toBeVisible();
  await expect(list.getByRole('columnheader', { name: 'Client company' })).toHaveCount(0);

  await list.getByRole('button', { name: 'Add' }).click();
  await form(page).getByRole('textbox', { name: 'User name' }).fill('gulinaer');
  await form(page).getByRole('textbox', { name: 'Name', exact: true }).fill('古丽娜尔');
  await selectRole(page, 'Role', 'Client finance');
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Set the password of 古丽娜尔' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(rowOf(list, '古丽娜尔')).toContainText('Client finance');
  await expect(rowOf(list, '古丽娜尔')).toContainText('Not set');

  await rowOf(list, '古丽娜尔').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(list, '古丽娜尔')).toHaveCount(0);

  const own = rowOf(list, '陈思齐');
  await expect(own.getByRole('button', { name: 'Set password' })).toHaveCount(0);
  await own.getByRole('button', { name: 'Edit' }).click();
  await selectRole(page, 'Role', 'Client HR');
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form(page)).toContainText('You cannot change your own role or status');
});

test('a client of another role has no accounts', furtherVariant, async ({ page }) => {
  await enterAs(page, 'client');
  const response = page.waitForResponse((found) =>
    found.url().includes('/aCompanyAccount/getList'),
  );
  await page.goto('/f-order/accountList');
  const { data } = (await (await response).json()) as {
    data: { content: { id: string; username: string; roleCode: string }[] };
  };
  const hr = data.content.find(({ roleCode }) => roleCode === 'COMPANY_HR')!;
  await page.context().clearCookies();

  await enterAsClient(page, hr.username);

  await expect(page.getByRole('link', { name: '账号管理', exact: true })).toHaveCount(0);
  await page.goto('/f-order/accountList');
  await expect(page).toHaveURL(/\/404$/);
});

/** Opens the workspace of a client whose name says nothing of its kind. */
async function enterAsClient(page: Page, username: string) {
  const input = { username, password: 'Mingjian@2026', userType: 'companyUser' };
  const response = await page.request.post('/CM-API/login', { form: input });
  const { data } = (await response.json()) as { data: { access_token: string } };
  const url = new URL(response.url()).origin;
  await page.context().addCookies([{ name: 'mj_token', value: data.access_token, url }]);
  await page.goto('/');
  await expect(page.getByRole('tablist').first()).toBeVisible();
}
