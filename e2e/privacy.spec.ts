// Reached by: app/candidate privacy collect
import type { Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, form, shown, test } from './journey';
import { invite, PHONE } from './candidatePages';

const DESK = { width: 1440, height: 900 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a candidate asks for a copy on a phone, staff grant it, and the candidate downloads it', async ({
  page,
  server,
  browser,
}) => {
  const { address, lastFour } = await invite(server, '13900000461');
  const context = await browser.newContext({ ...PHONE, baseURL: server.url });
  const phone = await context.newPage();
  await phone.goto(address);
  await phone.getByLabel('手机号后四位').fill(lastFour);
  await button(phone, '进入').click();
  await phone.getByRole('link', { name: '我的信息与权利' }).click();
  await expect(phone.getByText('您还没有提出请求。')).toBeVisible();
  await button(phone, '提出请求').click();
  await button(phone, '提交请求').click();
  await expect(phone.getByText('请选择请求类型')).toBeVisible();
  await phone.getByLabel('请求类型').selectOption({ label: '查阅复制我的信息' });
  await phone.getByLabel('说明').fill('请提供一份副本');
  await expectAccessible(phone);
  await button(phone, '提交请求').click();
  await expect(phone.getByText('待受理', { exact: true })).toBeVisible();
  await expectAccessible(phone);
  const requestNo = (await phone.getByText(/QX\d+/).textContent())!.match(/QX\d+/)![0];

  await page.setViewportSize(DESK);
  await enterAs(page, 'officer', '/f-order/privacyRequests');
  await shown(page).getByRole('button', { name: requestNo }).click();
  const drawer = form(page);
  await expect(drawer.getByText('请提供一份副本')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '受理' }).click();
  await expect(drawer.getByText('处理中', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: '同意' }).click();
  const reason = form(page).last();
  await expect(reason).toBeVisible();
  await reason.getByRole('textbox').fill('副本已备好');
  await reason.getByRole('button', { name: '同意' }).click();
  await expect(drawer.getByText('已同意', { exact: true })).toBeVisible();

  await phone.reload();
  await expect(phone.getByText('副本已备好')).toBeVisible();
  await expectAccessible(phone);
  const download = phone.waitForEvent('download');
  await button(phone, '下载我的信息').click();
  expect((await download).suggestedFilename()).toContain(requestNo);
  await context.close();
});

test('the request of a candidate in English', async ({ page, server }) => {
  await page.setViewportSize(PHONE.viewport);
  const { address, lastFour } = await invite(server, '13900000462');
  await page.goto(address);
  await button(page, 'Switch to English').click();
  await page.getByLabel('Last four digits of your mobile number').fill(lastFour);
  await button(page, 'Continue').click();
  await page.getByRole('link', { name: 'My data and rights' }).click();
  await button(page, 'Make a request').click();
  await page.getByLabel('Kind of request').selectOption({ label: 'Delete my data' });
  await expect(page.getByText('two people have confirmed')).toBeVisible();
  await page.getByLabel('Explanation').fill('Please delete everything');
  await button(page, 'Send the request').click();
  await expect(page.getByText('Received', { exact: true })).toBeVisible();
  await button(page, 'Withdraw the request').click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
