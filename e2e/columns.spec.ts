// Reached by: listViews widgets/DataGrid widgets/ListGrid
import type { Locator, Page } from '@playwright/test';
import { expect, shown, enterAs, test } from './journey';

const headersOf = (list: Locator) => list.getByRole('columnheader');
const headerOf = (list: Locator, name: string) => headersOf(list).filter({ hasText: name });
const namesOf = async (list: Locator) =>
  (await headersOf(list).allInnerTexts()).map((text) => text.trim()).filter(Boolean);

async function openOrders(page: Page) {
  await enterAs(page, 'officer');
  await page.getByRole('link', { name: '订单列表', exact: true }).click();
  const list = shown(page);
  await expect(list.getByRole('row')).toHaveCount(11);
  return list;
}

/** Drags from the middle of an element to a point, in steps. */
async function drag(page: Page, from: Locator, to: { x: number; y: number }) {
  // Hovering waits until the element has stopped moving.
  await from.hover();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

test('columns keep the order and width that they were dragged to', async ({ page }) => {
  const list = await openOrders(page);
  expect((await namesOf(list)).slice(2, 4)).toEqual(['客户', '状态']);

  await list.getByRole('button', { name: '列设置' }).click();
  const panel = page.getByRole('dialog', { name: '列设置' });
  const lineOf = (name: string) =>
    panel.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await lineOf('客户').hover();
  const target = (await lineOf('客户').boundingBox())!;
  await drag(page, lineOf('状态').locator('[data-handle]'), { x: target.x + 8, y: target.y + 4 });
  await expect
    .poll(() => namesOf(list).then((names) => names.slice(2, 4)))
    .toEqual(['状态', '客户']);

  // Escape cancels the drag and keeps the panel open.
  const handle = (await lineOf('客户').locator('[data-handle]').boundingBox())!;
  await page.mouse.move(handle.x + 4, handle.y + 4);
  await page.mouse.down();
  await page.mouse.move(handle.x + 4, handle.y - 60, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(panel).toBeVisible();
  expect((await namesOf(list)).slice(2, 4)).toEqual(['状态', '客户']);
  await panel.getByRole('button', { name: '保存' }).click();
  await expect(panel).toBeHidden();

  const company = headerOf(list, '客户');
  const before = (await company.boundingBox())!;
  const saved = page.waitForResponse(/sysConfigUser\/save/);
  await drag(page, company.locator('[data-part=resize]'), {
    x: before.x + before.width + 80,
    y: before.y + 10,
  });
  await expect
    .poll(async () => Math.round((await company.boundingBox())!.width - before.width))
    .toBeGreaterThan(60);
  const wide = (await company.boundingBox())!.width;

  await saved;
  await page.reload();
  await expect(list.getByRole('row')).toHaveCount(11);
  expect((await namesOf(list)).slice(2, 4)).toEqual(['状态', '客户']);
  expect((await company.boundingBox())!.width).toBeCloseTo(wide, 0);
});
