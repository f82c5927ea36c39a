// Reached by: orders
import { expect, shown, enterAs, signIn, test, labels } from './journey';
import { callServer, newDataDir, startServer, tokenOf } from './server';

const w = labels.zh;

test('an accepted order is still accepted after the server was killed with -9', async ({
  page,
}) => {
  const { dataDir, remove } = newDataDir();
  const first = await startServer(dataDir);
  await page.goto(first.url);
  await signIn(page, 'officer');
  await page.goto(`${first.url}/f-order/f-order/orderList?orderStatus.EQ=10`);
  await shown(page).getByRole('row').nth(1).getByRole('link').click();
  const orderNo = (await shown(page)
    .getByText(/^MJ\d+$/)
    .textContent())!;
  await shown(page).getByRole('button', { name: w.accept, exact: true }).click();
  await expect(page.getByText(`订单 ${orderNo}：接单成功`)).toBeVisible();

  await first.end('SIGKILL');
  const second = await startServer(dataDir);
  await page.goto(`${second.url}/f-order/f-order/orderList?orderNo.LIKE=${orderNo}`);

  await expect(shown(page).getByRole('row', { name: new RegExp(orderNo) })).toContainText(
    w.collecting,
  );
  await second.end('SIGTERM');
  remove();
});

test('exactly one person wins an order that two accept fifty times at once, and all others see who', async ({
  page,
  server,
}) => {
  const tokens = await Promise.all(
    ['officer', 'officer2'].map((account) => tokenOf(server.url, account)),
  );
  const call = (token: string, path: string, body: object) =>
    callServer<{ content: { id: string }[] }>(server.url, token, path, body);
  const search = JSON.stringify({ SEARCH_EQ_order_status: '10' });
  const { data } = await call(tokens[0]!, '/vOrderInfo/getList', {
    searchParam: search,
    pageSize: 1,
    pageNum: 1,
  });
  const orderId = data.content[0]!.id;
  await enterAs(page, 'admin');
  await page.goto(`/f-order/f-order/orderDetails?orderId=${orderId}`);
  await expect(shown(page).getByRole('button', { name: w.accept, exact: true })).toBeVisible();

  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      call(tokens[turn % 2]!, '/gOrderBaseApi/update', { orderId, action: 'take' }),
    ),
  );
  // A repeated acceptance is confirmed to the person who won.
  const wonBy = (turn: number) =>
    responses.filter(({ code }, index) => index % 2 === turn && code === 0).length;
  expect([wonBy(0), wonBy(1)].sort((a, b) => a - b)).toEqual([0, 25]);
  const losers = responses.filter(({ code }) => code === 409);
  expect(losers).toHaveLength(25);
  expect(new Set(losers.map(({ msg }) => msg)).size).toBe(1);
  expect(losers[0]!.msg).toMatch(/^该订单已被.+接单/);
  // The page of a third person hears of it by itself.
  await expect(shown(page).getByRole('button', { name: w.accept, exact: true })).toHaveCount(0);
  await expect(shown(page).getByText(w.collecting, { exact: true }).first()).toBeVisible();
});
