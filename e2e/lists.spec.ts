// Reached by: candidates orders listExports listViews shared/resourceList widgets/ListGrid
// Reached by: widgets/DataGrid widgets/Form
import type { Browser, Locator, Page } from '@playwright/test';
import {
  furtherVariant,
  expect,
  expectAccessible,
  form,
  openList,
  rowOf,
  saveButton,
  shown,
  enterAs,
  test,
  spine,
} from './journey';
import { callServer, tokenOf } from './server';

const VALUES = '/system/dictionaryList';

/** A second person in their own window. */
async function secondPerson(browser: Browser, url: string, account: string, address: string) {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN' });
  const page = await context.newPage();
  const list = await openList(page, account, address);
  return { page, list, close: () => context.close() };
}

async function addValue(page: Page, list: Locator, code: string, name: string) {
  await list.getByRole('button', { name: '新增' }).click();
  await form(page).getByRole('combobox', { name: '所属字典' }).fill('belonging');
  await page.getByRole('option').filter({ hasText: 'belonging' }).click();
  await form(page).getByRole('textbox', { name: '值编码' }).fill(code);
  await form(page).getByRole('textbox', { name: '名称', exact: true }).fill(name);
}

test(
  'an administrator adds a value with ten quick clicks, and it is added once',
  spine,
  async ({ page }) => {
    const list = await openList(page, 'admin', VALUES);
    await addValue(page, list, 'e2e-1', '海外大区一');
    await expectAccessible(page);

    await saveButton(page).evaluate(async (button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press += 1) {
        button.click();
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    });

    await expect(page.getByText('添加成功!')).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await list.getByRole('textbox', { name: '名称', exact: true }).fill('海外大区一');
    await list.getByRole('textbox', { name: '名称', exact: true }).press('Enter');
    await expect(page).toHaveURL(/value\.LIKE=/);
    await expect(rowOf(list, 'e2e-1')).toHaveCount(1);
    await expect(list.getByText('共 1 条')).toBeVisible();
  },
);

test('a save whose response was lost is retried and creates one row', spine, async ({ page }) => {
  const list = await openList(page, 'admin', VALUES);
  await addValue(page, list, 'e2e-2', '海外大区二');
  let lost = 0;
  await page.route('**/sysDicValue/save', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });

  await saveButton(page).click();
  await expect(form(page).getByRole('alert')).toBeVisible();
  await expect(form(page).getByRole('textbox', { name: '名称', exact: true })).toHaveValue(
    '海外大区二',
  );
  await saveButton(page).click();

  await expect(page.getByText('添加成功!')).toBeVisible();
  await page.goto(`${VALUES}?code.EQ=e2e-2`);
  await expect(rowOf(shown(page), 'e2e-2')).toHaveCount(1);
});

test(
  'two people change one row: the second sees who saved first and selects each value',
  spine,
  async ({ page, browser, server }) => {
    const address = '/a-company/companyList?companyNo.EQ=KH00003';
    const list = await openList(page, 'officer', address);
    const other = await secondPerson(browser, server.url, 'officer2', address);
    for (const { on, where } of [
      { on: page, where: list },
      { on: other.page, where: other.list },
    ]) {
      await where.getByRole('row').nth(1).getByRole('button', { name: '编辑' }).click();
      await expect(form(on)).toBeVisible();
    }
    await form(other.page).getByRole('textbox', { name: '简称' }).fill('若兰写的');
    await form(other.page).getByRole('textbox', { name: '联系人' }).fill('若兰的联系人');
    await saveButton(other.page).click();
    await expect(other.page.getByText('修改成功')).toBeVisible();

    await form(page).getByRole('textbox', { name: '简称' }).fill('林晓写的');
    await form(page).getByRole('textbox', { name: '联系人' }).fill('林晓的联系人');
    await saveButton(page).click();
    await expect(form(page).getByText(/^欧阳若兰 于 .+ 修改了这条记录$/)).toBeVisible();
    await expectAccessible(page);
    await form(page)
      .getByRole('radiogroup', { name: '联系人' })
      .getByText('已保存的：若兰的联系人')
      .click();
    await saveButton(page).click();

    await expect(page.getByText('修改成功')).toBeVisible();
    await list.getByRole('row').nth(1).getByRole('button', { name: '编辑' }).click();
    await expect(form(page).getByRole('textbox', { name: '简称' })).toHaveValue('林晓写的');
    await expect(form(page).getByRole('textbox', { name: '联系人' })).toHaveValue('若兰的联系人');
    await other.close();
  },
);

test('a value is deleted after confirmation, and one in use is not', async ({ page }) => {
  const list = await openList(page, 'admin', VALUES);
  await addValue(page, list, 'e2e-3', '海外大区三');
  await saveButton(page).click();
  await expect(page.getByText('添加成功!')).toBeVisible();
  await page.goto(`${VALUES}?code.EQ=e2e-3`);
  await rowOf(shown(page), 'e2e-3').getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('alertdialog', { name: '确认删除该记录吗？' })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  await expect(rowOf(shown(page), 'e2e-3')).toHaveCount(1);

  await rowOf(shown(page), 'e2e-3').getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(rowOf(shown(page), 'e2e-3')).toHaveCount(0);

  await page.goto(`${VALUES}?dicCode.EQ=order_type`);
  await shown(page).getByRole('row').nth(1).getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText(/正在使用（系统内置，可以改为停用），不能删除/)).toBeVisible();
});

test(
  'filter and order of a list are in its address, which can be shared',
  spine,
  async ({ page }) => {
    const list = await openList(page, 'admin', '/a-company/companyList');
    await expectAccessible(page);
    await list.getByLabel('状态', { exact: true }).click();
    await page.getByRole('option', { name: '试用' }).click();
    await list.getByRole('button', { name: '查询' }).click();
    await expect(page).toHaveURL(/status\.EQ=0/);
    await list.getByRole('columnheader', { name: '客户编号' }).getByRole('button').first().click();
    await expect(page).toHaveURL(/sort=companyNo/);
    await expect(list.getByRole('columnheader', { name: '客户编号' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const rows = async () => (await list.getByRole('row').allInnerTexts()).slice(1);
    const numberOf = (row: string) => /KH\d{5}/.exec(row)?.[0] ?? '';
    // The rows of the previous query stay until the new ones are loaded.
    const isSorted = (texts: string[]) =>
      texts.every(
        (text, index) =>
          text.includes('试用') && (index === 0 || numberOf(texts[index - 1]!) < numberOf(text)),
      );
    await expect.poll(async () => isSorted(await rows())).toBe(true);
    const before = await rows();
    expect(before.length).toBeGreaterThan(2);

    await page.reload();

    await expect.poll(rows).toEqual(before);
    await expect(shown(page).getByRole('columnheader', { name: '客户编号' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
);

test(
  'unsaved input needs confirmation before it is discarded, and survives the closing of its tab',
  spine,
  async ({ page }) => {
    await enterAs(page, 'admin');
    const link = page.getByRole('link', { name: '字典', exact: true });
    await link.click();
    const list = shown(page);
    await addValue(page, list, 'e2e-4', '没有保存');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: '放弃未保存的内容？' })).toBeVisible();
    await page.getByRole('button', { name: '继续填写' }).click();

    await page.goBack();
    await expect(form(page)).toHaveCount(0);
    await page.getByRole('tab', { name: '字典' }).click({ button: 'middle' });
    await page.getByRole('button', { name: '保留草稿并关闭' }).click();
    await expect(page.getByRole('tab', { name: '字典' })).toHaveCount(0);
    await link.click();
    await shown(page).getByRole('button', { name: '新增' }).click();
    await form(page).getByRole('button', { name: '恢复草稿' }).click();

    await expect(form(page).getByRole('textbox', { name: '名称', exact: true })).toHaveValue(
      '没有保存',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: '放弃' }).click();
    await expect(form(page)).toHaveCount(0);
  },
);

test('a client creates candidates of its own company and sees masked numbers', async ({ page }) => {
  const list = await openList(page, 'client', '/f-order/candidateList');
  await list.getByRole('button', { name: '新增' }).click();
  await form(page).getByRole('textbox', { name: '姓名' }).fill('茉莉·阿卜杜拉');
  await form(page).getByRole('textbox', { name: '手机' }).fill('15400000421');
  await form(page).getByRole('textbox', { name: '证件号码' }).fill('310101199001011234');
  await saveButton(page).click();
  await expect(page.getByText('添加成功!')).toBeVisible();

  await page.goto('/f-order/candidateList?name.LIKE=%E8%8C%89%E8%8E%89');
  await expect(rowOf(shown(page), '茉莉')).toContainText('154****0421');
  await rowOf(shown(page), '茉莉').getByRole('button', { name: '编辑' }).click();
  await form(page).getByRole('textbox', { name: '应聘职位' }).fill('财务经理');
  await saveButton(page).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await expect(rowOf(shown(page), '茉莉')).toContainText('财务经理');
});

test(
  'a column selection is saved and restored after a reload',
  furtherVariant,
  async ({ page }) => {
    const list = await openList(page, 'officer2', '/a-company/companyList');
    await expect(list.getByRole('columnheader', { name: '简称' })).toHaveCount(0);
    await list.getByRole('button', { name: '列设置' }).click();
    const chooser = page.getByRole('dialog', { name: '列设置' });
    await chooser.getByRole('checkbox', { name: '简称' }).click();
    await chooser.getByRole('checkbox', { name: '企业规模' }).click();
    await expectAccessible(page);
    await chooser.getByRole('button', { name: '保存', exact: true }).click();
    await expect(chooser).toHaveCount(0);

    await page.reload();

    await expect(shown(page).getByRole('columnheader', { name: '简称' })).toHaveCount(1);
    await expect(shown(page).getByRole('columnheader', { name: '企业规模' })).toHaveCount(0);
  },
);

test(
  'orders are accepted in bulk, and one that a colleague accepted first shows who',
  spine,
  async ({ page, server }) => {
    const list = await openList(page, 'officer2', '/f-order/f-order/orderList?orderStatus.EQ=10');
    const boxes = list.getByRole('checkbox', { name: /选择/ });
    const link = list.getByRole('row').nth(2).getByRole('link').first();
    const orderNo = (await link.textContent())!;
    for (const index of [1, 2]) await boxes.nth(index).check();
    const orderId = new URL((await link.getAttribute('href'))!, server.url).searchParams.get(
      'orderId',
    )!;

    await list.getByRole('button', { name: '接单', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: '确认接单吗？' });
    await expect(dialog).toContainText('将处理 2 条记录');
    await callServer(server.url, await tokenOf(server.url, 'officer'), '/gOrderBaseApi/update', {
      orderId,
      action: 'take',
    });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '接单', exact: true }).click();

    const ending = page.getByRole('dialog', { name: '接单' });
    await expect(ending).toContainText('成功 1 条，失败 1 条');
    await expect(ending.getByRole('row').filter({ hasText: orderNo })).toContainText(
      /该订单已被.+接单/,
    );
    await ending.getByRole('button', { name: '关闭' }).last().click();
    await expect(list.getByRole('row').filter({ hasText: orderNo })).toHaveCount(0);
  },
);

test('a list is exported with its filter, and the file is downloaded', spine, async ({ page }) => {
  const list = await openList(page, 'admin', '/a-company/companyList?status.EQ=0');
  await list.getByRole('button', { name: '导出' }).click();
  await page.getByRole('button', { name: '开始导出' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载', exact: true }).first().click();

  expect((await saved).suggestedFilename()).toMatch(/^客户公司-\d{8}-\d{6}\.xlsx$/);
});

test(
  'a view is saved, shared with the team, and opened by a colleague from its address',
  furtherVariant,
  async ({ page, browser, server }) => {
    const list = await openList(
      page,
      'officer',
      '/a-company/companyList?status.EQ=0&sort=-companyNo',
    );
    await list.getByRole('button', { name: /^视图/ }).click();
    await page.getByRole('menuitem', { name: /另存为/ }).click();
    await form(page).getByRole('textbox', { name: '视图名称' }).fill('试用客户');
    await form(page).getByText('团队所有人').click();
    await form(page).getByRole('button', { name: '保存', exact: true }).click();
    await expect(page).toHaveURL(/saved=/);
    const first = (await list.getByRole('row').nth(1).textContent())!;

    const saved = new URL(page.url()).searchParams.get('saved')!;
    const other = await secondPerson(
      browser,
      server.url,
      'officer2',
      `/a-company/companyList?saved=${saved}`,
    );

    await expect(other.list.getByRole('button', { name: /试用客户/ })).toBeVisible();
    await expect(other.page).toHaveURL(/status\.EQ=0/);
    await expect(other.list.getByRole('row').nth(1)).toContainText(/KH\d{5}/);
    expect(first).toContain(
      (await other.list.getByRole('row').nth(1).textContent())!.match(/KH\d{5}/)![0],
    );
    await other.close();
  },
);
