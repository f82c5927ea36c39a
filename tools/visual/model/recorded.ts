import type { StoryBaseline } from '../baselines/stories';
import type { Decision } from '../report';
import { hashesOf, type Finding } from './findings';
import { isAccepted, ofCell, standingOf } from './standing';

/**
 * Settles findings between two commits that were both rendered on another machine than the
 * baselines, where the accepted hashes mean nothing: a cell whose stored content was changed by a
 * decision since the base is expected to differ, every other one is not.
 */
export function settleRecorded(
  findings: readonly Finding[],
  stored: StoryBaseline | undefined,
  base: StoryBaseline | undefined,
  decisions: readonly Decision[],
): void {
  const now = stored ? hashesOf(stored) : new Map<string, string>();
  const then = base ? hashesOf(base) : new Map<string, string>();
  for (const finding of findings) {
    const content = now.get(finding.cell) ?? null;
    const own = ofCell(finding.cell, decisions);
    if (finding.kind === 'unstable' || content === (then.get(finding.cell) ?? null)) continue;
    if (isAccepted(content, own)) finding.decided = standingOf(content, own);
  }
}
