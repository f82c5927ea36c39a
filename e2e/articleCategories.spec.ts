// Reached by: articles shared/resourceList
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  form,
  furtherVariant,
  openList,
  rowOf,
  saveButton,
  shown,
  test,
} from './journey';

const LIST = '/system/articleCategoryList';

const parentField = (page: Page) => form(page).getByRole('combobox', { name: '上级分类' });

test('an administrator adds a category below another, moves, counts and deletes it', async ({
  page,
}) => {
  const list = await openList(page, 'admin', LIST);
  await expect(list.getByRole('heading', { level: 1, name: '文章分类' })).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: '新增' }).click();
  await form(page).getByRole('textbox', { name: '分类名称' }).fill('报告解读');
  await form(page).getByRole('textbox', { name: '分类编码' }).fill('reading');
  await parentField(page).fill('操作');
  await page.getByRole('option', { name: '操作指南' }).click();
  await saveButton(page).click();
  await expect(rowOf(list, '报告解读')).toContainText('操作指南');
  const names = await list.getByRole('row').allInnerTexts();
  const rowIndex = (name: string) => names.findIndex((text) => text.includes(name));
  expect(rowIndex('报告解读')).toBe(rowIndex('操作指南') + 1);

  await list
    .getByRole('row', { name: /^.*guide/ })
    .getByRole('button', { name: '编辑' })
    .click();
  await parentField(page).fill('报告');
  await page.getByRole('option', { name: '报告解读' }).click();
  await saveButton(page).click();
  await expect(form(page).getByText('不能移到自己或自己的下级分类之下').first()).toBeVisible();
  await form(page).getByRole('button', { name: '取消' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '放弃' }).click();

  await list.getByRole('row', { name: /guide/ }).getByRole('button', { name: '删除' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(dialog.getByText(/5 篇文章、1 个下级分类/)).toBeVisible();
  await dialog.getByRole('link', { name: '查看 5 篇文章' }).click();
  await expect(page).toHaveURL(/articleList\?categoryId\.EQ=/);
  await expect(shown(page).getByRole('row', { name: /操作指南/ })).toHaveCount(5);

  const again = await openList(page, 'admin', LIST);
  await again.getByRole('link', { name: '查看「法律法规」的' }).click();
  await expect(
    shown(page)
      .getByRole('row', { name: /法律法规/ })
      .first(),
  ).toBeVisible();
  await openList(page, 'admin', LIST);
  await rowOf(shown(page), '报告解读').getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(rowOf(shown(page), '报告解读')).toHaveCount(0);
});

test('in English, categories have their English names', furtherVariant, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('mj.theme', JSON.stringify({ language: 'en' })),
  );
  const list = await openList(page, 'admin', LIST);

  await expect(list.getByRole('heading', { level: 1, name: 'Article categories' })).toBeVisible();
  await expect(rowOf(list, 'Client webinars')).toContainText('Training');
  await rowOf(list, 'Past announcements').getByRole('button', { name: 'Edit' }).click();
  await expect(form(page).getByRole('combobox', { name: 'Belongs to' })).toHaveValue(
    'Announcements',
  );
  await expectAccessible(page);
});
