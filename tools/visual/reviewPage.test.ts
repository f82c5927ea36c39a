import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../chromium.mjs';
import { sampleSize } from './model/sample';
import { buildPage } from './page/buildPage';
import { sampleReport } from './page/page.fixtures';
import { samplePictures } from './page/pictures.fixtures';
import { LOOK } from './page/viewer/useLookNote';
import { fillPage } from './picturesFor';
import type { DecisionFile } from './report';

const LARGE = 200;
/** A restyle of everything: 1,700 stories with seven or eight cells each. */
const RESTYLE = 12_000;
/** Enough to have an unstable, a new and a removed one among them. */
const SMALL = 12;
const MEGABYTE = 1024 * 1024;

let folder: string;
let browser: Browser;
let context: BrowserContext;
/** Console errors of the running test. */
let complaints: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'review-page-'));
  browser = await chromium.launch(await chromiumLaunchOptions());
  await Promise.all([0, SMALL, LARGE].map(write));
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  complaints = [];
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
});

afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

const fileOf = (changes: number) => path.join(folder, `${changes}.html`);

async function write(changes: number) {
  const report = sampleReport(changes);
  await writeFile(fileOf(changes), await buildPage(report, await samplePictures(report)));
}

/** The page of a restyle, with the pictures of fewer changes again and again. */
async function writeRestyle() {
  const drawn = [...(await samplePictures(sampleReport(LARGE))).values()];
  const report = sampleReport(RESTYLE);
  let turn = 0;
  const pictures = fillPage(report, () => drawn[(turn += 1) % drawn.length]!);
  await writeFile(fileOf(RESTYLE), await buildPage(report, pictures));
}

/** Opens the page from disk, as somebody who has given her name before. */
async function open(changes: number, preferences: Record<string, unknown> = {}): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on(
    'console',
    (message) =>
      void (['error', 'warning'].includes(message.type()) && complaints.push(message.text())),
  );
  page.on(
    'request',
    (request) =>
      void (/^https?:/.test(request.url()) && complaints.push(`asked for ${request.url()}`)),
  );
  const given = JSON.stringify({
    language: 'zh',
    theme: 'light',
    reviewer: '周岚',
    letterKeys: true,
    ...preferences,
  });
  await page.addInitScript(
    (text) =>
      localStorage.getItem('mingjian-review') ?? localStorage.setItem('mingjian-review', text),
    given,
  );
  await page.goto(pathToFileURL(fileOf(changes)).href);
  if (changes > 0) await page.locator('canvas[data-drawn]').first().waitFor();
  return page;
}

/**
 * Returns the stored texts of pages in the profile on disk. The browser writes them some time after
 * the page does, and a killed browser never does.
 */
async function storedIn(profile: string): Promise<string> {
  const store = path.join(profile, 'Default/Local Storage/leveldb');
  const files = await readdir(store).catch(() => []);
  const texts = await Promise.all(
    files.map((file) => readFile(path.join(store, file), 'latin1').catch(() => '')),
  );
  // A text with Chinese in it has two bytes a letter.
  return texts.join('').replaceAll('\0', '');
}

const breaches = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`,
  );
};

describe('the review page', () => {
  it('is small enough to be sent: 15 MB for 200 changes', async () => {
    const { length } = await readFile(fileOf(LARGE));
    const program = await readFile(fileOf(0));
    console.log(
      `${LARGE} changes: ${(length / MEGABYTE).toFixed(1)} MB, program ${(program.length / 1024).toFixed(0)} kB`,
    );

    expect(length).toBeLessThan(15 * MEGABYTE);
    expect(program.length).toBeLessThan(700 * 1024);
  });

  it('holds a restyle of everything in 30 MB, and opens it in seconds', async () => {
    await writeRestyle();
    const html = await readFile(fileOf(RESTYLE), 'utf8');
    const report = html.match(/data-report>(.*?)<\/script>/)![1]!;
    const page = await open(RESTYLE);
    const first = await page.evaluate(
      () => performance.getEntriesByName('first-picture')[0]?.startTime ?? Number.NaN,
    );
    const next = await timesToNext(page, 10);
    console.log(
      `${RESTYLE} changes: ${(html.length / MEGABYTE).toFixed(1)} MB, report ${(report.length / MEGABYTE).toFixed(1)} MB, first picture ${first.toFixed(0)} ms, next picture ${Math.max(...next).toFixed(0)} ms (worst of 10)`,
    );

    expect(html.length).toBeLessThan(30 * MEGABYTE);
    expect(report.length).toBeLessThan(3 * MEGABYTE);
    expect(first).toBeLessThan(20_000);
    await page.keyboard.press('Shift+A');
    await page.locator('canvas[data-drawn]').first().waitFor();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: /^另有/ }).last().click();
    await page.getByText('这个页面未附这张图片').waitFor();
    expect(await breaches(page)).toEqual([]);
  }, 300_000);

  it('shows its first picture and the next ones without a wait', async () => {
    const page = await open(LARGE);
    const first = await page.evaluate(
      () => performance.getEntriesByName('first-picture')[0]?.startTime ?? Number.NaN,
    );
    const next = await timesToNext(page, 30);
    const sorted = next.toSorted((one, other) => one - other);
    console.log(
      `first picture ${first.toFixed(0)} ms, next picture ${sorted[15]!.toFixed(0)} ms (median), ${sorted.at(-1)!.toFixed(0)} ms (worst of 30)`,
    );

    expect(next).toHaveLength(30);
  }, 120_000);

  it.each([
    ['zh', 'light'],
    ['en', 'light'],
    ['zh', 'dark'],
  ])(
    'breaks no accessibility rule in %s, %s',
    async (language, theme) => {
      const page = await open(SMALL, { language, theme });
      expect(await breaches(page)).toEqual([]);

      await page.keyboard.press('5');
      for (const key of ['f', 'm', 'c', 'x', '+', 'n']) await page.keyboard.press(key);
      const panel = page.getByRole('group', { name: /^(关于这张图片|About this picture)$/ });
      const closed = panel.getByRole('button', { expanded: false });
      while ((await closed.count()) > 0) await closed.first().click();
      expect(await breaches(page)).toEqual([]);
      for (const key of ['d', '?']) {
        await page.keyboard.press(key);
        await page.getByRole('dialog').waitFor();
        expect(await breaches(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      for (const entry of await page
        .getByRole('complementary')
        .getByRole('navigation')
        .getByRole('button')
        .all()) {
        await entry.click();
        const folded = page.getByRole('main').getByRole('button', { expanded: false });
        while ((await folded.count()) > 0) await folded.first().click();
        expect(await breaches(page)).toEqual([]);
      }
    },
    180_000,
  );

  it('is decided from the first picture to the last by keys alone, and exports what was decided', async () => {
    const page = await open(SMALL, { reviewer: '' });
    const report = sampleReport(SMALL);

    await page.keyboard.press('a');
    await page.keyboard.type('周岚');
    await page.keyboard.press('Tab');
    await page.keyboard.type('标准蓝');
    await page.keyboard.press('Enter');
    await page.keyboard.press('d');
    await page.keyboard.type('按钮向右偏移 1 像素');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('u');
    await page.keyboard.press('Shift+U');
    const summary = page.getByRole('heading', { name: '全部已决定' });
    const dialog = page.getByRole('dialog');
    for (let count = 0; count < 5 * SMALL && !(await summary.isVisible()); count += 1) {
      await page.waitForTimeout(1.5 * LOOK);
      await page.keyboard.press('Shift+A');
      if (!(await dialog.isVisible())) continue;
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
    }
    await summary.waitFor();
    const saving = page.waitForEvent('download');
    await page.keyboard.press('e');
    const saved = await saving;

    const file = JSON.parse(await readFile(await saved.path(), 'utf8')) as DecisionFile;
    expect(saved.suggestedFilename()).toBe('decisions.json');
    expect(file.report).toBe(report.id);
    expect(file.decisions).toHaveLength(
      report.changes.filter((change) => change.kind !== 'unstable').length,
    );
    expect(file.decisions.filter((decision) => decision.verdict === 'deny')).toMatchObject([
      { reason: '按钮向右偏移 1 像素', by: '周岚' },
    ]);
    for (const { verdict, group, reason, looked } of file.decisions) {
      if (verdict === 'accept') expect(reason).toBe('标准蓝');
      const { length } = report.groups.find(({ id }) => id === group)?.changes ?? [];
      expect(looked).toHaveLength(
        group === null || length === 1 ? looked.length : sampleSize(length),
      );
    }
    for (const decision of file.decisions) {
      const change = report.changes.find(({ id }) => id === `${decision.story}/${decision.cell}`)!;
      expect([decision.before, decision.after]).toEqual([
        change.before?.hash ?? null,
        change.after?.hash ?? null,
      ]);
    }
  }, 400_000);

  it('finds its decisions again when the browser was closed and opened', async () => {
    // What has no profile on disk forgets what a page from disk has stored, now and then at a
    // reload too.
    const profile = path.join(folder, 'profile');
    const start = async () =>
      chromium.launchPersistentContext(profile, {
        ...(await chromiumLaunchOptions()),
        viewport: { width: 1440, height: 900 },
      });
    await context.close();
    context = await start();
    const page = await open(SMALL);
    await page.keyboard.press('a');
    await page.keyboard.type('标准蓝');
    await page.keyboard.press('Enter');
    const progress = await page.getByRole('progressbar').getAttribute('aria-valuetext');
    await expect
      .poll(() => storedIn(profile), { timeout: 300_000 })
      .toContain('"verdict":"accept"');
    await context.close();

    context = await start();
    const again = await open(SMALL);

    expect(await again.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(progress);
    expect(progress).toMatch(/^1 \//);
  }, 400_000);

  it('finds each differing pixel that the report names, and no other', async () => {
    const page = await open(SMALL);
    const [change] = sampleReport(SMALL).changes;
    const expected = change!.regions.reduce((sum, region) => sum + region.pixels, 0);

    await page.keyboard.press('4');
    const canvas = page.locator('canvas[data-pixels]');

    expect(Number(await canvas.getAttribute('data-pixels'))).toBe(expected);
  });

  it('can be used on a phone', async () => {
    const page = await open(SMALL);
    await page.setViewportSize({ width: 390, height: 844 });

    await page.getByRole('button', { name: '图片列表' }).click();
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await breaches(page)).toEqual([]);
  });

  it('says kindly that nothing changed', async () => {
    const page = await open(0);

    await page.getByText('没有变化').waitFor();
    expect(await breaches(page)).toEqual([]);
  });
});

/** Milliseconds from the press of `j` until the next picture has been painted, so many times. */
async function timesToNext(page: Page, times: number): Promise<number[]> {
  return page.evaluate(async (count) => {
    const taken: number[] = [];
    const drawn = () =>
      [...document.querySelectorAll<HTMLElement>('canvas[data-drawn]')]
        .map((canvas) => canvas.dataset.drawn)
        .join();
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (let at = 0; at < count; at += 1) {
      await new Promise((done) => setTimeout(done, 150));
      const before = drawn();
      const start = performance.now();
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true }),
      );
      do await frame();
      while (drawn() === before && performance.now() - start < 5_000);
      taken.push(performance.now() - start);
    }
    return taken;
  }, times);
}
