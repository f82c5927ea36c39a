import { expect, expectAccessible, openList, shown, test } from './journey';

test('an officer finds the orders of one danger level by its number key', async ({ page }) => {
  await openList(page, 'officer', '/f-order/f-order/orderList');
  const list = shown(page);
  await list.getByRole('button', { name: '展开' }).click();
  const filter = list.getByRole('button', { name: /^警示度/ });

  await filter.focus();
  await page.keyboard.press('1');
  await expect(filter).toHaveAccessibleName('警示度 红 · 高风险');
  await list.getByRole('button', { name: '查询', exact: true }).click();

  const rows = list.getByRole('row').filter({ has: page.getByRole('gridcell') });
  await expect(rows.first()).toContainText('高风险');
  for (const row of await rows.all()) await expect(row).toContainText('高风险');
  await expectAccessible(page);
});
