// Reached by: statements orders balances shared/flow shared/resourceList
import type { Page } from '@playwright/test';
import type { ListPage, Statement, StatementDetail } from '@mingjian/api';
import { expect, expectAccessible, form, openList, rowOf, shown, test } from './journey';
import { dataOf, tokenOf } from './server';

/** Opens a confirmed statement beside its list, as staff. */
async function openStatement(page: Page, statementNo: string) {
  const list = await openList(
    page,
    'admin',
    `/a-company/statementList?statementNo.EQ=${statementNo}`,
  );
  await list.getByRole('button', { name: statementNo, exact: true }).click();
}

test('a statement is sent, disputed by its lines, answered and confirmed', async ({
  page,
  browser,
  baseURL,
  server: { url },
}) => {
  const token = await tokenOf(url, 'admin');
  const client = await tokenOf(url, 'client');
  const { content: waiting } = await dataOf<ListPage<Statement>>(
    url,
    client,
    '/aCompanyStatement/getList',
    { searchParam: JSON.stringify({ SEARCH_IN_status: '1' }) },
  );
  const [{ id, statementNo }] = waiting as [Statement];

  const list = await openList(page, 'client', '/f-order/statementList');
  await list.getByRole('button', { name: statementNo, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: statementNo });
  await drawer.getByRole('checkbox', { name: '第 1 行有疑问' }).check();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '提出异议' }).click();
  await expect(page.getByText('异议针对勾选的 1 行，请写明疑问。')).toBeVisible();
  await form(page).getByRole('textbox', { name: '原因' }).fill('这一单的加急费没有约定');
  await page.getByRole('button', { name: '提出异议' }).last().click();
  await expect(drawer.getByText('这一单的加急费没有约定').first()).toBeVisible();
  await expect(drawer.getByRole('button', { name: '确认对账单' })).toHaveCount(0);

  const finance = await (
    await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN' })
  ).newPage();
  const disputed = await openList(finance, 'admin', '/a-company/statementList?status.EQ=2');
  await disputed.getByRole('button', { name: statementNo, exact: true }).click();
  const answering = finance.getByRole('dialog', { name: statementNo });
  await expect(answering.getByText('这一单的加急费没有约定').first()).toBeVisible();
  await answering.getByRole('button', { name: '答复并重新发送' }).click();
  await form(finance).getByRole('textbox', { name: '原因' }).fill('合同附件二有约定');
  await finance.getByRole('button', { name: '答复并重新发送' }).last().click();
  await expect(answering.getByText('合同附件二有约定')).toBeVisible();
  await finance.context().close();

  await page.reload();
  const own = shown(page);
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await own.getByRole('button', { name: statementNo, exact: true }).click();
  await expect(drawer.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(drawer.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);

  const detail = await dataOf<StatementDetail>(url, token, '/aCompanyStatement/getDetail', { id });
  expect([3, 5]).toContain(detail.status);
  expect(detail.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(detail.totalAmount);
});

test('a confirmed statement is corrected by a line of the next, and leads to its orders', async ({
  page,
  server: { url },
}) => {
  const token = await tokenOf(url, 'admin');
  const { content } = await dataOf<ListPage<Statement>>(url, token, '/aCompanyStatement/getList', {
    searchParam: JSON.stringify({ SEARCH_IN_status: '3' }),
  });
  const { statementNo } = content.at(-1)!;
  await openStatement(page, statementNo);
  const drawer = page.getByRole('dialog', { name: statementNo });
  await drawer.getByRole('button', { name: '更正', exact: true }).first().click();
  await form(page).getByRole('spinbutton', { name: '减去金额' }).fill('1000000');
  await form(page).getByRole('textbox', { name: '原因' }).fill('报价有误');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(form(page).getByText(/^最多可更正/)).toBeVisible();
  await form(page).getByRole('spinbutton', { name: '减去金额' }).fill('0.01');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByText('已更正 −¥0.01，计入下一张对账单')).toBeVisible();

  const first = drawer.getByRole('rowheader').getByRole('link', { name: /^MJ/ }).first();
  const orderNo = await first.textContent();
  await first.click();
  await expect(shown(page).getByText(orderNo!).first()).toBeVisible();
  await shown(page).getByRole('link', { name: statementNo }).click();
  await expect(page.getByRole('dialog', { name: statementNo })).toBeVisible();
});

test('finance makes a statement for a period, and is told when nothing is to be billed', async ({
  page,
}) => {
  const list = await openList(page, 'admin', '/a-company/statementList');
  await expect(rowOf(list, 'DZ').first()).toBeVisible();
  await list.getByRole('button', { name: '新增' }).click();
  await form(page).getByRole('combobox', { name: '客户公司' }).fill('会飞的橘子');
  await page.getByRole('option', { name: /会飞的橘子/ }).click();
  await form(page).getByRole('textbox', { name: '账期开始' }).fill('2019-01-01');
  await form(page).getByRole('textbox', { name: '账期结束' }).fill('2019-01-31');
  await page.getByRole('button', { name: '生成', exact: true }).click();
  await expect(page.getByText('该客户在此期间没有可出账的订单')).toBeVisible();
});

test('a payment settles a statement and its orders, and undoing it takes both back', async ({
  page,
  server: { url },
}) => {
  const token = await tokenOf(url, 'admin');
  const { content } = await dataOf<ListPage<Statement>>(url, token, '/aCompanyStatement/getList', {
    searchParam: JSON.stringify({ SEARCH_IN_status: '3' }),
  });
  const { id, statementNo } = content[0]!;
  await openStatement(page, statementNo);
  const drawer = page.getByRole('dialog', { name: statementNo });
  await drawer.getByRole('button', { name: '登记回款' }).click();
  const entry = page.getByRole('dialog', { name: '登记回款' });
  await expect(entry.getByText(new RegExp(`核销 ${statementNo}：.*，结清`))).toBeVisible();
  await entry.getByRole('textbox', { name: '备注' }).fill('回单已核对');
  await expectAccessible(page);
  await entry.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByText('已结清').first()).toBeVisible();

  await drawer.getByRole('link', { name: /^HK/ }).click();
  const receipt = page.getByRole('dialog', { name: /^HK/ });
  await expect(receipt.getByText('回单已核对')).toBeVisible();
  await expectAccessible(page);
  await receipt.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '撤销核销' }).click();
  const undo = page.getByRole('dialog', { name: '撤销核销' });
  await undo.getByRole('textbox', { name: '原因' }).fill('付错单位');
  await undo.getByRole('button', { name: '撤销核销' }).click();
  await expect(receipt.getByText('已退回').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(shown(page).getByText('Returned').first()).toBeVisible();

  const detail = await dataOf<StatementDetail>(url, token, '/aCompanyStatement/getDetail', { id });
  expect([detail.status, detail.paidAmount]).toEqual([3, 0]);
});
