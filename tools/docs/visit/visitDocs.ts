import type { Browser, BrowserContext, Page } from 'playwright';
import { faultsOf, type DocsLanguage } from './faults.ts';
import { readPage } from './readPage.ts';

/** A docs page in the index of the built Storybook. */
export interface DocsEntry {
  id: string;
  title: string;
  /** A story of the page that has a play function. */
  played: string | undefined;
}

/** The outcome of one docs page. */
export interface DocsVisit {
  id: string;
  /** A sentence each; none when the page is right. */
  faults: string[];
  /** Milliseconds until its heading and first story are there, in the slower language. */
  opened: number;
}

/** Milliseconds for what a reader does: the windows of a page share its thread as they load. */
const PATIENCE = 60_000;

const LANGUAGES: readonly DocsLanguage[] = ['zh', 'en'];

/** Pages whose stories throw on purpose, with the text of what they throw. */
const EXPECTED: Record<string, RegExp> = {
  'parts-errorboundary--docs': /./,
};

/** Visits docs pages in both languages, down to their last story. */
export async function visitDocs(
  browser: Browser,
  address: string,
  entries: readonly DocsEntry[],
  onVisit: (visit: DocsVisit) => void,
): Promise<void> {
  const queue = [...entries];
  const work = async () => {
    const context = await browser.newContext({ viewport: { width: 1140, height: 900 } });
    // The compiler names functions through a helper that the page does not have.
    await context.addInitScript('globalThis.__name = (value) => value;');
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const page = await context.newPage();
      const visit = await visitOne(page, address, entry);
      await page.close();
      if (entry.played) visit.faults.push(...(await faultsOfPlay(context, address, entry.played)));
      onVisit(visit);
    }
    await context.close();
  };
  await Promise.all([work(), work()]);
}

async function visitOne(page: Page, address: string, { id, title }: DocsEntry): Promise<DocsVisit> {
  const faults: string[] = [];
  const report = (text: string) => {
    if (!EXPECTED[id]?.test(text)) faults.push(`reports an error: ${text.slice(0, 200)}`);
  };
  page.on('console', (message) => message.type() === 'error' && report(message.text()));
  page.on('pageerror', (error) => report(error.message));

  let opened = 0;
  try {
    for (const language of LANGUAGES) {
      opened = Math.max(opened, await openDocs(page, address, id, language));
      await scrollThrough(page);
      faults.push(...(await faultsOfUse(page)).map((fault) => `${language}: ${fault}`));
      const isComponent = /^(Parts|Widgets)\//.test(title);
      if (isComponent) await showCode(page);
      const seen = await page.evaluate(readPage);
      faults.push(...faultsOf(seen, language, isComponent).map((fault) => `${language}: ${fault}`));
    }
  } catch (error) {
    faults.push(`does not open: ${String(error)}`);
  }
  return { id, faults, opened };
}

/** Opens a docs page; resolves to the milliseconds until its heading and first story are there. */
export async function openDocs(
  page: Page,
  address: string,
  id: string,
  language: DocsLanguage = 'zh',
): Promise<number> {
  const started = performance.now();
  await page.goto(`${address}/iframe.html?viewMode=docs&id=${id}&globals=language:${language}`);
  await page.locator('.sbdocs-content h1').first().waitFor({ timeout: PATIENCE });
  await page.waitForFunction(() => {
    const story = document.querySelector('.sb-story [id$="-inner"]');
    return !story || story.childElementCount > 0;
  });
  return performance.now() - started;
}

/** Returns what fails in a story with a play function that is opened alone in English. */
async function faultsOfPlay(
  context: BrowserContext,
  address: string,
  story: string,
): Promise<string[]> {
  const page = await context.newPage();
  try {
    await page.goto(`${address}/iframe.html?viewMode=story&id=${story}&globals=language:en`);
    const ended = await page.waitForFunction(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__?: {
          last: (event: string) => [{ message?: string }] | undefined;
        };
      };
      if (!channel?.last('storyFinished')) return null;
      const [error] = channel.last('playFunctionThrewException') ?? [];
      const isBroken = document.body.classList.contains('sb-show-errordisplay');
      return { problem: error?.message ?? (isBroken ? document.body.innerText : '') };
    });
    const { problem } = (await ended.jsonValue())!;
    return problem ? [`en: ${story} does not play: ${problem.slice(0, 200)}`] : [];
  } catch (error) {
    return [`en: ${story} does not end: ${String(error)}`];
  } finally {
    await page.close();
  }
}

/** Returns what a reader cannot do who only has a wheel and a pointer. */
async function faultsOfUse(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const isLong = await page.evaluate(
    () => document.documentElement.scrollHeight > innerHeight + 100,
  );
  if (isLong) {
    await page.mouse.move(570, 5);
    await page.mouse.wheel(0, 100);
    await page
      .waitForFunction(() => scrollY > 0, undefined, { timeout: PATIENCE })
      .catch(() => faults.push('does not scroll'));
  }
  const link = page.locator('.sbdocs-content a').first();
  if ((await link.count()) === 0) return faults;
  await link.click({ trial: true, timeout: PATIENCE }).catch(() => faults.push('has a dead link'));
  return faults;
}

/** Shows the code of the first story. Its highlighter is loaded then. */
async function showCode(page: Page): Promise<void> {
  await page.locator('[data-show-code]').first().click({ timeout: PATIENCE });
  await page.locator('[data-story-code] pre').first().waitFor({ timeout: PATIENCE });
}

/** Scrolls to the end and back, so that every story has been rendered. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A page in the background may get no frame.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 200);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await frame();
      await frame();
    }
    scrollTo(0, 0);
    await frame();
  });
}
