// Reached by: passwords outbox session shell/session
import type { Page } from '@playwright/test';
import { logIn, enterAs, expect, expectAccessible, rowOf, shown, test } from './journey';
import { codeFor } from './outbox';

const NEW = '山高月小-水落石出';

/** Fills in the account, and requests a code. */
async function requestCode(page: Page, kind: string, username: string) {
  await page.getByRole('radio', { name: kind, exact: true }).check();
  await page.getByRole('textbox', { name: '用户名' }).fill(username);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('请查收验证码')).toBeVisible();
}

/** Reads the newest code in the outbox, as an administrator in a window of their own. */
async function readCode(page: Page, recipient: string, subject: string): Promise<string> {
  const context = await page.context().browser()!.newContext();
  const admin = await context.newPage();
  await enterAs(admin, 'admin', new URL('/system/outboxList', page.url()).href);
  const list = shown(admin);
  await rowOf(list, recipient).getByRole('button', { name: subject }).first().click();
  const text = admin.getByRole('dialog', { name: subject });
  await expect(text.getByText('查看正文会记入操作日志。')).toBeVisible();
  await expectAccessible(admin);
  const code = /\d{6}/.exec(await text.innerText())![0];
  await context.close();
  return code;
}

async function fillIn(page: Page, code: string, password: string, again = password) {
  const reset = page.getByRole('button', { name: '重置密码' });
  // While it is busy, a button takes no click.
  await expect(reset).not.toHaveAttribute('aria-busy');
  await page.getByRole('textbox', { name: '验证码' }).fill(code);
  await page.locator('input[type=password]').nth(0).fill(password);
  await page.locator('input[type=password]').nth(1).fill(again);
  await reset.click();
}

test('a forgotten password is replaced by a code, which an administrator finds in the outbox', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: '忘记密码？' }).click();
  await expect(page).toHaveTitle('找回密码 · 明鉴');
  await expectAccessible(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('请填写用户名', { exact: true })).toBeVisible();
  await requestCode(page, '服务人员', 'qc016');
  await expectAccessible(page);

  await fillIn(page, '12', 'abcd', 'abcde');
  await expect(page.getByText('请输入 6 位数字', { exact: true })).toBeVisible();
  await expect(page.getByText('密码不得低于5位', { exact: true })).toBeVisible();
  await expect(page.getByText('两次输入密码不一致!', { exact: true })).toBeVisible();
  const code = await readCode(page, 'q***@mingjian.example', '明鉴：重置密码的验证码');
  await fillIn(page, code === '000000' ? '000001' : '000000', NEW);
  await expect(page.getByText('验证码不正确，还可以试 4 次', { exact: true })).toBeVisible();

  await fillIn(page, code, NEW);

  await expect(page.getByText('密码已重置')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '前往登录' }).click();
  await logIn(page, 'qc016');
  await expect(page.getByText('用户名、密码或账号类型不正确')).toBeVisible();
  await logIn(page, 'qc016', { password: NEW });
  await expect(page.getByRole('tablist')).toBeVisible();
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an unknown account looks like any other, and another one gets its password', async ({
    page,
    server,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem('mj.theme', JSON.stringify({ language: 'en' })),
    );
    await page.goto('/forget');
    await page.getByRole('radio', { name: 'Client' }).check();
    await page.getByRole('radio', { name: 'Text message' }).check();
    await page.getByRole('textbox', { name: 'User name' }).fill('nobody-at-all');
    await page.getByRole('button', { name: 'Send code' }).tap();
    await expect(page.getByText('If the account exists and has a mobile number')).toBeVisible();
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);

    const sendAgain = async () => {
      const response = page.waitForResponse('**/passwordReset/request');
      await page.getByRole('button', { name: 'Send again' }).tap();
      return (await response).status();
    };
    expect(await sendAgain()).toBe(200);
    await expect(page.getByText('Another code was sent.')).toBeVisible();
    // A count decays, so that one more may pass. The account's form has the captcha.
    await expect.poll(sendAgain).toBe(428);
    await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue('');
    await page.getByRole('radio', { name: 'Client' }).check();
    await page.getByRole('radio', { name: 'E-mail' }).check();
    await page.getByRole('textbox', { name: 'User name' }).fill('hr00006');
    await page.getByRole('button', { name: 'Send code' }).tap();
    const code = page.getByRole('textbox', { name: 'Code' });
    await expect(code).toBeVisible();
    await code.fill(await codeFor(server.url, /^h\*+@/));
    for (const index of [0, 1]) await page.locator('input[type=password]').nth(index).fill(NEW);
    await page.getByRole('button', { name: 'Reset password' }).tap();
    await expect(page.getByText('Your password was reset')).toBeVisible();
  });
});
