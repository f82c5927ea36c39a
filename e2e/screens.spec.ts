// Reached by: orders shared/resourceList shell/layout widgets/DataGrid
import type { Locator } from '@playwright/test';
import {
  furtherVariant,
  expect,
  expectAccessible,
  openList,
  shown,
  enterAs,
  test,
} from './journey';

const ORDERS = '/f-order/f-order/orderList';

/** Returns the names of the headers that are whole in sight. */
const headsInSight = (list: Locator) =>
  list.getByRole('grid').evaluate((table: HTMLTableElement) => {
    const { left, right } = table.parentElement!.getBoundingClientRect();
    return [...table.tHead!.rows[0]!.cells]
      .filter((head) => {
        const box = head.getBoundingClientRect();
        return box.left >= left && box.right <= right + 1;
      })
      .map((head) => head.textContent);
  });

test('at 1440 px the order list shows who, what and until when without scrolling', async ({
  page,
}) => {
  const list = await openList(page, 'officer', ORDERS);

  // Columns take their place when the first rows are there.
  await expect
    .poll(() => headsInSight(list))
    .toEqual(
      expect.arrayContaining([
        '订单编号',
        '候选人',
        '客户',
        '状态',
        '警示度',
        '项目经理',
        '截止时间',
      ]),
    );
  await expect(list.getByRole('row').nth(1)).toContainText(/\d\d-\d\d \d\d:\d\d/);
  await expect(list.getByRole('row').nth(1)).not.toContainText(/20\d\d-\d\d-\d\d \d\d:/);
});

test(
  'number and candidate stay in sight beside the others at 1024 px',
  furtherVariant,
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    const list = await openList(page, 'officer', ORDERS);

    await list.getByRole('grid').evaluate((table) => {
      table.parentElement!.scrollLeft = 10_000;
    });

    await expect
      .poll(() => headsInSight(list))
      .toEqual(expect.arrayContaining(['订单编号', '候选人', '警示度']));
  },
);

test('the operation column is as wide as its actions', furtherVariant, async ({ page }) => {
  const list = await openList(page, 'admin', '/system/dictionaryList');

  const box = await list.getByRole('columnheader', { name: '操作' }).boundingBox();
  expect(box!.width).toBeLessThan(120);
});

test('a row is opened by one Enter, and a page is read from its top', async ({ page }) => {
  const list = await openList(page, 'officer', `${ORDERS}?size=50`);
  const scroller = list.getByRole('grid').locator('..');
  await scroller.evaluate((element) => void (element.scrollTop = 900));
  await list.getByRole('button', { name: '下一页' }).click();
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await expect(list.getByRole('grid')).not.toHaveAttribute('aria-busy');

  await list.getByRole('row').nth(1).getByRole('gridcell').nth(2).click();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/orderDetails\?orderId=/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('orders are cards in sight at once, whose filters are behind one button', async ({
    page,
  }) => {
    await enterAs(page, 'officer');
    await page.goto(ORDERS);
    const list = shown(page);
    const cards = list.getByRole('list', { name: '订单列表' }).getByRole('listitem');
    await expect(cards).toHaveCount(10);
    expect((await cards.first().boundingBox())!.y).toBeLessThan(260);
    await expect(cards.first()).toContainText('截止时间');
    await expectAccessible(page);

    await list.getByRole('button', { name: '筛选', exact: true }).tap();
    await list.getByRole('button', { name: /^状态/ }).tap();
    await page.getByRole('option', { name: '待接单' }).tap();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await list.getByRole('button', { name: '查询' }).tap();
    await expect(list.getByRole('button', { name: '筛选（1）' })).toBeFocused();
    await expect(cards.filter({ hasNotText: '待接单' })).toHaveCount(0);

    // A thumb beside the box selects as well.
    const check = (await cards.first().getByRole('checkbox').boundingBox())!;
    await page.touchscreen.tap(check.x + check.width + 8, check.y - 8);
    await expect(list.getByText('已选 1 项')).toBeVisible();

    // The whole card leads to the order.
    const fact = (await cards.nth(1).getByText('产品').boundingBox())!;
    await page.touchscreen.tap(fact.x + fact.width / 2, fact.y + fact.height / 2);
    await expect(page).toHaveURL(/orderDetails\?orderId=/);
  });
});
