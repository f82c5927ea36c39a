// Reached by: companies users shared/people widgets/UserSelect
import type { Page } from '@playwright/test';
import { expect, expectAccessible, form, openList, saveButton, shown, test } from './journey';

const COMPANIES = '/a-company/companyList';
const manager = (page: Page) => form(page).getByRole('combobox', { name: /^项目经理/ });

async function edit(page: Page) {
  await shown(page).getByRole('row').nth(9).getByRole('button', { name: '编辑' }).click();
  await expect(manager(page)).toBeVisible();
}

test('the manager of a company is found by name, with a phone number, and kept', async ({
  page,
}) => {
  await openList(page, 'admin', COMPANIES);
  await edit(page);
  await expect(manager(page)).not.toHaveValue('');

  await manager(page).fill('欧阳若');
  const found = page.getByRole('option', { name: /欧阳若兰/ });
  await expect(found).toContainText(/\d{11}/);
  await expectAccessible(page);
  await found.click();
  await saveButton(page).click();
  await expect(form(page)).toHaveCount(0);

  await edit(page);
  await expect(manager(page)).toHaveValue('欧阳若兰');
  await manager(page).fill('无此人');
  await expect(page.getByRole('option', { name: /无此人/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(manager(page)).toHaveValue('欧阳若兰');
  await form(page).getByRole('button', { name: '取消' }).click();
  await expect(form(page)).toHaveCount(0);
});
