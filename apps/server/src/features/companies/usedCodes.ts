import type { Usage } from '../../resources/servedResource';
import { usedIn } from '../../resources/usage';
import { companies } from './resource';
import { companyTexts } from './texts';

/** Dictionaries whose codes companies hold, by the field that does. */
const DICTIONARIES = ['industry', 'enterpriseScale', 'belonging', 'informationWay'] as const;

/** Uses of dictionary values by companies. */
export const usedCodes: readonly Usage[] = DICTIONARIES.map((field) => {
  const usage = usedIn({
    by: companies,
    field,
    key: ({ code }) => String(code),
    says: (count) => companyTexts((t) => t.codedCount(count)),
  });
  return async (row, caller, db) =>
    row.dictionaryCode === field ? usage(row, caller, db) : undefined;
});
