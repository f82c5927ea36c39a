// Reached by: orderFinances statements balances balanceWarnings shared/resourceList
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Company, ListPage, OrderFinance, Statement } from '@mingjian/api';
import {
  enterAs,
  expect,
  expectAccessible,
  furtherVariant,
  openList,
  rowOf,
  shown,
  test,
} from './journey';
import { callServer, dataOf, tokenOf } from './server';

const WORDS = {
  zh: { download: '下载', toBePaid: '待付款', statement: /^对账单-DZ/, tax: '税额' },
  en: { download: 'Download', toBePaid: 'To be paid', statement: /^Statement-DZ/, tax: 'Tax' },
};

/** Downloads a statement from its drawer, and returns the name and the bytes of the file. */
async function saved(page: Page, drawer: Locator, format: string, label: string) {
  await drawer.getByRole('button', { name: label, exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format, exact: true }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

const searchFor = (status: string) => ({
  searchParam: JSON.stringify({ SEARCH_EQ_pay_status: status }),
});

for (const [language, options] of [
  ['zh', {}],
  ['en', furtherVariant],
] as const)
  test(
    `the money of an order leads to its statement, and that to its files: ${language}`,
    options,
    async ({ page, server: { url } }) => {
      const w = WORDS[language];
      const { content } = await dataOf<ListPage<OrderFinance>>(
        url,
        await tokenOf(url, 'admin'),
        '/VOrderFinancialInfo/getList',
        searchFor('2'),
      );
      const { orderNo, statementNo } = content[0]!;
      const list = await openList(
        page,
        'admin',
        `/a-company/orderFinanceList?orderNo.EQ=${orderNo}`,
      );
      if (language === 'en') await page.getByRole('button', { name: 'Switch to English' }).click();
      await expect(rowOf(list, orderNo)).toContainText(w.toBePaid);
      await expectAccessible(page);

      await rowOf(list, orderNo).getByRole('link', { name: statementNo! }).click();
      const drawer = page.getByRole('dialog', { name: statementNo! });
      await expect(drawer.getByText(orderNo).first()).toBeVisible();
      await expectAccessible(page);
      const pdf = await saved(page, drawer, 'PDF', w.download);
      const excel = await saved(page, drawer, 'Excel', w.download);
      const csv = await saved(page, drawer, 'CSV', w.download);
      expect(pdf.name).toMatch(w.statement);
      expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(excel.name).toContain(statementNo);
      expect(excel.bytes.subarray(0, 2).toString()).toBe('PK');
      expect(csv.bytes.toString('utf8')).toContain(w.tax);
      expect(csv.bytes.toString('utf8')).toContain(orderNo);

      await page.keyboard.press('Escape');
      await enterAs(page, 'admin', `/a-company/orderFinanceList?orderNo.EQ=${orderNo}`);
      await shown(page).getByRole('link', { name: orderNo }).click();
      await expect(shown(page).getByText(orderNo).first()).toBeVisible();
    },
  );

test('a client reads its own money, and is warned calmly when little is left', async ({
  page,
  server: { url },
}) => {
  const admin = await tokenOf(url, 'admin');
  const client = await tokenOf(url, 'client');
  const { content } = await dataOf<ListPage<Company>>(url, client, '/aCompanyInfo/getList', {});
  const { id, version, companyName, payMode, creditLimit } = content[0]!;
  const limits =
    payMode === 2 && !creditLimit
      ? { warnBalance: 100_000_000_000, creditLimit: 10_000_000_000 }
      : { warnBalance: 100_000_000_000 };
  const set = await callServer<Company>(url, admin, '/aCompanyInfo/update', {
    id,
    version,
    ...limits,
  });

  const list = await openList(page, 'client', '/f-order/balanceLogList');
  const warning = list.getByRole('status').filter({ hasText: '低于预警线' });
  await expect(warning).toContainText('¥1,000,000,000.00');
  await expectAccessible(page);
  await callServer(url, admin, '/aCompanyInfo/update', {
    id,
    version: set.data!.version,
    warnBalance: 0,
    creditLimit,
  });
  await page.reload();
  await expect(shown(page).getByRole('row').nth(1)).toBeVisible();
  await expect(warning).toHaveCount(0);

  const { content: sent } = await dataOf<ListPage<Statement>>(
    url,
    client,
    '/aCompanyStatement/getList',
    {},
  );
  const { statementNo } = sent[0]!;
  const own = await openList(
    page,
    'client',
    `/f-order/orderFinanceList?statementNo.EQ=${statementNo}`,
  );
  await expect(own.getByText(companyName)).toHaveCount(0);
  await own.getByRole('link', { name: statementNo }).first().click();
  await expect(page.getByRole('dialog', { name: statementNo })).toBeVisible();
  const csv = await saved(page, page.getByRole('dialog', { name: statementNo }), 'CSV', '下载');
  expect(csv.bytes.toString('utf8')).toContain('价税合计');
});
