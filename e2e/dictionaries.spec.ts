// Reached by: dictionaries shared/dictionaries base/dictionaries widgets/DictionarySelect
import type { Page, Route } from '@playwright/test';
import type { DictionaryOption } from '@mingjian/api';
import {
  expect,
  expectAccessible,
  form,
  openList,
  rowOf,
  saveButton,
  shown,
  spine,
  test,
} from './journey';

/** Follow-ups by WeChat. */
const FOLLOW_UPS = '/a-company/followUpList?followType.EQ=2';
const REQUEST = '**/sysDicCode/getCommonListGroup*';

const field = (page: Page) => form(page).getByRole('button', { name: /^跟进方式/ });

/** Switches a way of contact off, in the responses of this page alone. */
async function switchOff(route: Route, label: string) {
  const response = await route.fetch();
  const body = (await response.json()) as { data: Record<string, DictionaryOption[]> };
  for (const option of body.data['follow_type'] ?? [])
    if (option.value === label) option.enabled = 0;
  await route.fulfill({ response, json: body });
}

test(
  'a page requests its dictionaries once, and a value that is switched off keeps its label',
  spine,
  async ({ page }) => {
    const requests: string[] = [];
    await page.route(REQUEST, async (route) => {
      requests.push(route.request().url());
      await switchOff(route, '微信');
    });
    const list = await openList(page, 'admin', FOLLOW_UPS);
    const row = list.getByRole('row').nth(1);
    await expect(row).toContainText('微信');

    await row.getByRole('button', { name: '编辑' }).click();
    await expect(field(page)).toHaveText('微信（已停用）');
    await expectAccessible(page);
    await field(page).press('ArrowDown');
    await expect(page.getByRole('option', { name: '微信（已停用）' })).toBeVisible();
    await page.getByRole('option', { name: '电话' }).click();
    await field(page).press('ArrowDown');

    await expect(page.getByRole('option', { name: '电话' })).toBeVisible();
    await expect(page.getByRole('option', { name: /微信/ })).toHaveCount(0);
    expect(requests.filter((url) => url.includes('follow_type'))).toHaveLength(1);
  },
);

test('a dictionary that fails says so in its field, which keeps its value and loads it again', async ({
  page,
}) => {
  let isDown = true;
  await page.route(REQUEST, (route) => (isDown ? route.abort() : route.continue()));
  const list = await openList(page, 'admin', FOLLOW_UPS);
  await list.getByRole('row').nth(1).getByRole('button', { name: '编辑' }).click();
  await expect(field(page)).toContainText('未加载');
  await expect(field(page)).toHaveAccessibleDescription(/已选的值不受影响/);

  isDown = false;
  await field(page).press('ArrowDown');
  await page.getByRole('option', { name: /重试/ }).click();

  await expect(field(page)).toHaveText('微信');
  await expect(page.getByText('选项没有加载出来')).toHaveCount(0);
});

/** Renames the status of orders that nobody has accepted, in the open list of its dictionary. */
async function rename(page: Page, before: string, after: string) {
  await rowOf(shown(page), before).getByRole('button', { name: '编辑' }).click();
  await form(page).getByRole('textbox', { name: '名称', exact: true }).fill(after);
  await saveButton(page).click();
  await expect(rowOf(shown(page), after)).toBeVisible();
}

test('a status that an administrator renames bears its new name everywhere, at once', async ({
  page,
}) => {
  const openTab = async (name: string) => page.getByRole('tab', { name }).click();
  await openList(page, 'admin', '/system/dictionaryList?dicCode.EQ=order_status');
  await page.goto('/f-order/f-order/orderList?orderStatus.EQ=10');
  await expect(shown(page).getByRole('row').nth(1)).toContainText('待接单');
  await openTab('字典');
  await rename(page, '待接单', '等待认领');

  await openTab('订单列表');
  const list = shown(page);
  await expect(list.getByRole('row').nth(1)).toContainText('等待认领');
  await expect(list.getByRole('button', { name: /^等待认领/, pressed: true })).toBeVisible();
  await expect(list.getByText('待接单')).toHaveCount(0);
  const exported = page.waitForRequest('**/listFile/start');
  await list.getByRole('button', { name: '导出' }).click();
  await page.getByRole('button', { name: '开始导出' }).click();
  expect((await exported).postData()).toContain('等待认领');
  await list.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(shown(page).getByText('等待认领')).toBeVisible();

  await openTab('字典');
  await rename(page, '等待认领', '待接单');
});
