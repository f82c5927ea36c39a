// Reached by: workCalendar calendarChanges shared/workCalendar shared/orders api/workCalendar
import type { Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, furtherVariant, shown, test } from './journey';
import { dataOf, tokenOf } from './server';

interface Order {
  id: string;
  slaDueAt: string;
}

test('an officer sees which days until the due time are worked, with the holidays', async ({
  page,
  server,
}) => {
  const token = await tokenOf(server.url, 'officer');
  const { content } = await dataOf<{ content: Order[] }>(server.url, token, '/vOrderInfo/getList', {
    searchParam: JSON.stringify({
      SEARCH_ISNOTNULL_sla_due_at: '',
      SEARCH_EQ_order_status: '50',
    }),
    orderParam: 'sla_due_at desc',
    pageNum: 1,
    pageSize: 1,
  });
  const order = content[0]!;
  await enterAs(page, 'officer', `/f-order/f-order/orderDetails?orderId=${order.id}`);

  await shown(page).getByRole('button', { name: '查看工作日' }).click();

  const panel = page.getByRole('dialog', { name: '查看工作日' });
  await expect(panel.getByRole('grid').first()).toBeVisible();
  await expect(panel.getByText(/^共 [\d,]+ 天，其中 [\d,]+ 个工作日$/)).toBeVisible();
  await expectAccessible(page);

  await panel.getByRole('combobox', { name: '年份' }).selectOption('2026');
  await panel.getByRole('combobox', { name: '月份' }).selectOption({ label: '10月' });
  const holiday = panel.getByRole('button', { name: /2026年10月1日星期四，.*国庆节，休息$/ });
  await expect(holiday).toHaveAttribute('data-mark', '休');
  await holiday.focus();
  await expect(panel.getByText('国庆节，休息', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown(page).getByRole('button', { name: '查看工作日' })).toBeFocused();
});

const CALENDAR = '/system/calendar?year=2030';
const cell = (page: Page, name: RegExp) => shown(page).getByRole('gridcell', { name });
const dialog = (page: Page) => page.getByRole('dialog');

test('an administrator makes a year, sets days by pointer and keys, and imports holidays', async ({
  page,
}) => {
  await enterAs(page, 'admin', CALENDAR);
  await shown(page).getByRole('button', { name: '建立 2030 年' }).click();
  await expect(page.getByText('2030 年已经建立')).toBeVisible();
  await expect(shown(page).getByText('全年 261 个工作日')).toBeVisible();
  await expectAccessible(page);

  await cell(page, /^2030年6月3日/).click();
  await cell(page, /^2030年6月5日/).click({ modifiers: ['Shift'] });
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(shown(page).getByRole('gridcell', { selected: true })).toHaveCount(2);
  await shown(page).getByRole('button', { name: '设置所选日期' }).click();
  await dialog(page).getByRole('textbox', { name: '节日名称' }).fill('端午节');
  await expect(dialog(page).getByText('不会改变任何未完成订单的截止日。')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存 2 天')).toBeVisible();
  await expect(cell(page, /^2030年6月4日星期二，法定假，端午节$/)).toBeVisible();
  await expect(shown(page).getByText('全年 259 个工作日')).toBeVisible();

  await shown(page).getByRole('button', { name: '导入节假日' }).click();
  const lines = dialog(page).getByRole('textbox', { name: '粘贴节假日' });
  await lines.fill('2030-10-01,3,国庆节\n2030-10-05,1');
  await expect(dialog(page).getByText('1 行无法读取')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: '保存' })).toBeDisabled();
  await lines.fill('日期,类型,名称\n2030-10-01,3,国庆节\n2030-10-05,4,国庆节\n2030-06-03,3,端午节');
  await expect(dialog(page).getByText('2 天会改变', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await expect(cell(page, /^2030年10月5日星期六，调休上班，国庆节$/)).toBeVisible();
});

test('days that differ from the official table are named and adopted', async ({ page, server }) => {
  const token = await tokenOf(server.url, 'admin');
  const days = [{ day: '2025-10-08', dayType: 1, holidayName: null }];
  await dataOf(server.url, token, '/hCalendar/saveDays', { days });
  await enterAs(page, 'admin', '/system/calendar?year=2025');
  await expect(shown(page).getByText('有 1 天与国务院公布的安排不同')).toBeVisible();

  await shown(page).getByRole('button', { name: '采用官方安排' }).click();
  await expect(dialog(page).getByText('法定假 · 国庆节、中秋节')).toBeVisible();
  await dialog(page).getByRole('button', { name: '保存' }).click();

  await expect(shown(page).getByText(/与国务院公布的安排不同$/)).toHaveCount(0);
});

test(
  'in English, an officer reads the calendar and changes nothing',
  furtherVariant,
  async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('mj.theme', JSON.stringify({ language: 'en' })),
    );
    await enterAs(page, 'officer2', '/system/calendar?year=2026');

    await expect(cell(page, /1 October 2026, Public holiday, 国庆节$/)).toBeVisible();
    await expect(shown(page).getByRole('button', { name: 'Import holidays' })).toHaveCount(0);
    await expectAccessible(page);
  },
);
