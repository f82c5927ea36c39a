// Reached by: users roles departments menus shared/resourceList widgets/Form
import type { Page } from '@playwright/test';
import {
  logIn,
  expect,
  expectAccessible,
  form,
  openList,
  rowOf,
  saveButton,
  shown,
  test,
} from './journey';
import { dataOf, tokenOf } from './server';

const NEW = '山高月小-水落石出';

const item = (page: Page, tree: string, name: string) =>
  form(page).getByRole('tree', { name: tree }).getByRole('treeitem', { name, exact: true });

/** Opens a list of the administration whose rows may be none. */
async function open(page: Page, address: string, heading: string) {
  await openList(page, 'admin', address);
  await expect(shown(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return shown(page);
}

/** Signs in with a password in a window of its own; returns the status of a call. */
async function signedIn(page: Page, username: string, password: string) {
  const request = page.request;
  const login = await request.post('/CM-API/login', {
    form: { username, password, userType: 'serviceUser' },
  });
  const { data } = (await login.json()) as { data: { access_token: string } | null };
  const token = data?.access_token ?? '';
  const headers = { authorization: `Bearer ${token}`, accesstoken: token };
  return async (path: string) =>
    (await request.post(`/CM-API${path}`, { headers, data: {} })).status();
}

test('an administrator makes a department, a role and a user who may do what the role says', async ({
  page,
}) => {
  let list = await open(page, '/system/deptList', '部门');
  await list.getByRole('button', { name: '新增' }).click();
  await form(page).getByRole('textbox', { name: '部门名称' }).fill('西北交付部');
  await form(page).getByRole('combobox', { name: '上级部门' }).fill('交付');
  await page.getByRole('option', { name: /交付中心/ }).click();
  await saveButton(page).click();
  await expect(rowOf(list, '西北交付部')).toContainText('交付中心');

  list = await open(page, '/system/roleList', '角色');
  await list.getByRole('button', { name: '新增' }).click();
  await form(page).getByRole('textbox', { name: '角色编码' }).fill('NIGHT_SHIFT');
  await form(page).getByRole('textbox', { name: '角色名称' }).fill('夜班接单');
  await form(page)
    .getByRole('button', { name: /^用户类型/ })
    .click();
  await page.getByRole('option', { name: '服务人员' }).click();
  await item(page, '菜单', '订单列表').first().click();
  await expect(item(page, '菜单', '订单管理').first()).toHaveAttribute('aria-checked', 'mixed');
  await item(page, '权限', '接单').focus();
  await page.keyboard.press('Space');
  await expect(item(page, '权限', '接单')).toBeChecked();
  await expectAccessible(page);
  await saveButton(page).click();
  await expect(page.getByText('添加成功!')).toBeVisible();

  list = await open(page, '/system/userList', '用户');
  await list.getByRole('button', { name: '新增' }).click();
  await form(page).getByRole('textbox', { name: '用户名' }).fill('night_1');
  await form(page).getByRole('textbox', { name: '姓名' }).fill('阿依夜班');
  await form(page).getByRole('combobox', { name: '部门' }).fill('西北');
  await page.getByRole('option', { name: /西北交付部/ }).click();
  await form(page).getByRole('button', { name: /^角色/ }).click();
  await page.getByRole('option', { name: '夜班接单' }).click();
  await page.keyboard.press('Escape');
  await saveButton(page).click();
  await expect(rowOf(list, '阿依夜班')).toContainText('夜班接单');
  await rowOf(list, '阿依夜班').getByRole('button', { name: '设置密码' }).click();
  const password = await form(page).getByRole('textbox', { name: '新密码' }).inputValue();
  await form(page).getByRole('button', { name: '设置', exact: true }).click();
  await expect(page.getByText('阿依夜班的密码已设置')).toBeVisible();

  const call = await signedIn(page, 'night_1', password);
  expect(await call('/vOrderInfo/getList')).toBe(200);
  expect(await call('/sysUsers/getList')).toBe(403);
  await rowOf(list, '阿依夜班').getByRole('button', { name: '编辑' }).click();
  await form(page).getByRole('switch', { name: '启用' }).click();
  await saveButton(page).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  expect(await call('/vOrderInfo/getList')).toBe(401);
});

test('a role that was opened and saved unchanged is the same, in English too', async ({ page }) => {
  await openList(page, 'admin', '/system/roleList');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  const list = shown(page);
  await rowOf(list, 'Project manager').getByRole('button', { name: 'Edit' }).click();
  await expect(item(page, 'Menu', 'Clients')).toHaveAttribute('aria-checked', 'mixed');
  await expect(item(page, 'Rights', 'Accept orders')).toBeChecked();

  await form(page).getByRole('button', { name: 'Save', exact: true }).click();

  await expect(page.getByText('There are no changes to save')).toBeVisible();
  await rowOf(list, 'Project manager').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(/is in use \(\d+ accounts: /);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
});

test('a role without a menu says so on the start page, and what to do', async ({
  page,
  server,
}) => {
  const admin = await tokenOf(server.url, 'admin');
  const save = async (path: string, draft: object) =>
    dataOf<{ id: string }>(server.url, admin, path, draft);
  const role = { roleCode: 'NO_MENU', roleName: '新角色', userType: 'serviceUser', sort: 50 };
  await save('/sysRoles/save', { ...role, status: 1, menuIds: '[]', rightCodes: '[]' });
  const user = { username: 'no_menu', realname: '无菜单', roleIds: '["NO_MENU"]', status: 1 };
  const { id: userId } = await save('/sysUsers/save', user);
  await dataOf(server.url, admin, '/sysUsers/updatePassword', { userId, newPassWord: NEW });

  await page.goto('/');
  await logIn(page, 'no_menu', { password: NEW });

  await expect(shown(page).getByText('您的角色还没有菜单')).toBeVisible();
  await expect(shown(page).getByText('我的进行中')).toHaveCount(0);
  await expectAccessible(page);
});
