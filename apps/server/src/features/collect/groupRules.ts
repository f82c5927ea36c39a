/** Facts of a group of survey items that its product does not say. */
export interface GroupRule {
  /** Whether the candidate gives several stretches: schools, jobs, referees. */
  isList?: true;
  /** Key of the months that follow each other without a gap. */
  monthsKey?: string;
  /** Whether a paper is required. */
  needsFile?: true;
  /** Whether it needs the separate consent to sensitive information. */
  isSensitive?: true;
  /** Whether calls are recorded for it. */
  isRecorded?: true;
  /** Whether data leave the country for it. */
  goesAbroad?: true;
}

/** Rules of the standard groups, by their codes. A group of another product has none. */
const GROUP_RULES: Readonly<Record<string, GroupRule>> = {
  identity: { isSensitive: true },
  education: { isList: true, monthsKey: 'education.period', needsFile: true },
  employment: { isList: true, monthsKey: 'employment.empPeriod', isRecorded: true },
  interview: { isList: true, isRecorded: true },
  litigation: { isSensitive: true },
  enforcement: { isSensitive: true },
  qualification: { isList: true, needsFile: true },
  overseas: { isList: true, goesAbroad: true },
};

/** Returns the rules of a group. */
export const ruleOf = (groupCode: string): GroupRule => GROUP_RULES[groupCode] ?? {};
