import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { chromium, type Browser } from 'playwright';
import { chromiumLaunchOptions } from '../../chromium.mjs';
import { installDriver } from './inPage/driver';
import { installFocusOrder } from './inPage/focusOrder';
import { holdTimers } from './inPage/holdTimers';
import { pausePlay } from './inPage/pausePlay';
import { stopClock } from './inPage/stopClock';
import { listenToPage } from './listenToPage';
import { HEIGHT, type Pane } from './visit';
import { watchRequests } from './watchRequests';

/** The only moment there is. */
const NOW = Date.UTC(2026, 0, 15, 2);

/**
 * Milliseconds: timers of at least so much stand still unless a play function runs. React waits up
 * to 300 between two parts of a page that were loaded late, and must not stand still.
 */
const LONG_TIMER = 301;

/** Milliseconds for a page to come to rest. */
const PATIENCE = 120_000;

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Panes that share the work: a visit waits for frames more than it computes. */
export const PANES = Math.min(12, availableParallelism() * 3);

const SAME_PIXELS = [
  // Vector units of newer processors round otherwise.
  '--disable-skia-runtime-opts',
  // A tile that is painted again in part keeps the edges of what was there.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--force-color-profile=srgb',
];

/**
 * A blinking caret is chance. Storybook hides a story until it is rendered, and what is hidden
 * takes no focus and has no size.
 */
const STYLE = `
* { caret-color: transparent !important; caret-animation: manual !important; }
body > #storybook-root { display: block !important; }
body > .sb-wrapper { display: none !important; }
`;

/**
 * The browser of all tests, made to paint the same pixels whatever the processor, and whatever it
 * painted before.
 */
export async function openBrowser(): Promise<Browser> {
  const { args = [], ...options } = await chromiumLaunchOptions();
  return chromium.launch({ ...options, args: [...args, ...SAME_PIXELS] });
}

/** Opens a page of the Storybook at `address`; where it `pauses`, play functions stop at steps. */
export async function openPane(browser: Browser, address: string, pauses = false): Promise<Pane> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: HEIGHT },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  // The compiler names functions through a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(stopClock, NOW);
  await page.addInitScript(holdTimers, LONG_TIMER);
  await page.addInitScript(installFocusOrder);
  if (pauses) await page.addInitScript(pausePlay);
  await page.addInitScript(installDriver, PATIENCE);
  const pane: Pane = {
    page,
    cdp: await context.newCDPSession(page),
    axeSource,
    messages: listenToPage(page, address),
    requests: watchRequests(page),
    width: 1280,
    forcedColors: false,
  };
  await startAnew(pane, address, pauses);
  return pane;
}

/** Loads Storybook again: what the page kept of earlier stories is gone. */
export async function startAnew({ page }: Pane, address: string, pauses = false): Promise<void> {
  await page.goto(`${address}/iframe.html?viewMode=story${pauses ? '&instrument=true' : ''}`);
  await page.addStyleTag({ content: STYLE });
  await page.evaluate(paintOnce);
}

/**
 * Shows a word and takes it away: before the first one a page may hold back what it paints. It runs
 * in the page.
 */
async function paintOnce() {
  const word = document.body.appendChild(document.createElement('p'));
  word.textContent = '明鉴 A1';
  const end = performance.now() + 250;
  while (performance.now() < end) await new Promise(requestAnimationFrame);
  word.remove();
}

/** Closes a page; there is none then. */
export async function closePane({ page }: Pane): Promise<null> {
  await page.context().close();
  return null;
}
