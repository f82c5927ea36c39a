import type { Story } from '../visual/storybook';
import type { Engine } from './engine';
import type { ShownStory } from './inPage/showStory';
import { unexpectedProblems } from './problems';

/** A story that has problems in one engine. */
export interface FailedStory {
  story: Story;
  problems: string[];
}

export interface VisitOptions {
  /** Address of the page that shows stories. */
  page: string;
  stories: readonly Story[];
  onProgress?(done: number): void;
}

/** Stories that share a page before it is loaded again. */
const STORIES_A_PAGE = 60;

/** Milliseconds after which a story that does not end has failed. */
const PATIENCE = 240_000;

/**
 * Shows every story and returns those with problems. A story that fails is shown once more in a
 * page of its own: this names the cause, and does not make it pass.
 */
export async function visitStories(
  engine: Engine,
  { page, stories, onProgress = () => {} }: VisitOptions,
): Promise<FailedStory[]> {
  const failed: FailedStory[] = [];
  let shared = 0;
  for (const [index, story] of stories.entries()) {
    if (shared % STORIES_A_PAGE === 0) await engine.open(page);
    shared += 1;
    let problems = await show(engine, story);
    if (isLost(problems)) {
      await engine.open(page);
      shared = 0;
      problems = await show(engine, story);
    }
    if (problems.length > 0) {
      await engine.open(page);
      failed.push({ story, problems: causes(problems, await show(engine, story)) });
      shared = 0;
    }
    onProgress(index + 1);
  }
  return failed;
}

/** Whether the driver lost the page that shows a story, which says nothing about the story. */
const isLost = (problems: string[]) => problems.some((text) => text.includes('no such frame'));

/** Returns what a story shows in its own page; otherwise, its problems among other stories. */
function causes(shared: string[], alone: string[]): string[] {
  return alone.length > 0 ? alone : shared.map((problem) => `only after other stories: ${problem}`);
}

async function show(engine: Engine, { id }: Story): Promise<string[]> {
  try {
    const call = `window.showStory(${JSON.stringify(id)}, ${PATIENCE})`;
    return unexpectedProblems(await engine.evaluate<ShownStory>(call));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
