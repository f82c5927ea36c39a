// Reached by: users companies orders session menus passwords shell/session api/orders
import type { Browser, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  form,
  logIn,
  rowOf,
  saveButton,
  shown,
  test as base,
  type LogInOptions,
} from './journey';
import { newDataDir, startServer, type RunningServer } from './server';

/** A journey on an installation that has nothing but its first administrator. */
const test = base.extend<{ installation: RunningServer }>({
  installation: async ({}, use) => {
    const { dataDir, remove } = newDataDir();
    const installation = await startServer(dataDir, { isProduction: true });
    await use(installation);
    await installation.end('SIGTERM');
    remove();
  },
});

const NEW = '山高月小-水落石出';

/** Signs in on the login page of a window of its own. */
async function enter(browser: Browser, url: string, account: string, options: LogInOptions) {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto('/');
  await logIn(page, account, options);
  await expect(page.getByRole('tablist')).toBeVisible();
  return page;
}

/** Follows the step that comes next on the start page. */
async function goOn(page: Page, left: number, label: string) {
  await page.getByRole('tab', { name: '控制台首页' }).click();
  const card = shown(page).getByRole('region', { name: '开始使用' });
  await expect(card.getByText(`到第一单还有 ${left} 步`)).toBeVisible();
  await card.getByRole('link', { name: label }).click();
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
  return shown(page);
}

const field = (page: Page, name: string | RegExp) => form(page).getByRole('textbox', { name });

/** Takes the password that the open form offers. */
async function setPassword(page: Page) {
  const password = await field(page, '新密码').inputValue();
  await form(page).getByRole('button', { name: '设置', exact: true }).click();
  await expect(page.getByText(/的密码已设置$/)).toBeVisible();
  return password;
}

test('the first administrator of an empty installation leads to a client’s order, which a new colleague accepts', async ({
  browser,
  installation: { url, welcome },
}) => {
  const printed = /^ {2}admin {2}(\S+)$/m.exec(welcome)![1]!;
  const admin = await enter(browser, url, 'admin', { password: printed });
  await expect(shown(admin).getByText('到第一单还有 6 步')).toBeVisible();
  await expectAccessible(admin);

  await shown(admin).getByRole('button', { name: '更换密码' }).click();
  for (const [index, text] of [printed, NEW, NEW].entries())
    await form(admin).locator('input').nth(index).fill(text);
  await form(admin).getByRole('button', { name: '修改', exact: true }).click();
  await admin.waitForEvent('load');
  await logIn(admin, 'admin', { password: NEW });

  let list = await goOn(admin, 5, '新增用户');
  await list.getByRole('button', { name: '新增' }).click();
  await field(admin, '用户名').fill('guli');
  await field(admin, '姓名').fill('古丽娜尔');
  await form(admin).getByRole('button', { name: /^角色/ }).click();
  await admin.getByRole('option', { name: '项目经理' }).click();
  await admin.keyboard.press('Escape');
  await saveButton(admin).click();
  await rowOf(list, '古丽娜尔').getByRole('button', { name: '设置密码' }).click();
  const officerPassword = await setPassword(admin);

  list = await goOn(admin, 4, '新增客户公司');
  await expect(list.getByText('先录入客户公司，再给它开账号，客户就能下单。')).toBeVisible();
  await list.getByRole('button', { name: '新增' }).first().click();
  await field(admin, '公司名称').fill('天山雪莲（乌鲁木齐）药业有限公司');
  await field(admin, '简称').fill('天山雪莲');
  await saveButton(admin).click();
  await expect(rowOf(list, '天山雪莲')).toBeVisible();

  list = await goOn(admin, 3, '新增客户账号');
  await list.getByRole('button', { name: '新增' }).first().click();
  await form(admin).getByRole('combobox', { name: '客户公司' }).fill('天山');
  await admin.getByRole('option').first().click();
  await field(admin, '用户名').fill('xuelian');
  await field(admin, '姓名').fill('马雪莲');
  await form(admin).getByRole('combobox', { name: '角色' }).click();
  await admin.getByRole('option', { name: '客户主账号' }).click();
  await saveButton(admin).click();
  const clientPassword = await setPassword(admin);

  await admin.getByRole('link', { name: '余额流水', exact: true }).click();
  await shown(admin).getByRole('button', { name: '新增' }).first().click();
  await form(admin).getByRole('combobox', { name: '客户公司' }).fill('天山');
  await admin.getByRole('option').first().click();
  await form(admin).getByRole('spinbutton', { name: '余额变动' }).fill('10000');
  await saveButton(admin).click();
  await expect(rowOf(shown(admin), '天山雪莲')).toContainText('¥10,000.00');

  const client = await enter(browser, url, 'xuelian', {
    userType: 'companyUser',
    password: clientPassword,
  });
  await client.getByRole('link', { name: '订单列表', exact: true }).click();
  await expect(shown(client).getByText('下单后，订单出现在这里。')).toBeVisible();
  await shown(client).getByRole('button', { name: '发起背调' }).click();
  await client.getByRole('menuitem', { name: '精调' }).click();
  const order = shown(client);
  await order.getByRole('radiogroup', { name: '产品' }).getByRole('radio').first().click();
  await order.getByRole('textbox', { name: /^姓名/ }).fill('诸葛听雨');
  await order.getByRole('textbox', { name: /^手机/ }).fill('13800001234');
  await order.getByRole('textbox', { name: /^证件号/ }).fill('11010519491231002X');
  await order.getByRole('button', { name: '提交订单' }).click();
  await expect(client.getByText(/^订单 MJ\d+ 已提交$/)).toBeVisible();

  const officer = await enter(browser, url, 'guli', { password: officerPassword });
  await officer.getByRole('link', { name: '订单列表', exact: true }).click();
  await rowOf(shown(officer), '诸葛听雨').getByRole('link').click();
  await shown(officer).getByRole('button', { name: '接单', exact: true }).first().click();
  await expect(shown(officer).getByText('信采邀约中').first()).toBeVisible();

  await admin.reload();
  await admin.getByRole('tab', { name: '控制台首页' }).click();
  await expect(shown(admin).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shown(admin).getByText('开始使用')).toHaveCount(0);
  for (const page of [admin, client, officer]) await page.context().close();
});
