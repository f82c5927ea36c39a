// Reached by: session profile shell/account shell/session
import type { Page } from '@playwright/test';
import {
  logIn,
  furtherVariant,
  enterAs,
  expect,
  expectAccessible,
  shown,
  signIn,
  test,
} from './journey';
import { PASSWORD } from './server';

const NEW = '山高月小-水落石出';
const dialog = (page: Page) => page.getByRole('dialog', { name: '修改密码' });
const save = (page: Page) => dialog(page).getByRole('button', { name: '修改', exact: true });

async function fill(page: Page, values: readonly string[]) {
  for (const [index, value] of values.entries())
    await dialog(page).locator('input').nth(index).fill(value);
}

async function openPassword(page: Page) {
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('staff have their profile at /userCenter, with masked numbers, and clients’ is not theirs', async ({
  page,
}) => {
  await page.goto('/userCenter');
  await signIn(page, 'officer');
  await expect(page).toHaveURL('/userCenter');
  const profile = shown(page);
  await expect(profile.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible();
  await expect(profile.getByText('项目经理').first()).toBeVisible();
  await expect(profile.getByText(/^154\*{4}\d{4}$/)).toBeVisible();
  await expect(profile.getByText('o***@mingjian.example')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByText('个人中心')).toHaveCount(
    0,
  );

  await page.goto('/memberCenter');
  await expect(page).toHaveURL('/404');
});

test('clients have theirs at /memberCenter, with their company, in English too', async ({
  page,
}) => {
  await enterAs(page, 'client');
  await page.getByRole('link', { name: '编辑资料' }).click();
  await expect(page).toHaveURL('/memberCenter');
  const profile = shown(page);
  await expect(profile.getByText('会飞的橘子（上海）文化科技有限公司').first()).toBeVisible();
  await expect(profile.getByText('主账号', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(profile.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await profile.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '切换到中文' }).click();

  await page.goto('/userCenter');
  await expect(page).toHaveURL('/404');
});

test('the password form says in the specified words what it refuses', async ({ page }) => {
  await enterAs(page, 'officer');
  await openPassword(page);
  await expectAccessible(page);
  await save(page).click();
  await expect(dialog(page).getByText('请填写新密码', { exact: true })).toBeVisible();
  await expect(dialog(page).getByText('请填写确认新密码', { exact: true })).toBeVisible();

  await fill(page, [PASSWORD, 'abcd', 'abcde']);
  await save(page).click();
  await expect(dialog(page).getByText('密码不得低于5位', { exact: true })).toBeVisible();
  await expect(dialog(page).getByText('两次输入密码不一致!', { exact: true })).toBeVisible();
  await fill(page, [PASSWORD, '123456', '123456']);
  await save(page).click();
  await expect(
    dialog(page).getByText('这个密码太常见，容易被猜到，请换一个').first(),
  ).toBeVisible();
  await fill(page, ['wrong', NEW, NEW]);
  await save(page).click();
  await expect(dialog(page).getByText('原密码不正确', { exact: true })).toBeVisible();
  await expect(dialog(page).locator('input').nth(1)).toHaveValue(NEW);
});

for (const [userType, username, details] of [
  ['serviceUser', 'qc006', {}],
  ['companyUser', 'hr00003', furtherVariant],
] as const)
  test(
    `a new password of ${username} ends every session and lets in alone`,
    details,
    async ({ page, context }) => {
      const other = await (await context.browser()!.newContext()).newPage();
      await page.goto('/');
      await logIn(page, username, { userType });
      await expect(page.getByRole('tablist')).toBeVisible();
      await other.goto(page.url());
      await logIn(other, username, { userType });
      await expect(other.getByRole('tablist')).toBeVisible();

      await openPassword(page);
      await fill(page, [PASSWORD, NEW, NEW]);
      await save(page).click();
      await expect(page.getByText('密码已修改，请用新密码重新登录')).toBeVisible();
      await page.waitForEvent('load');
      await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();

      await logIn(page, username, { userType });
      await expect(page.getByText('用户名、密码或账号类型不正确')).toBeVisible();
      await logIn(page, username, { userType, password: NEW });
      await expect(page.getByRole('tablist')).toBeVisible();
      await expect(other.getByRole('button', { name: '登录', exact: true })).toBeVisible();
      await other.context().close();
    },
  );
