// Reached by: app/candidate entryLinks collect contracts base/files
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, spine, test } from './journey';
import { dataOf, tokenOf, type RunningServer } from './server';

const NAME = '郑采采';
const ID_NUMBER = '11010519491231002X';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Places and accepts an order, and invites its candidate with a link that is handed over. */
async function invite({ url }: RunningServer, mobile: string) {
  const officer = await tokenOf(url, 'officer');
  const client = await tokenOf(url, 'client');
  const orders = await dataOf<{ content: { companyId: string }[] }>(
    url,
    client,
    '/vOrderInfo/getList',
    { pageSize: 1 },
  );
  const { id: orderId } = await dataOf<{ id: string }>(url, officer, '/gOrderInfo/save', {
    companyId: orders.content[0]!.companyId,
    productId: 'STD_BASE',
    orderType: 1,
    userName: NAME,
    mobile,
    idType: 1,
    idCardNo: ID_NUMBER,
    email: 'candidate@example.com',
    position: '会计',
    city: JSON.stringify(['310000', '310100']),
  });
  await dataOf(url, officer, '/gOrderBaseApi/update', { orderId, action: 'take' });
  const { candidateId } = await dataOf<{ candidateId: string }>(
    url,
    officer,
    '/gOrderBaseApi/getOrderDetail',
    { orderId },
  );
  const { url: link } = await dataOf<{ url: string }>(url, officer, '/gCollectApi/sendNoticeTo', {
    orderId,
    candidateId,
    channel: 4,
  });
  const { pathname, hash } = new URL(link);
  return { orderId, address: pathname + hash, lastFour: mobile.slice(-4), officer };
}

/** Texts of the pages, by language. */
const texts = {
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
  },
} as const;
type Texts = (typeof texts)['zh' | 'en'];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const saved = (page: Page) => expect(page.getByText(/^(已保存|Saved) \d\d:\d\d$/)).toBeVisible();

async function enter(page: Page, lastFour: string, w: Texts = texts.zh) {
  await page.getByLabel(w.lastFour).fill(lastFour);
  await button(page, w.enter).click();
}

/** Ticks every consent, and goes on. */
async function agree(page: Page, w: Texts = texts.zh) {
  await expect(heading(page, w.notice)).toBeVisible();
  const boxes = page.getByRole('checkbox');
  for (const box of await boxes.all()) {
    await expect(box).not.toBeChecked();
    await box.check();
  }
  await button(page, w.agree).click();
}

async function verify(page: Page, w: Texts = texts.zh) {
  await page.getByLabel(w.number).fill(ID_NUMBER);
  await button(page, w.verify).click();
}

/** Draws a signature with the mouse, and signs. */
async function sign(page: Page, w: Texts = texts.zh) {
  const pad = page.getByRole('img', { name: w.pad });
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox())!;
  await page.mouse.move(x + 30, y + height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1)
    await page.mouse.move(x + 30 + (step * (width - 60)) / 12, y + height / 2 + (step % 2) * 30);
  await page.mouse.up();
  await button(page, w.sign).click();
  await expect(heading(page, w.form)).toBeVisible();
}

/** Takes a candidate to the form. */
async function toForm(page: Page, { address, lastFour }: Awaited<ReturnType<typeof invite>>) {
  await page.goto(address);
  await enter(page, lastFour);
  await agree(page);
  await verify(page);
  await sign(page);
}

/** A picture of a phone: turned by its EXIF, with the place in it. */
const photo = async () =>
  sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#cfd8e3' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '31/1 13/1 48/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

const months = (page: Page, name: string) => card(page, name).getByLabel('开始月份');

async function fillForm(page: Page) {
  await card(page, '身份信息').getByLabel('身份证号').fill(ID_NUMBER);
  const education = card(page, '教育背景');
  await education.getByLabel('院校').fill('同济大学');
  await education.getByLabel('专业').fill('会计学');
  await education.getByLabel('学历').selectOption({ index: 3 });
  await months(page, '教育背景').fill('2010-09');
  await education.getByLabel('结束月份').fill('2014-06');
  const work = card(page, '工作履历');
  await work.getByLabel('单位').first().fill('上海远景贸易有限公司');
  await work.getByLabel('职位').fill('会计');
  await months(page, '工作履历').fill('2014-07');
  await work.getByLabel('离职原因').selectOption({ index: 1 });
}

test(
  'a candidate is told, agrees item by item, signs, fills in and submits, on a phone',
  spine,
  async ({ page, server }) => {
    const invited = await invite(server, '13900000441');
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(invited.address);
    await expect(page).toHaveURL('/clientUser');
    await expect(heading(page, '确认是您本人')).toBeVisible();
    await expectAccessible(page);
    await enter(page, '0000');
    await expect(page.getByText('与登记的手机号不一致，还可以再试 7 次')).toBeVisible();
    await enter(page, invited.lastFour);

    await expect(page.getByText('目的：确认您本人的身份', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await button(page, '同意所选项并继续').click();
    await expect(page.getByText(/还有 \d 项必需的同意没有勾选/)).toBeVisible();
    await agree(page);

    await expect(heading(page, '身份核验')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('身份证号').fill('110105194912310021');
    await button(page, '核验并继续').click();
    await expect(page.getByLabel('身份证号')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('身份证号')).toHaveValue('110105194912310021');
    await verify(page);

    await expect(heading(page, '签署授权书')).toBeVisible();
    await button(page, '确认签署').click();
    await expect(page.getByText('请先在框内签名')).toBeVisible();
    await expectAccessible(page);
    await sign(page);

    await expectAccessible(page);
    await fillForm(page);
    const work = card(page, '工作履历');
    await work.getByLabel('至今').check();
    // The present employer is not contacted, unless the candidate says so.
    await expect(work.getByLabel('暂不联系这家单位')).toBeChecked();
    await saved(page);
    await page.locator('input[type=file][data-group=education]').setInputFiles({
      name: '毕业证.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(),
    });
    await expect(card(page, '教育背景').getByText('毕业证.jpg', { exact: true })).toBeVisible();
    await saved(page);
    await expectStripped(server);
    await button(page, '检查并提交').click();
    await expect(page.getByText('需要填写的内容都齐了')).toBeVisible();
    await expectAccessible(page);
    await button(page, '提交').click();

    await expect(heading(page, '已提交，谢谢')).toBeVisible();
    await expect(page.getByText('核实中', { exact: true })).toBeVisible();
    await expectAccessible(page);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /collect/.test(key))),
    ).toEqual([]);
    expect([...origins]).toEqual([server.url]);
    await page.getByRole('link', { name: '我的信息与权利' }).click();
    await expect(heading(page, '我的信息与权利')).toBeVisible();
    await expectAccessible(page);
  },
);

/** Fails unless the newest picture of the server is upright, small enough and without a place. */
async function expectStripped({ dataDir }: RunningServer) {
  const folder = path.join(dataDir, 'uploads');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const pictures = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) =>
        sharp(readFileSync(path.join(file.parentPath, file.name)))
          .metadata()
          // Other uploads are no pictures.
          .catch(() => ({ width: 0, height: 0, exif: undefined })),
      ),
  );
  const uploaded = pictures.filter(({ width, height }) => width === 1_333 && height === 2_000);
  expect(uploaded).toHaveLength(1);
  expect(uploaded[0]!.exif).toBeUndefined();
}

test('the main path in English, at 320 px', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const invited = await invite(server, '13900000442');
  const w = texts.en;
  await page.goto(invited.address);
  await button(page, 'Switch to English').click();
  await expectFitting(page);
  await enter(page, invited.lastFour, w);
  await expect(heading(page, w.notice)).toBeVisible();
  await expectFitting(page);
  await agree(page, w);
  await expectFitting(page);
  await verify(page, w);
  await expect(page.getByRole('img', { name: w.pad })).toBeVisible();
  await expectFitting(page);
  await sign(page, w);
  await expectFitting(page);
  await button(page, w.check).click();
  await expect(page.getByText(/\d+ answers are missing/)).toBeVisible();
  await expect(button(page, w.submit)).toHaveAttribute('aria-disabled', 'true');
  await expectFitting(page);

  // Each of what is missing leads to its field.
  await button(page, 'Education (entry 1): School').click();
  await expect(card(page, 'Education').getByLabel('School')).toBeFocused();
  await expectFitting(page);
});

/** Fails when the page is wider than the phone, or axe finds a violation. */
async function expectFitting(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await expectAccessible(page);
}

test('what is typed without a connection survives a reload, and is sent later', async ({
  page,
  server,
}) => {
  const invited = await invite(server, '13900000443');
  await toForm(page, invited);
  await page.route('**/submitSingleFormData', (route) => route.abort());
  const school = card(page, '教育背景').getByLabel('院校');
  await school.fill('复旦大学');
  await expect(page.getByText('没有网络，已存在本机')).toBeVisible();
  await page.reload();
  await expect(school).toHaveValue('复旦大学');

  await page.unroute('**/submitSingleFormData');
  await page.reload();
  await expect(school).toHaveValue('复旦大学');
  await expect.poll(async () => storedSchool(server, invited)).toContain('复旦大学');

  // A session that ends leads back to the second proof, with everything kept.
  await page.evaluate(() => {
    const visit = JSON.parse(sessionStorage.getItem('mj.visit')!) as { session: string };
    sessionStorage.setItem(
      'mj.visit',
      JSON.stringify({ ...visit, session: 'c.ended-00000000000000000' }),
    );
  });
  await page.reload();
  await expect(page.getByText('为保护您的信息，页面已退出。', { exact: false })).toBeVisible();
  await enter(page, invited.lastFour);
  await expect(school).toHaveValue('复旦大学');
});

/** Returns the answers about education that the server has, in a session of its own. */
async function storedSchool(
  { url }: RunningServer,
  { address, lastFour }: { address: string; lastFour: string },
) {
  const link = address.split('#')[1];
  const proof = { purpose: 'clientUser', token: link, lastFour };
  const { token } = await dataOf<{ token: string }>(url, '', '/entryLink/enter', proof);
  const { items } = await dataOf<{ items: { groupCode: string; dataForm: string }[] }>(
    url,
    token,
    '/api/collectPage/getCollectPageData',
    {},
  );
  return items.find(({ groupCode }) => groupCode === 'education')!.dataForm;
}

test('two devices are told of each other, and lose nothing', async ({ page, server, browser }) => {
  const invited = await invite(server, '13900000444');
  await toForm(page, invited);
  const context: BrowserContext = await browser.newContext({ locale: 'zh-CN' });
  const laptop = await context.newPage();
  await laptop.goto(server.url + invited.address);
  await enter(laptop, invited.lastFour);
  await expect(heading(laptop, '填写信息')).toBeVisible();

  await card(page, '教育背景').getByLabel('院校').fill('同济大学');
  await saved(page);
  await card(laptop, '教育背景').getByLabel('专业').fill('会计学');

  await expect(
    laptop.getByText('另一台设备刚修改了「教育背景」。', { exact: false }),
  ).toBeVisible();
  await expect(card(laptop, '教育背景').getByLabel('院校')).toHaveValue('同济大学');
  await saved(laptop);
  const stored = await storedSchool(server, invited);
  expect(stored).toContain('同济大学');
  expect(stored).toContain('会计学');
  await context.close();
});

test('a withdrawal says what it means, and stops the order', async ({ page, server }) => {
  const invited = await invite(server, '13900000445');
  await toForm(page, invited);
  await fillForm(page);
  await card(page, '工作履历').getByLabel('至今').check();
  await page.locator('input[type=file][data-group=education]').setInputFiles({
    name: '毕业证.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(),
  });
  await expect(card(page, '教育背景').getByText('毕业证.jpg', { exact: true })).toBeVisible();
  await button(page, '检查并提交').click();
  await button(page, '提交').click();
  await expect(heading(page, '已提交，谢谢')).toBeVisible();

  await button(page, '撤回授权').click();
  const dialog = page.getByRole('alertdialog', { name: '撤回授权？' });
  await expect(dialog.getByText('调查会立即停止', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '确认撤回' }).click();

  await expect(heading(page, '您已撤回授权')).toBeVisible();
  await expectAccessible(page);
  const { orderStatus } = await dataOf<{ orderStatus: number }>(
    server.url,
    invited.officer,
    '/gOrderBaseApi/getOrderDetail',
    { orderId: invited.orderId },
  );
  expect(orderStatus).toBe(-10);
});

test('refusing all is as easy as agreeing, and a wrong link says what to do', async ({
  page,
  server,
}) => {
  const invited = await invite(server, '13900000446');
  await page.goto(invited.address);
  await enter(page, invited.lastFour);
  await button(page, '全部不同意').click();
  const dialog = page.getByRole('alertdialog', { name: '全部不同意？' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '确认不同意' }).click();
  await expect(heading(page, '您没有同意背景调查')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/clientUser?again#${'x'.repeat(43)}`);
  await expect(heading(page, '链接无效或已过期')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/signPage');
  await expect(heading(page, '链接无效或已过期')).toBeVisible();
});
