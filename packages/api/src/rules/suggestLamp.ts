import type { DangerType, FindingVerdict } from '../entities/orders/task';
import type { TaskFinding } from '../entities/orders/taskDesk';
import type { DangerLevel } from '../resources/orders/order';
import { monthsApart } from './monthsApart';

/** Facts of a task that a danger level follows from. */
export interface LampFacts {
  /** Code of the survey item. */
  itemCode: string;
  dangerType: DangerType;
  /** Code of the dictionary `task_result`. */
  result: number | null;
  rows: readonly Pick<TaskFinding, 'claim' | 'finding' | 'verdict'>[];
}

/** Code of the reason of a suggested danger level. */
export type LampReason =
  | 'agrees'
  | 'differsLittle'
  | 'differs'
  | 'monthsLittle'
  | 'months'
  | 'identity'
  | 'singleSource'
  | 'record'
  | 'enforcement'
  | 'noRecord'
  | 'notVerifiable';

/** A danger level that follows from findings, with the code of its reason. */
export interface LampSuggestion {
  level: DangerLevel;
  reason: LampReason;
}

const [RED, YELLOW, BLUE, GREEN, GREY] = [1, 2, 3, 4, 5] as const;
/** Codes of `task_result`, by what they say of a claim or a search. */
const [AGREEING, SLIGHT, DIFFERING, RECORDS, EMPTY, UNKNOWN] = [
  [1, 6],
  [2],
  [3, 7],
  [4],
  [5],
  [8, 9],
];

/**
 * Returns the danger level that follows from the findings of a task; `null` while there are none.
 * It is a suggestion: a person decides.
 */
export function suggestLamp(facts: LampFacts): LampSuggestion | null {
  const { dangerType, result, rows } = facts;
  const verdicts = rows.flatMap(({ verdict }) => (verdict === null ? [] : [verdict]));
  const isUnknown = verdicts.length > 0 && verdicts.every((verdict) => verdict === 4);
  if (isUnknown || isOneOf(UNKNOWN, result)) return { level: GREY, reason: 'notVerifiable' };
  return dangerType === 1 ? ofClaims(facts, verdicts) : ofRecords(facts, verdicts);
}

/** A type that compares a claim with a source. */
function ofClaims(
  { itemCode, result, rows }: LampFacts,
  verdicts: readonly FindingVerdict[],
): LampSuggestion | null {
  const months = Math.max(0, ...rows.map(verdictOfMonths));
  const judged = Math.max(0, ...verdicts.filter((verdict) => verdict !== 4), ofResult(result));
  const worst = Math.max(months, judged);
  if (worst === 0) return null;
  if (worst === 1) return { level: GREEN, reason: 'agrees' };
  if (itemCode === 'identity')
    return worst === 3
      ? { level: RED, reason: 'identity' }
      : { level: YELLOW, reason: 'differsLittle' };
  // An unfavourable statement of one person alone sets no bad level.
  if (itemCode === 'interview') return { level: BLUE, reason: 'singleSource' };
  const byMonths = months === worst;
  return worst === 3
    ? { level: YELLOW, reason: byMonths ? 'months' : 'differs' }
    : { level: BLUE, reason: byMonths ? 'monthsLittle' : 'differsLittle' };
}

/** A type that searches for records, which has no blue. */
function ofRecords(
  { itemCode, result }: LampFacts,
  verdicts: readonly FindingVerdict[],
): LampSuggestion | null {
  const isFound = isOneOf(RECORDS, result) || ofResult(result) > 1;
  if (isFound || verdicts.some((verdict) => verdict === 2 || verdict === 3))
    return itemCode === 'enforcement'
      ? { level: RED, reason: 'enforcement' }
      : { level: YELLOW, reason: 'record' };
  if (isOneOf(EMPTY, result)) return { level: GREEN, reason: 'noRecord' };
  const agrees = verdicts.includes(1) || ofResult(result) === 1;
  return agrees ? { level: GREEN, reason: 'agrees' } : null;
}

function ofResult(result: number | null): number {
  if (isOneOf(DIFFERING, result)) return 3;
  if (isOneOf(SLIGHT, result)) return 2;
  return isOneOf(AGREEING, result) ? 1 : 0;
}

function verdictOfMonths({ claim, finding, verdict }: LampFacts['rows'][number]): number {
  const apart = verdict === 4 ? null : monthsApart(claim ?? '', finding);
  if (apart === null) return 0;
  if (apart > 3) return 3;
  return apart > 1 ? 2 : 1;
}

const isOneOf = (codes: readonly number[] | undefined, result: number | null) =>
  result !== null && codes!.includes(result);
