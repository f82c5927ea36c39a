// Reached by: savedFilters widgets/AdvancedFilter widgets/ListFilter shared/resourceList api/search
import type { Locator, Page } from '@playwright/test';
import { furtherVariant, expect, expectAccessible, openList, shown, test } from './journey';

const ORDERS = '/f-order/f-order/orderList';

/** The dialog of the advanced filter. */
const dialog = (page: Page) => page.getByRole('dialog', { name: '高级筛选' });
const row = (page: Page, number: number) =>
  dialog(page).getByRole('group', { name: `条件 ${number}`, exact: true });

async function openFilter(page: Page, list: Locator) {
  await list.getByRole('button', { name: /^高级筛选/ }).click();
  await expect(dialog(page)).toBeVisible();
}

async function choose(page: Page, number: number, label: string, option: string) {
  await row(page, number)
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const apply = (page: Page) =>
  dialog(page).getByRole('button', { name: '确定', exact: true }).click();

test('a filter of two conditions finds rows, is in the address, and survives a reload', async ({
  page,
}) => {
  const list = await openList(page, 'officer', ORDERS);
  const requests: string[] = [];
  page.on('request', (request) => {
    const address = decodeURIComponent(request.url() + (request.postData() ?? ''));
    // Presets count with one row.
    if (address.includes('/vOrderInfo/getList') && !address.includes('pageSize=1&'))
      requests.push(address);
  });
  await openFilter(page, list);
  await apply(page);
  await expect(row(page, 1).getByText('请输入该项')).toHaveCount(2);
  await expectAccessible(page);

  await choose(page, 1, '字段', '下单时间');
  await choose(page, 1, '比较方式', '动态范围');
  await choose(page, 1, '值', '今年');
  await expect(
    row(page, 1).getByText(/01-01 00:00:00 至 .+12-31 23:59:59（北京时间）/),
  ).toBeVisible();
  await dialog(page).getByRole('button', { name: '添加条件' }).click();
  await choose(page, 2, '字段', '订单编号');
  await choose(page, 2, '比较方式', '不为空');
  await dialog(page).getByText('满足全部条件', { exact: true }).click();
  await expectAccessible(page);
  await apply(page);

  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/advanced=.*THIS_YEAR.*join=and/);
  await expect(list.getByText('下单时间 今年', { exact: true })).toBeVisible();
  await expect.poll(() => requests.at(-1)).toContain('SEARCH_BETWEEN_order_time');
  expect(requests.join()).not.toContain('DYNAMIC');
  await page.reload();
  await expect(shown(page).getByText('下单时间 今年', { exact: true })).toBeVisible();
  await expect(shown(page).getByRole('button', { name: /^高级筛选.*2 个条件/ })).toBeVisible();
});

test('a filter is saved under a name, opened again, renamed and deleted', async ({ page }) => {
  const list = await openList(page, 'officer', ORDERS);
  await openFilter(page, list);
  await choose(page, 1, '字段', '订单编号');
  await choose(page, 1, '比较方式', '包含');
  await row(page, 1).getByRole('textbox', { name: '值' }).fill('2026');
  await dialog(page).getByText('存为常用筛选', { exact: true }).click();
  await apply(page);
  await expect(dialog(page).getByText('请输入高级筛选标签名称')).toBeVisible();
  await dialog(page).getByRole('textbox', { name: '高级筛选标签名称' }).fill('今年的单');
  await apply(page);
  await expect(dialog(page)).toHaveCount(0);
  await list.getByRole('button', { name: '重置' }).click();
  await expect(page).not.toHaveURL(/advanced=/);

  await openFilter(page, list);
  await dialog(page).getByRole('button', { name: '今年的单', exact: true }).click();
  await expect(row(page, 1).getByRole('textbox', { name: '值' })).toHaveValue('2026');
  await dialog(page).getByRole('button', { name: '今年的单的操作' }).click();
  await page.getByRole('menuitem', { name: '重命名' }).click();
  const name = dialog(page).getByRole('region', { name: '常用筛选' }).getByRole('textbox');
  await name.fill('二〇二六');
  await name.press('Enter');
  await dialog(page).getByRole('button', { name: '二〇二六的操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();

  await expect(dialog(page).getByText('暂无常用筛选')).toBeVisible();
});

test('an order opened from a filtered list keeps the filter for its navigation', async ({
  page,
}) => {
  const advanced = JSON.stringify([
    { field: 'orderTime', operator: 'DYNAMIC', value: 'THIS_YEAR' },
    { field: 'orderTime', operator: 'DYNAMIC', value: 'LAST_YEAR' },
  ]);
  const address = `${ORDERS}?${new URLSearchParams({ advanced, join: 'or' }).toString()}`;
  const list = await openList(page, 'officer', address);

  await list.getByRole('row').nth(1).getByRole('link').first().click();

  await expect(page).toHaveURL(/asOf/);
  await expect(shown(page).getByText(/^第 1 \/ [\d,]+ 条/)).toBeVisible();
});

test('hostile text in the address is ignored', async ({ page }) => {
  const hostile = new URLSearchParams({ advanced: '[{"field":"__proto__"', join: 'xor' });
  const list = await openList(page, 'officer', `${ORDERS}?${hostile.toString()}`);

  await expect(list.getByRole('group', { name: '高级筛选' })).toHaveCount(0);
  await expect(list.getByRole('row')).toHaveCount(11);
});

/** Moments around the ends of months, quarters and years in Beijing, the latest first. */
const MOMENTS = [
  ['2028-02-29T16:00:00Z', '本月', '2028-03-01', '2028-03-31'],
  ['2028-02-29T15:59:59Z', '本月', '2028-02-01', '2028-02-29'],
  ['2026-12-31T16:00:00Z', '本季度', '2027-01-01', '2027-03-31'],
  ['2026-12-31T15:59:59Z', '今年', '2026-01-01', '2026-12-31'],
  ['2026-03-29T01:00:00Z', '昨天', '2026-03-28', '2026-03-28'],
] as const;

for (const [timezoneId, details] of [
  ['America/Los_Angeles', {}],
  ['Asia/Shanghai', furtherVariant],
  ['Europe/Berlin', furtherVariant],
] as const)
  test(
    `a range relative to today means Beijing’s days in a browser of ${timezoneId}`,
    details,
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL: baseURL!, timezoneId, locale: 'zh-CN' });
      const page = await context.newPage();
      // From the start: a day later the session would have ended.
      await page.clock.setFixedTime(MOMENTS[0][0]);
      const list = await openList(page, 'officer', ORDERS);
      for (const [moment, label, first, last] of MOMENTS) {
        await page.clock.setFixedTime(moment);
        await openFilter(page, list);
        await choose(page, 1, '字段', '下单时间');
        await choose(page, 1, '比较方式', '动态范围');
        await choose(page, 1, '值', label);

        await expect(
          row(page, 1).getByText(`${first} 00:00:00 至 ${last} 23:59:59（北京时间）`),
        ).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
      }
      await context.close();
    },
  );
