// Reached by: articles dictionaries shared/resourceList widgets/ListGrid widgets/DataGrid
// Reached by: widgets/ListFilter
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import {
  furtherVariant,
  expect,
  expectAccessible,
  form,
  openList,
  rowOf,
  saveButton,
  shown,
  test,
} from './journey';
import { callServer, tokenOf } from './server';

const VALUES = '/system/dictionaryList';
const ORDERS = '/f-order/f-order/orderList';

/** Adds values to the dictionary of regions, in their order, without a browser. */
async function addValues(url: string, values: Readonly<Record<string, string>>) {
  const token = await tokenOf(url, 'admin');
  for (const [index, [code, value]] of Object.entries(values).entries()) {
    const draft = { dicCode: 'belonging', code, value, sort: 900 + index };
    const { code: result, msg } = await callServer(url, token, '/sysDicValue/save', draft);
    expect(msg + result).toMatch(/0$/);
  }
}

/** Pastes a text as the keyboard would. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('selected rows are deleted together, after one question', async ({ page, server }) => {
  await addValues(server.url, { 'e2e-21': '成批一', 'e2e-22': '成批二', 'e2e-23': '成批三' });
  const list = await openList(page, 'admin', `${VALUES}?value.LIKE=成批`);
  await expect(list.getByText('共 3 条')).toBeVisible();
  for (const name of ['成批一', '成批三'])
    await list.getByRole('checkbox', { name: `选择${name}` }).check();

  await list.getByRole('button', { name: '批量删除' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('将处理 2 条记录');
  await expect(question).toContainText('成批三');
  await expectAccessible(page);
  await question.getByRole('button', { name: '删除', exact: true }).click();

  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(list.getByText('共 1 条')).toBeVisible();
  await expect(rowOf(list, 'e2e-22')).toHaveCount(1);
  await page.reload();
  await expect(shown(page).getByText('共 1 条')).toBeVisible();
});

test('a form is saved and the next one opens, over the end of the page, until the last', async ({
  page,
  server,
}) => {
  const names = Array.from({ length: 11 }, (_, index) => [`e2e-4${index}`, `接续${index}`]);
  await addValues(server.url, Object.fromEntries(names) as Record<string, string>);
  const list = await openList(page, 'admin', `${VALUES}?value.LIKE=接续`);
  await expect(list.getByText('共 11 条')).toBeVisible();
  const english = form(page).getByRole('textbox', { name: '英文' });
  const saveAndNext = form(page).getByRole('button', { name: '保存并下一条' });
  await list.getByRole('row').nth(10).getByRole('button', { name: '编辑' }).click();
  await expect(form(page)).toHaveAccessibleName('编辑字典值：接续9');

  await english.fill('Ninth');
  await saveAndNext.click();
  await expect(form(page)).toHaveAccessibleName('编辑字典值：接续10');
  await expect(page).toHaveURL(/page=2/);
  await expect(english).toHaveValue('');
  await expectAccessible(page);
  await english.fill('Tenth');
  await saveAndNext.click();

  await expect(page.getByText('已是最后一条')).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await expect(rowOf(list, '接续10')).toContainText('Tenth');
  await page.goto(`${VALUES}?code.EQ=e2e-49`);
  await expect(rowOf(shown(page), 'e2e-49')).toContainText('Ninth');
});

test('a switch in a cell is saved at once, and what it switches off is offered no more', async ({
  page,
  server,
}) => {
  await addValues(server.url, { 'e2e-31': '北极大区' });
  const list = await openList(page, 'admin', `${VALUES}?code.EQ=e2e-31`);
  const enabled = () => shown(page).getByRole('switch', { name: '北极大区：启用' });
  await expect(enabled()).toBeChecked();

  const saved = page.waitForResponse(/sysDicValue\/update/);
  await enabled().click();
  await saved;
  await expect(enabled()).not.toBeChecked();
  await page.reload();
  await expect(enabled()).not.toBeChecked();
  await expect(rowOf(list, 'e2e-31')).toHaveCount(1);

  await page.goto('/a-company/companyList');
  await shown(page).getByRole('row').nth(1).getByRole('button', { name: '编辑' }).click();
  await form(page)
    .getByRole('button', { name: /^客户归属/ })
    .click();
  await expect(page.getByRole('option', { name: '华东区' })).toBeVisible();
  await expect(page.getByRole('option', { name: '北极大区' })).toHaveCount(0);
});

test('a switch that the server refuses returns to its value and says so', async ({
  page,
  server,
}) => {
  await addValues(server.url, { 'e2e-32': '南极大区' });
  await openList(page, 'admin', `${VALUES}?code.EQ=e2e-32`);
  await page.route('**/sysDicValue/update', (route) => route.abort());
  const enabled = shown(page).getByRole('switch', { name: '南极大区：启用' });

  await enabled.click();

  await expect(page.getByText('南极大区的启用未能保存，已恢复原状')).toBeVisible();
  await expect(enabled).toBeChecked();
});

test(
  'a pasted list of order numbers finds its orders, and names those that are missing',
  furtherVariant,
  async ({ page }) => {
    const list = await openList(page, 'officer', ORDERS);
    const numbers = await list.getByRole('rowheader').allInnerTexts();
    const wanted = numbers.slice(0, 3).map((text) => text.trim());
    const field = list.getByRole('textbox', { name: '订单编号' });

    await paste(field, [...wanted, 'BG-404', wanted[0], ''].join('\r\n'));
    await list.getByRole('button', { name: '查询' }).click();

    await expect(list.getByText('共 3 条')).toBeVisible();
    for (const number of wanted) await expect(rowOf(list, number)).toHaveCount(1);
    await expect(list.getByText('订单编号清单：找到 3 个，未找到 1 个')).toBeVisible();
    await expectAccessible(page);
    await list.getByRole('button', { name: '查看未找到' }).click();
    await expect(page.getByText('BG-404')).toBeVisible();
  },
);

test(
  'articles are numbered over all pages, and show their covers',
  furtherVariant,
  async ({ page }) => {
    const list = await openList(page, 'admin', '/system/articleList');
    await expect(list.getByRole('columnheader', { name: '序号' })).toBeVisible();
    await expect(list.getByRole('columnheader', { name: '封面' })).toBeVisible();
    const title = (await list.getByRole('rowheader').first().innerText()).trim();

    await list.getByRole('row').nth(1).getByRole('button', { name: '编辑' }).click();
    const field = form(page).getByRole('group', { name: '封面' });
    await field.getByRole('button', { name: /^删除/ }).click();
    const png = { create: { width: 8, height: 8, channels: 3, background: '#2a6f97' } } as const;
    await field.locator('input[type=file]').setInputFiles({
      name: 'cover.png',
      mimeType: 'image/png',
      buffer: await sharp(png).png().toBuffer(),
    });
    await expect(field.getByText('上传成功')).toBeAttached();
    await saveButton(page).click();
    await expect(page.getByText('修改成功')).toBeVisible();

    const cover = rowOf(list, title).getByRole('img', { name: `${title}的封面` });
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await list.getByRole('button', { name: '下一页' }).click();
    await expect(list.getByRole('row').nth(1)).toContainText(/^11/);
  },
);

test('a reference is searched by typing, in the filter and after a reload', async ({ page }) => {
  const list = await openList(page, 'admin', '/system/articleList');
  const category = list.getByRole('combobox', { name: '分类' });

  await category.fill('员工');
  await page.getByRole('option', { name: '员工培训' }).click();
  await list.getByRole('button', { name: '查询' }).click();

  await expect(list.getByText('分类 为 员工培训')).toBeVisible();
  await page.reload();
  await expect(shown(page).getByText('分类 为 员工培训')).toBeVisible();
  await expect(category).toHaveValue('员工培训');
  await expect(shown(page).getByRole('row').nth(1)).toContainText('员工培训');
});
