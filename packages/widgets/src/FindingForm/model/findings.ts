import type { DangerLevel } from '../../DangerLevel';

/** A row of an item that is checked. */
export interface FindingFormRow {
  /** Key of the finding in the value. */
  key: string;
  label: string;
  /** The claim; `null` where there is none, as in a search for records. */
  claim: string | null;
  /** A remark about the row, such as where to ask. */
  note?: string | undefined;
}

/** The finding about a claim, and how the two compare. */
export interface Finding<Verdict extends number = number> {
  finding: string;
  /** `null` until somebody judges. */
  verdict: Verdict | null;
}

/** A verdict to select from. */
export interface FindingVerdictOption<Verdict extends number = number> {
  value: Verdict;
  label: string;
}

/** The findings of an item by the keys of its rows, and the level that they lead to. */
export interface FindingFormValue<Verdict extends number = number> {
  findings: Readonly<Record<string, Finding<Verdict>>>;
  level: DangerLevel | null;
  levelReason: string;
}

/** A level that a product's rules suggest, with their reason in words. */
export interface FindingSuggestion {
  level: DangerLevel;
  reason: string;
}

/** The finding of a row that nobody has worked on. */
export const NO_FINDING: Finding<never> = { finding: '', verdict: null };

/** Whether a level differs from the suggested one. */
export const isDeparture = (
  level: DangerLevel | null,
  suggestion: FindingSuggestion | null | undefined,
): boolean => suggestion != null && suggestion.level !== level;

/** Whether a level needs a reason: red, yellow, and another one than was suggested. */
export const needsReason = (
  level: DangerLevel | null,
  suggestion: FindingSuggestion | null | undefined,
): boolean => level !== null && (level <= 2 || isDeparture(level, suggestion));
