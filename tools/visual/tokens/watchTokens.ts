import { setTimeout } from 'node:timers/promises';
import { inTime } from '../capture/inTime';
import { openBrowser, openPane, PANES } from '../capture/panes';
import type { Pane } from '../capture/visit';
import type { Candidate } from './candidates';
import { planTasks } from './plan';
import type { Probe } from './probes';
import { tryStory, type Tried } from './tryStory';

/** A token, and the first story whose picture showed its step. */
export interface Sight {
  probe: Probe;
  story: string;
}

export interface Watched {
  seen: Sight[];
  unseen: Probe[];
  /** Stories that proved nothing, with the reason. */
  problems: Map<string, string>;
  stories: number;
  shots: number;
}

export interface WatchOptions {
  /** Address of the built Storybook. */
  address: string;
  probes: readonly Probe[];
  candidates: readonly Candidate[];
}

/** Milliseconds. */
const LONGEST_TRIAL = 90_000;

/** Milliseconds until a pane looks again for something to do. */
const PAUSE = 50;

/**
 * Changes each token in the stories that read it until a picture shows it. A token that is left out
 * is tried where a story is shown anyway.
 */
export async function watchTokens(options: WatchOptions): Promise<Watched> {
  const { address, probes, candidates } = options;
  const plan = planTasks(candidates, probes);
  const watched: Watched = { seen: [], unseen: [], problems: new Map(), stories: 0, shots: 0 };
  const browser = await openBrowser();

  const work = async () => {
    let pane = await openPane(browser, address);
    for (let task = plan.take(); task || plan.isBusy(); task = plan.take()) {
      if (!task) {
        await setTimeout(PAUSE);
        continue;
      }
      const { id } = task.candidate.story;
      const tried = await tryInTime(pane, id, task.probes);
      plan.settle(task, tried.seen);
      watched.stories += 1;
      watched.shots += tried.shots;
      if (tried.problem !== null) {
        watched.problems.set(id, tried.problem);
        await pane.page.context().close();
        pane = await openPane(browser, address);
      }
      watched.seen.push(...tried.seen.map((probe) => ({ probe, story: id })));
    }
  };

  try {
    await Promise.all(Array.from({ length: PANES }, work));
  } finally {
    await browser.close();
  }
  return { ...watched, unseen: plan.open() };
}

/** A trial that ends, whatever the story does. */
async function tryInTime(pane: Pane, story: string, probes: readonly Probe[]): Promise<Tried> {
  try {
    return await inTime(tryStory(pane, story, probes), LONGEST_TRIAL);
  } catch (error) {
    return { seen: [], shots: 0, problem: (error as Error).message };
  }
}
