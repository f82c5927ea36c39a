// Reached by: app/candidate collect contracts shared/orders/invite messages base/files
import type { Browser, Page } from '@playwright/test';
import { acceptedOrder } from './candidate';
import {
  addPhoto,
  agree,
  button,
  candidateTexts,
  card,
  enter,
  fillForm,
  heading,
  PHONE,
  saved,
  sign,
  verify,
  type CandidateTexts,
} from './candidatePages';
import { enterAs, expect, expectAccessible, form, shown, spine, test } from './journey';
import { messageTo } from './outbox';
import { dataOf, tokenOf, type RunningServer } from './server';

/** Texts of the officer's pages. */
const staffTexts = {
  zh: {
    invite: '发送邀约',
    language: '中文',
    done: '完成',
    review: '审核信息',
    education: '教育背景',
    returnSchool: '退回「院校」',
    reason: '退回原因',
    mark: '标记退回',
    sendBack: '退回候选人（1）',
    send: '发送',
    wasSent: '已退回候选人',
    pass: '一键通过',
    downloadPdf: '下载 PDF',
    passed: '信采审核通过',
    step: '报告录入',
  },
  en: {
    invite: 'Send invite',
    language: 'English',
    done: 'Done',
    review: 'Review',
    education: 'Education',
    returnSchool: 'Return “School”',
    reason: 'Reason',
    mark: 'Mark as returned',
    sendBack: 'Return to candidate (1)',
    send: 'Send',
    wasSent: 'Returned to the candidate',
    pass: 'One-click pass',
    downloadPdf: 'Download PDF',
    passed: 'Collection approved',
    step: 'Report entry',
  },
} as const;

for (const [language, mobile] of [
  ['zh', '13900000451'],
  ['en', '13900000452'],
] as const)
  test(
    `from the message to 信采审核通过, with a supplement, in ${language}`,
    language === 'zh' ? spine : {},
    async ({ page, server, browser }) => {
      const [s, w] = [staffTexts[language], candidateTexts[language]];
      const order = await acceptedOrder(server.url, mobile);
      const path = `/f-order/f-order/orderDetails?orderId=${order.orderId}`;
      await enterAs(page, 'officer', path);
      if (language === 'en') await button(page, 'Switch to English').click();
      await invite(page, s);

      const phone = await openPhone(browser, language);
      await phone.goto(await linkOf(server, mobile));
      await enter(phone, mobile.slice(-4), w);
      await agree(phone, w);
      await verify(phone, w);
      await sign(phone, w);
      await fillForm(phone, w);
      await saved(phone);
      await addPhoto(phone, 'education');
      await saved(phone);
      await button(phone, w.check).click();
      await button(phone, w.submit).click();
      await expect(heading(phone, w.after)).toBeVisible();

      await dispatch(server, order.orderId);
      await page.reload();
      await shown(page).getByRole('button', { name: s.review, exact: true }).first().click();
      await giveBack(page, s);
      await supply(phone, await linkOf(server, mobile), { mobile, w });

      await page.goto(path);
      await shown(page).getByRole('button', { name: s.review, exact: true }).first().click();
      await openItem(page, s.education);
      // Old and new beside each other.
      await expect(shown(page).getByText('上海同济大学')).toBeVisible();
      await expect(shown(page).getByText('同济大学', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await shown(page).getByRole('button', { name: s.pass, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: s.pass });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: s.pass, exact: true }).click();

      await expect(page.getByRole('status').getByText(s.passed)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`orderDetails\\?orderId=${order.orderId}`));
      await expect(shown(page).locator('[aria-current=step]')).toContainText(s.step);
    },
  );

type StaffTexts = (typeof staffTexts)['zh' | 'en'];

/** Invites the candidate by a text message, and closes the link. */
async function invite(page: Page, s: StaffTexts) {
  await shown(page).getByRole('button', { name: s.invite, exact: true }).first().click();
  await form(page).getByRole('radio', { name: s.language, exact: true }).check();
  await expectAccessible(page);
  await form(page).getByRole('button', { name: s.invite, exact: true }).click();
  await expect(page.getByRole('img').and(page.locator('[src^="data:image/svg"]'))).toBeVisible();
  await expectAccessible(page);
  await form(page).getByRole('button', { name: s.done, exact: true }).click();
}

/** Opens the pages of candidates on a phone. */
async function openPhone(browser: Browser, language: 'zh' | 'en') {
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  const context = await browser.newContext({ ...PHONE, locale });
  return context.newPage();
}

/** Returns the link of the newest message to a mobile number. */
async function linkOf({ url }: RunningServer, mobile: string) {
  const text = await messageTo(url, new RegExp(`${mobile.slice(-4)}$`));
  // Links begin with the address of the installation, which knows no port before it listens.
  return url + /\/clientUser#[\w-]+/.exec(text)![0];
}

/** Gives the tasks of an order to the officer, which dispatches it. */
async function dispatch({ url }: RunningServer, orderId: string) {
  const officer = await tokenOf(url, 'officer');
  const { people, tasks } = await dataOf<{
    people: { userId: string }[];
    tasks: { id: string }[];
  }>(url, officer, '/gOrderBaseApi/getOrderAssignInfo', { orderId });
  await dataOf(url, officer, '/gOrderBaseApi/assignOrder', {
    orderId,
    tasks: tasks.map(({ id }) => ({ taskId: id, ownerId: people[0]!.userId })),
  });
}

const openItem = async (page: Page, name: string) =>
  shown(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();

/** Returns one field to the candidate, with its reason. */
async function giveBack(page: Page, s: StaffTexts) {
  const file = page.waitForEvent('download');
  await shown(page).getByRole('button', { name: s.downloadPdf }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  await openItem(page, s.education);
  await expectAccessible(page);
  await shown(page).getByRole('button', { name: s.returnSchool }).click();
  await form(page).getByLabel(s.reason).fill('请填写全称');
  await form(page).getByRole('button', { name: s.mark }).click();
  await shown(page).getByRole('button', { name: s.sendBack }).click();
  await expectAccessible(page);
  await form(page).getByRole('button', { name: s.send, exact: true }).click();
  await expect(page.getByText(s.wasSent)).toBeVisible();
}

interface Supplied {
  mobile: string;
  w: CandidateTexts;
}

/** Answers the return: only the returned field is there, with its reason. */
async function supply(phone: Page, link: string, { mobile, w }: Supplied) {
  await phone.goto(link);
  await enter(phone, mobile.slice(-4), w);
  await expect(heading(phone, w.supplement)).toBeVisible();
  await expect(phone.getByText('请填写全称').first()).toBeVisible();
  await expect(card(phone, w.employment)).toBeHidden();
  await expectAccessible(phone);
  await card(phone, w.education).getByLabel(w.school).fill('上海同济大学');
  await button(phone, w.supply).click();
  await expect(heading(phone, w.after)).toBeVisible();
  await phone.context().close();
}
