import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** Milliseconds after which a browser gives no answer any more. */
const PATIENCE = 5_000;

/**
 * Describes a page whose journey failed: whether it runs scripts and paints frames, whether another
 * page of the same browser does, and the browser's processes. Playwright waits for frames before
 * each click.
 */
export async function stateOf(page: Page): Promise<string> {
  const browser = page.context().browser();
  const answers = {
    script: answerOf(page.evaluate(() => document.visibilityState)),
    frame: answerOf(frameOf(page)),
    'frame of another page': answerOf(page.context().newPage().then(frameOf)),
    processes: answerOf(browser ? processesOf(browser) : Promise.resolve('none')),
  };
  const lines = Object.entries(answers).map(async ([name, answer]) => `${name}: ${await answer}`);
  return [...(await Promise.all(lines)), `load: ${loadavg()[0]!.toFixed(1)}`].join('\n');
}

/** Resolves with an answer, or the first line of its error. */
const answerOf = async (question: Promise<string>) =>
  Promise.race([
    question.catch((error: unknown) => String(error).split('\n')[0]!),
    setTimeout(PATIENCE, 'no answer'),
  ]);

/** Resolves once a page has painted a frame. */
const frameOf = async (page: Page) =>
  page.evaluate(
    async () =>
      new Promise<string>((resolve) => {
        requestAnimationFrame(() => resolve('painted'));
      }),
  );

/** Returns the kinds of a browser's processes, each with the seconds that it computed. */
async function processesOf(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.map(({ type, cpuTime }) => `${type} ${cpuTime.toFixed(1)}`).join(', ');
}
