import type { CollectStretch, Education, Employment } from '@mingjian/api';

/** The part of a candidate that a form can begin with. */
export interface KnownCandidate {
  name: string;
  education?: string | null;
  employment?: string | null;
}

/** Returns what is known of a candidate as the first answers, to be corrected by them. */
export function knownAnswers(
  groupCode: string,
  { name, education, employment }: KnownCandidate,
): CollectStretch[] {
  if (groupCode === 'identity') return [{ 'identity.idName': name }];
  if (groupCode === 'education')
    return (JSON.parse(education ?? '[]') as Education[]).map(
      ({ school, major, degree, period }) => ({
        'education.school': school,
        'education.period': { from: period.from, to: period.to },
        ...(major !== null && { 'education.major': major }),
        ...(degree !== null && { 'education.degree': degree }),
      }),
    );
  if (groupCode === 'employment')
    return (JSON.parse(employment ?? '[]') as Employment[]).map(
      ({ employer, jobTitle, period }) => ({
        'employment.company': employer,
        'employment.empPeriod': { from: period.from, to: period.to },
        ...(jobTitle !== null && { 'employment.position': jobTitle }),
      }),
    );
  return [];
}
