import type { Mask } from '../baselines/masks';
import type { CellName } from '../report';
import { shareOf } from '../model/followed';
import { inTime } from './inTime';
import { closePane, openBrowser, openPane, PANES, startAnew } from './panes';
import { readPlaySteps, type PlayStepShot } from './playSteps';
import { emptyVisit, visit, type Besides, type Pane, type Visit, type VisitOptions } from './visit';

/** A story and the cells to look at it in. */
export interface Stop {
  story: string;
  cells: readonly CellName[];
}

/** Further looks at a story that was visited. */
export interface Again {
  /**
   * Visits some of its cells once more: in a page of second visits, or `alone` in one that has
   * shown nothing else. It also reads what can be drawn on the pictures of the `marked` cells, and
   * leaves out axe.
   */
  look(cells: readonly CellName[], marked: readonly CellName[], alone: boolean): Promise<Visit>;
  /** The story after each step of its play; none where the run has shown enough of them. */
  steps(): Promise<PlayStepShot[]>;
}

export interface CaptureOptions {
  /** Address of the built Storybook. */
  address: string;
  stops: readonly Stop[];
  masks: readonly Mask[];
  /** @default 'everything' */
  besides?: Besides;
  /** Number of parts that the run is one of: each shows its share of plays. @default 1 */
  parts?: number | undefined;
  /** Called with each visit as it ends, in any order. */
  onVisit: (visit: Visit, again: Again) => Promise<void> | void;
}

/** A pane does so many visits before it is opened anew, lest what a page keeps piles up. */
const VISITS_A_PANE = 60;

/** So many second visits share a page. */
const SECOND_VISITS = 20;

/** Stories of a run whose play function is shown step by step: a page each, for a look each. */
const MOST_PLAYS = 40;

/** Milliseconds. */
const LONGEST_VISIT = 600_000;

/** Milliseconds: fewer steps than there are do no harm. */
const LONGEST_STEPS = 15_000;

/** Visits all stops. A story that stops the browser's answer fails alone. */
export async function captureAll({
  address,
  stops,
  masks,
  besides = 'everything',
  parts = 1,
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
      const found = await tryVisit(pane, stop, { masks: own, besides });
      await onVisit(found, {
        async look(cells, marked, alone) {
          second ??= await openPane(browser, address);
          if (alone || seconds % SECOND_VISITS === SECOND_VISITS - 1)
            await startAnew(second, address);
          seconds += 1;
          const again = { story: stop!.story, cells };
          return tryVisit(second, again, { masks: own, marked, besides: 'spoken' });
        },
        async steps() {
          if (!found.plays || played >= shareOf(MOST_PLAYS, parts)) return [];
          played += 1;
          const paused = await openPane(browser, address, true);
          const steps = await readPlaySteps(paused, stop!.story, own, LONGEST_STEPS);
          await closePane(paused);
          return steps;
        },
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

/** A visit that ends, whatever the story does. */
async function tryVisit(pane: Pane, { story, cells }: Stop, options: VisitOptions): Promise<Visit> {
  try {
    return await inTime(visit(pane, story, cells, options), LONGEST_VISIT);
  } catch (error) {
    return { ...emptyVisit(story), problems: [(error as Error).message] };
  }
}
