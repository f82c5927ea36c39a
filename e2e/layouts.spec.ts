// Reached by: shell/layout shell/menu shell/account
import type { Locator, Page } from '@playwright/test';
import {
  furtherVariant,
  enterAs,
  expect,
  expectAccessible,
  openList,
  shown,
  test,
} from './journey';
import { changeSettings, unsavedIn } from './settingsPanel';

const ORDERS = '/f-order/f-order/orderList';
const CLIENT_ORDERS = '/f-order/f-order-company/orderList';

const boxOf = async (part: Locator) => (await part.boundingBox())!;
const menuOf = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const account = (page: Page) => page.getByRole('banner').getByRole('button').last();
/** The shown page's element, which scrolls. */
const scroller = (page: Page) => shown(page);
const scrollTo = (part: Locator, top: number) =>
  part.evaluate((element, to) => void (element.scrollTop = to), top);
const topOf = (part: Locator) => part.evaluate(({ scrollTop }) => scrollTop);

test.describe('the left layout', () => {
  test('has a menu of 240 px, whose content starts at 285 px, and at 100 px beside icons', async ({
    page,
  }) => {
    await enterAs(page, 'pm001');
    const side = page.getByRole('complementary');
    expect((await boxOf(side.locator('> div'))).width).toBe(240);
    expect((await boxOf(page.getByRole('banner'))).x).toBe(285);

    await page.getByRole('button', { name: '收起菜单' }).click();
    await expect.poll(async () => (await boxOf(page.getByRole('banner'))).x).toBe(100);
    await expect(menuOf(page).getByRole('link', { name: '控制台首页' })).toBeVisible();
    await expectAccessible(page);

    const cookies = await page.context().cookies();
    const value = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
    expect([value('mj_sidebar'), value('mj_size')]).toEqual(['closed', 'standard']);
    await page.reload();
    await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
    expect((await boxOf(page.getByRole('banner'))).x).toBe(100);
  });

  test(
    'has a drawer below 992 px, which closes after a selection',
    furtherVariant,
    async ({ page }) => {
      await page.setViewportSize({ width: 991, height: 800 });
      await enterAs(page, 'officer');
      await expect(page.getByRole('complementary')).toHaveCount(0);
      await page.getByRole('button', { name: '打开菜单' }).click();
      const drawer = page.getByRole('dialog', { name: '主菜单' });
      await drawer.getByRole('link', { name: '候选人', exact: true }).click();

      await expect(page).toHaveURL(/candidateList/);
      await expect(drawer).toHaveCount(0);
      await page.setViewportSize({ width: 992, height: 800 });
      await expect(page.getByRole('complementary')).toBeVisible();
    },
  );

  test('shows staff their role when their name is focused or hovered, and leads to the profile', async ({
    page,
  }) => {
    await enterAs(page, 'officer');
    const side = page.getByRole('complementary');
    const card = page.getByRole('dialog', { name: '林晓' });
    await side.getByRole('link', { name: '编辑资料' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(side.getByRole('button', { name: '林晓' })).toBeFocused();
    await expect(card).toContainText('项目经理');
    await expect(card).toContainText('PM');
    await expect(card.getByText(/^[0-9A-Z]{26}$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await side.getByRole('button', { name: '林晓' }).hover();
    await expect(card).toBeVisible();

    await side.getByRole('link', { name: '编辑资料' }).click();
    await expect(page).toHaveURL('/userCenter');
  });

  test(
    'shows a client its manager, and tells a failure from nobody',
    furtherVariant,
    async ({ page }) => {
      await enterAs(page, 'client');
      const manager = page.getByRole('region', { name: '项目经理' });
      await expect(manager.getByText('林晓')).toBeVisible();
      await expect(manager.getByRole('link', { name: /^1\d{10}$/ })).toHaveAttribute(
        'href',
        /^tel:/,
      );
      await expect(manager.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      await page.getByRole('button', { name: '收起菜单' }).click();
      await page.getByRole('button', { name: '项目经理' }).click();
      await expect(page.getByRole('dialog', { name: '项目经理' }).getByText('林晓')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '展开菜单' }).click();
      await expect.poll(() => unsavedIn(page)).toEqual([]);
      await expect(page.getByRole('link', { name: '编辑资料' })).toHaveAttribute(
        'href',
        '/memberCenter',
      );

      let answer = { status: 500, body: '{"code":500,"msg":"系统繁忙"}' };
      await page.route('**/getManager', (route) =>
        route.fulfill({ contentType: 'application/json', ...answer }),
      );
      await page.reload();
      await expect(manager.getByText('项目经理未能加载')).toBeVisible();
      answer = { status: 200, body: '{"code":0,"msg":"","data":null}' };
      await manager.getByRole('button', { name: '重试' }).click();
      await expect(manager.getByText('尚未指派')).toBeVisible();
    },
  );
});

test.describe('the top layout', () => {
  test('is 1400 px wide, with a menu in its bar that works by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await openList(page, 'pm003', ORDERS);
    await changeSettings(page, async (panel) => panel.getByText('顶部菜单').click());
    const [bar, list] = [page.getByRole('banner'), shown(page).getByRole('grid')];
    await expect(page.getByRole('complementary')).toHaveCount(0);
    const brand = await boxOf(bar.locator('img'));
    const grid = await boxOf(list.locator('..'));
    expect(brand.x).toBeGreaterThanOrEqual(260);
    expect(grid.x).toBeGreaterThanOrEqual(260);
    expect(grid.x + grid.width).toBeLessThanOrEqual(1660);
    await expectAccessible(page);

    const orders = menuOf(page).getByRole('button', { name: '订单管理' });
    await expect(orders).toHaveAttribute('aria-current', 'true');
    await menuOf(page).getByRole('link', { name: '控制台首页' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(orders).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(menuOf(page).getByRole('link', { name: '候选人' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/candidateList/);
    await expect(page.getByRole('navigation', { name: '当前位置' })).toContainText('候选人');
  });

  test(
    'puts entries that do not fit behind the last one, also after a reload',
    furtherVariant,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 800 });
      await enterAs(page, 'admin');
      await changeSettings(page, async (panel) => panel.getByText('顶部菜单').click());
      const menu = menuOf(page);
      const more = menu.getByRole('button', { name: '更多' });
      await expect(menu.getByRole('button').first()).toBeVisible();
      await page.route('**/getUserInfo*', async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { data: { menuList: { name: string }[] } };
        for (const group of body.data.menuList) group.name += '与其他各项业务';
        await route.fulfill({ response, json: body });
      });
      await page.reload();
      await expect(more).toBeVisible();
      await expect(menu.getByRole('button', { name: /^系统管理/ })).toHaveCount(0);
      await expectAccessible(page);
      await more.click();
      await menu.getByRole('button', { name: /^系统管理/ }).click();
      await menu.getByRole('link', { name: '文章', exact: true }).click();

      await expect(page).toHaveURL(/articleList/);
      await expect(more).toHaveAttribute('aria-current', 'true');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
      await changeSettings(page, async (panel) =>
        panel.getByRole('button', { name: '恢复默认' }).click(),
      );
    },
  );
});

test('the account menu has the four entries of the specification in both layouts', async ({
  page,
}) => {
  await enterAs(page, 'verifier002');
  const entries = page.getByRole('menu').getByRole('menuitem');
  const names = ['个人中心', '修改密码', '布局设置', '退出登录'];
  await account(page).click();
  await expect(entries).toHaveText(names);
  await page.keyboard.press('Escape');
  await changeSettings(page, async (panel) => panel.getByText('顶部菜单').click());

  await account(page).press('Enter');
  await expect(entries).toHaveText(names);
  await entries.first().press('Enter');
  await expect(page).toHaveURL('/userCenter');
});

test('start of a check, full screen and sign-out stand on every page but the dashboard', async ({
  page,
}) => {
  await enterAs(page, 'client');
  const bar = page.getByRole('banner');
  const [start, full, out] = ['发起背调', '全屏', '退出登录'].map((name) =>
    bar.getByRole('button', { name, exact: true }),
  );
  for (const tool of [start!, full!, out!]) await expect(tool).toHaveCount(0);

  await page.getByRole('link', { name: '订单列表', exact: true }).click();
  for (const tool of [start!, full!, out!]) await expect(tool).toBeVisible();
  await start!.click();
  await page.getByRole('menuitem', { name: '闪调' }).click();
  await expect(page).toHaveURL('/f-order/f-order-company/createForm?type=2');
  await expect(shown(page).getByRole('heading', { name: '发起背调 · 闪调' })).toBeVisible();
  await start!.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/f-order/f-order-company/createForm?type=1');

  await full!.click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await bar.getByRole('button', { name: '退出全屏' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
  await out!.click();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
});

test('staff, who order for nobody, have no start of a check', async ({ page }) => {
  await openList(page, 'officer', ORDERS);

  await expect(page.getByRole('banner').getByRole('button', { name: '全屏' })).toBeVisible();
  await expect(page.getByRole('button', { name: '发起背调' })).toHaveCount(0);
});

test(
  'header and tabs leave with the page, return for the keyboard, and stay where they are fixed',
  furtherVariant,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await enterAs(page, 'pm008');
    await expect(shown(page).getByRole('heading', { name: '近 14 天下单与完成' })).toBeVisible();
    const bar = page.getByRole('banner');
    const heading = shown(page).getByRole('heading', { level: 1 });
    const below = await boxOf(page.getByRole('tablist'));
    expect((await boxOf(heading)).y).toBeGreaterThan(below.y + below.height);

    await scrollTo(scroller(page), 400);
    await expect.poll(async () => (await boxOf(bar)).y).toBeLessThanOrEqual(-48);
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('End');
    await expect.poll(async () => (await boxOf(bar)).y).toBe(0);

    await scrollTo(scroller(page), 0);
    await changeSettings(page, async (panel) =>
      panel.getByRole('switch', { name: '固定顶部' }).click(),
    );
    await scrollTo(scroller(page), 400);
    await expect.poll(() => topOf(scroller(page))).toBe(400);
    expect((await boxOf(bar)).y).toBe(0);
  },
);

test.describe('the top of a page', () => {
  const toTop = (page: Page) => page.getByRole('button', { name: '返回顶部' });

  test(
    'is a button away beyond 500 px, 800 ms later, in the rows of a list too',
    furtherVariant,
    async ({ page }) => {
      const list = await openList(page, 'officer', `${ORDERS}?size=50`);
      const rows = list.getByRole('grid').locator('..');
      await scrollTo(rows, 500);
      await expect.poll(() => topOf(rows)).toBe(500);
      await expect(toTop(page)).toHaveCount(0);
      await scrollTo(rows, 1_000);

      const start = Date.now();
      await toTop(page).click();
      await expect.poll(() => topOf(rows), { intervals: [20] }).toBe(0);
      expect(Date.now() - start).toBeGreaterThan(600);
      await expect(toTop(page)).toHaveCount(0);
    },
  );

  test(
    'is where another record opens in the same tab, and not where a tab is shown again',
    furtherVariant,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 400 });
      const list = await openList(page, 'officer', `${ORDERS}?orderStatus.EQ=50`);
      await list.getByRole('row').nth(1).getByRole('link').click();
      const navigation = shown(page).getByRole('toolbar', { name: '逐条处理' });
      await expect(navigation).toContainText('第 1 /');
      await scrollTo(scroller(page), 300);
      await expect.poll(() => topOf(scroller(page))).toBeGreaterThanOrEqual(300);
      // What is read keeps its place. Its distance from the top grows with what loads above it.
      const papers = shown(page).getByRole('group', { name: '授权书与简历' });
      const place = (await boxOf(papers)).y;
      await page.getByRole('tab', { name: '订单列表' }).press('Enter');
      await expect(page).toHaveURL(/orderList/);
      await page.goBack();
      await expect(navigation).toContainText('第 1 /');
      await expect.poll(async () => (await papers.boundingBox())?.y).toBe(place);

      await navigation.getByRole('button', { name: /^下一条/ }).press('Enter');
      await expect(navigation).toContainText('第 2 /');
      await expect.poll(() => topOf(scroller(page))).toBe(0);
    },
  );

  test('is reached at once by people who want less motion', furtherVariant, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const list = await openList(page, 'officer', `${ORDERS}?size=50`);
    const rows = list.getByRole('grid').locator('..');
    await scrollTo(rows, 1_000);
    await toTop(page).press('Enter');

    expect(await topOf(rows)).toBe(0);
  });
});

test(
  'a window of 360 px, as at 400 % zoom, shows header, page and settings without sideways scrolling',
  furtherVariant,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await enterAs(page, 'client');
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page.goto(CLIENT_ORDERS);
    await expect(shown(page).getByRole('listitem').first()).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
    for (const name of ['打开菜单', '发起背调', '全屏'])
      await expect(page.getByRole('banner').getByRole('button', { name })).toBeInViewport();

    await account(page).press('Enter');
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    const panel = page.getByRole('dialog', { name: '布局设置' });
    await panel.getByRole('button', { name: '恢复默认' }).focus();
    await expect(panel.getByRole('button', { name: '恢复默认' })).toBeInViewport();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  },
);
