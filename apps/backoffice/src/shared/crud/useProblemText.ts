import { useTexts, useFormatNumber } from '@mingjian/ui';
import { crudTexts } from './crud.texts';
import type { Problem } from './model/problems';

/** Returns how a problem is said in the language in force. */
export function useProblemText(): (problem: Problem) => string {
  const t = useTexts(crudTexts);
  const write = useFormatNumber();
  return (problem) =>
    'limit' in problem ? t[problem.kind](write(problem.limit)) : t[problem.kind];
}
