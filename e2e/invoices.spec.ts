// Reached by: invoices companyTickets statements shared/invoices shared/flow shared/resourceList
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { InvoiceDetail, ListPage, Statement, StatementDetail } from '@mingjian/api';
import { enterAs, expect, expectAccessible, form, openList, shown, test } from './journey';
import { dataOf, tokenOf } from './server';

const PDF = { name: '发票.pdf', mimeType: 'application/pdf', buffer: pdf() };

/** A PDF that every check lets through. */
function pdf() {
  return Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
}

/** A paid statement of the shared client that has no invoice. */
async function invoiceable(url: string): Promise<StatementDetail> {
  const client = await tokenOf(url, 'client');
  const { content } = await dataOf<ListPage<Statement>>(url, client, '/aCompanyStatement/getList', {
    searchParam: JSON.stringify({ SEARCH_IN_status: '5' }),
    pageSize: 100,
  });
  const open = content.find((statement) => statement.invoicedAmount === 0);
  return dataOf<StatementDetail>(url, client, '/aCompanyStatement/getDetail', { id: open!.id });
}

async function issue(page: Page, invoiceNo: string) {
  const dialog = page.getByRole('dialog', { name: '开具发票' });
  await dialog.getByRole('textbox', { name: '数电发票号码' }).fill('123');
  await dialog.locator('input[type=file]').first().setInputFiles(PDF);
  await expect(dialog.getByText('上传成功')).toBeVisible();
  await dialog.getByRole('button', { name: '登记开具' }).click();
  await expect(dialog.getByText('数电发票号码为 20 位数字').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: '数电发票号码' }).fill(invoiceNo);
  await dialog.getByRole('button', { name: '登记开具' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a client applies for an invoice of a statement, finance issues it, and it is reversed', async ({
  page,
  browser,
  baseURL,
  server: { url },
}) => {
  const admin = await tokenOf(url, 'admin');
  const { id: statementId, statementNo } = await invoiceable(url);
  await enterAs(page, 'client', `/f-order/statementList?statement=${statementId}`);
  const statement = page.getByRole('dialog', { name: statementNo });
  await statement.getByRole('button', { name: '申请开票' }).click();
  const application = page.getByRole('dialog', { name: '申请开票' });
  await expect(application.getByText(/个订单可开票，价税合计/)).toBeVisible();
  await application.getByRole('textbox', { name: '收票邮箱' }).fill('fapiao@example.com');
  await expectAccessible(page);
  await application.getByRole('button', { name: '提交申请' }).click();
  await expect(application).toHaveCount(0);
  const link = statement.getByRole('link', { name: /^FP/ });
  const applyNo = (await link.textContent())!;
  await expect(statement.getByText('申请中')).toBeVisible();
  await expectAccessible(page);

  const finance = await (
    await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN' })
  ).newPage();
  const list = await openList(finance, 'admin', '/a-company/invoiceList?status.EQ=1');
  await list.getByRole('button', { name: applyNo, exact: true }).click();
  const invoice = finance.getByRole('dialog', { name: applyNo });
  await expect(invoice.getByText('信息技术服务*背景调查服务费')).toBeVisible();
  await expectAccessible(finance);
  await finance.keyboard.press('Escape');
  await list.getByRole('button', { name: '编辑' }).first().click();
  await form(finance).getByRole('combobox', { name: '收票地址' }).click();
  await expect(finance.getByRole('option').first()).toBeVisible();
  await form(finance).getByRole('textbox', { name: '备注' }).fill('随下期寄出');
  await finance.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form(finance)).toHaveCount(0);
  await list.getByRole('button', { name: applyNo, exact: true }).click();
  await expect(invoice.getByText('随下期寄出')).toBeVisible();
  await invoice.getByRole('button', { name: '开具', exact: true }).click();
  await issue(finance, '26312000999900000001');
  await expect(invoice.getByText('26312000999900000001').first()).toBeVisible();
  await invoice.getByRole('button', { name: '交付' }).click();
  await expect(invoice.getByText('已交付').first()).toBeVisible();

  await link.click();
  const own = page.getByRole('dialog', { name: applyNo });
  const downloading = page.waitForEvent('download');
  await own.getByRole('button', { name: /下载/ }).first().click();
  expect(
    readFileSync(await (await downloading).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await own.getByRole('button', { name: '确认签收' }).click();
  await expect(own.getByText('已签收').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await shown(page).getByRole('button', { name: applyNo, exact: true }).click();
  await expect(own.getByText('Received', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  await finance.reload();
  await finance.goto(`/a-company/invoiceList?invoiceApplyNo.EQ=${applyNo}`);
  await shown(finance).getByRole('button', { name: applyNo, exact: true }).click();
  await invoice.getByRole('button', { name: '红冲' }).click();
  await form(finance).getByRole('textbox', { name: '原因' }).fill('抬头有误');
  await finance.getByRole('button', { name: '红冲' }).last().click();
  await invoice.getByRole('button', { name: /^FP/ }).click();
  const red = finance.getByRole('dialog', { name: /^FP/ });
  await expect(red.getByText('抬头有误').first()).toBeVisible();
  await red.getByRole('button', { name: '自动开具' }).click();
  await expect(red.getByText(/^HZ/)).toBeVisible();
  await expectAccessible(finance);
  await finance.context().close();

  const detail = await dataOf<StatementDetail>(url, admin, '/aCompanyStatement/getDetail', {
    id: statementId,
  });
  expect([detail.invoicedAmount, detail.canInvoice]).toEqual([0, true]);
  const [first] = detail.invoices;
  const reversed = await dataOf<InvoiceDetail>(url, admin, '/aCompanyInvoice/getDetail', {
    id: first!.invoiceId,
  });
  expect(reversed.status).toBe(-1);
});

test('the order list says which orders can be invoiced, and lines lead to what they are of', async ({
  page,
}) => {
  const list = await openList(page, 'admin', '/f-order/f-order/orderList');
  await list.getByRole('checkbox').nth(1).check();
  await list.getByRole('button', { name: '申请开票' }).click();
  const application = page.getByRole('dialog', { name: '申请开票' });
  await expect(application.getByText(/可开票|不能开票/).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const lines = await openList(page, 'admin', '/a-company/invoiceLineList');
  await expectAccessible(page);
  await lines.getByRole('link', { name: /^DZ/ }).first().click();
  await expect(page.getByRole('dialog', { name: /^DZ/ })).toBeVisible();
});

test('invoice details are kept with a true tax number', async ({ page }) => {
  const list = await openList(page, 'client', '/f-order/ticketList');
  await list.getByRole('button', { name: '新增' }).click();
  await form(page).getByRole('textbox', { name: '发票抬头' }).fill('会飞的橘子（上海）分公司');
  await form(page).getByRole('textbox', { name: '纳税人识别号' }).fill('123');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(
    form(page)
      .getByText(/15 至 20 位/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await form(page).getByRole('textbox', { name: '纳税人识别号' }).fill('91310115MA1K4B2X3P');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(list.getByText('会飞的橘子（上海）分公司')).toBeVisible();
});
