// Reached by: session shell/session shell/menu
import type { Page } from '@playwright/test';
import { furtherVariant, logIn, expect, labels, shown, enterAs, test, spine } from './journey';

const w = labels.zh;
const EXPIRED = '登录会话过期，请重新登录';
const LIST = '/f-order/f-order/orderList';

/** Counts the calls of a path from now on. */
function countCalls(page: Page, path: string) {
  const calls = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) calls.count += 1;
  });
  return calls;
}

test('signing in returns to path, query and hash', spine, async ({ page }) => {
  await page.goto(`${LIST}?orderStatus.EQ=10#rows`);
  await expect(page).toHaveURL(/\/login\?redirect=.*%23rows$/);
  await logIn(page, 'officer');
  await expect(page).toHaveURL(`${LIST}?orderStatus.EQ=10#rows`);
});

test('signing in returns to a page in a window of its own', async ({ page }) => {
  await page.goto('/new/f-order/f-order/orderListNew?orderStatus.EQ=10');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logIn(page, 'officer');

  await expect(page).toHaveURL('/new/f-order/f-order/orderListNew?orderStatus.EQ=10');
  await expect(page.getByRole('heading', { level: 1, name: w.list })).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
});

test('a group of the menu leads to its first page, by address and from the breadcrumb', async ({
  page,
}) => {
  await page.goto('/f-order');
  await logIn(page, 'officer');
  await expect(page).toHaveURL(LIST);

  await page.goto('/f-order/candidateList');
  await page
    .getByRole('navigation', { name: '当前位置' })
    .getByRole('link', { name: '订单管理' })
    .click();
  await expect(page).toHaveURL(LIST);
});

test('redirected addresses end at their page', furtherVariant, async ({ page }) => {
  await page.goto(`/redirect${LIST}?orderStatus.EQ=10`);
  await logIn(page, 'officer');
  await expect(page).toHaveURL(`${LIST}?orderStatus.EQ=10`);

  await page.goto(`/redirect2${LIST}?orderStatus.EQ=20`);
  await expect(page).toHaveURL(`${LIST}?orderStatus.EQ=20`);
  await expect(shown(page).getByRole('heading', { level: 1, name: w.list })).toBeVisible();
});

test(
  'a signed-in visitor reads the public pages, and goes on from the login page',
  furtherVariant,
  async ({ page }) => {
    await enterAs(page, 'officer');
    for (const path of ['/register', '/forget', '/clientUser']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('tablist')).toHaveCount(0);
    }

    await page.goto('/login');

    await expect(page).toHaveURL('/dashboard');
  },
);

for (const [failure, response, retries, message] of [
  ['HTTP 500', { status: 500, body: '{"code":500,"msg":"服务器忙"}' }, 3, EXPIRED],
  ['401', { status: 401, body: '{"code":401,"msg":"no"}' }, 0, '登录过期, 请重新登录'],
  ['another code', { status: 200, body: '{"code":1,"msg":"没有这个用户"}' }, 0, EXPIRED],
] as const) {
  test(`user info that fails with ${failure} ends the session in the specified words`, async ({
    page,
  }) => {
    const loads = countCalls(page, '/getUserInfo');
    const leaves = countCalls(page, '/logOut');
    await page.route('**/getUserInfo*', (route) =>
      route.fulfill({ contentType: 'application/json', ...response }),
    );
    await page.goto('/');
    await logIn(page, 'officer');
    if (retries > 0) await expect(page.getByText('网络不稳定，正在重试（第 3 次）')).toBeVisible();

    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('button', { name: w.signIn, exact: true })).toBeVisible();
    // The session ends here before the server hears of it.
    await expect.poll(() => [loads.count, leaves.count]).toEqual([1 + retries, 1]);
  });
}

test(
  'a server without role and names of company users breaks nothing',
  furtherVariant,
  async ({ page }) => {
    await page.route('**/getUserInfo*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { userInfo: string; roleInfo?: unknown } };
      const { realname, ...user } = JSON.parse(body.data.userInfo) as Record<string, unknown>;
      expect(realname).toBeTruthy();
      delete body.data.roleInfo;
      await route.fulfill({
        response,
        json: { ...body, data: { ...body.data, userInfo: JSON.stringify(user) } },
      });
    });
    await enterAs(page, 'client');

    await page.getByRole('link', { name: '候选人', exact: true }).click();
    await expect(shown(page).getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByText('client', { exact: true }).first()).toBeVisible();
  },
);

test(
  'after a day without a click the first one does nothing but end the session',
  spine,
  async ({ page }) => {
    await page.clock.install();
    const leaves = countCalls(page, '/logOut');
    await enterAs(page, 'officer');
    const link = page.getByRole('link', { name: '候选人', exact: true });
    // The screen has covered itself meanwhile.
    const goOn = page.getByRole('button', { name: '继续工作' });
    await page.clock.fastForward('23:59:00');
    await goOn.click();
    await link.click();
    await expect(page).toHaveURL(/candidateList/);

    await page.clock.fastForward('24:00:01');
    await goOn.click();
    await expect(page.getByText('您已经长时间未操作,请重新登录！')).toBeVisible();
    await expect(page).toHaveURL(/candidateList/);
    expect(leaves.count).toBe(0);
    await page.clock.fastForward(1_000);

    await expect(page.getByRole('button', { name: w.signIn, exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/login\?redirect=%2Ff-order%2FcandidateList/);
    await expect.poll(() => leaves.count).toBe(1);
  },
);
