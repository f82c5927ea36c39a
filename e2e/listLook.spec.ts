// Reached by: orders companies candidates users articles shared/resourceList shell/layout
// Reached by: widgets/ListGrid widgets/ListFilter widgets/DataGrid
import type { Locator } from '@playwright/test';
import { expect, openList, test } from './journey';

test.use({ viewport: { width: 1440, height: 900 } });

/** Returns the texts of headers that the end of the grid, or what is pinned there, cuts. */
const cutColumns = (list: Locator) =>
  list.getByRole('grid').evaluate((grid) => {
    const box = grid.parentElement!;
    const heads = [...grid.querySelectorAll<HTMLElement>('thead th')];
    const pinned = heads.filter(({ dataset }) => dataset['pin'] === 'end');
    const edge = Math.min(
      box.getBoundingClientRect().left + box.clientLeft + box.clientWidth,
      ...pinned.map((head) => head.getBoundingClientRect().left),
    );
    return heads
      .filter((head) => !pinned.includes(head))
      .filter((head) => {
        const { left, right } = head.getBoundingClientRect();
        return left < edge - 2 && right > edge + 2;
      })
      .map((head) => head.textContent);
  });

const LISTS = [
  ['officer', '/f-order/f-order/orderList'],
  ['client', '/f-order/f-order-company/orderList'],
  ['officer', '/f-order/candidateList'],
  ['admin', '/a-company/companyList'],
  ['admin', '/system/userList'],
  ['admin', '/system/articleList'],
] as const;

for (const locale of ['zh-CN', 'en-US'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('no column is cut in half at rest', async ({ browser, server }) => {
      for (const [account, address] of LISTS) {
        const context = await browser.newContext({
          baseURL: server.url,
          locale,
          viewport: { width: 1440, height: 900 },
        });
        const list = await openList(await context.newPage(), account, address);
        expect.soft(await cutColumns(list), `${account} ${address}`).toEqual([]);
        await context.close();
      }
    });

    test('orders begin at 240 px, and fifteen are in sight', async ({ page }) => {
      const list = await openList(page, 'officer', '/f-order/f-order/orderList');
      const rows = list.getByRole('row');
      const first = (await rows.nth(1).boundingBox())!;
      const foot = (await list.locator('footer').boundingBox())!;
      const fifteenth = (await rows.nth(15).boundingBox())!;

      expect(first.y).toBeLessThanOrEqual(240);
      expect(fifteenth.y + fifteenth.height).toBeLessThanOrEqual(foot.y + 1);
    });
  });
