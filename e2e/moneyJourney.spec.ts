// Reached by: statements invoices settlements orderFinances orders shared/invoices shared/flow
import type { Page } from '@playwright/test';
import type { Company, CompanyAccount, OrderDetail, StatementDetail } from '@mingjian/api';
import {
  enterAs,
  expect,
  expectAccessible,
  form,
  furtherVariant,
  rowOf,
  shown,
  test,
} from './journey';
import { pdfFile } from './papers';
import { reportedOrder } from './reports';
import { dataOf, tokenOf } from './server';

const OWN_PASSWORD = '山高月小-水落石出';

const WORDS = {
  zh: {
    add: '新增',
    company: '客户公司',
    from: '账期开始',
    to: '账期结束',
    make: '生成',
    send: '发送客户确认',
    confirm: '确认对账单',
    confirmed: '已确认',
    applyInvoice: '申请开票',
    apply: '提交申请',
    issue: '开具',
    issueTitle: '开具发票',
    invoiceNo: '数电发票号码',
    uploaded: '上传成功',
    enterInvoice: '登记开具',
    enterReceipt: '登记回款',
    save: '保存',
    paid: '已付清',
    statementPaid: '已结清',
    orderSettled: '已结算',
  },
  en: {
    add: 'Add',
    company: 'Client company',
    from: 'From',
    to: 'To',
    make: 'Make',
    send: 'Send to the client',
    confirm: 'Confirm',
    confirmed: 'Confirmed',
    applyInvoice: 'Apply for an invoice',
    apply: 'Apply',
    issue: 'Issue',
    issueTitle: 'Issue invoice',
    invoiceNo: 'Invoice no.',
    uploaded: 'Upload successful',
    enterInvoice: 'Enter',
    enterReceipt: 'Enter a receipt',
    save: 'Save',
    paid: 'Paid',
    statementPaid: 'Paid',
    orderSettled: 'Settled',
  },
};

/** A company that pays later, with an account of its main person and its invoice details. */
async function payingLater(url: string, name: string, username: string) {
  const admin = await tokenOf(url, 'admin');
  const terms = { companyName: name, status: 1, payMode: 2, creditLimit: 100_000_000 };
  const { id } = await dataOf<Company>(url, admin, '/aCompanyInfo/save', terms);
  const person = { companyId: id, username, realname: '钱财旺', roleCode: 'COMPANY_MAIN' };
  const { id: userId } = await dataOf<CompanyAccount>(url, admin, '/aCompanyAccount/save', person);
  const password = { userId, newPassWord: OWN_PASSWORD };
  await dataOf(url, admin, '/aCompanyAccount/adminUpdatePassword', password);
  const details = { title: name, taxNo: '91310115MA1K4B2X3P' };
  await dataOf(url, await tokenOf(url, username, OWN_PASSWORD), '/aCompanyTicket/save', details);
  return id;
}

/** Completes an order whose report its client has read. */
async function completedOrder(url: string, username: string, companyId: string, mobile: string) {
  const { orderId } = await reportedOrder(url, mobile, companyId);
  await dataOf(url, await tokenOf(url, username, OWN_PASSWORD), '/report/view', { orderId });
  const officer = await tokenOf(url, 'officer');
  await dataOf(url, officer, '/gOrderBaseApi/update', { orderId, action: 'complete' });
  return orderId;
}

for (const [language, options, mobile, digits] of [
  ['zh', {}, '13900000481', '26312000999900000481'],
  ['en', furtherVariant, '13900000482', '26312000999900000482'],
] as const)
  test(
    `a completed order is billed, confirmed, invoiced and paid, which settles it: ${language}`,
    options,
    async ({ page, browser, baseURL, server: { url } }) => {
      const w = WORDS[language];
      const [name, username] = [`结算旅程公司${language}`, `clientMoney_${language}`];
      const companyId = await payingLater(url, name, username);
      const orderId = await completedOrder(url, username, companyId, mobile);
      const admin = await tokenOf(url, 'admin');
      const order = async () =>
        dataOf<OrderDetail>(url, admin, '/gOrderBaseApi/getOrderDetail', { orderId });
      const { orderNo, finishTime } = await order();
      const day = finishTime!.slice(0, 10);
      const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
      const speak = async (one: Page) => {
        if (language === 'en') await one.getByRole('button', { name: 'Switch to English' }).click();
      };

      // Finance makes the statement and sends it.
      await enterAs(page, 'admin', '/a-company/statementList');
      await speak(page);
      const list = shown(page);
      await list.getByRole('button', { name: w.add, exact: true }).click();
      await form(page).getByRole('combobox', { name: w.company }).fill(name);
      await page.getByRole('option', { name }).click();
      await form(page).getByRole('textbox', { name: w.from, exact: true }).fill(day);
      await form(page).getByRole('textbox', { name: w.to, exact: true }).fill(day);
      await page.getByRole('button', { name: w.make, exact: true }).click();
      const drawer = page.getByRole('dialog', { name: /^DZ/ });
      await expect(drawer.getByText(orderNo).first()).toBeVisible();
      await expectAccessible(page);
      await drawer.getByRole('button', { name: w.send }).click();
      await expect(drawer.getByRole('button', { name: w.send })).toHaveCount(0);
      const { statement } = await order();
      const { id: statementId, statementNo } = statement!;

      // The client confirms it in its own side, and applies for an invoice.
      const client = await (await browser.newContext({ baseURL: baseURL!, locale })).newPage();
      await enterAs(client, username, '/f-order/statementList', OWN_PASSWORD);
      await speak(client);
      await client.goto(`/f-order/statementList?statement=${statementId}`);
      const own = client.getByRole('dialog', { name: statementNo });
      await own.getByRole('button', { name: w.confirm, exact: true }).click();
      await expect(own.getByText(w.confirmed, { exact: true }).first()).toBeVisible();
      await own.getByRole('button', { name: w.applyInvoice }).click();
      const application = client.getByRole('dialog', { name: w.applyInvoice });
      await application.getByRole('button', { name: w.apply, exact: true }).click();
      await expect(application).toHaveCount(0);
      const applied = own.getByRole('link', { name: /^FP/ });
      const applyNo = (await applied.textContent())!;
      await expectAccessible(client);

      // Finance issues it.
      await enterAs(page, 'admin', `/a-company/statementList?statement=${statementId}`);
      await drawer.getByRole('link', { name: applyNo }).click();
      const invoice = page.getByRole('dialog', { name: applyNo });
      await invoice.getByRole('button', { name: w.issue, exact: true }).click();
      const issuing = page.getByRole('dialog', { name: w.issueTitle });
      await issuing.getByRole('textbox', { name: w.invoiceNo }).fill(digits);
      await issuing
        .locator('input[type=file]')
        .first()
        .setInputFiles(pdfFile(`${digits}.pdf`));
      await expect(issuing.getByText(w.uploaded)).toBeVisible();
      await issuing.getByRole('button', { name: w.enterInvoice, exact: true }).click();
      await expect(issuing).toHaveCount(0);
      await expect(invoice.getByText(digits).first()).toBeVisible();
      await expectAccessible(page);

      // The invoice leads to its statement and its order; the receipt settles both.
      await expect(invoice.getByRole('link', { name: orderNo })).toBeVisible();
      await invoice.getByRole('link', { name: statementNo }).click();
      await drawer.getByRole('button', { name: w.enterReceipt }).click();
      const entry = page.getByRole('dialog', { name: w.enterReceipt });
      await entry.getByRole('button', { name: w.save, exact: true }).click();
      await expect(entry).toHaveCount(0);
      await expect(drawer.getByText(w.statementPaid, { exact: true }).first()).toBeVisible();
      const receipt = drawer.getByRole('link', { name: /^HK/ });
      const settleNo = (await receipt.textContent())!;
      await receipt.click();
      const settlement = page.getByRole('dialog', { name: settleNo });
      await expect(settlement.getByText(statementNo).first()).toBeVisible();
      await expectAccessible(page);

      const settled = await order();
      expect(settled.orderStatus).toBe(100);
      const billed = await dataOf<StatementDetail>(url, admin, '/aCompanyStatement/getDetail', {
        id: statementId,
      });
      const { totalAmount } = billed;
      expect([billed.status, billed.paidAmount, billed.invoicedAmount]).toEqual([
        5,
        totalAmount,
        totalAmount,
      ]);

      // Its money leads to the statement and back to the order, whose page leads on.
      await enterAs(page, 'admin', `/a-company/orderFinanceList?orderNo.EQ=${orderNo}`);
      const row = rowOf(shown(page), orderNo);
      await expect(row).toContainText(w.paid);
      await expect(row).toContainText(w.orderSettled);
      await row.getByRole('link', { name: statementNo }).click();
      await expect(drawer.getByRole('link', { name: settleNo })).toBeVisible();
      await expect(drawer.getByRole('link', { name: applyNo })).toBeVisible();
      await drawer.getByRole('rowheader').getByRole('link', { name: orderNo }).first().click();
      await expect(shown(page).getByText(w.orderSettled).first()).toBeVisible();
      await shown(page).getByRole('link', { name: statementNo }).click();
      await expect(drawer.getByText(orderNo).first()).toBeVisible();

      // The client sees the same, and its invoice.
      await client.reload();
      await expect(own.getByText(w.statementPaid, { exact: true }).first()).toBeVisible();
      await own.getByRole('link', { name: applyNo }).click();
      await expect(
        client.getByRole('dialog', { name: applyNo }).getByText(digits).first(),
      ).toBeVisible();
      await expectAccessible(client);
      await client.context().close();
    },
  );
