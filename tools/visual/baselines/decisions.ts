import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Decision } from '../report';
import { componentOf, ownNameOf } from './component';
import { groupBy } from './groupBy';

/**
 * A line of a component's file: what one person decided at one moment. Branches add to a file
 * without touching each other's lines.
 */
interface DecisionLine extends Omit<Decision, 'story' | 'cell' | 'before' | 'after' | 'looked'> {
  /** Absent where nothing else of the group was looked at. */
  looked?: string[];
  /** Contents before and after, by `neutral/light-zh`. */
  steps: Record<string, [string | null, string | null]>;
}

/** Reads every decision that was ever made, by story. */
export function readDecisions(folder: string): Map<string, Decision[]> {
  if (!existsSync(folder)) return new Map();
  return groupBy(
    readdirSync(folder)
      .filter((file) => file.endsWith('.jsonl'))
      .flatMap((file) => parseDecisions(readFileSync(path.join(folder, file), 'utf8'), file)),
    ({ story }) => story,
  );
}

/** Reads the lines of a component's file. Throws where one is none. */
export function parseDecisions(text: string, file: string): Decision[] {
  const component = path.posix.basename(file, '.jsonl');
  return text.split('\n').flatMap((line, place) => {
    if (line.trim() === '') return [];
    try {
      const { steps, looked = [], ...said } = JSON.parse(line) as DecisionLine;
      return Object.entries(steps).map(([step, [before, after]]) => {
        const [name, cell] = step.split('/') as [string, string];
        return { story: `${component}--${name}`, cell, before, after, looked, ...said };
      });
    } catch {
      throw new Error(
        `${file}, line ${place + 1}, is no decision. A merge may have left its marks there.`,
      );
    }
  });
}

/**
 * Adds decisions to the files of their components. One that is there already, to the letter, is not
 * added again.
 */
export function addDecisions(folder: string, decisions: readonly Decision[]): void {
  mkdirSync(folder, { recursive: true });
  for (const [component, own] of groupBy(decisions, ({ story }) => componentOf(story))) {
    const file = path.join(folder, `${component}.jsonl`);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const known = new Set(parseDecisions(text, file).map(keyOf));
    const added = own.filter((decision) => !known.has(keyOf(decision)));
    const groups = groupBy(added, (decision) => JSON.stringify(saidIn(decision))).values();
    const lines = [...groups].flatMap(toLines);
    if (lines.length > 0)
      writeFileSync(file, `${text}${lines.map((line) => `${JSON.stringify(line)}\n`).join('')}`);
  }
}

const keyOf = (decision: Decision) =>
  JSON.stringify([
    decision.story,
    decision.cell,
    decision.before,
    decision.after,
    saidIn(decision),
  ]);

const saidIn = ({ verdict, reason, by, at, group, looked }: Decision) => ({
  at,
  by,
  verdict,
  reason,
  group,
  ...(looked.length > 0 && { looked }),
});

/** Two steps of one cell are two lines. */
function toLines(decisions: readonly Decision[]): DecisionLine[] {
  const lines: DecisionLine[] = [];
  for (const decision of decisions) {
    const { story, cell, before, after } = decision;
    const step = `${ownNameOf(story)}/${cell}`;
    const line = lines.find(({ steps }) => !(step in steps));
    if (line) line.steps[step] = [before, after];
    else lines.push({ ...saidIn(decision), steps: { [step]: [before, after] } });
  }
  return lines;
}
