import { inputProblems, problemText } from '@mingjian/api';
import { say, type Language } from '../texts';

/** Returns the problems of an input, field by field, as one sentence. */
export function describeProblems(error: unknown, language: Language) {
  return Object.entries(inputProblems(error))
    .map(([path, problem]) =>
      say((t) => t.field(path || 'input', problemText(problem, language)))(language),
    )
    .join(say((t) => t.fieldSeparator)(language));
}
