import { CELLS } from '../cells';
import { enter, shoot, type Pane } from '../capture/visit';
import { findSeen, inRounds } from './findSeen';
import { inForce, override } from './override';
import type { Probe } from './probes';

/** Result of one story. */
export interface Tried {
  seen: Probe[];
  /** Number of pictures. */
  shots: number;
  /** Why the story proves nothing; `null` where it does. */
  problem: string | null;
}

/** Shows a story and returns the probes whose step changes its picture. */
export async function tryStory(
  pane: Pane,
  story: string,
  probes: readonly Probe[],
): Promise<Tried> {
  const tried: Tried = { seen: [], shots: 0, problem: null };
  await enter(pane, CELLS['light-zh']);
  const { problems } = await pane.page.evaluate((id) => window.visualDriver.show(id), story);
  if (problems.length > 0) return { ...tried, problem: problems[0]! };
  for (const cell of new Set(probes.map((probe) => probe.cell))) {
    const own = probes.filter((probe) => probe.cell === cell);
    await tryCell(pane, cell, own, tried);
    if (tried.problem !== null) break;
  }
  await override(pane.page, []);
  return tried;
}

async function tryCell(
  pane: Pane,
  name: Probe['cell'],
  probes: readonly Probe[],
  tried: Tried,
): Promise<void> {
  const cell = CELLS[name];
  const { page } = pane;
  const picture = async (changed: readonly Probe[]) => {
    await override(page, changed);
    if (!(await page.evaluate((next) => window.visualDriver.settle(next), cell)))
      tried.problem = 'the page does not come to rest';
    tried.shots += 1;
    return (await shoot(pane, [])).hash;
  };
  await enter(pane, cell);
  await page.evaluate(({ globals }) => window.showInCell(globals), cell);
  const before = await picture([]);
  const possible = await inForce(page, probes);

  const seen: Probe[] = [];
  for (const round of inRounds(possible, ({ selector, variable }) => selector + variable))
    seen.push(...(await findSeen(round, async (changed) => (await picture(changed)) !== before)));
  // Where the picture stays another one without a change, something else may have changed it.
  if (seen.length > 0 && (await picture([])) !== before)
    tried.problem = `its picture in ${name} stays changed`;
  if (tried.problem === null) tried.seen.push(...seen);
}
