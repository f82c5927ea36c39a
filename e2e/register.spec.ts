// Reached by: companyRegistrations session shared/files widgets/Form
import type { Page } from '@playwright/test';
import { solveCaptcha } from './captcha';
import {
  furtherVariant,
  logIn,
  enterAs,
  expect,
  expectAccessible,
  rowOf,
  shown,
  test,
} from './journey';

const COMPANY = '竹海听涛（湖州）信息技术有限公司';
const LIST = '/a-company/registrationList';
const PASSWORD = '竹海听涛-2026';

const fill = (page: Page, label: string, value: string) =>
  page.getByRole('textbox', { name: label, exact: false }).fill(value);

/** Registers a company, and returns its reference number. */
async function register(page: Page, username: string) {
  await fill(page, '公司名称', COMPANY);
  await fill(page, '统一社会信用代码', '91990000MA0000003H');
  await fill(page, '姓名', '沈竹');
  await fill(page, '手机', '15400000777');
  await fill(page, '邮箱', 'shen.zhu@zhuhai.example');
  await fill(page, '用户名', username);
  await page.locator('input[type=password]').nth(0).fill(PASSWORD);
  await page.locator('input[type=password]').nth(1).fill(PASSWORD);
  await solveCaptcha(page, '验证码', () =>
    page.getByRole('button', { name: '提交申请' }).last().click(),
  );
  await expect(page.getByText('申请已提交')).toBeVisible();
  return page.getByText(/^ZC[2-9A-Z]{10}$/).innerText();
}

async function stateOf(page: Page, referenceNo: string) {
  await page.goto('/register?view=status');
  await fill(page, '申请编号', referenceNo);
  await fill(page, '手机', '15400000777');
  await page.getByRole('button', { name: '查询', exact: true }).click();
  return page.getByRole('status', { name: '申请进度' });
}

test('a company registers, staff approve, and its main account signs in', async ({ page }) => {
  test.slow();
  await page.goto('/login');
  await page.getByRole('link', { name: '企业注册' }).click();
  await expect(page).toHaveTitle('企业注册 · 明鉴');
  await expectAccessible(page);
  await page.getByRole('button', { name: '提交申请' }).last().click();
  await expect(page.getByText('请填写公司名称', { exact: true })).toBeVisible();
  await fill(page, '统一社会信用代码', '91990000MA0000003J');
  await expect(page.getByText(/^请输入 18 位统一社会信用代码/).first()).toBeVisible();
  const first = await register(page, 'client');
  await page.reload();
  const second = await register(page, '竹海人事');
  await page.getByRole('button', { name: '查询进度' }).last().click();
  await page.getByRole('button', { name: '查询', exact: true }).click();
  await expect(page.getByRole('status', { name: '申请进度' })).toContainText('待审核');
  await expectAccessible(page);

  const context = await page.context().browser()!.newContext();
  const staff = await context.newPage();
  await enterAs(staff, 'officer', new URL(LIST, page.url()).href);
  const list = shown(staff);
  await expect(rowOf(list, first)).toContainText('同公司 1 份');
  await rowOf(list, first).getByRole('button', { name: COMPANY }).click();
  const drawer = staff.getByRole('dialog', { name: COMPANY });
  for (const name of ['同一信用代码另有 1 份申请。', '同一手机另有 1 份申请。'])
    await expect(drawer.getByRole('link', { name })).toBeVisible();
  await expectAccessible(staff);
  await drawer.getByRole('button', { name: '通过' }).click();
  const approval = staff.getByRole('dialog', { name: '通过注册申请' });
  const approve = approval.getByRole('button', { name: '通过' });
  await approve.click();
  await expect(approval.getByText('已被使用').first()).toBeVisible();
  // While it is busy, a button takes no click.
  await expect(approve).not.toHaveAttribute('aria-busy');
  await approval.getByRole('textbox', { name: '用户名' }).fill('竹海听涛');
  await approve.click();
  await expect(staff.getByText('已通过，公司和主账号已创建')).toBeVisible();
  await expect(drawer).toContainText('已通过');
  await staff.keyboard.press('Escape');
  await expect(rowOf(list, second)).toContainText('公司已开户');

  await rowOf(list, second).getByRole('button', { name: COMPANY }).click();
  await expect(drawer.getByRole('button', { name: '通过' })).toBeDisabled();
  await drawer.getByRole('button', { name: '拒绝' }).click();
  const refusal = staff.getByRole('dialog', { name: '拒绝注册申请' });
  await refusal.getByRole('textbox', { name: '拒绝原因' }).fill('贵公司已经开户');
  await refusal.getByRole('button', { name: '拒绝' }).click();
  await expect(staff.getByText('已拒绝，原因已发送给申请人')).toBeVisible();
  await context.close();

  const approved = await stateOf(page, first);
  await expect(approved).toContainText('竹海听涛');
  await expectAccessible(page);
  await expect(await stateOf(page, second)).toContainText('贵公司已经开户');
  await page.getByRole('link', { name: '返回登录' }).click();
  await logIn(page, '竹海听涛', { userType: 'companyUser', password: PASSWORD });
  await expect(page.getByText(COMPANY).first()).toBeVisible();
});

test('requests are filtered, and nobody decides on their own', furtherVariant, async ({ page }) => {
  await enterAs(page, 'officer', LIST);
  const list = shown(page);
  await expect(rowOf(list, '月亮邮差').first()).toBeVisible();
  await list.getByRole('textbox', { name: '公司名称' }).fill('半糖');
  await list.getByRole('button', { name: '查询' }).click();
  await expect(list.getByText('共 2 条')).toBeVisible();
  await expect(rowOf(list, '已拒绝')).toContainText('同手机 1 份');
  await expectAccessible(page);

  await rowOf(list, '已拒绝').getByRole('button').first().click();
  const drawer = page.getByRole('dialog', { name: '半糖云朵食品有限公司' });
  await expect(drawer).toContainText('营业执照上的公司名称与申请不一致');
  await expect(drawer.getByRole('button', { name: '通过' })).toHaveCount(0);
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a company registers, and a wrong number is explained', furtherVariant, async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('mj.theme', JSON.stringify({ language: 'en' })),
    );
    await page.goto('/register');
    await expect(page.getByRole('heading', { level: 1, name: 'Register a company' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Captcha image/ })).toBeVisible();
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);

    const values = {
      'Company name': '竹海听涛（衢州）信息技术有限公司',
      'Credit code': '91990000MA0000003H',
      Name: 'Zhu Shen',
      Mobile: '15400000666',
      'E-mail': 'zhu@zhuhai.example',
      'User name': 'zhuhai_en',
    };
    for (const [name, value] of Object.entries(values))
      await page
        .getByRole('textbox', { name: new RegExp(`^${name}`) })
        .first()
        .fill(value);
    for (const index of [0, 1])
      await page.locator('input[type=password]').nth(index).fill(PASSWORD);
    await solveCaptcha(page, 'Code', () =>
      page.getByRole('button', { name: 'Register', exact: true }).tap(),
    );
    await expect(page.getByText('Registration submitted')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Check progress' }).tap();
    await page.getByRole('button', { name: 'Check', exact: true }).tap();
    await expect(page.getByRole('status', { name: 'Progress' })).toContainText('Pending');

    await page.getByRole('textbox', { name: 'Reference number' }).fill('ZC2222222222');
    await page.getByRole('textbox', { name: 'Mobile' }).fill('15400000000');
    await page.getByRole('button', { name: 'Check', exact: true }).tap();
    await expect(
      page.getByText('No such request. Check the reference number and the phone number'),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
