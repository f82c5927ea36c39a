// Reached by: orders api/orders shared/orders session shell/session
import { setTimeout } from 'node:timers/promises';
import {
  furtherVariant,
  expect,
  expectAccessible,
  shown,
  signIn,
  tabOf,
  test,
  labels,
  rowsLoaded,
  spine,
  orderOpened,
} from './journey';

for (const language of ['zh', 'en'] as const) {
  const w = labels[language];
  const details = language === 'en' ? furtherVariant : spine;

  test.describe(language, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((preferred) => {
        if (!localStorage.getItem('mj.theme'))
          localStorage.setItem('mj.theme', JSON.stringify({ language: preferred }));
      }, language);
      await page.goto('/');
    });

    test(
      'a case officer signs in, finds an order, opens it, accepts it, and it stays accepted',
      spine,
      async ({ page }) => {
        await signIn(page, 'officer', w);
        await expect(page).toHaveURL(/\/dashboard$/);
        await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);

        await page.getByRole('link', { name: w.list, exact: true }).click();
        const list = shown(page);
        await expect(list.getByRole('row')).toHaveCount(11);
        await expectAccessible(page);

        await list.getByLabel(w.status, { exact: true }).click();
        await page.getByRole('option', { name: w.awaiting }).click();
        await list.getByRole('button', { name: w.search, exact: true }).click();
        await expect(page).toHaveURL(/orderStatus\.EQ=10/);
        await rowsLoaded(list);
        await expect(list.getByRole('row').nth(10)).toContainText(w.awaiting);
        const link = list.getByRole('row').nth(1).getByRole('link');
        const firstOfPageOne = (await link.textContent())!;
        await list.getByRole('button', { name: w.next }).click();
        await expect(page).toHaveURL(/page=2/);
        // The rows of page 1 stay until those of page 2 are loaded.
        await rowsLoaded(list);
        await expect(link).not.toHaveText(firstOfPageOne);
        await expect(list.getByRole('row').nth(1)).toContainText(w.awaiting);

        const orderNo = (await link.textContent())!;
        await link.click();
        const detail = shown(page);
        await orderOpened(page, orderNo);
        await expect(page.getByRole('tab', { name: tabOf(orderNo) })).toHaveAttribute(
          'aria-selected',
          'true',
        );
        await expectAccessible(page);

        await detail.getByRole('button', { name: w.accept, exact: true }).click();
        await expect(detail.getByText(w.collecting, { exact: true }).first()).toBeVisible();
        await expect(detail.getByRole('button', { name: w.accept, exact: true })).toHaveCount(0);

        await page.reload();
        await expect(shown(page).getByText(w.collecting, { exact: true }).first()).toBeVisible();
        await expect(page.getByRole('tab', { name: tabOf(orderNo) })).toHaveAttribute(
          'aria-selected',
          'true',
        );

        await page.goBack();
        await expect(page).toHaveURL(/orderStatus\.EQ=10&page=2/);
        await expect(shown(page).getByRole('row', { name: new RegExp(orderNo) })).toHaveCount(0);
      },
    );

    test(
      'a client company filters, pages and opens its own orders only, and cannot accept any',
      details,
      async ({ page }) => {
        await signIn(page, 'client', w);
        await page.getByRole('link', { name: w.list, exact: true }).click();
        const list = shown(page);
        await expect(list.getByRole('row')).toHaveCount(11);

        await list.getByLabel(w.status, { exact: true }).click();
        await page.getByRole('option', { name: w.settled }).click();
        await list.getByRole('button', { name: w.search, exact: true }).click();
        await expect(page).toHaveURL(/orderStatus\.EQ=100/);
        const second = page.waitForResponse((response) =>
          /vOrderInfo\/getList.*pageNum=2/.test(response.url()),
        );
        await list.getByRole('button', { name: w.next }).click();
        await expect(page).toHaveURL(/page=2/);
        await expect(list.getByRole('row').nth(10)).toContainText(w.completed);
        const { data } = (await (await second).json()) as {
          data: { content: { companyId: string }[] };
        };
        expect(new Set(data.content.map(({ companyId }) => companyId)).size).toBe(1);

        await list.getByRole('row').nth(1).getByRole('link').click();
        const orderNo = (await shown(page)
          .getByText(/^MJ\d+$/)
          .textContent())!;
        await expect(shown(page).getByRole('button', { name: w.accept, exact: true })).toHaveCount(
          0,
        );
        await expect(
          shown(page).getByRole('navigation', { name: w.flow }).getByRole('listitem'),
        ).toHaveCount(5);
        await page.reload();
        await orderOpened(page, orderNo);

        await page.getByRole('banner').getByRole('button').last().click();
        await page.getByRole('menuitem', { name: w.signOut }).click();
        await expect(page).toHaveURL(/\/login$/);
      },
    );

    test(
      'the letter that the candidate signed opens from the order and can be downloaded',
      details,
      async ({ page }) => {
        await signIn(page, 'client', w);
        await page.goto('/f-order/f-order-company/orderList?orderStatus.EQ=100');
        // The last call of the page replaces no part of it that could be pressed before.
        await page.route('**/gOrderBaseApi/getOrderDetail', async (route) => {
          await setTimeout(1_000);
          await route.continue();
        });
        await shown(page).getByRole('row').nth(1).getByRole('link').click();
        await shown(page).getByRole('button', { name: w.letter, exact: true }).click();
        const letter = page.getByRole('dialog');
        await expect(letter).toContainText('背景调查授权书');
        await expectAccessible(page);

        const saved = page.waitForEvent('download');
        await letter.getByRole('button', { name: w.download }).click();
        expect((await saved).suggestedFilename()).toMatch(/^授权书-MJ\d+\.txt$/);
      },
    );

    test(
      'signing out ends the session, and signing in returns to the requested page',
      details,
      async ({ page }) => {
        await signIn(page, 'officer', w);
        await page.getByRole('banner').getByRole('button').last().click();
        await page.getByRole('menuitem', { name: w.signOut }).click();
        await expect(page).toHaveURL(/\/login$/);
        await expectAccessible(page);

        await page.goto('/f-order/f-order/orderList?userName.LIKE=a&page=2');

        await expect(page).toHaveURL(
          /\/login\?redirect=%2Ff-order%2Ff-order%2ForderList%3FuserName.LIKE%3Da%26page%3D2$/,
        );
        await signIn(page, 'officer', w);
        await expect(page).toHaveURL(/orderList\?userName\.LIKE=a&page=2$/);
      },
    );

    test('the language changes in place and persists', details, async ({ page }) => {
      await signIn(page, 'officer', w);
      await page.getByRole('button', { name: w.toOther }).click();
      const other = labels[language === 'zh' ? 'en' : 'zh'];
      await expect(page.getByRole('link', { name: other.list, exact: true })).toBeVisible();

      await page.reload();

      await expect(page.getByRole('link', { name: other.list, exact: true })).toBeVisible();
    });
  });
}
