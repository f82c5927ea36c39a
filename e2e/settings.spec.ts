// Reached by: userConfigs shell/layout shell/preferences
import type { BrowserContext, Locator, Page } from '@playwright/test';
import {
  furtherVariant,
  enterAs,
  expect,
  expectAccessible,
  labels,
  openList,
  shown,
  signIn,
  test,
  spine,
} from './journey';
import { changeSettings, openSettings, unsavedIn } from './settingsPanel';
import { newDataDir, startServer } from './server';

const ORDERS = '/f-order/f-order/orderList';

/** The attributes and the theme colour of the document. */
const rootOf = (page: Page) =>
  page.evaluate(() => {
    const { dataset, lang } = document.documentElement;
    const { mjMode: mode, mjDensity: density } = dataset;
    const accent = getComputedStyle(document.documentElement)
      .getPropertyValue('--mj-color-accent')
      .trim();
    return { mode, density, lang, accent };
  });
const backgroundOf = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);
const tabs = (page: Page) => page.getByRole('tablist', { name: '打开的页面' });
const panelSwitch = (panel: Locator, name: string) => panel.getByRole('switch', { name });

/** Opens the product on another computer. */
async function onOtherComputer(context: BrowserContext, address: string) {
  const other = await context.browser()!.newContext({ locale: 'zh-CN' });
  const page = await other.newPage();
  await page.goto(address);
  return page;
}

test('every setting applies at once, and a reload keeps it', spine, async ({ page }) => {
  await openList(page, 'pm021', ORDERS);
  const panel = await openSettings(page);
  await expectAccessible(page);

  await panel.getByRole('radio', { name: '紫色' }).check();
  expect(await rootOf(page)).toMatchObject({ accent: '#6959CD' });
  await panel.getByLabel('自定义颜色').fill('#aa3366');
  expect(await rootOf(page)).toMatchObject({ accent: '#aa3366' });
  await panel.getByText('深色', { exact: true }).first().click();
  await panel.getByText('宽松', { exact: true }).click();
  expect(await rootOf(page)).toMatchObject({ mode: 'dark', density: 'roomy' });
  await expectAccessible(page);

  const colors = (name: string) => panel.getByRole('group', { name });
  const side = page.locator('aside [data-mj-nav]');
  const bar = page.locator('header[data-mj-nav]');
  for (const [name, coloring] of [
    ['深色', '1'],
    ['主题色', '2'],
    ['浅色', '0'],
  ] as const) {
    await colors('左侧菜单颜色').getByText(name).click();
    await colors('顶部栏颜色').getByText(name).click();
    await expect(side).toHaveAttribute('data-mj-nav', coloring);
    await expect(bar).toHaveAttribute('data-mj-nav', coloring);
  }
  await colors('左侧菜单颜色').getByText('主题色').click();
  await panelSwitch(panel, '显示标签页').click();
  await expect(page.locator('[role=tablist]')).toHaveCount(0);
  await panelSwitch(panel, '显示 Logo').click();
  await expect(page.locator('aside img')).toHaveCount(0);
  await panel.getByText('跟随系统', { exact: true }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await backgroundOf(page.locator('body'));
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await backgroundOf(page.locator('html'))).not.toBe(dark);
  await expect.poll(() => unsavedIn(page)).toEqual([]);

  await page.reload();
  await expect(side).toHaveAttribute('data-mj-nav', '2');
  await expect(page.locator('[role=tablist]')).toHaveCount(0);
  await expect(page).toHaveTitle('订单列表 · 背景调查管理端');
  expect(await rootOf(page)).toMatchObject({ mode: 'auto', density: 'roomy', accent: '#aa3366' });
  const stored = await page.evaluate(() => [
    JSON.parse(localStorage.getItem('mj.theme')!) as object,
    JSON.parse(localStorage.getItem('mj.layout')!) as object,
  ]);
  expect(stored).toMatchObject([
    { mode: 'auto', accent: '#aa3366', language: 'zh' },
    { layout: 'left', leftColor: 2, topColor: 0, tagsView: false, sidebarLogo: false },
  ]);

  await changeSettings(page, (again) => again.getByRole('button', { name: '恢复默认' }).click());
  await expect(tabs(page)).toBeVisible();
  expect(await rootOf(page)).toMatchObject({
    mode: 'light',
    density: 'standard',
    accent: '#2F7DEE',
  });
});

test('settings follow their person to another computer, and nobody else', async ({
  page,
  context,
}) => {
  await enterAs(page, 'pm013');
  await changeSettings(page, async (panel) => {
    await panel.getByText('顶部菜单').click();
    await panel.getByText('深色', { exact: true }).first().click();
    await panel.getByText('English', { exact: true }).click();
  });
  const en = labels.en;
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: en.signOut }).click();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  expect(await rootOf(page)).toMatchObject({ mode: 'light', lang: 'zh-CN' });
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('mj_size');

  await signIn(page, 'verifier012');
  await expect(page.getByRole('complementary')).toBeVisible();
  expect(await rootOf(page)).toMatchObject({ mode: 'light', lang: 'zh-CN', density: 'standard' });

  const other = await onOtherComputer(context, page.url());
  await signIn(other, 'pm013');
  await expect(other.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(other.getByRole('complementary')).toHaveCount(0);
  expect(await rootOf(other)).toMatchObject({ mode: 'dark', lang: 'en' });
  await other.context().close();
});

test(
  'a choice on the login page wins over what is stored, and is stored',
  furtherVariant,
  async ({ page, context }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Switch to English' }).click();
    await signIn(page, 'verifier015', labels.en);
    await expect(page.getByRole('link', { name: labels.en.list, exact: true })).toBeVisible();
    await expect.poll(() => unsavedIn(page)).toEqual([]);

    const other = await onOtherComputer(context, page.url());
    await signIn(other, 'verifier015');
    await expect(other.getByRole('link', { name: labels.en.list, exact: true })).toBeVisible();
    await other.context().close();
  },
);

test('a save that fails says so, keeps the setting here, and comes with the next visit', async ({
  page,
  context,
}) => {
  await enterAs(page, 'dispatch014');
  await page.route('**/sysConfigUser/save', (route) => route.abort());
  const panel = await openSettings(page);
  await panel.getByText('紧凑', { exact: true }).click();
  await expect(page.getByText('设置未能保存到服务器，已保留在本机')).toBeVisible();
  expect(await unsavedIn(page)).toHaveLength(1);
  await page.reload();
  await expect.poll(() => rootOf(page)).toMatchObject({ density: 'compact' });

  await page.unroute('**/sysConfigUser/save');
  await page.reload();
  await expect.poll(() => unsavedIn(page)).toEqual([]);
  const other = await onOtherComputer(context, page.url());
  await signIn(other, 'dispatch014');
  await expect.poll(() => rootOf(other)).toMatchObject({ density: 'compact' });
  await other.context().close();
});

test('broken settings, here and on the server, fall back key by key', async ({ page }) => {
  const hostile = '{"layout":["top"],"leftColor":2,"theme":"red;}*{display:none}","tagsView":"no"}';
  await page.addInitScript((text) => {
    localStorage.setItem('mj.layout', text);
    localStorage.setItem('mj.theme', '{"mode":{"toString":1},"accent":"url(//evil)"');
  }, hostile);
  await page.route('**/getUserInfo*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { settings: string } };
    body.data.settings = hostile;
    await route.fulfill({ response, json: body });
  });
  await enterAs(page, 'finance007');

  await expect(page.locator('aside [data-mj-nav="2"]')).toBeVisible();
  await expect(tabs(page)).toBeVisible();
  expect(await rootOf(page)).toMatchObject({ mode: 'light', accent: '#2F7DEE' });
});

test('other windows of the same person follow', furtherVariant, async ({ page, context }) => {
  await enterAs(page, 'pm018');
  const second = await context.newPage();
  await second.goto('/');
  await expect(second.getByRole('complementary')).toBeVisible();

  await changeSettings(page, async (panel) => {
    await panel.getByText('顶部菜单').click();
    await panel.getByText('宽松', { exact: true }).click();
    await panel.getByText('深色', { exact: true }).first().click();
  });

  await expect(second.getByRole('complementary')).toHaveCount(0);
  expect(await rootOf(second)).toMatchObject({ mode: 'dark', density: 'roomy' });
  expect(await unsavedIn(second)).toEqual([]);
});

test('the setting of top-level menus shows the mall alone, in English too', async ({ page }) => {
  await enterAs(page, 'admin');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('button', { name: '系统管理' })).toBeVisible();
  await changeSettings(page, (panel) => panelSwitch(panel, '只显示商城菜单').click());
  await expect(menu.getByRole('button')).toHaveText(['订单管理']);
  await page.goto('/system/articleList');
  await expect(page).toHaveURL('/404');

  await page.getByRole('button', { name: 'Switch to English' }).click();
  const panel = await openSettings(page, 'Layout settings');
  await expect(panel.getByRole('switch', { name: 'Mall menus only' })).toBeChecked();
  await expectAccessible(page);
  await panel.getByText('中文', { exact: true }).click();
  await page.keyboard.press('Escape');
  await changeSettings(page, (again) => again.getByRole('button', { name: '恢复默认' }).click());
  await expect(menu.getByRole('button', { name: '系统管理' })).toBeVisible();
});

test('settings are copied as JSON', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(page, 'finance017');
  const panel = await openSettings(page);
  await panel.getByRole('button', { name: '复制设置' }).click();
  await expect(panel.getByText('已复制')).toBeVisible();

  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as object;
  expect(copied).toMatchObject({ layout: 'left', theme: '#2F7DEE', tagsView: true });
});

test('the panel is worked by keys alone', async ({ page }) => {
  await enterAs(page, 'sales020');
  const account = page.getByRole('banner').getByRole('button').last();
  await account.press('Enter');
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  const panel = page.getByRole('dialog', { name: '布局设置' });
  await panel.getByRole('radio', { name: '默认蓝' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('radio', { name: '亮蓝' })).toBeChecked();
  await panel.getByRole('radio', { name: '左侧菜单' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await panelSwitch(panel, '固定顶部').press('Space');
  await expect(panelSwitch(panel, '固定顶部')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
});

test('stored settings shift nothing while they load', async ({ page }) => {
  await openList(page, 'verifier019', ORDERS);
  await changeSettings(page, async (panel) => {
    await panel.getByText('顶部菜单').click();
    await panel.getByText('紧凑', { exact: true }).click();
    await panelSwitch(panel, '显示标签页').click();
  });
  await page.addInitScript(() => {
    const shift = { score: 0 };
    Object.assign(window, { mjShift: shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shift.score += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(shown(page).getByRole('row').nth(1)).toBeVisible();

  const score = await page.evaluate(
    () => (window as unknown as { mjShift: { score: number } }).mjShift.score,
  );
  expect(score).toBeLessThanOrEqual(0.002);
});

test(
  'a deployment sets title, defaults and the language of the first visit, and hides the panel',
  furtherVariant,
  async ({ browser }) => {
    const { dataDir, remove } = newDataDir();
    const site = {
      title: { zh: '华东背调平台', en: 'East checks' },
      language: 'browser',
      layout: 'top',
      topColor: 1,
      mode: 'dark',
      showSettings: false,
    };
    const server = await startServer(dataDir, { site });
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(`${server.url}/login`, { waitUntil: 'commit' });
    await expect(page).toHaveTitle(/华东背调平台|East checks/);
    await expect(page.getByText(labels.en.username)).toBeVisible();
    await signIn(page, 'officer', labels.en);

    await expect(page).toHaveTitle('Home · East checks');
    await expect(page.getByRole('banner').getByText('East checks')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveAttribute('data-mj-nav', '1');
    expect(await rootOf(page)).toMatchObject({ mode: 'dark', lang: 'en' });
    await page.getByRole('banner').getByRole('button').last().click();
    await expect(page.getByRole('menuitem')).toHaveCount(3);
    await context.close();
    await server.end('SIGTERM');
    remove();
  },
);
