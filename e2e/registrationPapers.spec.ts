// Reached by: companyRegistrations files
import { solveCaptcha } from './captcha';
import { enterAs, expect, expectAccessible, rowOf, shown, test } from './journey';
import { pdfFile, PICTURE, selectFiles } from './papers';

const COMPANY = '听松阁（台州）文化传播有限公司';
const PASSWORD = '听松阁-2026-夏';

test('a company registers with papers, which those who decide see', async ({ page, browser }) => {
  await page.goto('/register');
  const fill = async (label: string, value: string) =>
    page.getByRole('textbox', { name: label, exact: false }).first().fill(value);
  await fill('公司名称', COMPANY);
  await fill('统一社会信用代码', '91990000MA0000003H');
  await fill('姓名', '松听');
  await fill('手机', '15400000666');
  await fill('邮箱', 'song@tingsong.example');
  await fill('用户名', '听松阁人事');
  await page.locator('input[type=password]').nth(0).fill(PASSWORD);
  await page.locator('input[type=password]').nth(1).fill(PASSWORD);
  const papers = page.getByRole('group', { name: /^企业材料/ });
  await selectFiles(papers, pdfFile('营业执照.pdf', '营业执照副本'), {
    ...PICTURE,
    name: '授权人证件.png',
  });
  await expect(papers.getByText('上传成功')).toBeVisible();
  await papers.getByRole('button', { name: '预览 营业执照.pdf' }).click();
  await expect(page.getByRole('dialog').getByText('营业执照副本')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await papers.getByRole('button', { name: '删除 授权人证件.png' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await solveCaptcha(page, '验证码', () =>
    page.getByRole('button', { name: '提交申请' }).last().click(),
  );
  await expect(page.getByText('申请已提交')).toBeVisible();

  const staff = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterAs(staff, 'officer', new URL('/a-company/registrationList', page.url()).href);
  await rowOf(shown(staff), COMPANY).getByRole('button', { name: COMPANY }).click();
  const drawer = staff.getByRole('dialog', { name: COMPANY });
  const seen = drawer.getByRole('group', { name: '企业材料' });
  await expect(seen.getByRole('listitem')).toHaveCount(1);
  const saved = staff.waitForEvent('download');
  await seen.getByRole('button', { name: '下载 营业执照.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('营业执照.pdf');
  await seen.getByRole('button', { name: '预览 营业执照.pdf' }).click();
  await expect(staff.getByText('营业执照副本')).toBeVisible();
  await expectAccessible(staff);
  await staff.context().close();
});

test('a file of the wrong kind is refused before it is sent', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('mj.theme', JSON.stringify({ language: 'en' })),
  );
  let uploads = 0;
  page.on('request', (request) => (uploads += request.url().includes('uploadPaper') ? 1 : 0));
  await page.goto('/register');
  const papers = page.getByRole('group', { name: /^Company documents/ });
  await selectFiles(papers, { ...pdfFile('x'), name: 'archive.zip' });
  await expect(papers.getByRole('alert')).toContainText('archive.zip');
  expect(uploads).toBe(0);
  await expectAccessible(page);
});
