// Reached by: orders shell/errors shell/pages session
import { expect, labels, openList, shown, enterAs, test } from './journey';

const w = labels.zh;

test('an order that is not there leads back to the list', async ({ page }) => {
  await enterAs(page, 'officer');
  await page.goto('/f-order/f-order/orderDetails?orderId=01JCXNONE');

  await expect(shown(page).getByRole('heading', { name: '打不开这个订单' })).toBeVisible();
  await shown(page).getByRole('link', { name: '返回订单列表' }).click();

  await expect(shown(page).getByRole('heading', { level: 1, name: w.list })).toBeVisible();
});

test('a gateway’s page is never shown as the message', async ({ page }) => {
  const list = await openList(page, 'officer', '/f-order/candidateList');
  await page.route('**/cCandidateInfo/getList*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  );
  await list.getByRole('textbox', { name: '姓名', exact: true }).fill('李');
  await list.getByRole('button', { name: w.search }).click();

  await expect(list.getByRole('alert')).toBeVisible();
  await expect(page.getByText(/Bad Gateway/)).toHaveCount(0);
  await page.unroute('**/cCandidateInfo/getList*');
  await list.getByRole('button', { name: '重试' }).click();
  await expect(list.getByRole('row').nth(1)).toContainText('李');
});

test('a page whose code cannot be loaded tells no network from a new version', async ({
  page,
  context,
}) => {
  await enterAs(page, 'officer');
  await context.setOffline(true);
  await page.getByRole('link', { name: '跟进记录', exact: true }).click();
  await expect(shown(page).getByRole('heading', { name: '网络已断开' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: '公司地址', exact: true }).hover();
  await shown(page).getByRole('button', { name: '重试' }).click();
  await expect(shown(page).getByRole('heading', { level: 1, name: '跟进记录' })).toBeVisible();

  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: '候选人', exact: true }).click();
  await expect(shown(page).getByRole('heading', { name: '系统已更新' })).toBeVisible();
});

test('the sign-in page starts in its first field, and does not jump for a message', async ({
  page,
}) => {
  await page.goto('/login');
  const username = page.getByRole('textbox', { name: w.username });
  await expect(username).toBeFocused();
  await username.fill('nobody.here');
  await page.locator('input[name=password]').fill('wrong');
  const before = await username.boundingBox();

  await page.getByRole('button', { name: w.signIn, exact: true }).click();
  await expect(page.getByText('用户名、密码或账号类型不正确')).toBeVisible();

  expect((await username.boundingBox())!.y).toBe(before!.y);
});
