// Reached by: companies articles shared/resourceList
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openList, shown, test } from './journey';

test('a company that cannot be deleted leads to the orders that use it', async ({ page }) => {
  const list = await openList(page, 'admin', '/a-company/companyList?companyNo.EQ=KH00001');
  await list.getByRole('row').nth(1).getByRole('button', { name: '删除' }).click();
  const question = page.getByRole('alertdialog', { name: '确认删除该记录吗？' });
  await question.getByRole('button', { name: '删除' }).click();
  await expect(question.getByRole('alert')).toContainText('正在使用');
  await expect(question.getByRole('link', { name: /^查看 [\d,]+ 位候选人$/ })).toBeVisible();
  await expectAccessible(page);
  const link = question.getByRole('link', { name: /^查看 [\d,]+ 个订单$/ });
  const count = /[\d,]+/.exec(await link.innerText())![0];

  await link.click();

  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/orderList\?companyId\.EQ=/);
  await expect(shown(page).getByText(`共 ${count} 条`)).toBeVisible();
  const chip = await shown(page)
    .getByText(/^客户 为 /)
    .innerText();
  await expect(shown(page).getByRole('row').nth(1)).toContainText(chip.slice('客户 为 '.length));
});

/** Waits until every switch is saved. */
const switchesSaved = (page: Page) =>
  expect(page.locator('[role=switch][aria-busy=true]')).toHaveCount(0);

/** Clicks where the switch of the first row is, without looking what is there by now. */
async function clickTwiceAt(page: Page, spot: { x: number; y: number }, saved: () => number) {
  for (const time of [1, 2]) {
    await page.mouse.click(spot.x, spot.y);
    await expect.poll(saved).toBe(time);
    await switchesSaved(page);
  }
}

test('two clicks at one place switch one article twice, in a list sorted by the switch', async ({
  page,
}) => {
  const list = await openList(page, 'admin', '/system/articleList?sort=-topFlag');
  const first = () => list.getByRole('row').nth(1);
  const second = list
    .getByRole('row')
    .nth(2)
    .getByRole('switch', { name: /：置顶$/ });
  if (!(await second.isChecked())) await second.click();
  await expect(second).toBeChecked();
  await switchesSaved(page);
  const pinned = first().getByRole('switch', { name: /：置顶$/ });
  await expect(pinned).toBeChecked();
  const title = (await pinned.getAttribute('aria-label'))!.replace('：置顶', '');
  const box = (await pinned.boundingBox())!;
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const saved: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/update')) saved.push(response.request().postData()!);
  });

  await clickTwiceAt(page, spot, () => saved.length);

  const ids = saved.map((body) => (JSON.parse(body) as { id: string }).id);
  expect(ids[0]).toBe(ids[1]);
  await expect(first()).toContainText(title);
  await expect(pinned).toBeChecked();
  await page.mouse.click(spot.x, spot.y);
  await expect(pinned).not.toBeChecked();
  await switchesSaved(page);
  const reordered = list.getByRole('button', { name: '顺序已变 · 刷新' });
  await reordered.click();
  await expect(first()).not.toContainText(title);
  await expect(first().getByRole('switch', { name: /：置顶$/ })).toBeChecked();
  await expect(reordered).toHaveCount(0);
});

test('rows on screen take the names of the language that somebody switches to', async ({
  page,
}) => {
  const list = await openList(page, 'officer', '/f-order/f-order/orderList');
  const rows = list.getByRole('row');
  await expect(rows.nth(1)).toContainText(/精调|闪调/);

  await page.getByRole('button', { name: 'Switch to English' }).click();

  await expect(rows.nth(1)).toContainText(/refined|flash/i);
  await expect(rows.nth(1)).not.toContainText(/精调|闪调/);
});
