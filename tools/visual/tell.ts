import { openPictures } from './baselines/pictures';
import { blockers, type GateResult } from './gate';
import type { Places } from './paths';
import type { Report } from './report';

/** More megabytes of baselines than this, and a clone is no longer a small matter. */
const MOST_MEGABYTES = 60;

export interface Told {
  gate: GateResult;
  report: Report;
  /** Folders of the tree's baselines. */
  places: Places;
  /** Of the visits alone. */
  seconds: number;
  /** Pictures that were accepted on another branch and are not baselines yet. */
  unsettled: number;
  /** The commit that changes are explained from; `null` where git cannot tell. */
  base: string | null;
}

/** Says on the console what keeps the gate shut. Returns whether it is open. */
export function tell({ gate, report, places, seconds, unsettled, base }: Told): boolean {
  if (base !== null) tellUnexplained(report, base);
  const { stories: open, broken, faults } = blockers(gate);
  const megabytes = openPictures(places.pictures).size() / 2 ** 20;
  if (megabytes > MOST_MEGABYTES)
    faults.push(`The baselines take ${megabytes.toFixed(1)} MB of at most ${MOST_MEGABYTES}.`);
  for (const [story, findings] of [...open].slice(0, 200)) {
    for (const { cell, kind, decided } of findings) {
      const denied = decided
        ? `, denied by ${decided.by} on ${decided.at.slice(0, 10)}: ${decided.reason}`
        : '';
      console.log(`✗ ${story}, ${cell}: ${kind}${denied}`);
    }
  }
  for (const [story, wrong] of broken)
    console.log(
      `✗ ${story}\n${wrong.map((line) => `    ${line.split('\n').slice(0, 6).join('\n    ')}`).join('\n')}`,
    );
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (unsettled > 0)
    console.log(
      `${unsettled} pictures were accepted on another branch. \`npm run visual -- --settle\` makes them baselines.`,
    );
  if (open.size > 0) console.log('Look at them with `npm run visual:review`.');
  const { against } = report;
  if (against)
    console.log(
      `Compared with ${against.ref} (${against.commit.slice(0, 8)}), rendered on this machine. The baselines were not asked.`,
    );
  const failed = new Set([...open.keys(), ...broken.keys()]).size;
  const each = ((seconds / Math.max(1, gate.captures)) * 100).toFixed(1);
  console.log(
    `${gate.captures} pictures in ${seconds.toFixed(0)} s (${each} s per 100), ${megabytes.toFixed(1)} MB of baselines`,
  );
  console.log(
    `${gate.results.size + gate.removed.size - failed} stories passed, ${failed + faults.length} failed`,
  );
  return failed + faults.length === 0;
}

/** The proof of `--changed`: what nothing explains, it would have missed. */
function tellUnexplained({ changes }: Report, base: string) {
  const stories = new Set(
    changes
      .filter(({ kind, causes }) => kind === 'changed' && causes.length === 0)
      .map(({ story }) => story),
  );
  for (const story of stories)
    console.log(
      `${story} changed, and nothing that was touched since ${base.slice(0, 8)} reaches it.`,
    );
}
