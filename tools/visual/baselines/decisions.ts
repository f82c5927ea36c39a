import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Decision } from '../report';

/**
 * Every decision that was ever made, by story: one line each, so that branches add to a file
 * without touching each other's lines.
 */
export function readDecisions(folder: string): Map<string, Decision[]> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.jsonl'))
      .map((file) => [
        path.basename(file, '.jsonl'),
        parseDecisions(readFileSync(path.join(folder, file), 'utf8'), path.join(folder, file)),
      ]),
  );
}

/** Reads the lines of a file of decisions. Throws where one is not JSON. */
export function parseDecisions(text: string, file: string): Decision[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, place) => {
      try {
        return JSON.parse(line) as Decision;
      } catch {
        throw new Error(
          `${file}, line ${place + 1}, is no decision. A merge may have left its marks there.`,
        );
      }
    });
}

/**
 * Adds decisions to their stories' files. One that is there already, to the letter, is not added
 * again.
 */
export function addDecisions(folder: string, decisions: readonly Decision[]): void {
  mkdirSync(folder, { recursive: true });
  for (const story of new Set(decisions.map((decision) => decision.story))) {
    const added = decisions.filter((decision) => decision.story === story);
    const file = path.join(folder, `${story}.jsonl`);
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    const all = new Set([...lines, ...added.map(writeLine)]);
    writeFileSync(file, `${[...all].join('\n')}\n`);
  }
}

function writeLine({
  story,
  cell,
  before,
  after,
  verdict,
  reason,
  by,
  at,
  group,
}: Decision): string {
  return JSON.stringify({ story, cell, before, after, verdict, reason, by, at, group });
}
