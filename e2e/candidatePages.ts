import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { acceptedOrder, CANDIDATE } from './candidate';
import { expect } from './journey';
import { dataOf, type RunningServer } from './server';

/** Options of a browser on a phone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/** Places and accepts an order, and invites its candidate with a link that is handed over. */
export async function invite({ url }: RunningServer, mobile: string) {
  const { orderId, candidateId, officer } = await acceptedOrder(url, mobile);
  const { url: link } = await dataOf<{ url: string }>(url, officer, '/gCollectApi/sendNoticeTo', {
    orderId,
    candidateId,
    channel: 4,
  });
  const { pathname, hash } = new URL(link);
  return { orderId, address: pathname + hash, lastFour: mobile.slice(-4), officer };
}

/** Texts of the pages, by language. */
export const candidateTexts = {
  zh: {
    lastFour: '手机号后四位',
    enter: '进入',
    notice: '背景调查告知与授权',
    agree: '同意所选项并继续',
    number: '身份证号',
    verify: '核验并继续',
    pad: '在框内手写签名',
    sign: '确认签署',
    form: '填写信息',
    check: '检查并提交',
    submit: '提交',
    after: '已提交，谢谢',
    supplement: '请补充材料',
    supply: '提交补充',
    from: '开始月份',
    to: '结束月份',
    soFar: '至今',
    identity: '身份信息',
    idNo: '身份证号',
    education: '教育背景',
    school: '院校',
    major: '专业',
    level: '学历',
    employment: '工作履历',
    employer: '单位',
    position: '职位',
    leaving: '离职原因',
  },
  en: {
    lastFour: 'Last four digits of your mobile number',
    enter: 'Continue',
    notice: 'Notice and consent',
    agree: 'Agree to the ticked and continue',
    number: 'Identity card number',
    verify: 'Verify and continue',
    pad: 'Sign in the box',
    sign: 'Sign',
    form: 'Your information',
    check: 'Check and submit',
    submit: 'Submit',
    after: 'Submitted, thank you',
    supplement: 'Please add what is missing',
    supply: 'Submit',
    from: 'First month',
    to: 'Last month',
    soFar: 'Until now',
    identity: 'Identity',
    idNo: 'ID No.',
    education: 'Education',
    school: 'School',
    major: 'Major',
    level: 'Level',
    employment: 'Employment',
    employer: 'Employer',
    position: 'Position',
    leaving: 'Reason for leaving',
  },
} as const;

/** Texts of the pages in one language. */
export type CandidateTexts = (typeof candidateTexts)['zh' | 'en'];

/** The heading of a screen. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The card of an item. */
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Waits until everything typed is stored. */
export const saved = (page: Page) =>
  expect(page.getByText(/^(已保存|Saved) \d\d:\d\d$/)).toBeVisible();

/** Gives the second proof. */
export async function enter(page: Page, lastFour: string, w: CandidateTexts = candidateTexts.zh) {
  await page.getByLabel(w.lastFour).fill(lastFour);
  await button(page, w.enter).click();
}

/** Ticks every consent, and goes on. */
export async function agree(page: Page, w: CandidateTexts = candidateTexts.zh) {
  await expect(heading(page, w.notice)).toBeVisible();
  const boxes = page.getByRole('checkbox');
  for (const box of await boxes.all()) {
    await expect(box).not.toBeChecked();
    await box.check();
  }
  await button(page, w.agree).click();
}

/** Proves the identity. */
export async function verify(page: Page, w: CandidateTexts = candidateTexts.zh) {
  await page.getByLabel(w.number).fill(CANDIDATE.idCardNo);
  await button(page, w.verify).click();
}

/** Draws a signature with the mouse, signs, and waits for the screen that follows. */
export async function sign(
  page: Page,
  w: CandidateTexts = candidateTexts.zh,
  next: string = w.form,
) {
  const pad = page.getByRole('img', { name: w.pad });
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox())!;
  await page.mouse.move(x + 30, y + height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1)
    await page.mouse.move(x + 30 + (step * (width - 60)) / 12, y + height / 2 + (step % 2) * 30);
  await page.mouse.up();
  await button(page, w.sign).click();
  await expect(heading(page, next)).toBeVisible();
}

/** Takes a candidate to the form. */
export async function toForm(
  page: Page,
  { address, lastFour }: Awaited<ReturnType<typeof invite>>,
) {
  await page.goto(address);
  await enter(page, lastFour);
  await agree(page);
  await verify(page);
  await sign(page);
}

/** A picture of a phone: turned by its EXIF, with the place in it. */
export const photo = async () =>
  sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#cfd8e3' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '31/1 13/1 48/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Fills in all that is required, but the papers. */
export async function fillForm(page: Page, w: CandidateTexts = candidateTexts.zh) {
  await card(page, w.identity).getByLabel(w.idNo).fill(CANDIDATE.idCardNo);
  const education = card(page, w.education);
  await education.getByLabel(w.school).fill('同济大学');
  await education.getByLabel(w.major).fill('会计学');
  await education.getByLabel(w.level).selectOption({ index: 3 });
  await education.getByLabel(w.from).fill('2010-09');
  await education.getByLabel(w.to).fill('2014-06');
  const work = card(page, w.employment);
  await work.getByLabel(w.employer).first().fill('上海远景贸易有限公司');
  await work.getByLabel(w.position).fill('会计');
  await work.getByLabel(w.from).fill('2014-07');
  await work.getByLabel(w.leaving).selectOption({ index: 1 });
  await work.getByLabel(w.soFar).check();
}

/** Adds a photo of a paper to an item. */
export async function addPhoto(page: Page, groupCode: string, name = '毕业证.jpg') {
  const file = { name, mimeType: 'image/jpeg', buffer: await photo() };
  await page.locator(`input[type=file][data-group=${groupCode}]`).setInputFiles(file);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
}
