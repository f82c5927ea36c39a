// Reached by: session shell/session shell/menu
import {
  enterAs,
  furtherVariant,
  expect,
  requestsDone,
  shown,
  signIn,
  test,
  labels,
  spine,
} from './journey';

const w = labels.zh;

test(
  'a wrong password shows a message, keeps the input, and requires a captcha after three failures',
  spine,
  async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('textbox', { name: w.username }).fill('qc.not.there');
    await page.locator('input[name=password]').fill('wrong');
    const submit = page.getByRole('button', { name: w.signIn, exact: true });
    await submit.click();

    await expect(page.getByText('用户名、密码或账号类型不正确')).toBeVisible();
    await expect(page.getByRole('textbox', { name: w.username })).toHaveValue('qc.not.there');
    await expect(page.locator('input[name=password]')).toHaveValue('wrong');
    for (
      let attempt = 0;
      attempt < 6 && (await page.getByRole('textbox', { name: '验证码' }).count()) === 0;
      attempt += 1
    ) {
      await submit.click();
      await expect(submit).not.toHaveAttribute('aria-busy', 'true');
    }
    await expect(page.getByRole('textbox', { name: '验证码' })).toBeVisible();
    await expect(page.getByRole('img', { name: /验证码图片/ })).toBeVisible();
  },
);

for (const [hostile, details] of [
  ['//evil.example', {}],
  ['/\\evil.example', furtherVariant],
  ['javascript:alert(1)', furtherVariant],
  ['https://evil.example/', furtherVariant],
  ['/unknown/page', furtherVariant],
] as const) {
  test(
    `after signing in, redirect=${hostile} leads to the start page`,
    details,
    async ({ page, server }) => {
      await page.goto(`/login?redirect=${encodeURIComponent(hostile)}`);
      await signIn(page, 'officer');

      await expect(page).toHaveURL(`${server.url}/dashboard`);
    },
  );
}

test('an ended session shows one message and returns to the same page', spine, async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'officer');
  await page.goto('/f-order/f-order/orderList');
  await expect(shown(page).getByRole('row')).toHaveCount(11);
  // The next click is what finds the session ended: none of the page's own calls comes first.
  await requestsDone(page);
  await page.route('**/CM-API/**', (route) =>
    route.request().url().includes('/vOrderInfo/getList') ? route.continue() : route.abort(),
  );

  const token = (await page.context().cookies()).find(({ name }) => name === 'mj_token')!.value;
  await page.request.post('/CM-API/logOut', {
    headers: { authorization: `Bearer ${token}`, accesstoken: token },
  });
  await shown(page).getByRole('button', { name: w.next }).click();

  await expect(page.getByText('登录过期, 请重新登录')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.unroute('**/CM-API/**');
  await signIn(page, 'officer');
  await expect(page).toHaveURL(/orderList\?page=2$/);
});

test(
  'another person at the same computer does not see the previous tabs',
  spine,
  async ({ page }) => {
    await page.goto('/');
    await signIn(page, 'officer');
    await page.getByRole('link', { name: w.list, exact: true }).click();
    await expect(page.getByRole('tab')).toHaveCount(2);
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: w.signOut }).click();
    await page.goto('/login');
    await signIn(page, 'officer2');
    await expect(page.getByRole('tab')).toHaveCount(1);
  },
);

/** Whoever sees the most entries of each menu; those of other roles are among them. */
for (const [who, entry] of [
  ['admin', '文章'],
  ['client', '开票资料'],
] as const)
  test(`no menu entry of ${who} leads to a missing screen`, async ({ page }) => {
    await enterAs(page, who);
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await expect(menu.getByRole('link', { name: entry, exact: true })).toBeVisible();
    for (const link of await menu.getByRole('link').all()) {
      await link.click();
      await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(shown(page).getByText('页面尚未提供')).toHaveCount(0);
    }
  });

test('an unknown path leads to /404', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'admin');
  await page.goto('/nowhere/at/all');

  await expect(page).toHaveURL(/\/404$/);
  await expect(shown(page).getByText('/nowhere/at/all')).toBeVisible();
});
