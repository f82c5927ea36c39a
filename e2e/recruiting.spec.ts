// Reached by: recruiting shared/resourceList
import { enterAs, expect, expectAccessible, shown, test } from './journey';

test('an administrator sees the recruiting systems and what they sent', async ({ page }) => {
  await enterAs(page, 'admin', '/system/recruitingList');
  const list = shown(page);
  await expect(list.getByRole('button', { name: '新增', exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});
