// Reached by: recruiting orders shared/resourceList
import { createHmac } from 'node:crypto';
import { enterAs, expect, expectAccessible, shown, test } from './journey';
import { dataOf, tokenOf } from './server';

const KEY = 'a-key-of-both-sides-for-signatures';
const CLIENT = '会飞的橘子（上海）文化科技有限公司';

test('an order comes in from a recruiting system, signed; a delivery that fails is sent again', async ({
  page,
  server,
}) => {
  const admin = await tokenOf(server.url, 'admin');
  const call = async <Data>(path: string, input: object) =>
    dataOf<Data>(server.url, admin, path, input);
  const { content: companies } = await call<{ content: { id: string }[] }>(
    '/aCompanyInfo/getList',
    { searchParam: JSON.stringify({ SEARCH_EQ_company_name: CLIENT }) },
  );
  const companyId = companies[0]!.id;
  await call('/api/moka2/saveConfig', {
    companyId,
    signingKey: KEY,
    clientSecret: 'a secret of theirs',
    // Nobody listens there.
    baseUrl: 'http://127.0.0.1:9',
    packages: JSON.stringify([{ packageId: 'pkg-1', productId: 'STD_MID' }]),
    enabled: 1,
  });

  await enterAs(page, 'admin', '/system/recruitingList');
  const row = shown(page).getByRole('row').filter({ hasText: CLIENT });
  await expect(row).toContainText('Moka');
  await expectAccessible(page);
  await row.getByRole('button', { name: '测试签名' }).click();
  const drawer = page.getByRole('dialog', { name: `测试签名：${CLIENT}` });
  await drawer.getByRole('button', { name: '填入示例' }).click();
  await expect(drawer.getByRole('textbox', { name: '请求头' })).toHaveValue(/X-Ats-Signature/);
  await drawer.getByRole('button', { name: '核对', exact: true }).click();
  await expect(drawer.getByText('签名正确')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('textbox', { name: '正文' }).fill('{}');
  await drawer.getByRole('button', { name: '核对', exact: true }).click();
  await expect(drawer.getByText(/^签名不正确/)).toBeVisible();
  const shownAddress = await drawer.getByText(/receiveOrder/).textContent();
  const path = /\/CM-API\S+$/.exec(shownAddress!)![0];
  await page.keyboard.press('Escape');

  const body = JSON.stringify({
    eventId: 'event-1',
    thirdOrderId: 'their-order-1',
    accountId: 'account',
    packageId: 'pkg-1',
    candidate: { name: '苏轼', mobile: '13900007788', idCardNo: '310101199001011234' },
  });
  const time = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', KEY).update(`${time}.${body}`).digest('hex');
  const sent = await page.request.post(`${server.url}${path}`, {
    data: Buffer.from(body),
    headers: {
      'content-type': 'application/json',
      'x-ats-timestamp': time,
      'x-ats-signature': signature,
    },
  });
  expect(sent.status()).toBe(200);

  await page.goto('/system/recruitingEventList');
  const event = shown(page).getByRole('row').filter({ hasText: 'their-order-1' });
  await expect(async () => {
    await shown(page).getByRole('button', { name: '刷新' }).click();
    await expect(event).toContainText('已创建订单', { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  const orderNo = /MJ\d+/.exec((await event.textContent())!)![0];
  await expectAccessible(page);

  await page.goto(`/f-order/f-order/orderList?orderNo.EQ=${orderNo}`);
  await expect(shown(page).getByRole('row').filter({ hasText: '苏轼' })).toContainText('待接单');

  await page.goto('/system/recruitingPushList');
  const push = shown(page).getByRole('row').filter({ hasText: orderNo });
  await expect(push).toContainText('已下单');
  await expect(async () => {
    await shown(page).getByRole('button', { name: '刷新' }).click();
    await expect(push).toContainText('失败，待重试', { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expectAccessible(page);
  await push.getByRole('button', { name: '重新推送' }).click();
  await expect(page.getByText('已重新推送 1 条')).toBeVisible();
});
