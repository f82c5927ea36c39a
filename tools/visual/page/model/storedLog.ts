import type { Decision } from '../../report';
import { NO_DECISIONS, type DecisionLog, type Step } from './decisions';
import type { ReportIndex } from './reportIndex';

/** Returns where the decisions about a report are kept. */
export const logKey = (report: string) => `mingjian-review:${report}`;

/** Returns the log as it is kept. */
export function writeLog(log: DecisionLog): string {
  return JSON.stringify(log);
}

/**
 * Returns the log that was kept. What cannot be read is none, and so is one about changes that the
 * report does not have: nobody would see what they had decided.
 */
export function readLog(text: string | null, index: ReportIndex): DecisionLog {
  if (text === null) return NO_DECISIONS;
  try {
    const log = JSON.parse(text) as unknown;
    return isLog(log, index) ? log : NO_DECISIONS;
  } catch {
    return NO_DECISIONS;
  }
}

function isLog(value: unknown, index: ReportIndex): value is DecisionLog {
  if (!isRecord(value) || !Array.isArray(value.steps)) return false;
  const { steps, at, exported } = value;
  const isPlace = (place: unknown) =>
    Number.isInteger(place) && (place as number) >= 0 && (place as number) <= steps.length;
  return (
    isPlace(at) &&
    (exported === null || isPlace(exported)) &&
    steps.every((step) => isStep(step, index))
  );
}

function isStep(value: unknown, index: ReportIndex): value is Step {
  if (!isRecord(value) || !Array.isArray(value.rulings)) return false;
  return value.rulings.every(
    (ruling) =>
      isRecord(ruling) && index.changes.has(String(ruling.id)) && isDecision(ruling.decision),
  );
}

function isDecision(value: unknown): value is Decision {
  if (!isRecord(value)) return false;
  const texts = [value.story, value.cell, value.reason, value.by, value.at];
  const hashes = [value.before, value.after, value.group];
  return (
    (value.verdict === 'accept' || value.verdict === 'deny') &&
    texts.every((text) => typeof text === 'string') &&
    hashes.every((hash) => hash === null || typeof hash === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
