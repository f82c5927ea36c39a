// Reached by: profile session shell/account
import type { Page } from '@playwright/test';
import { furtherVariant, enterAs, expect, expectAccessible, shown, test } from './journey';
import { codeFor } from './outbox';
import { PASSWORD } from './server';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('staff change their name and e-mail address, with a code to the new one', async ({
  page,
  server,
}) => {
  await enterAs(page, 'qc026', '/userCenter');
  const profile = shown(page);
  await profile.getByRole('button', { name: '修改姓名' }).click();
  await dialog(page, '修改姓名').getByRole('textbox', { name: '姓名' }).fill('沈竹影');
  await dialog(page, '修改姓名').getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('姓名已修改')).toBeVisible();
  await expect(profile.getByText('沈竹影').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /沈竹影/ })).toBeVisible();

  await profile.getByRole('button', { name: '更换邮箱' }).click();
  const form = dialog(page, '更换邮箱');
  await form.getByRole('textbox', { name: '新邮箱' }).fill('zhuying');
  await form.locator('input[type=password]').fill('wrong-one');
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(form.getByText(/^请输入完整的邮箱地址/).first()).toBeVisible();
  await form.getByRole('textbox', { name: '新邮箱' }).fill('zhuying@new.example');
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(form.getByText('登录密码不正确', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await form.locator('input[type=password]').fill(PASSWORD);
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(form.getByText('验证码已发往 zhuying@new.example，10 分钟内有效。')).toBeVisible();
  await form
    .getByRole('textbox', { name: '验证码' })
    .fill(await codeFor(server.url, /^z\*+@new\.example$/));
  await form.getByRole('button', { name: '确认更换' }).click();

  await expect(page.getByText('邮箱已更换')).toBeVisible();
  await expect(profile.getByText('z***@new.example')).toBeVisible();
  await expectAccessible(page);
});

test('a client sees wrong passwords and other sessions, and ends these', async ({
  page,
  browser,
  server,
}) => {
  const form = { username: 'hr00004', password: 'wrong', userType: 'companyUser' };
  await page.request.post(`${server.url}/CM-API/login`, { form });
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 Firefox/140.0' });
  const signIn = async () =>
    elsewhere.request.post(`${server.url}/CM-API/login`, { form: { ...form, password: PASSWORD } });
  for (let count = 0; count < 3; count += 1) await signIn();
  const { data } = (await (await signIn()).json()) as { data: { access_token: string } };
  await page
    .context()
    .addCookies([{ name: 'mj_token', value: data.access_token, url: server.url }]);
  await page.addInitScript(() => localStorage.setItem('mj.userType', 'companyUser'));
  await page.goto('/memberCenter');
  const profile = shown(page);

  const sessions = profile.getByRole('region', { name: '登录设备' });
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await expect(sessions.getByRole('listitem').first()).toContainText('本机');
  const signIns = profile.getByRole('region', { name: '登录记录' });
  await expect(signIns.getByText('密码错误')).toHaveCount(1);
  await expect(signIns.getByText('登录成功')).toHaveCount(4);
  await expectAccessible(page);

  await sessions.getByRole('button', { name: '退出 Firefox 140' }).first().click();
  await expect(page.getByText('该设备已退出')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: '退出其他设备' }).click();
  await page
    .getByRole('alertdialog', { name: '退出其他设备' })
    .getByRole('button', { name: '退出其他设备' })
    .click();
  await expect(page.getByText('其他设备已退出')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.close();
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'the personal centre fits, and a failed part of it can be tried again',
    furtherVariant,
    async ({ page }) => {
      await page.addInitScript(() =>
        localStorage.setItem('mj.theme', JSON.stringify({ language: 'en' })),
      );
      await page.route('**/profile/getSessions', (route) => route.abort());
      await enterAs(page, 'verifier005', '/userCenter');
      const profile = shown(page);
      const sessions = profile.getByRole('region', { name: 'Where you are signed in' });
      await expect(sessions.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.unroute('**/profile/getSessions');
      await sessions.getByRole('button', { name: 'Try again' }).tap();
      await expect(sessions.getByText('This device')).toBeVisible();
      await expect(profile.getByRole('button', { name: 'Change e-mail' })).toBeVisible();
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    },
  );
});
