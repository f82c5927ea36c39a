// Reached by: selfCheck support assistant shared/openPage
import { furtherVariant, expect, expectAccessible, labels, shown, signIn, test } from './journey';

/** Results that are no failure: a busy machine answers slowly. */
const FINE = { zh: /^(正常|可以使用)$/, en: /^(OK|Usable)$/ };

test('the check of a connection finds everything in order', async ({ page }) => {
  const response = (await page.goto('/test'))!;

  expect(response.headers()['x-robots-tag']).toContain('noindex');
  await expect(page.getByRole('heading', { level: 1, name: '连接自检' })).toBeVisible();
  await expect(page.getByText(FINE.zh)).toHaveCount(8);
  await expect(page.getByRole('listitem').filter({ hasText: '版本' })).toContainText(
    /[0-9a-f]{12}/,
  );
  await expect(page.getByRole('listitem').filter({ hasText: '语言' })).toContainText('中文');
  await expect(page).toHaveTitle('连接自检 · 明鉴');
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: labels.zh.toOther }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connection check' })).toBeVisible();
  await expect(page.getByText(FINE.en)).toHaveCount(8);
});

test(
  'the check of a connection says what is wrong, and checks again',
  furtherVariant,
  async ({ page }) => {
    await page.route('**/selfCheck/*', (route) => route.abort());
    await page.goto('/test');
    await expect(page.getByText('连接不上服务器，请检查网络或代理设置。')).toBeVisible();
    await expect(page.getByText('实时消息被拦截，新通知改为每分钟检查一次。')).toBeVisible();
    await expectAccessible(page);

    await page.unroute('**/selfCheck/*');
    await page.getByRole('button', { name: '重新检测' }).click();
    await expect(page.getByText(FINE.zh)).toHaveCount(8);
  },
);

test('where the server has no such check, as in production, the page does not exist', async ({
  page,
}) => {
  await page.route('**/selfCheck/*', (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{"code":404,"msg":"x"}' }),
  );
  await page.goto('/test');

  await expect(page.getByRole('heading', { level: 1, name: '找不到页面' })).toBeVisible();
  await page.getByRole('link', { name: '前往登录' }).click();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
});

test('support and the assistant ask visitors to sign in, and lead back', async ({ page }) => {
  await page.goto('/openai');
  await expect(page.getByRole('heading', { name: '登录后即可使用智能助手' })).toBeVisible();
  await page.goto('/im');
  await expect(page.getByRole('link', { name: '登录并打开在线客服' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: '登录并打开在线客服' }).click();
  await signIn(page, 'client');

  await expect(page).toHaveURL(/\/im$/);
  await expect(shown(page).getByRole('heading', { name: '在线客服', level: 1 })).toBeVisible();
  await page.goto('/register');
  await expect(page.getByRole('link', { name: '返回控制台首页' })).toBeVisible();
});
