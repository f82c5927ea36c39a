import type { CDPSession, Page } from 'playwright';
import { CELLS, SPOKEN, type Cell } from '../cells';
import { hashOf, hashPixels, paintOver, readPixels, type Pixels } from '../pixels';
import type { Mask } from '../baselines/masks';
import type { LooksLike } from '../model/twins';
import type { AxeBreach, CellName, Marks } from '../report';
import { contrastBreaches, findBreaches } from './axe';
import { readFocusOrder } from './focusOrder';
import { brokenImages } from './inPage/brokenImages';
import type { Shown } from './inPage/driver';
import { measureExtent } from './inPage/measureExtent';
import { shortened } from './listenToPage';
import type { Requests } from './watchRequests';
import { readMarks } from './marks';

declare global {
  interface Window {
    /** Storybook's door (`.storybook/Cell.tsx`). */
    showInCell: (cell: Cell['globals']) => void;
  }
}

/** One picture of a visit, by the hash of its pixels. */
export interface Shot {
  hash: string;
  pixels: Pixels;
  /** Part of the picture that masks hide, 0 to 1. */
  masked: number;
}

/** Everything that one visit of a story saw. */
export interface Visit {
  story: string;
  shots: Map<CellName, Shot>;
  /** Spoken trees and the order of focus, a line each, by cell. */
  spoken: Map<CellName, { hash: string; lines: string[] }>;
  axe: AxeBreach[];
  /**
   * Why the story failed: its own errors, those of its play function, a page that never came to
   * rest.
   */
  problems: string[];
  /** Errors and warnings of the page (`listenToPage`). */
  console: string[];
  /** Errors that the story declares: parts of their text. */
  expectedErrors: string[];
  /** The sibling that the story declares to equal. */
  looksLike: LooksLike | null;
  /** Whether it has a play function. */
  plays: boolean;
  /** Overlays of the pictures; only where requested. */
  marks: Map<CellName, Marks>;
}

/** Returns a visit that has seen nothing yet. */
export const emptyVisit = (story: string): Visit => ({
  story,
  shots: new Map(),
  spoken: new Map(),
  axe: [],
  problems: [],
  console: [],
  expectedErrors: [],
  looksLike: null,
  plays: false,
  marks: new Map(),
});

/** A page that shows stories, and the window it shows them in now, so that nothing is set twice. */
export interface Pane {
  page: Page;
  cdp: CDPSession;
  axeSource: string;
  /** Errors and warnings since the visit began. */
  messages: string[];
  requests: Requests;
  width: number;
  forcedColors: boolean;
}

/**
 * Findings of a visit besides its pictures: everything; spoken trees and the order of focus,
 * without axe; nothing.
 */
export type Besides = 'everything' | 'spoken' | 'nothing';

export interface VisitOptions {
  masks: readonly Mask[];
  /** Cells whose overlays are read. @default none */
  marked?: readonly CellName[];
  /** @default 'everything' */
  besides?: Besides;
}

export const HEIGHT = 960;

/** Milliseconds that a part of a story may take to load. */
const LATE_PART = 60_000;

/** Pixels of a picture's height, lest a story without end fills the memory. */
const LONGEST = 8_000;

/** Shows one story and takes its pictures in `cells`, and what else the options ask for. */
export async function visit(
  pane: Pane,
  story: string,
  cells: readonly CellName[],
  { masks, marked = [], besides = 'everything' }: VisitOptions,
): Promise<Visit> {
  const { page } = pane;
  await enter(pane, CELLS['light-zh']);
  pane.messages.length = 0;
  const shown = await page.evaluate((id) => window.visualDriver.show(id), story);
  const { problems, expectedErrors, looksLike, plays } = shown;
  const found = { ...emptyVisit(story), problems, expectedErrors, looksLike, plays };

  for (const name of cells) {
    const cell = CELLS[name as keyof typeof CELLS];
    await enter(pane, cell);
    if (!(await comeToRest(pane, cell)))
      found.problems.push(`${name}: the page does not come to rest.`);
    found.shots.set(
      name,
      await shoot(
        pane,
        masks.filter(({ cell: only }) => only === null || only === name),
      ),
    );
    if (besides !== 'nothing') await listen(pane, name, shown, found, besides === 'everything');
    if (marked.includes(name)) found.marks.set(name, await readMarks(pane));
  }
  const broken = await page.evaluate(brokenImages);
  // The next story begins in plain colours: the page's ground stays in forced ones when they end
  // while a story comes.
  await enter(pane, CELLS['light-zh']);
  found.console = [
    ...pane.messages,
    ...broken.map((image) => `broken image: ${shortened(image, new URL(page.url()).origin)}`),
  ];
  return found;
}

/** Shows the story in a cell; resolves to whether it came to rest with all that it loads. */
async function comeToRest({ page, requests }: Pane, cell: Cell): Promise<boolean> {
  for (;;) {
    await requests.ended(LATE_PART);
    const begun = requests.begun();
    const isAtRest = await page.evaluate(
      (next: Cell) => (window.showInCell(next.globals), window.visualDriver.settle(next)),
      cell,
    );
    if (!isAtRest || requests.begun() === begun) return isAtRest;
  }
}

/** Gives the pane the window of a cell. */
async function enter(pane: Pane, { width, forcedColors }: Cell) {
  if (pane.width !== width) await pane.page.setViewportSize({ width, height: HEIGHT });
  if (pane.forcedColors !== forcedColors)
    await pane.page.emulateMedia({ forcedColors: forcedColors ? 'active' : null });
  pane.width = width;
  pane.forcedColors = forcedColors;
}

/** Takes the picture of a page as it is. */
export async function shoot({ page, cdp }: Pane, masks: readonly Mask[]): Promise<Shot> {
  const { width, height } = await page.evaluate(measureExtent, LONGEST);
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
    captureBeyondViewport: height > HEIGHT,
  });
  const pixels = await readPixels(Buffer.from(data, 'base64'));
  let masked = 0;
  if (masks.length > 0) {
    const boxes = (await Promise.all(masks.map(({ selector }) => page.locator(selector).all())))
      .flat()
      .map((locator) => locator.boundingBox());
    const hidden = (await Promise.all(boxes)).filter((box) => box !== null);
    paintOver(pixels, hidden);
    masked = hidden.reduce((sum, box) => sum + box.width * box.height, 0) / (width * height);
  }
  return { hash: hashPixels(pixels), pixels, masked };
}

/**
 * The spoken tree once a language and the order of focus once; and where axe is asked too, its
 * rules once a language and contrast once a mode.
 */
async function listen(pane: Pane, name: CellName, { axe }: Shown, found: Visit, asksAxe: boolean) {
  const spoken = Object.keys(SPOKEN).find((cell) => SPOKEN[cell as keyof typeof SPOKEN] === name);
  if (spoken) {
    // React numbers its ids through the whole page, so they tell which stories came before.
    const lines = (await pane.page.locator('body').ariaSnapshot())
      .replaceAll(/_r_[0-9a-z]+_/g, '_r_')
      .split('\n');
    found.spoken.set(spoken, { hash: hashOf(lines.join('\n')), lines });
  }
  if (name === SPOKEN.focus) {
    const lines = await readFocusOrder(pane);
    found.spoken.set('focus', { hash: hashOf(lines.join('\n')), lines });
  }
  if (!asksAxe || axe.disable) return;
  // Colours are those of Chinese.
  const seen = spoken === 'spoken-en' ? ['color-contrast'] : [];
  if (spoken && isNews(found)) found.axe.push(...(await findBreaches(pane, axe, seen)));
  else if (name === 'dark-zh') found.axe.push(...(await contrastBreaches(pane)));
}

/**
 * Whether the language just heard says anything that the other did not: the rules read words and
 * structure, and these would be the same.
 */
function isNews({ spoken }: Visit): boolean {
  return spoken.get('spoken-zh')?.hash !== spoken.get('spoken-en')?.hash;
}
