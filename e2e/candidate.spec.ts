// Reached by: app/candidate entryLinks collect contracts base/files
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  addPhoto,
  agree,
  button,
  candidateTexts,
  card,
  enter,
  fillForm,
  heading,
  invite,
  PHONE,
  photo,
  saved,
  sign,
  toForm,
  verify,
} from './candidatePages';
import { enterAs, expect, expectAccessible, furtherVariant, shown, test } from './journey';
import { messageTo } from './outbox';
import { dataOf, type RunningServer } from './server';

test.use(PHONE);

/** Calls that upload a file. */
const UPLOADS = '**/system/uploadParts/**';

test('a candidate is told, agrees item by item, signs, fills in and submits, on a phone', async ({
  page,
  server,
}) => {
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
  // The present employer is not contacted, unless the candidate says so.
  await expect(work.getByLabel('暂不联系这家单位')).toBeChecked();
  await saved(page);
  await addPhoto(page, 'education');
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
});

/** Fails unless the newest picture of the server is upright, small enough and without a place. */
async function expectStripped({ dataDir }: RunningServer) {
  const folder = path.join(dataDir, 'uploads');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const pictures = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) =>
        readFile(path.join(file.parentPath, file.name))
          .then(async (content) => sharp(content).metadata())
          // Other uploads are no pictures; a smaller size is renamed once it is whole.
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
  const w = candidateTexts.en;
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
  await expect
    .poll(async () => (await storedEducation(server, invited)).dataForm)
    .toContain('复旦大学');

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

test('a paper that is on its way survives a reload, and arrives once there is a line', async ({
  page,
  server,
}) => {
  const invited = await invite(server, '13900000448');
  await toForm(page, invited);
  const education = card(page, '教育背景');
  await education.getByLabel('院校').fill('同济大学');
  await saved(page);
  await page.route(UPLOADS, () => undefined);
  const file = { name: '毕业证.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  await page.locator('input[type=file][data-group=education]').setInputFiles(file);
  await expect(education.getByText('毕业证.jpg', { exact: false })).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(education.getByRole('progressbar')).toBeVisible();
  await page.unroute(UPLOADS);
  await page.reload();

  await expect(education.getByText('毕业证.jpg', { exact: true })).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(education.getByText('毕业证.jpg', { exact: true })).toBeVisible();
  await expect(education.getByRole('progressbar')).toHaveCount(0);
  const { files } = await storedEducation(server, invited);
  expect((JSON.parse(files) as { name: string }[]).map(({ name }) => name)).toEqual(['毕业证.jpg']);
});

test(
  'papers of all items arrive over a line that drops every three seconds',
  furtherVariant,
  async ({ page, server }) => {
    const invited = await invite(server, '13900000451');
    await toForm(page, invited);
    const inputs = await page.locator('input[type=file][data-group]').all();
    const picture = await photo();
    const dropping = dropLine(page);
    for (const [item, input] of inputs.entries())
      await input.setInputFiles(
        Array.from({ length: 10 }, (_, index) => ({
          name: `材料${item}-${index}.jpg`,
          mimeType: 'image/jpeg',
          buffer: picture,
        })),
      );
    expect(inputs.length).toBeGreaterThan(1);

    await expect
      .poll(async () => await page.getByText(/^材料\d-\d\.jpg$/).count(), { timeout: 120_000 })
      .toBe(10 * inputs.length);
    await dropping.stop();
    await saved(page);
    const { files } = await storedEducation(server, invited);
    expect(JSON.parse(files)).toHaveLength(10);
  },
);

/** Takes the line away for a second in every three, until it is stopped. */
function dropLine(page: Page) {
  let isStopped = false;
  const run = async () => {
    while (!isStopped) {
      await page.context().setOffline(true);
      await page.waitForTimeout(1_000);
      await page.context().setOffline(false);
      await page.waitForTimeout(2_000);
    }
  };
  const running = run();
  return {
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

interface StoredItem {
  groupCode: string;
  dataForm: string;
  /** JSON text. */
  files: string;
}

/** Returns the item of education that the server has, in a session of its own. */
async function storedEducation(
  { url }: RunningServer,
  { address, lastFour }: { address: string; lastFour: string },
) {
  const link = address.split('#')[1];
  const proof = { purpose: 'clientUser', token: link, lastFour };
  const { token } = await dataOf<{ token: string }>(url, '', '/entryLink/enter', proof);
  const { items } = await dataOf<{ items: StoredItem[] }>(
    url,
    token,
    '/api/collectPage/getCollectPageData',
    {},
  );
  return items.find(({ groupCode }) => groupCode === 'education')!;
}

test("in WeChat's browser nothing is downloaded and no other window is opened", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    ...PHONE,
    baseURL: server.url,
    locale: 'zh-CN',
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; PHONE) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 ' +
      'Chrome/130.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50(0x28003236) NetType/4G',
  });
  const page = await context.newPage();
  const opened: string[] = [];
  context.on('page', (other) => opened.push(other.url()));
  page.on('download', (file) => opened.push(file.url()));
  await toForm(page, await invite(server, '13900000450'));
  await fillForm(page);
  await addPhoto(page, 'education');

  await page.getByRole('link', { name: '我的信息与权利' }).click();
  await expect(page.getByText('微信内无法下载文件', { exact: false })).toBeVisible();
  expect(await page.locator('a[download], a[target]').count()).toBe(0);
  expect(opened).toEqual([]);
  await expectAccessible(page);
  await context.close();
});

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
  const stored = (await storedEducation(server, invited)).dataForm;
  expect(stored).toContain('同济大学');
  expect(stored).toContain('会计学');
  await context.close();
});

test('a withdrawal says what it means, and stops the order', async ({ page, server }) => {
  const invited = await invite(server, '13900000445');
  await toForm(page, invited);
  await fillForm(page);
  await addPhoto(page, 'education');
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
  await expect(dialog).toBeVisible();
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

test('a link for signing alone comes by text message, and ends with the signature', async ({
  browser,
  page,
  server,
}) => {
  const mobile = '13900000449';
  const { orderId, officer } = await invite(server, mobile);
  const office = await browser.newContext({
    baseURL: server.url,
    hasTouch: false,
    isMobile: false,
    viewport: { width: 1440, height: 900 },
  });
  const staff = await office.newPage();
  await enterAs(staff, 'officer', `/f-order/f-order/orderDetails?orderId=${orderId}`);
  const letter = shown(staff).getByRole('region', { name: '授权与签署' });
  await button(staff, '查看签署记录').click();
  await expect(letter.getByRole('button', { name: '发送签署链接' })).toBeVisible();
  await expectAccessible(staff);
  await letter.getByRole('button', { name: '发送签署链接' }).click();
  await staff.getByRole('menuitem', { name: '发短信' }).click();
  await expect(staff.getByText('签署链接已发送')).toBeVisible();
  // The same again is a second press of the same; another way is another message.
  await letter.getByRole('button', { name: '发送签署链接' }).click();
  await staff.getByRole('menuitem', { name: '短信和邮件都发' }).click();
  await expect(staff.getByText('刚发送过消息，请在 10 分钟后再发')).toBeVisible();
  await office.close();

  const message = await messageTo(server.url, /^139\*+0449$/);
  await page.goto(/\/signPage#[\w-]+/.exec(message)![0]);
  await expect(page).toHaveURL('/signPage');
  await enter(page, mobile.slice(-4));
  await agree(page);
  await verify(page);
  await expect(heading(page, '签署授权书')).toBeVisible();
  await sign(page, candidateTexts.zh, '授权书已签署');
  await expectAccessible(page);

  await page.reload();
  await expect(heading(page, '授权书已签署')).toBeVisible();
  const { orderStatus } = await dataOf<{ orderStatus: number }>(
    server.url,
    officer,
    '/gOrderBaseApi/getOrderDetail',
    { orderId },
  );
  expect(orderStatus).toBe(20);
});
