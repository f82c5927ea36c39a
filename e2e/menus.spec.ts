// Reached by: menus shell/menu ui/Tree
import type { Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, form, saveButton, shown, test } from './journey';

const entry = (page: Page, name: string) =>
  shown(page).getByRole('treeitem', { name, exact: true });
const orderBelow = async (page: Page, first: string, second: string) => {
  const [one, two] = [
    await entry(page, first).boundingBox(),
    await entry(page, second).boundingBox(),
  ];
  return one!.y < two!.y;
};

test('an administrator adds, moves, previews and deletes entries of the menu', async ({ page }) => {
  await enterAs(page, 'admin', '/system/menuList');
  await expect(entry(page, '客户管理')).toBeVisible();
  await expectAccessible(page);
  await entry(page, '客户管理').click();
  await shown(page).getByRole('button', { name: '新增下级' }).click();
  await expect(form(page).getByRole('button', { name: /^上级菜单/ })).toHaveText(/客户管理/);
  await form(page).getByRole('textbox', { name: '编码' }).fill('training-list');
  await form(page).getByRole('textbox', { name: '路径' }).fill('//evil.example');
  await form(page).getByRole('textbox', { name: '名称', exact: true }).fill('培训');
  await form(page).getByRole('textbox', { name: '英文名称' }).fill('Training');
  await saveButton(page).click();
  await expect(form(page).getByRole('textbox', { name: '路径' })).toHaveAccessibleDescription(
    /路径只能由字母、数字、短横线和下划线组成/,
  );
  await form(page).getByRole('textbox', { name: '路径' }).fill('trainingList');
  await saveButton(page).click();
  await expect(page.getByText('添加成功!')).toBeVisible();

  await entry(page, '培训').click();
  await expect(shown(page).getByText('/a-company/trainingList')).toBeVisible();
  await expect(shown(page).getByText('尚无角色可见')).toBeVisible();
  const moved = page.waitForResponse((response) => response.url().includes('/sysMenus/move'));
  await page.keyboard.press('Alt+ArrowUp');
  expect((await moved).status()).toBe(200);
  await expect(entry(page, '培训')).toBeFocused();
  await expect.poll(() => orderBelow(page, '培训', '客户菜单')).toBe(true);

  // Both are in sight of each other.
  await entry(page, '客户概况').scrollIntoViewIfNeeded();
  const [from, to] = [
    await entry(page, '培训').boundingBox(),
    await entry(page, '客户概况').boundingBox(),
  ];
  const dropped = page.waitForResponse((response) => response.url().includes('/sysMenus/move'));
  await page.mouse.move(from!.x + 60, from!.y + from!.height / 2);
  await page.mouse.down();
  await page.mouse.move(to!.x + 60, to!.y + 3, { steps: 6 });
  await page.mouse.up();
  expect((await dropped).status()).toBe(200);
  await expect.poll(() => orderBelow(page, '培训', '客户概况')).toBe(true);

  await shown(page).getByRole('button', { name: /^显示/ }).click();
  await page.getByRole('option', { name: '客户HR看到的菜单' }).click();
  await expect(entry(page, '客户管理')).toHaveCount(0);
  await expect(entry(page, '订单列表')).toBeVisible();
  await shown(page).getByRole('button', { name: /^显示/ }).click();
  await page.getByRole('option', { name: '全部菜单' }).click();

  await entry(page, '培训').click();
  await shown(page).getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(entry(page, '培训')).toHaveCount(0);
});

test('the entry of the page itself is not deleted, in English', async ({ page }) => {
  await enterAs(page, 'admin', '/system/menuList');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await entry(page, 'Menus').click();

  await shown(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();

  await expect(
    page.getByText('No administrator could open the pages of users, roles and menus'),
  ).toBeVisible();
  await expect(entry(page, 'Menus')).toHaveCount(1);
});

test('nobody else reaches the menu', async ({ page }) => {
  await enterAs(page, 'officer', '/system/menuList');

  await expect(page).toHaveURL(/\/404$/);
});
