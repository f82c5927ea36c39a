// Reached by: shell/tabs shell/drafts shared/resourceList widgets/Form
import type { Page } from '@playwright/test';
import {
  furtherVariant,
  enterAs,
  expect,
  expectAccessible,
  form,
  labels,
  shown,
  signIn,
  test,
  spine,
} from './journey';
import { choose, LISTS, openTab, tabNames, tabOfName } from './tabStrip';

const REFINED = '/f-order/f-order-company/createForm?type=1';
const FLASH = '/f-order/f-order-company/createForm?type=2';
const DIRTY = '（有未保存的内容）';
/** The tab of a name whose page has unsaved input. */
const unsavedTab = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${name} ?${DIRTY}$`) });

const position = (page: Page) => shown(page).getByRole('textbox', { name: /^应聘岗位/ });
const question = (page: Page) => page.getByRole('alertdialog');
const answer = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true }).click();

/** Signs a client in and types into both order forms, each in its tab. */
async function typeOrders(page: Page) {
  await enterAs(page, 'client');
  for (const [address, text] of [
    [REFINED, '工程师'],
    [FLASH, '设计师'],
  ] as const) {
    await openTab(page, address);
    await position(page).fill(text);
  }
  await expect(unsavedTab(page, '发起背调 · 闪调')).toBeVisible();
}

/** Waits until nothing is stored on the disk any more. */
const expectNoDrafts = (page: Page) => expect.poll(() => page.evaluate(storedDrafts)).toBe(0);

/** Returns the number of drafts that the browser stores for this origin. */
async function storedDrafts(): Promise<number> {
  return new Promise((resolve) => {
    const request = indexedDB.open('mingjian-drafts');
    request.onsuccess = () => {
      const count = request.result.transaction('drafts').objectStore('drafts').count();
      count.onsuccess = () => {
        request.result.close();
        resolve(count.result);
      };
    };
  });
}

test(
  'a tab says that its page has unsaved input, and closing lists it before it is lost',
  spine,
  async ({ page }) => {
    await typeOrders(page);
    await expect(unsavedTab(page, '发起背调 · 精调')).toBeVisible();

    await choose(page, '发起背调 · 精调', '关闭当前');
    await expect(question(page)).toHaveAccessibleName('1 个标签页有未保存的内容');
    await expect(question(page).getByRole('listitem')).toHaveText([
      '发起背调 · 精调标签页：发起背调 · 精调 · 1 处修改',
    ]);
    await expectAccessible(page);
    await answer(page, '取消');
    await expect(page.getByRole('tab')).toHaveCount(3);

    await choose(page, '控制台首页', '全部关闭');
    await expect(question(page).getByRole('listitem')).toHaveText([
      '发起背调 · 精调标签页：发起背调 · 精调 · 1 处修改',
      '发起背调 · 闪调标签页：发起背调 · 闪调 · 1 处修改',
    ]);
    await answer(page, '保留草稿并关闭');
    await expect(page.getByRole('tab')).toHaveCount(1);
    await expect(page.getByRole('tab', { selected: true })).toBeFocused();

    await page.keyboard.press('Alt+Shift+T');
    await expect(position(page)).toHaveValue('设计师');
    await expect(unsavedTab(page, '发起背调 · 闪调')).toBeVisible();
    await page.keyboard.press('Alt+Shift+T');
    await expect(position(page)).toHaveValue('工程师');

    await choose(page, '发起背调 · 精调', '关闭其他');
    await expect(question(page).getByRole('listitem')).toHaveCount(1);
    await answer(page, '丢弃并关闭');
    await choose(page, '发起背调 · 精调', '关闭当前');
    await answer(page, '丢弃并关闭');
    await expectNoDrafts(page);
    await page.keyboard.press('Alt+Shift+T');
    await expect(position(page)).toHaveValue('');
    await expect(page.getByText(DIRTY)).toHaveCount(0);
  },
);

test('a form whose changes are taken back is unsaved no more, and closes without a question', async ({
  page,
}) => {
  await typeOrders(page);

  await position(page).fill('');
  await expect(tabOfName(page, '发起背调 · 闪调')).not.toHaveAccessibleName(/未保存/);
  await tabOfName(page, '发起背调 · 闪调').press('Delete');

  await expect(page.getByRole('tab')).toHaveCount(2);
});

/** Opens ten pages, so that all earlier ones sleep. */
async function putToSleep(page: Page, list: string) {
  await openTab(page, list);
  const links = shown(page).getByRole('rowheader').getByRole('link');
  await expect(links).toHaveCount(10);
  const orders = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  for (const order of orders) await openTab(page, order);
  await expect(page.locator('[role="tabpanel"]')).toHaveCount(10);
}

test('a form whose tab slept has what was typed, and its mark all the while', async ({ page }) => {
  await typeOrders(page);

  await putToSleep(page, '/f-order/f-order-company/orderList');

  await expect(unsavedTab(page, '发起背调 · 精调')).toBeVisible();
  await unsavedTab(page, '发起背调 · 精调').click();
  await expect(position(page)).toHaveValue('工程师');
  await expect(unsavedTab(page, '发起背调 · 精调')).toBeVisible();
});

test(
  'a list whose tab slept has its selected rows, on every page',
  furtherVariant,
  async ({ page }) => {
    await enterAs(page, 'admin');
    await openTab(page, LISTS.客户公司);
    const boxes = shown(page).getByRole('checkbox', { name: /^选择(?!本页)/ });
    await boxes.nth(1).check();
    await shown(page).getByRole('button', { name: labels.zh.next }).click();
    await expect(boxes.nth(1)).not.toBeChecked();
    await boxes.nth(2).check();

    await putToSleep(page, LISTS.订单列表);
    await tabOfName(page, '客户公司').click();

    await expect(boxes.nth(2)).toBeChecked();
    await expect(shown(page).getByText('已选 2 项')).toBeVisible();
    await shown(page).getByRole('button', { name: '上一页' }).click();
    await expect(boxes.nth(1)).toBeChecked();
  },
);

const remark = (page: Page) => form(page).getByRole('textbox', { name: /^备注/ });

/** Signs the administrator in and types into the form of the first company. */
async function typeCompany(page: Page) {
  await enterAs(page, 'admin');
  await openTab(page, LISTS.客户公司);
  const row = shown(page).getByRole('row').nth(1);
  await row.getByRole('button', { name: '编辑' }).click();
  await remark(page).fill('写到一半');
}

test('a form that is left by Back is open again on return, and refreshing asks as well', async ({
  page,
}) => {
  await typeCompany(page);
  await page.goBack();
  const companies = unsavedTab(page, '客户公司');
  await expect(companies).toBeVisible();
  await expect(form(page)).toBeHidden();

  await companies.click();
  await expect(remark(page)).toHaveValue('写到一半');
  await page.goBack();
  await choose(page, '客户公司', '刷新');
  await expect(question(page).getByRole('listitem')).toHaveText(
    /^编辑客户公司.*标签页：客户公司 · 1 处修改$/,
  );
  await answer(page, '保留草稿并刷新');
  await tabOfName(page, '客户公司').click();
  await expect(form(page)).toHaveCount(0);
  await expect(tabOfName(page, '客户公司')).not.toHaveAccessibleName(/未保存/);
  await shown(page).getByRole('row').nth(1).getByRole('button', { name: '编辑' }).click();
  await form(page).getByRole('button', { name: '恢复草稿' }).click();
  await expect(remark(page)).toHaveValue('写到一半');
});

test('signing out lists open forms and drafts of closed ones, and asks what becomes of them', async ({
  page,
}) => {
  await typeOrders(page);
  await tabOfName(page, '发起背调 · 闪调').press('Delete');
  await answer(page, '保留草稿并关闭');
  const signOut = async () => {
    // The head of the window leaves it with a page that was scrolled to its field.
    await shown(page).evaluate((panel) => panel.scrollTo(0, 0));
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
  };
  await signOut();
  await expect(question(page)).toHaveAccessibleName('您有 2 份未保存的内容');
  await expect(question(page).getByRole('listitem')).toHaveText([
    '发起背调 · 精调标签页：发起背调 · 精调 · 1 处修改',
    /^发起背调 · 闪调\d\d-\d\d \d\d:\d\d 的草稿 · 1 处修改$/,
  ]);
  await expectAccessible(page);
  await answer(page, '取消');
  await expect(position(page)).toHaveValue('工程师');

  await signOut();
  await answer(page, '保留草稿并退出');
  await signIn(page, 'client');
  await openTab(page, REFINED);
  await shown(page).getByRole('button', { name: '恢复草稿' }).click();
  await expect(position(page)).toHaveValue('工程师');

  await signOut();
  await expect(question(page).getByRole('listitem')).toHaveCount(2);
  await answer(page, '删除草稿并退出');
  await expect(page).toHaveURL(/\/login/);
  await expectNoDrafts(page);
});

test('reloading with unsaved input in a hidden tab makes the browser ask, and loses nothing', async ({
  page,
}) => {
  await typeOrders(page);
  await tabOfName(page, '控制台首页').click();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });

  await page.reload();

  expect(asked).toEqual(['beforeunload']);
  await expect
    .poll(() => tabNames(page))
    .toEqual(['控制台首页', '发起背调 · 精调', '发起背调 · 闪调']);
  await tabOfName(page, '发起背调 · 闪调').click();
  await shown(page).getByRole('button', { name: '恢复草稿' }).click();
  await expect(position(page)).toHaveValue('设计师');
});

test('in English: the question before closing', furtherVariant, async ({ page }) => {
  await typeOrders(page);
  await page.getByRole('button', { name: labels.zh.toOther }).click();
  await page
    .getByRole('tab', { name: /^Start a check · Flash *\(unsaved changes\)$/ })
    .press('Delete');

  await expect(question(page)).toHaveAccessibleName('A tab has unsaved changes');
  await expect(question(page).getByRole('listitem')).toHaveText([
    'Start a check · FlashTab: Start a check · Flash · 1 change',
  ]);
  await answer(page, 'Keep drafts and close');
  await expect(page.getByRole('tab')).toHaveCount(2);
});
