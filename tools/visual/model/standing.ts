import type { CellName, Decision } from '../report';

/**
 * Returns the newest decision about a content of one cell: it was accepted, refused, or replaced by
 * another (accepted, with this content as `before`). Of the same moment, the later line counts.
 */
export function standingOf(
  content: string | null,
  decisions: readonly Decision[],
): Decision | null {
  let newest: Decision | null = null;
  for (const decision of decisions) {
    const { before, after, verdict, at } = decision;
    const isReplaced = verdict === 'accept' && before === content;
    if ((after === content || isReplaced) && (newest === null || newest.at <= at))
      newest = decision;
  }
  return newest;
}

/** Whether the newest decision about a content accepts it. */
export function isAccepted(content: string | null, decisions: readonly Decision[]): boolean {
  const newest = standingOf(content, decisions);
  return newest?.verdict === 'accept' && newest.after === content;
}

/** Whether accepted steps lead from one content to the other. */
export function leadsTo(
  before: string | null,
  after: string | null,
  decisions: readonly Decision[],
): boolean {
  const steps = acceptedSteps(decisions);
  const reached = new Set([before]);
  for (const content of reached)
    for (const step of steps) if (step.before === content) reached.add(step.after);
  return reached.has(after);
}

/** Steps whose newest decision accepts them. */
function acceptedSteps(decisions: readonly Decision[]): Decision[] {
  const newest = new Map<string, Decision>();
  for (const decision of decisions) {
    const step = `${decision.before}>${decision.after}`;
    const known = newest.get(step);
    if (!known || known.at <= decision.at) newest.set(step, decision);
  }
  return [...newest.values()].filter(({ verdict }) => verdict === 'accept');
}

/** The decisions about one cell. */
export const ofCell = (cell: CellName, decisions: readonly Decision[]) =>
  decisions.filter((decision) => decision.cell === cell);
