import { isSoFarText, SO_FAR } from '../../calendar/model/soFar';

/** The two texts of a range: its ends, or what was typed for them. */
export interface TextRange {
  from: string;
  to: string;
  /** Key of the preset that it was selected by, where the field keeps it. */
  preset?: string | undefined;
}

/** An end of a range. */
export type RangeEnd = 'from' | 'to';

/** Problem of a range, with the end that it concerns. */
export interface EndProblem {
  end: RangeEnd;
  kind: string;
}

/** Result of reading two texts. */
export interface RangeReading<Problem extends EndProblem> {
  /** The range that is reported; `null` for an empty or invalid one. */
  range: TextRange | null;
  /** The texts, with readable ends in standard form. */
  entry: TextRange;
  problem: Problem | null;
  /** Whether the ends were entered in reverse order and swapped. */
  isSwapped: boolean;
}

/** Rules of one end. */
export interface EndRules<Kind extends string> {
  /** Whether the last end may be “so far”. */
  allowsSoFar: boolean;
  /** Reads a text. An empty one has neither value nor problem. */
  read(text: string): { value: string | null; problem: Kind | null };
  /** Returns the reason why a value is disabled, if it is. */
  reasonOf(value: string): string | undefined;
}

/** Problem of one end. */
export type ReadProblem<Kind extends string> =
  | { end: RangeEnd; kind: Kind }
  | { end: RangeEnd; kind: 'disabled'; reason: string };

/** Returns both texts in standard form, and the first problem among them. */
export function readEnds<Kind extends string>(
  entry: TextRange,
  rules: EndRules<Kind>,
): { entry: TextRange; problem: ReadProblem<Kind> | null } {
  const from = readEnd('from', entry.from, rules);
  const to = readEnd('to', entry.to, rules);
  return { entry: { from: from.text, to: to.text }, problem: from.problem ?? to.problem };
}

/** Whether two ranges are equal. */
export function isSameRange(one: TextRange | null, other: TextRange | null): boolean {
  return one?.from === other?.from && one?.to === other?.to && one?.preset === other?.preset;
}

function readEnd<Kind extends string>(
  end: RangeEnd,
  text: string,
  { allowsSoFar, read, reasonOf }: EndRules<Kind>,
): { text: string; problem: ReadProblem<Kind> | null } {
  if (end === 'to' && allowsSoFar && isSoFarText(text)) return { text: SO_FAR, problem: null };
  const { value, problem } = read(text);
  if (problem !== null) return { text, problem: { end, kind: problem } };
  if (value === null) return { text: '', problem: null };
  const reason = reasonOf(value);
  return { text: value, problem: reason === undefined ? null : { end, kind: 'disabled', reason } };
}
