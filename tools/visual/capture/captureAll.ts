import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { chromium, type Browser } from 'playwright';
import { chromiumLaunchOptions } from '../../chromium.mjs';
import type { Mask } from '../baselines/masks';
import type { CellName } from '../report';
import { installDriver } from './inPage/driver';
import { installFocusOrder } from './inPage/focusOrder';
import { holdTimers } from './inPage/holdTimers';
import { pausePlay } from './inPage/pausePlay';
import { stopClock } from './inPage/stopClock';
import { listenToPage } from './listenToPage';
import { readPlaySteps } from './playSteps';
import { HEIGHT, visit, type Pane, type Visit } from './visit';

/** A story and the cells to look at it in. */
export interface Stop {
  story: string;
  cells: readonly CellName[];
}

/**
 * Visits a story a second time: in a page of second visits, or `alone` in one that has shown
 * nothing else. It also reads what can be drawn on the pictures of the `marked` cells, and takes a
 * picture after each step of a play function.
 */
export type Again = (marked: readonly CellName[], alone: boolean) => Promise<Visit>;

export interface CaptureOptions {
  /** Address of the built Storybook. */
  address: string;
  stops: readonly Stop[];
  masks: readonly Mask[];
  /** Called with each visit as it ends, in any order. */
  onVisit: (visit: Visit, again: Again) => Promise<void> | void;
}

/** The only moment there is. */
const NOW = Date.UTC(2026, 0, 15, 2);

/** Milliseconds: timers of at least so much stand still unless a play function runs. */
const LONG_TIMER = 250;

/** Milliseconds for a page to come to rest. */
const PATIENCE = 15_000;

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

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

/** Panes that share the work: a visit waits for frames more than it computes. */
const PANES = Math.min(12, availableParallelism() * 3);

/** A pane does so many visits before it is opened anew, lest what a page keeps piles up. */
const VISITS_A_PANE = 60;

/** So many second visits share a page. */
const SECOND_VISITS = 20;

/** Stories of a run whose play function is shown step by step: a page each, for a look each. */
const MOST_PLAYS = 40;

/** Milliseconds. */
const LONGEST_VISIT = 90_000;

/** Milliseconds: fewer steps than there are do no harm. */
const LONGEST_STEPS = 15_000;

/** Visits all stops. A story that stops the browser's answer fails alone. */
export async function captureAll({
  address,
  stops,
  masks,
  onVisit,
}: CaptureOptions): Promise<void> {
  const browser = await openBrowser();
  const queue = [...stops];
  let played = 0;
  const work = async () => {
    let pane: Pane | null = null;
    let second: Pane | null = null;
    let visits = 0;
    let seconds = 0;
    for (let stop = queue.shift(); stop; stop = queue.shift()) {
      pane ??= await openPane(browser, address);
      const own = masks.filter(({ story }) => story === stop!.story);
      const found = await tryVisit(pane, stop, own);
      await onVisit(found, async (marked, alone) => {
        second ??= await openPane(browser, address);
        if (alone || seconds % SECOND_VISITS === SECOND_VISITS - 1)
          await startAnew(second, address);
        seconds += 1;
        const repeated = await tryVisit(second, stop, own, marked);
        if (repeated.plays && played < MOST_PLAYS) {
          played += 1;
          const paused = await openPane(browser, address, true);
          repeated.steps = await readPlaySteps(paused, stop!.story, own, LONGEST_STEPS);
          await closePane(paused);
        }
        return repeated;
      });
      visits += 1;
      if (visits % VISITS_A_PANE === 0 || found.problems.length > 0) pane = await closePane(pane);
    }
    for (const open of [pane, second]) if (open) await closePane(open);
  };
  try {
    await Promise.all(Array.from({ length: Math.min(PANES, stops.length) }, work));
  } finally {
    await browser.close();
  }
}

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
  context.setDefaultTimeout(20_000);
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
    width: 1280,
    forcedColors: false,
  };
  await startAnew(pane, address, pauses);
  return pane;
}

/** Loads Storybook again: what the page kept of earlier stories is gone. */
async function startAnew({ page }: Pane, address: string, pauses = false): Promise<void> {
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

async function closePane({ page }: Pane): Promise<null> {
  await page.context().close();
  return null;
}

/** A visit that ends, whatever the story does. */
async function tryVisit(
  pane: Pane,
  { story, cells }: Stop,
  masks: readonly Mask[],
  marked?: readonly CellName[],
): Promise<Visit> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(
      () => refuse(new Error(`The story did not come to an end in ${LONGEST_VISIT / 1000} s.`)),
      LONGEST_VISIT,
    );
  });
  try {
    return await Promise.race([visit(pane, story, cells, masks, marked), late]);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      story,
      shots: new Map(),
      spoken: new Map(),
      axe: [],
      problems: [message],
      console: [],
      expectedErrors: [],
      looksLike: null,
      plays: false,
      steps: [],
      marks: new Map(),
    };
  } finally {
    clearTimeout(timer);
  }
}
