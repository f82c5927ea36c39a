import type { Decision } from '../../report';
import { NO_DECISIONS, type DecisionLog, type Step } from './decisions';
import type { ReportIndex } from './reportIndex';

/** Returns where the decisions about a report are kept. */
export const logKey = (report: string) => `mingjian-review:${report}`;

/**
 * A step as it is stored. What its decisions share is written once, and hashes are those of the
 * report: a step about thousands of pictures fits into the browser's storage.
 */
type StoredStep = Pick<Decision, 'verdict' | 'reason' | 'by' | 'at' | 'group' | 'looked'> & {
  ids: string[];
};

interface StoredLog {
  steps: StoredStep[];
  at: number;
  exported: number | null;
  looked: string[];
}

/** Returns the log as it is kept. */
export function writeLog({ steps, at, exported, looked }: DecisionLog): string {
  const stored: StoredLog = { steps: steps.map(pack), at, exported, looked: [...looked] };
  return JSON.stringify(stored);
}

/**
 * Returns the log that was kept. What cannot be read is none, and so is one about changes that the
 * report does not have: nobody would see what they had decided.
 */
export function readLog(text: string | null, index: ReportIndex): DecisionLog {
  if (text === null) return NO_DECISIONS;
  try {
    const log = JSON.parse(text) as unknown;
    if (!isLog(log, index)) return NO_DECISIONS;
    return {
      ...log,
      steps: log.steps.map((step) => unpack(step, index)),
      looked: new Set(log.looked),
    };
  } catch {
    return NO_DECISIONS;
  }
}

function pack({ rulings }: Step): StoredStep {
  const { verdict, reason, by, at, group, looked } = rulings[0]!.decision;
  return { verdict, reason, by, at, group, looked, ids: rulings.map(({ id }) => id) };
}

function unpack({ ids, ...shared }: StoredStep, { changes }: ReportIndex): Step {
  return {
    rulings: ids.map((id) => {
      const { story, cell, before, after } = changes.get(id)!;
      const hashes = { before: before?.hash ?? null, after: after?.hash ?? null };
      return { id, decision: { story, cell, ...hashes, ...shared } };
    }),
  };
}

function isLog(value: unknown, index: ReportIndex): value is StoredLog {
  if (!isRecord(value) || !Array.isArray(value.steps)) return false;
  const { steps, at, exported, looked } = value;
  const isPlace = (place: unknown) =>
    Number.isInteger(place) && (place as number) >= 0 && (place as number) <= steps.length;
  return (
    isPlace(at) &&
    (exported === null || isPlace(exported)) &&
    isList(looked) &&
    steps.every((step) => isStep(step, index))
  );
}

function isStep(value: unknown, { changes }: ReportIndex): value is StoredStep {
  if (!isRecord(value)) return false;
  const { verdict, reason, by, at, group, looked, ids } = value;
  return (
    (verdict === 'accept' || verdict === 'deny') &&
    [reason, by, at].every((text) => typeof text === 'string') &&
    (group === null || typeof group === 'string') &&
    isList(looked) &&
    isList(ids) &&
    ids.length > 0 &&
    ids.every((id) => changes.has(id))
  );
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
