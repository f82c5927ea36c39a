// Reached by: shell/session shell/preferences shell/tabs shared/resourceList orders session
// Reached by: widgets/ListFilter widgets/ListGrid
import type { Locator } from '@playwright/test';
import { expect, openList, rowsLoaded, shown, signIn, test } from './journey';

const ORDERS = '/f-order/f-order/orderList';

/** Pastes a text as the keyboard would. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('a click searches a pasted list: nothing moves under the pressed mouse', async ({ page }) => {
  const list = await openList(page, 'officer', ORDERS);
  const numbers = await list.getByRole('rowheader').allInnerTexts();
  const field = list.getByRole('textbox', { name: '订单编号' });
  await field.click();
  await paste(field, numbers.slice(0, 3).join('\r\n'));
  await expect(list.getByText('按 Enter 查询')).toBeVisible();

  const box = (await list.getByRole('button', { name: '查询' }).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(200);
  await page.mouse.up();

  await expect(list.getByText('共 3 条')).toBeVisible();
});

test('a list with 1,000 pasted numbers outlives a reload and Back', async ({ page }) => {
  const list = await openList(page, 'officer', ORDERS);
  const [first] = await list.getByRole('rowheader').allInnerTexts();
  const others = Array.from({ length: 999 }, (_, index) => `BG2026112600${10_000 + index}`);
  const field = list.getByRole('textbox', { name: '订单编号' });
  await field.click();
  await paste(field, [first, ...others].join('\n'));
  await page.keyboard.press('Enter');
  await expect(list.getByText('共 1 条')).toBeVisible();
  expect(page.url().length).toBeLessThan(6_200);

  await page.reload();
  await expect(shown(page).getByText('共 1 条')).toBeVisible();
  await page.goto('/dashboard');
  await page.goBack();
  await expect(shown(page).getByText('共 1 条')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText('链接放不下全部筛选条件')).toBeVisible();
  await rowsLoaded(shown(other));
});

for (const [state, deny] of [
  [
    'full',
    () => {
      const fill = (length: number) => localStorage.setItem(`x${length}`, 'x'.repeat(length));
      for (let length = 4_000_000; length >= 1; length = Math.floor(length / 2))
        try {
          for (;;) fill(length + localStorage.length);
        } catch {
          // Full for texts of this length.
        }
    },
  ],
  [
    'denied',
    () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
  ],
] as const)
  test(`a storage that is ${state} keeps nobody from signing in`, async ({ page }) => {
    await page.addInitScript(deny);
    await page.goto('/login');
    await signIn(page, 'officer');
  });
