// Reached by: orders orderFollowUps shared/orders shared/resourceList
import { enterAs, expect, expectAccessible, requestsDone, shown, test } from './journey';

const LIST = '/f-order/f-order/orderList';

test('orders that wait for their reader are one press away, and a contact is logged there', async ({
  page,
}) => {
  await enterAs(page, 'officer', LIST);
  await shown(page)
    .getByRole('button', { name: /^等我处理/ })
    .click();
  // The rows before the press may be the same person's.
  await requestsDone(page);
  await expect(shown(page).getByRole('row').nth(1)).toContainText('林晓');
  await shown(page).getByRole('row').nth(1).getByRole('link').first().click();
  await expect(shown(page).getByText(/^等我处理 \d+ (天|小时|分钟)$/)).toBeVisible();

  const card = shown(page).getByRole('region', { name: '核实联系' });
  await card.getByRole('button', { name: '记录联系' }).click();
  const dialog = page.getByRole('dialog', { name: '新增联系记录' });
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByRole('link', { name: /^联系人/ })).toBeVisible();
  await dialog.getByRole('textbox', { name: '联系人' }).fill('王经理');
  await dialog
    .getByRole('textbox', { name: '内容' })
    .fill('确认在职时间一致，离职原因为个人发展。');
  await dialog.getByRole('button', { name: '保存' }).click();

  await expect(dialog).toHaveCount(0);
  await expect(card.getByText('联系王经理：电话，接通')).toBeVisible();
  const history = shown(page).getByRole('region', { name: '订单动态' });
  await expect(history.getByText('联系王经理：电话，接通')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/f-order/f-order/followUpList');
  await expect(shown(page).getByRole('row').nth(1)).toContainText('王经理');
  await expectAccessible(page);
});
