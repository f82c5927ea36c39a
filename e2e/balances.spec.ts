// Reached by: balances companies orders shared/resourceList
import type { Company, ListPage, OrderRow } from '@mingjian/api';
import {
  enterAs,
  expect,
  expectAccessible,
  form,
  openList,
  rowOf,
  saveButton,
  shown,
  test,
} from './journey';
import { dataOf, tokenOf } from './server';

const NAME = '余额旅程公司';

test('an order that the balance does not cover is accepted once finance tops up', async ({
  page,
  server: { url },
}) => {
  const token = await tokenOf(url, 'admin');
  const company = await dataOf<Company>(url, token, '/aCompanyInfo/save', {
    companyName: NAME,
    status: 1,
    payMode: 1,
  });
  const order = await dataOf<OrderRow>(url, token, '/gOrderInfo/save', {
    companyId: company.id,
    orderType: 1,
    productId: 'STD_MID',
    userName: '李清照',
    mobile: '13900004321',
    idCardNo: '310101199001011234',
  });

  await enterAs(page, 'admin', `/f-order/f-order/orderDetails?orderId=${order.id}`);
  const accept = shown(page).getByRole('button', { name: '接单', exact: true });
  await expect(accept).toHaveAccessibleDescription('客户余额不足以冻结本单费用，请先充值');

  await enterAs(page, 'admin', '/a-company/balanceLogList');
  const list = shown(page);
  await list.getByRole('button', { name: '新增' }).click();
  await form(page).getByRole('combobox', { name: '客户公司' }).fill(NAME);
  await page.getByRole('option', { name: NAME }).click();
  await form(page).getByRole('button', { name: /^类型/ }).click();
  await expect(page.getByRole('option')).toHaveText(['充值', '退款', '赠送', '调账']);
  await page.getByRole('option', { name: '充值' }).click();
  await form(page).getByRole('spinbutton', { name: '余额变动' }).fill('1000');
  await form(page).getByRole('textbox', { name: '银行流水号' }).fill('2026112800012');
  await expectAccessible(page);
  await saveButton(page).click();
  await expect(page.getByText('添加成功!')).toBeVisible();
  await expect(rowOf(list, NAME).first()).toContainText('¥1,000.00');

  await enterAs(page, 'admin', `/f-order/f-order/orderDetails?orderId=${order.id}`);
  await shown(page).getByRole('button', { name: '接单', exact: true }).click();
  await expect(shown(page).getByText('信采邀约中').first()).toBeVisible();

  const logs = await dataOf<ListPage<{ type: number; frozenAmount: number }>>(
    url,
    token,
    '/aCompanyBalanceLog/getList',
    { searchParam: JSON.stringify({ SEARCH_EQ_company_id: company.id }) },
  );
  expect(logs.content.map(({ type, frozenAmount }) => [type, frozenAmount])).toEqual([
    [2, order.amount],
    [1, 0],
  ]);
});

test('a client reads its own balance in English, and opens the order of a charge', async ({
  page,
}) => {
  const list = await openList(page, 'client', '/f-order/balanceLogList?type.EQ=3');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(list.getByRole('columnheader', { name: 'Change of balance' })).toBeVisible();
  await expect(list.getByRole('button', { name: 'Add' })).toHaveCount(0);
  await expect(list.getByRole('columnheader', { name: 'Client company' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: '切换到中文' }).click();
  await list.getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/orderDetails/);
});
