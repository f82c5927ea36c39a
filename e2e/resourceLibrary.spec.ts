// Reached by: resourceLibrary files shared/files shared/resourceList widgets/FileWidget
import type { Browser, Page } from '@playwright/test';
import {
  enterAs,
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
import { pdfFile, selectFiles } from './papers';

const STAFF_LIST = '/learning/resourceLibList';
const CLIENT_LIST = '/f-order/resourceLib';
const TITLE = '橘子专属服务手册';

const file = (page: Page) => form(page).getByRole('group', { name: '文件' });
const opened = (page: Page) => page.getByRole('dialog', { name: TITLE });

/** Runs `look` as a client in a window of its own, on the client's list. */
async function asClient(
  browser: Browser,
  account: string,
  url: string,
  look: (p: Page) => unknown,
) {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await enterAs(page, account, new URL(CLIENT_LIST, url).href);
  await expect(shown(page).getByRole('row').nth(1)).toBeVisible();
  await look(page);
  await context.close();
}

/** Chooses from a select of the form. */
async function choose(page: Page, field: string, option: string) {
  await form(page)
    .getByRole('button', { name: new RegExp(`^${field}`) })
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function edit(page: Page) {
  await rowOf(shown(page), TITLE).getByRole('button', { name: '编辑' }).click();
  await expect(form(page)).toBeVisible();
}

async function save(page: Page) {
  await saveButton(page).click();
  await expect(form(page)).toHaveCount(0);
}

test('a document for chosen clients is found and downloaded by them alone, and ends', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const { url } = server;
  const list = await openList(page, 'admin', STAFF_LIST);
  await expectAccessible(page);
  await list.getByRole('button', { name: '新增' }).click();
  await saveButton(page).click();
  await expect(form(page).getByText('请填写文件').first()).toBeVisible();
  await form(page).getByRole('textbox', { name: '标题', exact: true }).fill(TITLE);
  await choose(page, '类别', '培训');
  await selectFiles(file(page), pdfFile('服务手册.pdf'));
  await expect(form(page).getByText('上传成功')).toBeVisible();
  await choose(page, '谁可以看', '指定客户');
  await choose(page, '指定客户', '会飞的橘子（上海）文化科技有限公司');
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await save(page);
  await expect(rowOf(list, TITLE)).toContainText('指定客户');

  await asClient(browser, 'client', url, async (client) => {
    await expect(rowOf(shown(client), TITLE)).toContainText('培训');
    await expect(shown(client).getByRole('button', { name: '新增' })).toHaveCount(0);
    await shown(client).getByRole('button', { name: TITLE }).click();
    await expect(opened(client).getByText('历史版本')).toHaveCount(0);
    await expectAccessible(client);
    const saved = client.waitForEvent('download');
    await opened(client).getByRole('button', { name: '下载', exact: true }).click();
    expect((await saved).suggestedFilename()).toBe('服务手册.pdf');
    await opened(client).getByRole('button', { name: '预览 服务手册.pdf' }).click();
    const preview = client.getByRole('dialog', { name: '服务手册.pdf' });
    await expect(preview.getByText('候选人须书面同意后方可联系现任雇主')).toBeVisible();
  });
  await asClient(browser, 'client2', url, async (client) => {
    await expect(rowOf(shown(client), '新客户上手指南')).toBeVisible();
    await expect(rowOf(shown(client), TITLE)).toHaveCount(0);
    await expect(rowOf(shown(client), '候选人个人信息保护管理办法')).toHaveCount(0);
  });

  await edit(page);
  await file(page).getByRole('button', { name: /^删除/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await selectFiles(file(page), pdfFile('服务手册（修订）.pdf', '修订后的服务时间'));
  await expect(form(page).getByText('上传成功')).toBeVisible();
  await save(page);
  await list.getByRole('button', { name: TITLE }).click();
  const versions = opened(page).getByRole('table');
  await expect(versions.getByRole('row', { name: /^第 2 版 服务手册（修订）\.pdf/ })).toBeVisible();
  await expectAccessible(page);
  const older = page.waitForEvent('download');
  await versions.getByRole('button', { name: '下载第 1 版' }).click();
  expect((await older).suggestedFilename()).toBe('服务手册.pdf');
  await page.keyboard.press('Escape');

  await edit(page);
  await form(page).getByRole('textbox', { name: '有效期至' }).fill('2026-01-31');
  await page.keyboard.press('Tab');
  await save(page);
  await expect(rowOf(list, TITLE)).toContainText('已过期');
  await asClient(browser, 'client', url, async (client) => {
    await expect(rowOf(shown(client), '年度服务协议补充条款')).toBeVisible();
    await expect(rowOf(shown(client), TITLE)).toHaveCount(0);
  });
});

test('in English, documents have their English titles', furtherVariant, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('mj.theme', JSON.stringify({ language: 'en' })),
  );
  const list = await openList(page, 'officer2', `${STAFF_LIST}?category.EQ=training`);

  await expect(rowOf(list, 'Compliance for HR')).toContainText('All clients');
  await list.getByRole('button', { name: 'First steps for new clients' }).click();
  const dialog = page.getByRole('dialog', { name: 'First steps for new clients' });
  await expect(dialog.getByRole('row', { name: /^Version 3/ })).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download version 2' }).click();
  expect((await saved).suggestedFilename()).toBe('新客户上手指南.pdf');
});
