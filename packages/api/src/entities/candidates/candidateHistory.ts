import type { MonthRange } from '../../rules/valueRules';

/** Most rows of a candidate's education, and of the employment. */
export const HISTORY_ROWS = 20;

/** Most characters of a text in a row. */
export const HISTORY_TEXT = 128;

/** A school of a candidate, as the candidate gave it. */
export interface Education {
  school: string;
  major: string | null;
  /** Code of the dictionary `degree`. */
  degree: string | null;
  period: MonthRange;
}

/** A job of a candidate, as the candidate gave it. */
export interface Employment {
  employer: string;
  jobTitle: string | null;
  period: MonthRange;
}
