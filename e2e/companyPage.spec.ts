// Reached by: companies companyOverviews shared/companies shared/resourceList
import { enterAs, expect, expectAccessible, form, openList, shown, test } from './journey';

test('a client company is seen whole on its page, and its figures lead to lists', async ({
  page,
}) => {
  const list = await openList(page, 'admin', '/a-company/companyOverviewList');
  await expectAccessible(page);
  const name = (await list.getByRole('link').first().textContent())!;
  await list.getByRole('link', { name, exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const title of [
    '订单',
    '对账单',
    '产品与价格',
    '跟进记录',
    '操作日志',
    '人员',
    '地址',
    '客户菜单',
    '基本信息',
  ])
    await expect(shown(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expectAccessible(page);

  await shown(page).getByRole('button', { name: '编辑' }).click();
  await form(page).getByRole('textbox', { name: '备注' }).fill('每月十号前出账');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(shown(page).getByText('每月十号前出账')).toBeVisible();
  const operations = shown(page).getByRole('region', { name: '操作日志列表' });
  await expect(operations.getByRole('row', { name: /修改 · 客户公司/ }).first()).toBeVisible();

  const figure = shown(page).getByRole('link', { name: /在途订单/ });
  const count = Number((await figure.textContent())!.match(/\d+/)![0]);
  await figure.click();
  await expect(page.getByRole('heading', { level: 1, name: '订单列表' })).toBeVisible();
  expect(count).toBeGreaterThanOrEqual(0);
});

test('an unknown company says so', async ({ page }) => {
  await enterAs(page, 'officer', '/a-company/companyPage?company=nobody');
  await expect(page.getByText('客户公司不存在，或您没有权限查看')).toBeVisible();
  await expectAccessible(page);
});
