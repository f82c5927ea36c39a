// Reached by: products companyProducts widgets/ItemEditor shared/resourceList
import type { Page } from '@playwright/test';
import {
  enterAs,
  expect,
  expectAccessible,
  form,
  openList,
  saveButton,
  shown,
  test,
} from './journey';

const publication = (page: Page) => shown(page).getByRole('region', { name: '发布' });

/** Adds an item to the first group of survey items. */
async function addItem(page: Page, title: string) {
  await shown(page).getByRole('button', { name: '添加核查项' }).first().click();
  await form(page).getByRole('textbox', { name: /^标题/ }).fill(title);
  await form(page).getByRole('button', { name: '确定' }).click();
  await expect(form(page)).toHaveCount(0);
}

test('a product is changed, undone, saved and published; running orders keep their version', async ({
  page,
}) => {
  const list = await openList(page, 'officer', '/b-product/productList');
  await list.getByRole('link', { name: '高管定制' }).click();
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('高管定制');
  await expect(publication(page)).toContainText('草稿与已发布版本相同');
  await expect(publication(page)).toContainText(/\d+ 个进行中的订单使用该产品，保持其版本/);
  await expectAccessible(page);

  const items = shown(page).getByRole('group', { name: /^核查项/ });
  const differences = items.getByRole('button', { name: /^与已发布版本的差异/ });
  await addItem(page, '曾用名');
  await expect(differences).toHaveText(/1 处/);
  await items.getByRole('button', { name: '撤销' }).click();
  await expect(items.getByText('与已发布版本相同')).toBeVisible();

  await addItem(page, '曾用名');
  await shown(page).getByRole('button', { name: '保存草稿' }).click();
  await expect(publication(page)).toContainText('草稿与已发布版本有 1 处不同');
  await publication(page).getByRole('button', { name: '发布' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('身份信息 › 曾用名');
  await expectAccessible(page);
  await question.getByRole('button', { name: '发布' }).click();
  await expect(publication(page).getByRole('alert')).toContainText('曾用名（内容不完整）');

  const added = items.getByRole('listitem', { name: '第 6 项 曾用名' });
  await added.getByRole('textbox', { name: /^英文名称/ }).fill('Former name');
  await expect(publication(page).getByRole('button', { name: '发布' })).toBeDisabled();
  await shown(page).getByRole('button', { name: '保存草稿' }).click();
  await publication(page).getByRole('button', { name: '发布' }).click();
  await question.getByRole('button', { name: '发布' }).click();

  await expect(page.getByText('第 2 版已发布', { exact: true })).toBeVisible();
  await expect(shown(page).getByText('已发布第 2 版', { exact: true })).toBeVisible();
  await expect(publication(page)).toContainText('草稿与已发布版本相同');
  await expect(publication(page)).toContainText(/\d+ 个进行中的订单使用该产品，保持其版本/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a company gets a price of its own, which its orders have', async ({
    page,
    browser,
    baseURL,
  }) => {
    await enterAs(page, 'officer', '/a-company/companyProductList?productCode.LIKE=EXEC');
    const company = shown(page).getByRole('listitem').filter({ hasText: '会飞的橘子' });
    await company.getByRole('button', { name: '编辑条件' }).click();
    await form(page)
      .getByRole('spinbutton', { name: /^协议价/ })
      .fill('4200');
    await expectAccessible(page);
    await saveButton(page).click();
    await expect(form(page)).toHaveCount(0);
    await expect(company).toContainText('¥4,200.00');

    const context = await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN' });
    const client = await context.newPage();
    await enterAs(client, 'client', '/f-order/f-order-company/createForm?type=1');
    await expect(shown(client).getByRole('radio', { name: '高管定制' })).toBeVisible();
    await expect(shown(client).getByText('¥4,200.00')).toBeVisible();
    await context.close();
  });
});
