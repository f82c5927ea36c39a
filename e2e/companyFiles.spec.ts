// Reached by: companies files maps shared/files shared/maps widgets/FileWidget widgets/ImageUpload
// Reached by: widgets/MapPicker
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
import { holdUploads, inkOf, pdfFile, PICTURE, selectFiles } from './papers';
import { dataOf, tokenOf } from './server';

const LIST = '/a-company/companyList';
const COMPANY = '会飞的橘子';

async function openCompany(page: Page, name: string) {
  const list = await openList(
    page,
    'admin',
    `${LIST}?companyName.LIKE=${encodeURIComponent(name)}`,
  );
  await rowOf(list, name).getByRole('button', { name: '编辑' }).click();
  return form(page);
}

/** The rule that was added last. */
const lastRule = (page: Page) =>
  form(page)
    .getByRole('listitem', { name: /^规则 \d+$/ })
    .last();

/** Returns the addresses of the files of the reader's own company. */
async function ownFiles(url: string, account: string) {
  const { content } = await dataOf<{ content: { rulesList: string; logo: string | null }[] }>(
    url,
    await tokenOf(url, account),
    '/aCompanyInfo/getList',
    {},
  );
  return content[0]!;
}

test('a company gets logo, rules and place, which are there on reload and on its orders', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const dialog = await openCompany(page, COMPANY);
  await selectFiles(dialog.getByRole('group', { name: '标志' }), PICTURE);
  await expect(dialog.getByText('上传成功').first()).toBeVisible();
  await dialog.getByRole('button', { name: '添加规则' }).click();
  await lastRule(page).getByRole('textbox', { name: '提出人' }).fill('法务部');
  await selectFiles(lastRule(page), pdfFile('法务须知.pdf'));
  await expect(lastRule(page).getByText('上传成功')).toBeVisible();

  await dialog.getByRole('button', { name: '地图选点' }).click();
  const search = dialog.getByRole('combobox', { name: '搜索地点' });
  await search.pressSequentially('徐汇');
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(dialog.getByText(/^已标注位置 121\.\d{6}, 31\.\d{6}$/)).toBeVisible();
  await expectAccessible(page);
  await saveButton(page).click();
  await expect(page.getByText('修改成功')).toBeVisible();

  await page.reload();
  const again = await openCompany(page, COMPANY);
  const logo = again.getByRole('group', { name: '标志' });
  await expect(logo.getByRole('button', { name: '查看图片 1' })).toBeVisible();
  await expect
    .poll(async () => logo.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1);
  await expect(lastRule(page).getByText('法务须知.pdf')).toBeVisible();
  await expect(again.getByText(/^已标注位置 121\./)).toBeVisible();

  const own = await ownFiles(server.url, 'client');
  expect(own.rulesList).toContain('法务须知.pdf');
  expect((await page.request.get(own.logo!)).status()).toBe(200);

  const context = await browser.newContext({ locale: 'zh-CN' });
  const client = await context.newPage();
  await enterAs(client, 'client', new URL('/f-order/f-order-company/orderList', page.url()).href);
  await shown(client).getByRole('row').nth(1).getByRole('link').click();
  await shown(client).getByRole('button', { name: '公司规则' }).click();
  const rules = client.getByRole('dialog', { name: '公司规则' });
  await expect(rules.getByRole('group', { name: '法务部' })).toContainText('法务须知.pdf');
  await expectAccessible(client);
  await rules.getByRole('button', { name: '预览 法务须知.pdf' }).click();
  const preview = client.getByRole('dialog', { name: '法务须知.pdf' });
  await expect(preview.getByText('候选人须书面同意后方可联系现任雇主')).toBeVisible();
  await client.keyboard.press('Escape');
  await expect(rules.getByRole('button', { name: '预览 法务须知.pdf' })).toBeFocused();
  await context.close();
});

test('a PDF without its Chinese font shows its characters, in the built application', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const dialog = await openCompany(page, '云上麦浪');
  await dialog.getByRole('button', { name: '添加规则' }).click();
  await selectFiles(lastRule(page), pdfFile('规则.pdf'));
  await lastRule(page).getByRole('button', { name: '预览 规则.pdf' }).click();
  const preview = page.getByRole('dialog', { name: /规则\.pdf/ });

  await expect(preview.getByText('候选人须书面同意后方可联系现任雇主')).toBeVisible();
  await expect.poll(async () => inkOf(preview)).toBeGreaterThan(0.0005);
  await expect(preview.getByText('缺少显示此文件所需的字符')).toHaveCount(0);
  const assets = requested.filter((url) => url.includes('/pdfjs-'));
  expect(assets.some((url) => url.endsWith('pdf.worker.min.mjs'))).toBe(true);
  expect(assets.some((url) => url.endsWith('UniGB-UCS2-H.bcmap'))).toBe(true);
  expect(requested.filter((url) => new URL(url).host !== new URL(page.url()).host)).toEqual([]);
});

test('several files on a slow server: one fails and is sent again, and a save waits', async ({
  page,
}) => {
  const uploads = await holdUploads(page);
  const dialog = await openCompany(page, '启衡信息');
  await dialog.getByRole('button', { name: '添加规则' }).click();
  const rule = lastRule(page);
  await rule.getByRole('textbox', { name: '提出人' }).fill('合规部');
  await selectFiles(rule, pdfFile('一.pdf'), pdfFile('二.pdf'), pdfFile('三.pdf'));
  await expect.poll(uploads.count).toBe(3);

  await saveButton(page).click();
  await expect(rule.getByText('请等待所有图片上传成功')).toBeVisible();
  await uploads.finish();
  await uploads.cut();
  await uploads.finish();
  // They are sent in the order in which their first bytes were read.
  const again = rule.getByRole('button', { name: /^重新上传 [一二三]\.pdf$/ });
  await expect(again).toBeVisible();
  await expect(rule.getByRole('button', { name: /^删除 [一二三]\.pdf$/ })).toHaveCount(2);
  await saveButton(page).click();
  await expect(rule.getByText('出现了网络问题，请刷新页面重新上传！')).toBeVisible();
  await uploads.stop();
  await again.click();
  await expect(rule.getByText('上传成功')).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText('修改成功')).toBeVisible();

  await page.reload();
  await openCompany(page, '启衡信息');
  for (const name of ['一.pdf', '二.pdf', '三.pdf'])
    await expect(lastRule(page).getByText(name, { exact: true })).toBeVisible();
});

test('a client changes the logo of its own company, and opens no file of another', async ({
  page,
  server,
}) => {
  const foreign = await ownFiles(server.url, 'client2');
  await enterAs(page, 'client', '/f-order/companyProfile');
  await expect(shown(page).getByRole('heading', { level: 1, name: COMPANY })).toBeVisible();
  await expect(shown(page).getByRole('grid')).toHaveCount(0);
  await expectAccessible(page);
  await shown(page).getByRole('button', { name: '编辑' }).click();
  await expect(form(page).getByRole('textbox', { name: '公司名称' })).toHaveCount(0);
  const logo = form(page).getByRole('group', { name: '标志' });
  for (const remove of await logo.getByRole('button', { name: /^删除/ }).all())
    await remove.click();
  await selectFiles(logo, PICTURE);
  await expect(logo.getByText('上传成功')).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText('修改成功')).toBeVisible();

  const own = await ownFiles(server.url, 'client');
  const path = own.logo!.replace(/^.*openFile/, '/uploads').replace(/\?.*$/, '');
  const [address] = await dataOf<[string]>(
    server.url,
    await tokenOf(server.url, 'client2'),
    '/system/getFileAddresses',
    { paths: [path] },
  );
  expect(foreign.logo).not.toBe(own.logo);
  expect((await page.request.get(address)).status()).toBe(404);
  expect((await page.request.get(own.logo!)).status()).toBe(200);
});

test('in English, a company’s place is picked by keys and its rules by author', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('mj.theme', JSON.stringify({ language: 'en' })),
  );
  await openList(page, 'officer2', `${LIST}?companyName.LIKE=${encodeURIComponent('纸鸢')}`);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const dialog = form(page);
  await dialog.getByRole('button', { name: 'Pick on map' }).click();
  await dialog.getByRole('combobox', { name: 'Search places' }).fill('haidian');
  await dialog.getByRole('combobox', { name: 'Search places' }).press('Enter');
  const results = dialog.getByRole('list', { name: 'Results' });
  await results.getByRole('button').first().press('Enter');
  await expect(dialog.getByText(/^Position 116\.\d{6}, 39\.\d{6}$|^Position 116\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Author' }).last()).toBeVisible();
  await expectAccessible(page);
});
