// Reached by: shell/pages shell/errors shell/tabs
import { furtherVariant, enterAs, expect, expectAccessible, labels, shown, test } from './journey';
import { PASSWORD } from './server';
import { LISTS, openLists, openTab, tabOfName } from './tabStrip';

const w = labels.zh;
const ASSETS = '**/assets/*.js';
const gone = { status: 404, body: '' };

test('a page whose code is gone says so in its tab alone; drafts and tabs are there after a reload', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await enterAs(page, 'client');
  await openTab(page, '/f-order/f-order-company/createForm?type=1');
  const position = shown(page).getByRole('textbox', { name: /^应聘岗位/ });
  await position.fill('工程师');
  await page.route(ASSETS, (route) => route.fulfill(gone));
  await openTab(page, '/f-order/addressList');

  await expect(shown(page).getByRole('heading', { name: '系统已更新' })).toBeVisible();
  await expect(page.getByRole('button', { name: '有新版本' })).toBeVisible();
  await expectAccessible(page);
  await tabOfName(page, '发起背调 · 精调').click();
  await expect(position).toHaveValue('工程师');
  // The tabs leave the window with the head of a page that was scrolled.
  await shown(page).evaluate((panel) => panel.scrollTo(0, 0));
  await tabOfName(page, '公司地址').click();
  await page.unroute(ASSETS);
  await shown(page).getByRole('button', { name: '重新载入' }).click();

  await expect(shown(page).getByRole('heading', { level: 1, name: '公司地址' })).toBeVisible();
  await tabOfName(page, '发起背调 · 精调').click();
  await shown(page).getByRole('button', { name: '恢复草稿' }).click();
  await expect(position).toHaveValue('工程师');
});

test(
  'a sign-in page that was open during a release leads on with a reload, never to an empty window',
  furtherVariant,
  async ({ page }) => {
    await page.goto('/login');
    await page.getByText(w.serviceUser, { exact: true }).click();
    await page.getByRole('textbox', { name: w.username }).fill('officer');
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/PersonalWorkspace-*.js', (route) => route.fulfill(gone));
    await page.getByRole('button', { name: w.signIn, exact: true }).click();

    await expect(page.getByText('页面没有加载出来')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/assets/PersonalWorkspace-*.js');
    await page.getByRole('button', { name: '重新载入' }).click();

    await expect(page.getByRole('tablist')).toBeVisible();
  },
);

test('a new version is noticed when a tab is shown, without a timer, and loaded by choice', async ({
  page,
}) => {
  await page.clock.install();
  await enterAs(page, 'officer');
  await openLists(page, '候选人');
  const looks: string[] = [];
  await page.route(/\/$/, async (route) => {
    looks.push(route.request().url());
    const response = await route.fetch();
    const body = (await response.text()).replace(/(\/assets\/index-)[\w-]+/, '$1Another0');
    await route.fulfill({ response, body });
  });
  await openLists(page, '订单列表');
  // Somebody is there all the while: otherwise the screen covers itself.
  await page.clock.fastForward('05:30');
  await page.mouse.move(5, 5);
  await page.clock.fastForward('05:30');
  expect(looks).toEqual([]);

  await tabOfName(page, '候选人').click();
  const button = page.getByRole('button', { name: '有新版本' });
  await expect(button).toBeVisible();
  await tabOfName(page, '订单列表').click();
  expect(looks).toHaveLength(1);
  await page.unroute(/\/$/);
  await button.click();

  await expect(shown(page).getByRole('heading', { level: 1, name: w.list })).toBeVisible();
  await expect(page).toHaveURL(LISTS.订单列表);
  await expect(button).toHaveCount(0);
});
