// Reached by: dictionaries serverInfo gatewayRoutes systemLogs
import { enterAs, expect, expectAccessible, openList, rowOf, shown, test } from './journey';

test('an administrator makes a dictionary, and moves a value by keyboard', async ({ page }) => {
  await enterAs(page, 'admin', '/system/dictionaryCodeList');
  await shown(page).getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '新增字典' });
  await dialog.getByRole('textbox', { name: '字典编码' }).fill('journey_kind');
  await dialog.getByRole('textbox', { name: '名称', exact: true }).fill('旅程类型');
  await dialog.getByRole('textbox', { name: '英文名称' }).fill('Kind of journey');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('添加成功!')).toBeVisible();
  await page.goto('/system/dictionaryCodeList?code.LIKE=journey');
  await expect(rowOf(shown(page), '旅程类型')).toBeVisible();

  await page.goto('/system/dictionaryCodeList?code.LIKE=industry');
  await rowOf(shown(page), '行业').getByRole('button', { name: '行业', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: '行业' });
  await expect(drawer.getByText('客户公司 · 行业')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '下移：互联网' }).press('Enter');
  await expect(page.getByText('「互联网」现在排在第 2 位')).toBeVisible();
  await expect(drawer.getByRole('row').nth(1)).toContainText('制造业');
  await drawer.getByRole('button', { name: '上移：互联网' }).press('Enter');
  await expect(drawer.getByRole('row').nth(1)).toContainText('互联网');
});

test('an administrator sees how the server is', async ({ page }) => {
  await enterAs(page, 'admin', '/system/serverInfo');

  await expect(page.getByRole('heading', { name: '服务器信息', level: 1 })).toBeVisible();
  await expect(page.getByText('内置 PostgreSQL')).toBeVisible();
  await expect(page.getByRole('table', { name: '队列' }).getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
});

test('an administrator adds a route, copies its configuration and publishes it', async ({
  page,
}) => {
  await enterAs(page, 'admin', '/system/gatewayRoute');
  // An empty list offers it twice.
  await shown(page).getByRole('button', { name: '新增', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: '新增网关路由' });
  await dialog.getByRole('textbox', { name: '名称' }).fill('报表服务');
  await dialog.getByRole('textbox', { name: '路径' }).fill('/api/charts/*');
  await dialog.getByRole('textbox', { name: '目标地址' }).fill('http://10.0.0.9:9000');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(rowOf(shown(page), '报表服务')).toBeVisible();
  await expect(page.getByText('路由有改动，还没有发布')).toBeVisible();

  await shown(page).getByRole('button', { name: '配置片段' }).click();
  const drawer = page.getByRole('dialog', { name: '配置片段' });
  await expect(drawer.getByText('handle /api/charts/*')).toBeVisible();
  await drawer.getByRole('radio', { name: 'nginx' }).click();
  await expect(drawer.getByText('proxy_pass http://10.0.0.9:9000;')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '标记为已发布' }).click();
  await expect(page.getByText('已发布 1 条路由')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('没有未发布的改动')).toBeVisible();
});

test('staff read what was done to a client company', async ({ page }) => {
  const list = await openList(page, 'officer', '/a-company/companyOperateLog');

  await expect(list.getByRole('columnheader', { name: '客户公司' })).toBeVisible();
  await expect(list.getByRole('button', { name: '新增', exact: true })).toHaveCount(0);
});
