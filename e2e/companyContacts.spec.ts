// Reached by: companyAddresses companyFollowUps
import type { Page } from '@playwright/test';
import {
  furtherVariant,
  expect,
  expectAccessible,
  form,
  rowOf,
  saveButton,
  shown,
  enterAs,
  test,
} from './journey';

/** Signs in and opens a list from the main menu. */
async function openFromMenu(page: Page, account: string, name: string) {
  await enterAs(page, account);
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name, exact: true })
    .click();
  await expect(shown(page).getByRole('row').nth(1)).toBeVisible();
  return shown(page);
}

async function selectCompany(page: Page) {
  await form(page).getByRole('combobox', { name: '客户公司' }).fill('公司');
  await page.getByRole('option').first().click();
}

/** Filters a list by one text and waits for the address to carry it. */
async function filter(page: Page, label: string, text: string) {
  const field = shown(page).getByRole('textbox', { name: label });
  await field.fill(text);
  await field.press('Enter');
  await expect(page).toHaveURL(/\.LIKE=/);
}

async function deleteRow(page: Page, name: string) {
  await rowOf(shown(page), name).getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(rowOf(shown(page), name)).toHaveCount(0);
}

test('staff add, filter, edit and delete the address of a company', async ({ page }) => {
  const list = await openFromMenu(page, 'admin', '公司地址');
  await list.getByRole('button', { name: '新增' }).click();
  await saveButton(page).click();
  await expect(form(page).getByRole('combobox', { name: '客户公司' })).toHaveAccessibleDescription(
    '请选择客户公司',
  );
  await expectAccessible(page);
  await selectCompany(page);
  await form(page).getByRole('textbox', { name: '收件人' }).fill('阿依古丽·收发室');
  await form(page).getByRole('textbox', { name: '联系电话' }).fill('15400000777');
  await form(page).getByRole('textbox', { name: '详细地址' }).fill('浦东新区世纪大道 1 号 3 层');
  await saveButton(page).click();
  await expect(page.getByText('添加成功!')).toBeVisible();

  await filter(page, '收件人', '阿依古丽');
  await expect(list.getByText('共 1 条')).toBeVisible();
  await rowOf(list, '阿依古丽').getByRole('button', { name: '编辑' }).click();
  await expect(form(page).getByRole('combobox', { name: '客户公司' })).toHaveCount(0);
  await form(page).getByRole('textbox', { name: '邮编' }).fill('200120');
  await saveButton(page).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await expect(rowOf(list, '阿依古丽')).toContainText('200120');

  await deleteRow(page, '阿依古丽');
});

test('a client company sees and adds addresses of its own only', async ({ page }) => {
  const response = page.waitForResponse((found) =>
    found.url().includes('/aCompanyAddress/getList'),
  );
  const list = await openFromMenu(page, 'client', '公司地址');
  const { data } = (await (await response).json()) as {
    data: { content: { companyId: string }[]; total: number };
  };
  expect(new Set(data.content.map(({ companyId }) => companyId)).size).toBe(1);
  expect(data.total).toBeLessThan(20);
  await expect(list.getByRole('columnheader', { name: '客户公司' })).toHaveCount(0);

  await list.getByRole('button', { name: '新增' }).click();
  await expect(form(page).getByRole('combobox', { name: '客户公司' })).toHaveCount(0);
  await form(page).getByRole('textbox', { name: '收件人' }).fill('买买提前台');
  await form(page).getByRole('textbox', { name: '联系电话' }).fill('15400000778');
  await form(page).getByRole('textbox', { name: '详细地址' }).fill('天山路 8 号');
  await saveButton(page).click();
  await expect(page.getByText('添加成功!')).toBeVisible();
  await filter(page, '收件人', '买买提前台');
  await deleteRow(page, '买买提前台');
});

test('staff add, filter, edit and delete a follow-up with a company', async ({ page }) => {
  const list = await openFromMenu(page, 'admin', '跟进记录');
  await list.getByRole('button', { name: '新增' }).click();
  await selectCompany(page);
  await form(page).getByRole('textbox', { name: '联系人' }).fill('古丽娜尔');
  await form(page).getByRole('textbox', { name: '联系电话' }).fill('15400000779');
  await form(page).getByRole('textbox', { name: '下次跟进' }).fill('2026-12-01 10:30');
  await form(page).getByRole('textbox', { name: '跟进内容' }).fill('约定十二月初上门沟通续签');
  await expectAccessible(page);
  await saveButton(page).click();
  await expect(page.getByText('添加成功!')).toBeVisible();

  await filter(page, '联系人', '古丽娜尔');
  await expect(rowOf(list, '古丽娜尔')).toContainText('12-01 10:30');
  await expect(rowOf(list, '古丽娜尔')).toContainText('154****0779');
  await rowOf(list, '古丽娜尔').getByRole('button', { name: '编辑' }).click();
  await form(page).getByRole('textbox', { name: '跟进内容' }).fill('客户改到十二月中旬');
  await saveButton(page).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await expect(rowOf(list, '古丽娜尔')).toContainText('客户改到十二月中旬');

  await deleteRow(page, '古丽娜尔');
});

test('a client company has no follow-ups', furtherVariant, async ({ page }) => {
  await enterAs(page, 'client');
  await expect(page.getByRole('link', { name: '跟进记录', exact: true })).toHaveCount(0);

  await page.goto('/a-company/followUpList');

  await expect(page).toHaveURL(/\/404$/);
});
