import { inputFailure } from '../../failure';
import { valuesIn } from '../../resources/links';
import type { Completion } from '../../resources/servedResource';
import { articleTexts } from './texts';

/** Audience of roles, departments and companies that are named. */
const CHOSEN = 4;
const LISTS = ['readRoles', 'readDepartments', 'readCompanies'] as const;

/**
 * Returns the lists of chosen readers that an article must lose. Throws 400 without a deadline, for
 * a new deadline that is over, and for a choice of nobody.
 */
export function audienceOf({ values, stored, caller }: Completion) {
  const row = { ...stored, ...values };
  const refuse = (field: string, wording: Parameters<typeof articleTexts>[0]) =>
    inputFailure([[field, articleTexts(wording)]], caller.language);
  const deadline = (row.readDeadline ?? null) as string | null;
  if (isRequired(row.readAudience)) {
    if (deadline === null) throw refuse('readDeadline', (t) => t.noDeadline);
    if (deadline !== stored?.readDeadline && deadline < caller.day)
      throw refuse('readDeadline', (t) => t.deadlineOver);
  }
  const isChosen = row.readAudience === CHOSEN;
  const named = LISTS.filter((list) => valuesIn(row[list]).length > 0);
  if (isChosen && named.length === 0) throw refuse('readRoles', (t) => t.noReaders);
  return isChosen ? {} : Object.fromEntries(named.map((list) => [list, '[]']));
}

const isRequired = (audience: unknown) => typeof audience === 'number' && audience > 0;
