// Reached by: articles files profile widgets/RichText widgets/VideoStudy widgets/ImageUpload
// Reached by: shared/richText
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  enterAs,
  expect,
  expectAccessible,
  labels,
  openList,
  shown,
  signIn,
  test,
  type Labels,
} from './journey';

const VIDEO = readFileSync(
  path.resolve(import.meta.dirname, '../packages/widgets/src/VideoStudy/lesson.fixtures.webm'),
);
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name="Generator" content="Microsoft Word 15"><style>p.MsoNormal{margin:0}</style></head><body>
<h1 style="text-align:center">授权的范围<o:p></o:p></h1><p class="MsoNormal"><b>第一条</b> 候选人<span style="color:#C00000">逐项</span>授权。</p></body></html>`;

const texts = {
  zh: {
    add: '新增',
    title: '标题',
    category: '分类',
    shelf: '员工培训',
    content: '正文',
    cover: '封面',
    video: '视频',
    published: '发布',
    save: '保存',
    preview: '手机预览',
    address: '视频地址',
  },
  en: {
    add: 'Add',
    title: 'Title',
    category: 'Category',
    shelf: 'Training',
    content: 'Text',
    cover: 'Cover',
    video: 'Video',
    published: 'Published',
    save: 'Save',
    preview: 'Phone preview',
    address: 'Video address',
  },
} as const;

const picture = (color: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: color } })
    .png()
    .toBuffer();

/** Enters in a language, on an address. */
async function enterIn(page: Page, account: string, address: string, w: Labels) {
  if (w === labels.zh) return enterAs(page, account, address);
  await page.goto('/login');
  await page.getByRole('button', { name: labels.zh.toOther }).click();
  await signIn(page, account, w);
  await page.goto(address);
}

/** Pastes as a browser does. */
async function paste(text: Locator, html: string, image?: Buffer) {
  await text.click();
  await text.evaluate(
    (element, { html: pasted, bytes }) => {
      const clipboardData = new DataTransfer();
      if (pasted) clipboardData.setData('text/html', pasted);
      if (bytes)
        clipboardData.items.add(
          new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], 'scope.png', {
            type: 'image/png',
          }),
        );
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { html, bytes: image?.toString('base64') },
  );
}

const widthOf = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.naturalWidth);

/** Opens a page of somebody else, in a browser of their own. */
async function otherReader(browser: Browser, baseURL: string, account: string) {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' });
  const page = await context.newPage();
  await enterAs(page, account, '/learning/learningList');
  return page;
}

for (const language of ['zh', 'en'] as const) {
  const t = texts[language];
  test(`an article with pictures and a video is written, read and studied (${language})`, async ({
    page,
    browser,
    server,
  }) => {
    const title = `授权范围与留存 ${language}`;
    await enterIn(page, 'admin', '/system/articleList', labels[language]);
    await shown(page).getByRole('button', { name: t.add, exact: true }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: t.title, exact: true }).fill(title);
    await form.getByRole('combobox', { name: t.category }).fill(t.shelf);
    await page.getByRole('option', { name: t.shelf }).click();
    await form.getByRole('switch', { name: t.published }).click();

    const cover = form.getByRole('group', { name: t.cover, exact: true });
    await cover.locator('input[type=file]').setInputFiles({
      name: 'cover.png',
      mimeType: 'image/png',
      buffer: await picture('#2a6f97'),
    });
    await expect.poll(() => widthOf(cover.locator('img'))).toBe(640);
    await form
      .getByRole('group', { name: t.video, exact: true })
      .locator('input[type=file]')
      .setInputFiles({ name: 'lesson.webm', mimeType: 'video/webm', buffer: VIDEO });
    await expect(form.getByRole('textbox', { name: t.address })).toBeHidden();

    const text = form.getByRole('textbox', { name: t.content, exact: true });
    await paste(text, WORD);
    await expect(text.getByRole('heading', { name: '授权的范围' })).toBeVisible();
    await text.press('ControlOrMeta+End');
    await paste(text, '', await picture('#c1121f'));
    const pasted = text.getByRole('img', { name: 'scope' });
    await expect(pasted).toHaveAttribute('src', /openFile/);
    await form.getByRole('button', { name: t.preview }).click();
    const phone = page.frameLocator('iframe');
    await expect.poll(() => widthOf(phone.getByRole('img', { name: 'scope' }))).toBe(640);
    await expect(phone.getByRole('heading')).toHaveCSS('text-align', 'center');
    await page.keyboard.press('Escape');

    // A failed save loses nothing.
    await page.route('**/hArticleInfo/save', (route) => route.abort());
    await form.getByRole('button', { name: t.save, exact: true }).click();
    await expect(form.getByRole('alert').first()).toBeVisible();
    await page.unroute('**/hArticleInfo/save');
    await expect(form.getByRole('textbox', { name: t.title, exact: true })).toHaveValue(title);
    await expect(pasted).toBeVisible();
    await form.getByRole('button', { name: t.save, exact: true }).click();
    await expect(form).toBeHidden();
    const row = shown(page).getByRole('row').filter({ hasText: title });
    await expect.poll(() => widthOf(row.getByRole('img').first())).toBeGreaterThan(0);
    expect(await widthOf(row.getByRole('img').first())).toBeLessThan(640);

    const reader = await otherReader(browser, server.url, language === 'zh' ? 'client' : 'officer');
    await reader.getByRole('link', { name: title }).click();
    const article = reader.getByRole('article');
    await expect(article.getByRole('heading', { name: '授权的范围' })).toHaveCSS(
      'text-align',
      'center',
    );
    await expect.poll(() => widthOf(article.getByRole('img', { name: 'scope' }))).toBe(640);
    await expectAccessible(reader);
    await study(reader, title);
    await reader.context().close();
  });
}

/** Watches to the sixth second, leaves, comes back and goes on. */
async function study(reader: Page, title: string) {
  const video = () => shown(reader).locator('video');
  const at = () => video().evaluate((element: HTMLVideoElement) => element.currentTime);
  await shown(reader).getByRole('button', { name: '播放', exact: true }).click();
  await expect.poll(at, { timeout: 120_000 }).toBeGreaterThan(6);
  await reader.goto('/learning/learningList');

  await reader.getByRole('link', { name: title }).click();
  await expect(reader.getByRole('alertdialog', { name: '从上次的位置继续学习？' })).toBeVisible();
  await reader.getByRole('alertdialog').getByRole('button', { name: '继续学习' }).click();
  await expect.poll(at).toBeGreaterThan(6);
  await shown(reader).getByRole('button', { name: '暂停', exact: true }).click();
}

test('an old article of plain text is read in paragraphs, and edited as such', async ({ page }) => {
  await enterAs(page, 'client', '/learning/learningList');
  await shown(page).getByRole('link', { name: '五分钟发起第一单背景调查' }).click();
  const article = page.getByRole('article');
  const text = article.getByText('背景调查以候选人的授权为前提');
  await expect(text).toHaveCSS('white-space-collapse', /preserve|break-spaces/);
  await expectAccessible(page);
});

test('a picture of oneself is cropped, uploaded and shown in the header', async ({ page }) => {
  await enterAs(page, 'qc026', '/userCenter');
  await shown(page).getByRole('button', { name: '更换头像' }).click();
  const form = page.getByRole('dialog', { name: '更换头像' });
  await form.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await picture('#386641'),
  });
  await page.getByRole('button', { name: '裁剪并上传' }).click();
  await expect.poll(() => widthOf(form.locator('img').first())).toBe(480);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('头像已更换')).toBeVisible();
  // On a phone the header has the picture; elsewhere the card of the person beside it.
  await page.setViewportSize({ width: 390, height: 844 });
  const header = page.getByRole('banner').locator('img');
  await expect.poll(() => widthOf(header)).toBeGreaterThan(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  const list = await openList(page, 'admin', '/system/userList?username.LIKE=qc026');
  await expect.poll(() => widthOf(list.locator('img').first())).toBeGreaterThan(0);
});
