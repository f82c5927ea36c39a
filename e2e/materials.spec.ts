// Reached by: materials files shared/materials widgets/MaterialPicker
import type { Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, form, shown, test } from './journey';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const files = (...names: string[]) =>
  names.map((name) => ({ name, mimeType: 'image/png', buffer: PNG }));

const labels = {
  zh: {
    menu: '主菜单',
    page: '素材库',
    ungrouped: '未分组',
    add: '新增分组',
    edit: '编辑分组',
    deleteFolder: '删除分组',
    name: '分组名称',
    order: '排序号码',
    nameRequired: '请输入分组名称',
    orderRequired: '请输入排序号码',
    save: '保存',
    added: '添加成功!',
    changed: '修改成功',
    uploaded: '上传成功',
    noFiles: '请至少选择一个文件',
    noTarget: '请选择要移动的文件夹',
    selected: (count: number) => `已选择 ${count} 张`,
    move: '移动',
    moved: '移动成功',
    delete: '删除',
    confirm: '是否删除该项?',
    cancel: '取消',
    undone: '取消操作',
    deleted: '删除成功',
    empty: '这个分组还没有图片',
    own: '本公司素材',
    shared: '平台素材',
    upload: '上传图片',
  },
  en: {
    menu: 'Main menu',
    page: 'Materials',
    ungrouped: 'Ungrouped',
    add: 'Add folder',
    edit: 'Edit folder',
    deleteFolder: 'Delete folder',
    name: 'Name',
    order: 'Order',
    nameRequired: 'Enter a name',
    orderRequired: 'Enter an order number',
    save: 'Save',
    added: 'Folder added',
    changed: 'Folder changed',
    uploaded: 'Upload successful',
    noFiles: 'Select at least one file',
    noTarget: 'Select the folder to move to',
    selected: (count: number) => `${count} selected`,
    move: 'Move',
    moved: 'Moved',
    delete: 'Delete',
    confirm: 'Delete?',
    cancel: 'Cancel',
    undone: 'Cancelled',
    deleted: 'Deleted',
    empty: 'No pictures in this folder yet',
    own: 'Own materials',
    shared: 'Shared materials',
    upload: 'Upload pictures',
  },
};

const folder = (page: Page, name: string) =>
  shown(page).getByRole('treeitem', { name, exact: true });
const picture = (page: Page, name: string) => shown(page).getByRole('gridcell', { name });
const button = (page: Page, name: string) => shown(page).getByRole('button', { name, exact: true });
const message = (page: Page, text: string) => shown(page).getByText(text, { exact: true });

async function upload(page: Page, ...names: string[]) {
  await shown(page)
    .locator('input[type=file]')
    .setInputFiles(files(...names));
}

/** Enters in a language. */
async function enter(page: Page, account: string, language: 'zh' | 'en', address = '/') {
  await page.addInitScript(
    (theme) => localStorage.setItem('mj.theme', theme),
    JSON.stringify({ language }),
  );
  await enterAs(page, account, address);
}

for (const language of ['zh', 'en'] as const) {
  const t = labels[language];

  test(`an administrator fills the library and keeps it in order (${language})`, async ({
    page,
  }) => {
    // The library stays filled for the journey in the other language, and for a retry.
    const mark = `${language}${test.info().retry}`;
    const logos = `Logos ${mark}`;
    await enter(page, 'admin', language);
    await page
      .getByRole('navigation', { name: t.menu })
      .getByRole('link', { name: t.page, exact: true })
      .click();
    await expect(folder(page, t.ungrouped)).toHaveAttribute('aria-selected', 'true');

    await button(page, t.add).click();
    await form(page).getByRole('spinbutton', { name: t.order }).fill('');
    await form(page).getByRole('button', { name: t.save }).click();
    await expect(form(page).getByText(t.nameRequired)).toBeVisible();
    await expect(form(page).getByText(t.orderRequired)).toBeVisible();
    await expectAccessible(page);
    await form(page).getByRole('textbox', { name: t.name }).fill('Logo');
    await form(page).getByRole('spinbutton', { name: t.order }).fill('3');
    await form(page).getByRole('button', { name: t.save }).click();
    await expect(message(page, t.added)).toBeVisible();
    await folder(page, 'Logo').click();
    await button(page, t.edit).click();
    await form(page).getByRole('textbox', { name: t.name }).fill(logos);
    await form(page).getByRole('button', { name: t.save }).click();
    await expect(message(page, t.changed)).toBeVisible();
    await expect(folder(page, logos)).toHaveAttribute('aria-selected', 'true');
    await expect(shown(page).getByText(t.empty)).toBeVisible();

    await upload(page, ...['one', 'two', 'three', 'four'].map((name) => `${name} ${mark}.png`));
    await expect(message(page, t.uploaded)).toBeVisible();
    await expect(shown(page).getByRole('gridcell')).toHaveCount(4);
    const first = shown(page).getByRole('gridcell').first();
    await expect(first.locator('img')).toHaveJSProperty('complete', true);
    expect(
      await first.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBe(1);
    await expect(first.locator('img')).toHaveAttribute('src', /size=thumb/);
    await expectAccessible(page);

    await button(page, t.move).click();
    await expect(message(page, t.noFiles)).toBeVisible();
    await first.click();
    await shown(page)
      .getByRole('gridcell')
      .nth(2)
      .click({ modifiers: ['Shift'] });
    await expect(shown(page).getByText(t.selected(3))).toBeVisible();
    const moved = await shown(page).getByRole('gridcell', { selected: true }).allTextContents();
    await button(page, t.move).click();
    await form(page).getByRole('button', { name: t.move, exact: true }).click();
    await expect(form(page).getByText(t.noTarget)).toBeVisible();
    await form(page).getByRole('treeitem', { name: t.ungrouped }).click();
    await form(page).getByRole('button', { name: t.move, exact: true }).click();
    await expect(message(page, t.moved)).toBeVisible();
    await expect(shown(page).getByRole('gridcell')).toHaveCount(1);
    await folder(page, t.ungrouped).click();
    for (const name of moved) await expect(picture(page, name)).toBeVisible();

    await picture(page, moved[0]!).dragTo(folder(page, logos));
    await expect(message(page, t.moved)).toBeVisible();
    await expect(picture(page, moved[0]!)).toHaveCount(0);
    await picture(page, moved[1]!).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Delete');
    await page
      .getByRole('alertdialog', { name: t.confirm })
      .getByRole('button', { name: t.cancel })
      .click();
    await expect(message(page, t.undone)).toBeVisible();
    await button(page, t.delete).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.delete }).click();
    await expect(message(page, t.deleted)).toBeVisible();
    await expect(picture(page, moved[1]!)).toHaveCount(0);

    await folder(page, logos).click();
    await button(page, t.deleteFolder).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.delete }).click();
    await expect(folder(page, logos)).toHaveCount(0);
    await expect(picture(page, moved[0]!)).toBeVisible();
  });

  test(`a company has a library of its own and reads the provider’s (${language})`, async ({
    page,
    browser,
    server,
  }) => {
    const name = `client ${language}${test.info().retry}.png`;
    await enter(page, 'client', language, '/materialList');
    await upload(page, name);
    await expect(picture(page, name)).toBeVisible();
    await shown(page).getByRole('tab', { name: t.shared }).click();
    const panel = shown(page).getByRole('tabpanel', { name: t.shared });
    await expect(panel.getByRole('tree')).toBeVisible();
    await expect(panel.getByRole('button', { name: t.upload })).toHaveCount(0);
    await expect(panel.getByRole('button', { name: t.delete, exact: true })).toHaveCount(0);

    const context = await browser.newContext({ baseURL: server.url });
    const other = await context.newPage();
    await enter(other, 'client2', language, '/materialList');
    await expect(shown(other).getByText(t.empty)).toBeVisible();
    await expect(picture(other, name)).toHaveCount(0);
    await context.close();
  });
}
