// Reached by: orders candidates api/http api/react
import type { Locator } from '@playwright/test';
import { expect, labels, openList, orderOpened, requestsDone, shown, test } from './journey';

const w = labels.zh;

/** Waits until each counted preset of a list shows its number. */
const presetsCounted = (list: Locator) =>
  expect
    .poll(() =>
      list
        .getByRole('group', { name: '快捷视图' })
        .getByText(/^[\d,]+$/)
        .count(),
    )
    .toBe(4);

test('ten orders that are opened from their list cost two calls each, and coming back costs none', async ({
  page,
}) => {
  // Orders further on, as other journeys left them, have cards that ask for more.
  const list = await openList(page, 'officer', '/f-order/f-order/orderList?orderStatus.EQ=10');
  // The stream of events stays open, so the network is never idle.
  await expect(
    page.getByRole('banner').getByRole('button', { name: /^通知/ }),
  ).toHaveAccessibleName(/\d/);
  await presetsCounted(list);
  // An order that others have changed loses its mark once it is open, and its list is loaded anew.
  const marked = list.getByRole('row').filter({ hasText: '有更新：上次查看后有变化' });
  for (let left = await marked.count(); left > 0; left -= 1) {
    await marked.first().getByRole('link').click();
    await expect(shown(page).getByText('签约主体')).toBeVisible();
    await page.getByRole('tab', { name: w.list }).click();
    await expect(marked).toHaveCount(left - 1);
  }
  await requestsDone(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/CM-API/')) calls.push(pathname.slice('/CM-API'.length));
  });

  for (let row = 1; row <= 10; row += 1) {
    const link = shown(page).getByRole('row').nth(row).getByRole('link');
    const orderNo = (await link.textContent())!;
    await link.click();
    await orderOpened(page, orderNo);
    await expect(shown(page).getByText('签约主体')).toBeVisible();
    await expect(shown(page).getByRole('toolbar')).toBeVisible();
    await page.getByRole('tab', { name: w.list }).click();
    await expect(shown(page).getByRole('row')).toHaveCount(11);
  }

  const ofOrders = calls.filter((path) => path.startsWith('/gOrderBaseApi/'));
  // Whoever stays with an order for two seconds reports it, on a slow machine with each.
  const others = calls.filter((path) => !/^\/gOrder(BaseApi|Presence)\//.test(path));
  expect(ofOrders.length).toBeLessThanOrEqual(20);
  // The tenth row is the last of its page: its next order is on the page after.
  expect(new Set(others)).toEqual(new Set(['/vOrderInfo/getList']));
  expect(others.length).toBeLessThanOrEqual(1);
});

test('a project manager reveals a candidate’s number for a reason, an administrator cannot', async ({
  page,
}) => {
  const list = await openList(page, 'officer', '/f-order/candidateList');
  const mobile = list.getByRole('group', { name: '手机' }).first();
  await expect(mobile).toContainText('****');

  await mobile.getByRole('button', { name: '查看手机' }).click();
  await page.getByRole('textbox', { name: /查看原因/ }).fill('约候选人核实履历');
  await page.getByRole('button', { name: '查看', exact: true }).click();

  await expect(mobile).toContainText(/\d{11}/);
  await mobile.getByRole('button', { name: '隐藏手机' }).click();
  await expect(mobile).toContainText('****');

  await page.context().clearCookies();
  const all = await openList(page, 'admin', '/f-order/candidateList');
  await expect(all.getByRole('group', { name: '手机' }).first()).toContainText('****');
  await expect(all.getByRole('button', { name: '查看手机' })).toHaveCount(0);
});
