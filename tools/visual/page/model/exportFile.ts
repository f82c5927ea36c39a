import type { DecisionFile } from '../../report';
import type { Rulings } from './decisions';
import { orderOf, type ReportIndex } from './reportIndex';

/** The name under which the file is downloaded, and which the command expects. */
export const FILE_NAME = 'decisions.json';

/** Command that writes the decisions into the baseline. */
export const APPLY_COMMAND = `npm run visual:apply ${FILE_NAME}`;

/**
 * Returns the decisions of this review in the order of the report. Earlier ones stand in the
 * repository already.
 */
export function decisionFile(index: ReportIndex, rulings: Rulings): DecisionFile {
  return {
    report: index.report.id,
    decisions: orderOf(index.sections).flatMap((id) => rulings.get(id) ?? []),
  };
}

/** Returns the file's text: one that a person can read and git can compare. */
export function decisionText(index: ReportIndex, rulings: Rulings): string {
  return `${JSON.stringify(decisionFile(index, rulings), null, 2)}\n`;
}
