import type { Mask } from '../baselines/masks';
import { CELLS } from '../cells';
import { stepLabel } from '../model/playStep';
import { inTime } from './inTime';
import { shoot, type Pane, type Shot } from './visit';

/** The story after one step of its play function. */
export interface PlayStepShot {
  /** The step: `click 查询`. */
  label: string;
  shot: Shot;
}

/** More pictures than this nobody looks at. */
const MOST_STEPS = 12;

/**
 * Shows a story in a page whose play functions can be paused (`pausePlay`), and takes a picture at
 * rest after each step. Returns the steps so far where the story breaks, or takes longer than
 * `patience` milliseconds.
 */
export async function readPlaySteps(
  { page, ...pane }: Pane,
  story: string,
  masks: readonly Mask[],
  patience: number,
): Promise<PlayStepShot[]> {
  const steps: PlayStepShot[] = [];
  const cell = CELLS['light-zh'];
  await page.exposeFunction('visualStep', async (step: Parameters<typeof stepLabel>[0]) => {
    if (steps.length >= MOST_STEPS) return;
    await page.evaluate((size) => window.visualDriver.settle(size), cell);
    const shot = await shoot(
      { page, ...pane },
      masks.filter(({ cell: only }) => only === null || only === 'light-zh'),
    );
    steps.push({ label: stepLabel(step), shot });
  });
  const shown = page.evaluate((id) => window.visualDriver.show(id), story);
  await inTime(shown, patience).catch(() => null);
  return [...steps];
}
