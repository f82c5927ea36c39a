// Reached by: orderAccesses app/candidate orders widgets/DataGrid ui/MaskedValue
import {
  enterAs,
  expect,
  expectAccessible,
  openList,
  rowOf,
  rowsLoaded,
  shown,
  test,
} from './journey';
import { invite, PHONE } from './candidatePages';
import { dataOf, tokenOf } from './server';

test('a candidate reads on a phone who saw the data, in both languages, and staff with names', async ({
  page,
  server,
  browser,
}) => {
  const { address, lastFour, orderId } = await invite(server, '13900000711');
  const client = await tokenOf(server.url, 'client');
  await dataOf(server.url, client, '/gOrderBaseApi/getOrderDetail', { orderId });
  const context = await browser.newContext({ ...PHONE, baseURL: server.url, locale: 'zh-CN' });
  const phone = await context.newPage();
  await phone.goto(address);
  await phone.getByLabel('手机号后四位').fill(lastFour);
  await phone.getByRole('button', { name: '进入', exact: true }).click();
  await phone.getByRole('link', { name: '我的信息与权利' }).click();
  const card = phone.getByRole('region', { name: '谁看过您的信息' });
  await expect(card.getByText('服务方 · 项目经理')).toBeVisible();
  await expect(card.getByText(/^客户 .+ · /)).toBeVisible();
  await expect(card.getByText('林晓')).toHaveCount(0);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Switch to English' }).click();
  const english = phone.getByRole('region', { name: 'Who has seen your data' });
  await expect(english.getByText('Provider · Project manager')).toBeVisible();
  await expect(english.getByText('Opened the order').first()).toBeVisible();
  await expectAccessible(phone);
  await context.close();

  await enterAs(page, 'officer', `/f-order/f-order/orderDetails?orderId=${orderId}`);
  await shown(page).getByRole('button', { name: '谁看过候选人的信息' }).click();
  await expect(shown(page).getByText('林晓 · 服务方 · 项目经理').first()).toBeVisible();
  await expectAccessible(page);
});

test('an order that a colleague changed since it was opened is marked in the list until it is opened', async ({
  page,
  server,
}) => {
  const { url } = server;
  const officer = await tokenOf(url, 'officer');
  const colleague = await tokenOf(url, 'officer2');
  const { content } = await dataOf<{ content: { id: string; orderNo: string }[] }>(
    url,
    officer,
    '/vOrderInfo/getList',
    { pageSize: 2 },
  );
  const [changed, unopened] = content as [(typeof content)[0], (typeof content)[0]];
  await dataOf(url, officer, '/gOrderBaseApi/getOrderDetail', { orderId: changed.id });
  for (const { id: orderId } of [changed, unopened])
    await dataOf(url, colleague, '/gOrderNoteLog/save', { orderId, content: '请看', visible: 1 });

  const list = await openList(page, 'officer', '/f-order/f-order/orderList');
  const mark = (orderNo: string) => rowOf(list, orderNo).getByText('有更新：上次查看后有变化');
  await expect(mark(changed.orderNo)).toBeAttached();
  await expect(mark(unopened.orderNo)).toHaveCount(0);
  await expectAccessible(page);

  await rowOf(list, changed.orderNo).getByRole('link').click();
  await expect(shown(page).getByText(changed.orderNo, { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: '订单列表' }).click();
  await rowsLoaded(list);
  await expect(mark(changed.orderNo)).toHaveCount(0);
});

test('masked numbers stay off the clipboard, of a cell and of a selection of text', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const list = await openList(page, 'officer', '/f-order/candidateList');
  const copied = async () => {
    await page.keyboard.press('ControlOrMeta+c');
    return page.evaluate(async () => navigator.clipboard.readText());
  };
  const row = list.getByRole('row').nth(1);
  const name = (await row.getByRole('rowheader').innerText()).trim();
  const masked = row.getByText(/^\d{3}\*{4}\d{4}$/).first();
  await expect(masked).toBeVisible();

  await masked.click();
  expect(await copied()).toBe('');

  await row.evaluate((element) => document.getSelection()!.selectAllChildren(element));
  const text = await copied();
  expect(text).toContain(name);
  expect(text).not.toContain('*');
});
