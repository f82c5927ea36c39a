// Reached by: shell/layout shell/tabs shared/resourceList orders candidates dashboard session
// Reached by: widgets/ListGrid widgets/DataGrid widgets/ListFilter widgets/Form
import type { Page } from '@playwright/test';
import { expect, form, labels, rowsLoaded, saveButton, shown, test } from './journey';
import { PASSWORD } from './server';

/** Translates as browsers do: each text node is replaced by an element, again and again. */
function translate() {
  const skipped = 'font, script, style, noscript, textarea, [contenteditable="true"]';
  const translateAll = () => {
    // A page without content yet.
    if (!document.body) return;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest(skipped)) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      inner.append(text.data);
    }
  };
  setInterval(translateAll, 100);
}

/** Waits until the page has been translated, and expects that nothing broke. */
async function translated(page: Page) {
  await page.waitForTimeout(300);
  await expect(page.getByText('页面出错')).toHaveCount(0);
}

test('a page that the browser translates goes on working', async ({ page }) => {
  await page.addInitScript(translate);
  await page.goto('/login');
  await translated(page);
  await page.getByRole('textbox', { name: labels.zh.username }).fill('officer');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: labels.zh.signIn, exact: true }).click();
  await expect(page.getByRole('tablist').first()).toBeVisible();
  await translated(page);

  for (const address of ['/f-order/f-order/orderList', '/f-order/candidateList']) {
    await page.goto(address);
    const list = shown(page);
    await expect(list.getByRole('row').nth(1)).toBeVisible();
    await translated(page);
    for (const name of ['下一页', '查询', '重置']) {
      await list.getByRole('button', { name, exact: true }).click();
      await rowsLoaded(list);
      await translated(page);
    }
    await list.getByRole('button', { name: '高级筛选' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await translated(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await list.getByRole('checkbox').nth(1).click();
    await translated(page);
    await list.getByRole('checkbox').nth(1).click();
    await translated(page);
  }

  await shown(page).getByRole('button', { name: '新增' }).click();
  await translated(page);
  await saveButton(page).click();
  await expect(form(page).getByRole('alert').first()).toBeVisible();
  await translated(page);
  await form(page).getByRole('textbox', { name: '姓名' }).fill('王芳');
  await translated(page);
  await page.keyboard.press('Escape');
  await translated(page);
  await page.goto('/f-order/f-order/orderList');
  await shown(page).getByRole('row').nth(1).getByRole('link').first().click();
  await translated(page);
  await expect(shown(page).getByRole('heading').first()).toBeVisible();
  await translated(page);
});
