import { addDecisions } from './baselines/decisions';
import { readBaselines, writeBaselines, type StoryBaseline } from './baselines/stories';
import { isSpoken } from './cells';
import type { Places } from './paths';
import type { CellName, Change, Decision, Report } from './report';

export interface Applied {
  accepted: number;
  denied: number;
  /** Why the others were not: a line each. */
  refused: string[];
  /** Whether what was accepted became the baseline. */
  wroteBaselines: boolean;
}

/**
 * Writes decisions into the tree: baselines for what was accepted, and a line for each in its
 * story's file. Pictures that were compared with another commit's become no baselines: only the
 * machine that made the others makes those.
 */
export function applyDecisions(
  places: Places,
  report: Report,
  decisions: readonly Decision[],
): Applied {
  const changes = new Map(report.changes.map((change) => [change.id, change]));
  const refused: string[] = [];
  const good: Decision[] = [];
  for (const decision of decisions) {
    const refusal = refuse(decision, changes.get(`${decision.story}/${decision.cell}`));
    if (refusal) refused.push(`${decision.story}, ${decision.cell}: ${refusal}`);
    else good.push(decision);
  }
  const accepted = good
    .filter(({ verdict }) => verdict === 'accept')
    .map(({ story, cell }) => changes.get(`${story}/${cell}`)!);
  addDecisions(places.decisions, good);
  const wroteBaselines = report.against === null;
  if (wroteBaselines) acceptCells(places, accepted.map(toAcceptance));
  return {
    accepted: accepted.length,
    denied: good.length - accepted.length,
    refused,
    wroteBaselines,
  };
}

const toAcceptance = ({
  story,
  title,
  name,
  cell,
  after,
  aria,
  renamedFrom,
}: Change): Acceptance => ({
  story,
  title,
  name,
  cell,
  after: after?.hash ?? null,
  lines: aria.after,
  renamedFrom,
});

function refuse(decision: Decision, change: Change | undefined): string | null {
  if (!change)
    return 'the last run did not find this change. Run `npm run visual` again and decide about what it finds.';
  if (
    decision.before !== (change.before?.hash ?? null) ||
    decision.after !== (change.after?.hash ?? null)
  ) {
    return 'its pictures have changed since. Run `npm run visual:review` again and look at them.';
  }
  if (decision.by.trim() === '') return 'it does not say who decided.';
  if (decision.reason.trim() === '')
    return 'it does not say why: `--reason` gives one reason to all without.';
  if (decision.verdict === 'deny') return null;
  if (change.kind === 'unstable')
    return 'it looks different each time, so there is no picture to accept. Make the story hold still.';
  return null;
}

/** A cell that becomes the baseline. */
export interface Acceptance {
  story: string;
  title: string;
  name: string;
  cell: CellName;
  /** Hash of the picture or spoken tree; `null` removes the cell. */
  after: string | null;
  /** The spoken tree, where the cell is one. */
  lines: string[];
  renamedFrom: string | null;
}

/** Writes cells as the baseline. */
export function acceptCells(places: Places, acceptances: readonly Acceptance[]): void {
  const known = readBaselines(places.stories);
  const changed = new Map<string, StoryBaseline>();
  for (const { story, title, name, cell, after, lines, renamedFrom } of acceptances) {
    const { cells, spoken } = changed.get(story) ?? known.get(story) ?? { cells: {}, spoken: {} };
    changed.set(story, {
      title,
      name,
      cells: isSpoken(cell) ? cells : withCell(cells, cell, after),
      spoken: isSpoken(cell) ? withCell(spoken, cell, after === null ? null : lines) : spoken,
    });
    if (renamedFrom) changed.set(renamedFrom, { title, name, cells: {}, spoken: {} });
  }
  writeBaselines(places.stories, changed);
}

function withCell<Value>(
  cells: Record<CellName, Value>,
  cell: CellName,
  value: Value | null,
): Record<CellName, Value> {
  const { [cell]: _, ...others } = cells;
  return value === null ? others : { ...others, [cell]: value };
}
