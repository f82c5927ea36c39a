// Reached by: shell/tabs
import type { Page } from '@playwright/test';
import {
  furtherVariant,
  enterAs,
  expect,
  expectAccessible,
  labels,
  shown,
  test,
  orderOpened,
} from './journey';
import { choose, LISTS, openLists, openTab, tabNames, tabOfName } from './tabStrip';

const w = labels.zh;

test.beforeEach(async ({ page }) => {
  await enterAs(page, 'officer');
});

/** Waits for tabs in this order. */
const expectTabs = (page: Page, ...names: string[]) =>
  expect.poll(() => tabNames(page)).toEqual(names);

/** Waits for the shown tab. */
const expectShown = (page: Page, name: string) =>
  expect(tabOfName(page, name)).toHaveAttribute('aria-selected', 'true');

test('tabs are closed by middle click, by their cross, and to either side', async ({ page }) => {
  await openLists(page, '订单列表', '候选人', '客户公司', '公司地址');

  await tabOfName(page, '候选人').click({ button: 'middle' });
  await expectTabs(page, w.home, '订单列表', '客户公司', '公司地址');
  await expectShown(page, '公司地址');
  await page.getByTitle('关闭 公司地址').click();
  await expectTabs(page, w.home, '订单列表', '客户公司');
  await expectShown(page, '客户公司');

  await openLists(page, '候选人', '公司地址');
  await choose(page, '候选人', '关闭左侧');
  await expectTabs(page, w.home, '候选人', '公司地址');
  await expectShown(page, '公司地址');
  await choose(page, '候选人', '关闭右侧');
  await expectTabs(page, w.home, '候选人');
  await expectShown(page, '候选人');
  await expect(page).toHaveURL(LISTS.候选人);

  await openLists(page, '订单列表', '客户公司');
  await choose(page, '订单列表', '关闭其他');
  await expectTabs(page, w.home, '订单列表');
  await expectShown(page, '订单列表');
  await tabOfName(page, w.home).click({ button: 'middle' });
  await expectTabs(page, w.home, '订单列表');
});

test(
  'ten fast refreshes mount the page once more and add nothing to the history',
  furtherVariant,
  async ({ page }) => {
    await openLists(page, '客户公司', '订单列表');
    const before = await page.evaluate(() => history.length);

    for (let press = 0; press < 10; press += 1) await choose(page, '客户公司', '刷新');

    await expectShown(page, '订单列表');
    expect(await page.evaluate(() => history.length)).toBe(before);
    await tabOfName(page, '客户公司').click();
    await expect(shown(page).getByRole('row').nth(1)).toBeVisible();
    await expect(page).toHaveURL(LISTS.客户公司);
  },
);

test('a pinned tab comes first, is not closed, and stays for the next visit of its person', async ({
  page,
}) => {
  await openLists(page, '订单列表', '候选人', '客户公司');
  await choose(page, '客户公司', '固定');
  await expectTabs(page, w.home, '客户公司（已固定）', '订单列表', '候选人');
  await tabOfName(page, '客户公司').click({ button: 'middle' });
  await tabOfName(page, '客户公司').press('Delete');
  await choose(page, '候选人', '全部关闭');
  await expectTabs(page, w.home, '客户公司（已固定）');
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);

  await openLists(page, '订单列表');
  await page.reload();
  await expectTabs(page, w.home, '客户公司（已固定）', '订单列表');
  await page.context().clearCookies();
  await enterAs(page, 'officer2');
  await expectTabs(page, w.home);
  await page.context().clearCookies();
  await enterAs(page, 'officer');
  await expectTabs(page, w.home, '客户公司（已固定）', '订单列表');

  await page.getByTitle('取消固定').click();
  await expectTabs(page, w.home, '客户公司', '订单列表');
});

test('tabs are reordered by keys and by the menu, with an announcement, and keep the focus', async ({
  page,
}) => {
  await openLists(page, '订单列表', '候选人', '客户公司');
  const moved = tabOfName(page, '订单列表');
  await moved.focus();

  await moved.press('Control+Shift+ArrowRight');
  await expectTabs(page, w.home, '候选人', '订单列表', '客户公司');
  await expect(moved).toBeFocused();
  await expect(page.getByText('订单列表 已移到第 3 位，共 4 个标签页')).toBeAttached();
  await moved.press('Control+Shift+ArrowRight');
  await moved.press('Control+Shift+ArrowRight');
  await expectTabs(page, w.home, '候选人', '客户公司', '订单列表');

  await choose(page, '订单列表', '左移');
  await expectTabs(page, w.home, '候选人', '订单列表', '客户公司');
  await tabOfName(page, '候选人').click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: '左移' })).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.reload();
  await expectTabs(page, w.home, '候选人', '订单列表', '客户公司');
});

/** Presses the mouse on a tab and moves it over another one. */
async function dragOver(page: Page, name: string, target: string) {
  const [from, to] = await Promise.all(
    [name, target].map(async (tab) => (await tabOfName(page, tab).boundingBox())!),
  );
  const middleOf = (box: typeof from) => [box!.x + box!.width * 0.7, box!.y + 8] as const;
  await page.mouse.move(...middleOf(from));
  await page.mouse.down();
  await page.mouse.move(...middleOf(to), { steps: 8 });
}

test('tabs are reordered by dragging, which Escape cancels and which shows no page', async ({
  page,
}) => {
  await openLists(page, '订单列表', '候选人', '客户公司');

  await dragOver(page, '订单列表', '客户公司');
  await page.mouse.up();
  await expectTabs(page, w.home, '候选人', '客户公司', '订单列表');
  await expectShown(page, '客户公司');

  await dragOver(page, '候选人', '订单列表');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectTabs(page, w.home, '候选人', '客户公司', '订单列表');
  await expectShown(page, '客户公司');

  await dragOver(page, '订单列表', w.home);
  await page.mouse.up();
  await expectTabs(page, w.home, '订单列表', '候选人', '客户公司');
});

test('a closed tab opens again with its address, its place and what was in it', async ({
  page,
}) => {
  await openLists(page, '候选人', '订单列表', '客户公司');
  await tabOfName(page, '订单列表').click();
  await page.goto(`${LISTS.订单列表}?orderStatus.EQ=10`);
  const candidate = shown(page).getByRole('textbox', { name: w.candidate });
  await candidate.fill('欧阳');
  await tabOfName(page, '订单列表').press('Delete');
  await expectTabs(page, w.home, '候选人', '客户公司');

  await page.keyboard.press('Alt+Shift+T');
  await expectTabs(page, w.home, '候选人', '订单列表', '客户公司');
  await expect(page).toHaveURL(`${LISTS.订单列表}?orderStatus.EQ=10`);
  await expect(candidate).toHaveValue('欧阳');

  await choose(page, '候选人', '关闭当前');
  await choose(page, '客户公司', '重新打开关闭的标签页');
  await expectTabs(page, w.home, '候选人', '订单列表', '客户公司');
  await expectShown(page, '候选人');
  await page.goBack();
  await expectShown(page, '订单列表');
  await page.keyboard.press('Alt+Shift+T');
  await expectTabs(page, w.home, '候选人', '订单列表', '客户公司');
});

/** Opens the orders of a page of the list, as many as there are links. */
async function openOrders(page: Page, count: number) {
  await page.goto(`${LISTS.订单列表}?size=50`);
  const links = shown(page).getByRole('rowheader').getByRole('link');
  await expect(links).toHaveCount(50);
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  for (const address of addresses.slice(0, count)) {
    await openTab(page, address);
    await orderOpened(page, /^MJ\d+$/);
  }
}

test(
  'tabs that do not fit are in a list with a search, which shows and closes them',
  furtherVariant,
  async ({ page }) => {
    const all = page.getByRole('button', { name: /^全部标签页/ });
    await expect(all).toHaveCount(0);
    await openOrders(page, 14);
    await expect(all).toHaveText('16');
    await all.click();
    const panel = page.getByRole('dialog', { name: /^全部标签页（\d+）$/ });
    const rows = panel.getByRole('listitem');
    await expect(rows).toHaveCount(16);
    await expect(panel.getByRole('searchbox')).toBeFocused();
    await expectAccessible(page);

    const last = (await rows.nth(15).textContent())!;
    await panel.getByRole('searchbox').fill('首页');
    await expect(rows).toHaveCount(1);
    await panel.getByRole('searchbox').press('Enter');
    await expectShown(page, w.home);
    await expect(tabOfName(page, w.home)).toBeFocused();

    await all.click();
    await panel.getByRole('searchbox').fill(last.slice(-4));
    await rows.getByRole('button', { name: /^关闭/ }).click();
    await expect(page.getByRole('tab')).toHaveCount(15);
    await expect(page.getByText('没有匹配的标签页')).toBeVisible();
    // The first one clears the search.
    await expect(panel.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^全部标签页/ })).toBeFocused();

    await page.getByRole('button', { name: /^全部标签页/ }).press('Enter');
    const open = page.getByRole('dialog', { name: /^全部标签页/ });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(open.getByRole('button', { name: '订单列表', exact: true })).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(tabOfName(page, '订单列表')).toHaveCount(0);
    await expect(open.locator('[data-row]').nth(1)).toBeFocused();
    await open.getByRole('button', { name: '重新打开：订单列表' }).click();
    await expectShown(page, '订单列表');
  },
);

test('a page that the menu flags is built anew at each visit, others are not', async ({ page }) => {
  await page.route('**/getUserInfo', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { menuList: MenuNode[] } };
    flag(body.data.menuList, 'candidateList');
    await route.fulfill({ response, json: body });
  });
  await page.goto(LISTS.候选人);
  const name = shown(page).getByRole('textbox', { name: '姓名', exact: true });
  await name.fill('欧阳');
  await openLists(page, '客户公司');
  await expect(page.locator('[role="tabpanel"]')).toHaveCount(1);
  const company = shown(page).getByRole('textbox', { name: '公司名称', exact: true });
  await company.fill('启明');
  await openLists(page, '订单列表');
  await expect(page.locator('[role="tabpanel"]')).toHaveCount(2);

  await tabOfName(page, '候选人').click();
  await expect(name).toHaveValue('');
  await tabOfName(page, '客户公司').click();
  await expect(company).toHaveValue('启明');
});

interface MenuNode {
  pageurl: string;
  noCache?: number;
  children: MenuNode[];
}

function flag(nodes: MenuNode[], pageurl: string) {
  for (const node of nodes) {
    if (node.pageurl === pageurl) node.noCache = 1;
    flag(node.children, pageurl);
  }
}

test('in English: pin, move, close, reopen', furtherVariant, async ({ page }) => {
  await openLists(page, '订单列表', '候选人');
  await page.getByRole('button', { name: w.toOther }).click();
  await choose(page, 'Candidates', 'Pin');
  await expectTabs(page, 'Home', 'Candidates (pinned)', 'Order list');
  await choose(page, 'Candidates', 'Unpin');
  await choose(page, 'Candidates', 'Move right');
  await expect(page.getByText('Candidates moved to position 3 of 3')).toBeAttached();
  await choose(page, 'Candidates', 'Close to the left');
  await expectTabs(page, 'Home', 'Candidates');
  await choose(page, 'Candidates', 'Reopen closed tab');
  await expectTabs(page, 'Home', 'Order list', 'Candidates');
});
