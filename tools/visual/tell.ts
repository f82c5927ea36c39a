import { blockers, type GateResult } from './gate';
import type { Report } from './report';

export interface Told {
  gate: GateResult;
  report: Report;
  /** Of the visits alone. */
  seconds: number;
  /** Pictures that were accepted on another branch and are not baselines yet. */
  unsettled: number;
  /** Stories that were left out, since they are made of what they were made of before. */
  equal: number;
  /** Cells that this run left out. */
  left: number;
}

/** Says on the console what keeps the gate shut. Returns whether it is open. */
export function tell({ gate, report, seconds, unsettled, equal, left }: Told): boolean {
  if (report.base !== null) tellUnexplained(report, report.base);
  const { stories: open, broken, faults } = blockers(gate);
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
      `Compared with ${against.ref} (${against.commit.slice(0, 8)}), rendered on this machine.`,
    );
  if (equal > 0)
    console.log(
      against
        ? `${equal} stories are made of what they were made of there, so they are equal.`
        : `${equal} stories are made of what they were when all their pictures were seen: \`npm run visual -- --fresh\` looks at them.`,
    );
  if (gate.recalled > 0)
    console.log(`${gate.recalled} stories were seen by an earlier run, made of the same.`);
  if (left > 0) console.log(`${left} pictures are left to \`npm run visual -- --explore\`.`);
  const failed = new Set([...open.keys(), ...broken.keys()]).size;
  const each = ((seconds / Math.max(1, gate.captures)) * 100).toFixed(1);
  console.log(`${gate.captures} pictures in ${seconds.toFixed(0)} s (${each} s per 100)`);
  console.log(
    `${gate.results.size + gate.removed.size + equal - failed} stories passed, ${failed + faults.length} failed`,
  );
  return failed + faults.length === 0;
}

/** Names changes that nothing explains: a run of what changed would have missed them. */
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
