// Reached by: companies companyAddresses shared/regions widgets/RegionCascader widgets/RegionRows
// Reached by: widgets/regions
import type { Page } from '@playwright/test';
import {
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

const COMPANIES = '/a-company/companyList';

/** Opens the panel of a region in a form and types into its search. */
async function searchRegion(page: Page, text: string) {
  await form(page).getByRole('combobox', { name: '所在地区' }).click();
  const search = page.getByRole('combobox', { name: '搜索地区' });
  await expect(search).toBeFocused();
  await search.fill(text);
}

async function deleteRow(page: Page, name: string) {
  await rowOf(shown(page), name).getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('删除成功')).toBeVisible();
}

test('a company has a region, by which a search for its province finds it', async ({ page }) => {
  const list = await openList(page, 'admin', COMPANIES);
  await list.getByRole('button', { name: '新增' }).click();
  await form(page).getByRole('textbox', { name: '公司名称' }).fill('西子湖畔人力资源有限公司');
  await searchRegion(page, 'xihuqu');
  const found = page.getByRole('option', { name: '浙江省 / 杭州市 / 西湖区' });
  await expect(found).toBeVisible();
  await expectAccessible(page);
  await found.click();
  const region = form(page).getByRole('combobox', { name: '所在地区' });
  await expect(region).toContainText('西湖区');
  await expect(region).toBeFocused();
  await saveButton(page).click();
  await expect(page.getByText('添加成功!')).toBeVisible();

  await list.getByRole('button', { name: /展开/ }).click();
  await list.getByRole('combobox', { name: '所在地区' }).click();
  await page.getByRole('option', { name: '浙江省', exact: true }).click();
  await page.keyboard.press('Escape');
  await list.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/area\.LIKE=330000/);
  await expect(rowOf(list, '西子湖畔')).toHaveCount(1);
  await expect(list.getByText('所在地区 浙江省')).toBeVisible();

  await page.goto(`${COMPANIES}?area.LIKE=310000`);
  await expect(shown(page).getByRole('row').nth(1)).toBeVisible();
  await expect(rowOf(shown(page), '西子湖畔')).toHaveCount(0);
  await page.goto(`${COMPANIES}?area.LIKE=330106`);
  await deleteRow(page, '西子湖畔');
});

test('a retired region is explained, and stays as it is until somebody changes it', async ({
  page,
}) => {
  await openList(page, 'admin', COMPANIES);
  await page.route('**/aCompanyInfo/getList**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { content: { area: string }[] } };
    body.data.content[0]!.area = '["330000","330100","330103"]';
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  await shown(page).getByRole('row').nth(1).getByRole('button', { name: '编辑' }).click();

  const region = form(page).getByRole('combobox', { name: '所在地区' });
  await expect(region).toContainText('下城区');
  await expect(region).toHaveAccessibleDescription(/下城区已撤销，现属浙江省 \/ 杭州市 \/ 拱墅区/);
  await region.click();
  await page.getByRole('button', { name: '改为浙江省 / 杭州市 / 拱墅区' }).click();
  await expect(region).toContainText('拱墅区');
});

test('a pasted address fills the region of a postal address', async ({ page }) => {
  await enterAs(page, 'client', '/f-order/addressList');
  const list = shown(page);
  await list.getByRole('button', { name: '新增' }).click();
  await form(page).getByRole('textbox', { name: '收件人' }).fill('滨江收发室');
  await form(page).getByRole('textbox', { name: '联系电话' }).fill('15400000779');
  await searchRegion(page, '上海市浦东新区世纪大道100号');
  await expect(page.getByText('地址中的地区，其余：世纪大道100号')).toBeVisible();
  await page.keyboard.press('Enter');
  await form(page).getByRole('textbox', { name: '详细地址' }).fill('世纪大道100号');
  await saveButton(page).click();
  await expect(page.getByText('添加成功!')).toBeVisible();

  await expect(rowOf(list, '滨江收发室')).toContainText('上海市 / 浦东新区');
  await deleteRow(page, '滨江收发室');
});

test('the places where a company works are rows of provinces, each with cities or whole', async ({
  page,
}) => {
  const list = await openList(page, 'admin', COMPANIES);
  await list.getByRole('button', { name: '新增' }).click();
  await form(page).getByRole('textbox', { name: '公司名称' }).fill('候鸟迁徙人力资源有限公司');
  const rows = form(page).getByRole('group', { name: '用工地区' });
  await rows.getByRole('button', { name: '添加省份' }).click();
  await saveButton(page).click();
  await expect(rows.getByText('每行请选择一个省份，不能重复')).toBeVisible();
  await expectAccessible(page);

  const row = (number: number) => rows.getByRole('listitem', { name: `第 ${number} 行` });
  await row(1).getByRole('button', { name: /^省份/ }).click();
  await page.getByRole('option', { name: '浙江省', exact: true }).click();
  await row(1).getByRole('button', { name: /^城市/ }).click();
  await page.getByRole('option', { name: '宁波市' }).click();
  await page.keyboard.press('Escape');
  await rows.getByRole('button', { name: '添加省份' }).click();
  await row(2).getByRole('button', { name: /^省份/ }).click();
  await page.getByRole('option', { name: '海外' }).click();
  await saveButton(page).click();
  await expect(page.getByText('添加成功!')).toBeVisible();

  await rowOf(list, '候鸟迁徙').getByRole('button', { name: '编辑' }).click();
  await expect(row(1)).toContainText('浙江省');
  await expect(row(1)).toContainText('宁波市');
  await expect(row(2)).toContainText('海外');
  await page.keyboard.press('Escape');
  await deleteRow(page, '候鸟迁徙');
});
