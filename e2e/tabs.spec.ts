// Reached by: orders shell/tabs shell/pages
import type { Locator, Page } from '@playwright/test';
import {
  furtherVariant,
  expect,
  shown,
  enterAs,
  tabOf,
  test,
  labels,
  spine,
  orderOpened,
} from './journey';

const w = labels.zh;

test.beforeEach(async ({ page }) => {
  await enterAs(page, 'officer');
  await page.getByRole('link', { name: w.list, exact: true }).click();
  await expect(shown(page).getByRole('row')).toHaveCount(11);
});

/** Opens fifty orders and scrolls their rows. Returns the scrolling element. */
async function scrollOrders(page: Page, top: number) {
  await page.goto('/f-order/f-order/orderList?size=50');
  await expect(shown(page).getByRole('row')).toHaveCount(51);
  const scroller = shown(page).getByRole('grid').locator('..');
  await scroller.evaluate((element, to) => void (element.scrollTop = to), top);
  return scroller;
}

const topOf = (scroller: Locator) => scroller.evaluate(({ scrollTop }) => scrollTop);

test('a hidden tab keeps what was typed and where it was scrolled', spine, async ({ page }) => {
  const scroller = await scrollOrders(page, 600);
  const candidate = shown(page).getByRole('textbox', { name: w.candidate });
  await candidate.fill('欧阳');
  await page.getByRole('tab', { name: w.home }).click();
  await expect(page).toHaveURL(/dashboard/);

  await page.getByRole('tab', { name: w.list }).click();

  await expect(candidate).toHaveValue('欧阳');
  expect(await topOf(scroller)).toBe(600);
});

test('a list whose tab slept returns to where its rows were', furtherVariant, async ({ page }) => {
  const scroller = await scrollOrders(page, 600);
  const links = await shown(page).getByRole('rowheader').getByRole('link').all();
  const addresses = await Promise.all(links.slice(0, 31).map((link) => link.getAttribute('href')));
  await expect.poll(() => topOf(scroller)).toBe(600);

  await page.evaluate((paths) => {
    for (const path of paths) {
      history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }
  }, addresses);
  await expect(page.getByRole('tab')).toHaveCount(33);
  await expect(page.locator('[role="tabpanel"]')).toHaveCount(10);
  await page.getByRole('tab', { name: w.list }).click();

  await expect(shown(page).getByRole('row')).toHaveCount(51);
  expect(await topOf(scroller)).toBe(600);
});

test(
  'two orders are two tabs; refreshing one does not affect the other; closing returns to the last visited one',
  spine,
  async ({ page }) => {
    const [one, two] = [0, 1].map((index) =>
      shown(page)
        .getByRole('row')
        .nth(index + 1)
        .getByRole('link'),
    );
    const [oneNo, twoNo] = [(await one!.textContent())!, (await two!.textContent())!];
    await one!.click();
    await expect(page.getByRole('tab', { name: tabOf(oneNo) })).toBeVisible();
    await page.getByRole('tab', { name: w.list }).click();
    await two!.click();
    await expect(page.getByRole('tab', { name: tabOf(twoNo) })).toBeVisible();

    await page.getByRole('tab', { name: tabOf(oneNo) }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '刷新' }).click();
    await expect(page.getByRole('tab', { name: tabOf(twoNo) })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('tab', { name: tabOf(twoNo) }).press('Delete');

    await expect(page.getByRole('tab', { name: tabOf(twoNo) })).toHaveCount(0);
    await expect(page.getByRole('tab', { name: w.list })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: w.list }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '全部关闭' }).click();
    await expect(page.getByRole('tab')).toHaveCount(1);
  },
);

test('Back and Forward move through tabs and pages alike', spine, async ({ page }) => {
  await shown(page).getByRole('button', { name: w.next }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('tab', { name: w.home }).click();

  await page.goBack();
  await expect(page).toHaveURL(/orderList\?page=2/);
  await page.goBack();
  await expect(page).toHaveURL(/orderList$/);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/dashboard/);
});

test('a page beyond the end of the list shows the last page', furtherVariant, async ({ page }) => {
  await page.goto('/f-order/f-order/orderList?orderStatus.EQ=10&page=9999');

  await expect(shown(page).getByRole('row').nth(1)).toContainText(labels.zh.awaiting);
  await expect(page).not.toHaveURL(/page=9999/);
});

test('an order navigates to the next one of its list, in the same tab', async ({ page }) => {
  const links = shown(page).getByRole('row').getByRole('link');
  const numbers = await links.allTextContents();
  await links.first().click();
  const navigation = shown(page).getByRole('toolbar', { name: '逐条处理' });
  await expect(navigation).toContainText('第 1 /');

  for (const orderNo of numbers.slice(1, 3)) {
    await navigation.getByRole('button', { name: /^下一条/ }).click();
    await orderOpened(page, orderNo);
  }

  await expect(page.getByRole('tab')).toHaveCount(3);
  await expect(page.getByRole('tab', { name: tabOf(numbers[2]!) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goBack();
  await orderOpened(page, numbers[1]!);
});

test('a tab opens as a standalone page, without shell', async ({ page, context }) => {
  const opened = context.waitForEvent('page');
  await page.getByRole('tab', { name: w.list }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '单页打开' }).click();
  const standalone = await opened;

  await expect(standalone).toHaveURL(/\/new\/f-order\/f-order\/orderListNew$/);
  await expect(standalone.getByRole('row')).toHaveCount(11);
  await expect(standalone.getByRole('tablist')).toHaveCount(0);
  await expect(standalone).toHaveTitle('订单列表 · 背景调查管理端');
  await standalone.goto('/new/f-order');
  await expect(standalone).toHaveURL(/\/new\/f-order\/f-order\/orderListNew$/);
});

test('the list and an order are readable on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(shown(page).getByRole('list', { name: w.list }).getByRole('listitem')).toHaveCount(
    10,
  );
  // The shell follows the new width with its next render.
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: '打开菜单' }).click();
  await expect(
    page.getByRole('dialog').getByRole('link', { name: w.list, exact: true }),
  ).toBeVisible();
});
