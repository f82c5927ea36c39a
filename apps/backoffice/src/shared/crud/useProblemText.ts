import { useLocale, useTexts } from '@mingjian/ui';
import { crudTexts } from './crud.texts';
import type { Problem } from './model/problems';

/** Returns how a problem is said in the language in force. */
export function useProblemText(): (problem: Problem) => string {
  const t = useTexts(crudTexts);
  const { locale } = useLocale();
  return (problem) => ('limit' in problem ? t[problem.kind](new Intl.NumberFormat(locale).format(problem.limit)) : t[problem.kind]);
}
