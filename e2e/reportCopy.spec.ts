// Reached by: reports collect companies app/candidate
import type { Page } from '@playwright/test';
import { PHONE } from './candidatePages';
import { enterAs, expect, expectAccessible, form, shown, test } from './journey';
import { reportedOrder } from './reports';

/** Opens the candidate's pages with a session that has begun. */
async function visit(page: Page, session: string) {
  await page.goto('/clientUser');
  await page.evaluate((token) => {
    const visited = { purpose: 'clientUser', link: '', session: token, hasEntered: true };
    sessionStorage.setItem('mj.visit', JSON.stringify({ ...visited, hasRefused: false }));
  }, session);
  await page.reload();
}

test('a candidate gets a copy of the report where the company gives one', async ({
  page,
  browser,
  server,
}) => {
  const { session } = await reportedOrder(server.url, '13900000461');
  const context = await browser.newContext({ ...PHONE, baseURL: server.url, locale: 'zh-CN' });
  const phone = await context.newPage();
  await visit(phone, session);
  const card = phone.getByRole('region', { name: '背景调查报告', exact: true });
  await expect(card).toContainText('同意您下载一份副本');
  await expectAccessible(phone);
  const file = phone.waitForEvent('download');
  await card.getByRole('button', { name: '下载报告' }).click();
  expect((await file).suggestedFilename()).toMatch(/^背景调查报告-郑采采-BG-.+\.pdf$/);
  await phone.getByRole('button', { name: 'Switch to English' }).click();
  const english = phone.getByRole('region', { name: 'Background check report', exact: true });
  await expect(english.getByRole('button', { name: 'Download the report' })).toBeVisible();
  await expectAccessible(phone);

  await enterAs(page, 'admin', '/a-company/companyOverviewList');
  await shown(page).getByRole('link', { name: '会飞的橘子', exact: false }).first().click();
  await shown(page).getByRole('button', { name: '编辑' }).click();
  await form(page).getByRole('switch', { name: '候选人可下载报告副本' }).uncheck();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form(page)).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByRole('link', { name: 'My data and rights' })).toBeVisible();
  await expect(english).toHaveCount(0);
  await context.close();
});
