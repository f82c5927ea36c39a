import { useTexts } from '@mingjian/ui';
import { contentRefusal } from '../../fileContent';
import type { UploadItem } from './model/uploadItems';
import { uploadProblem } from './model/uploadItems';
import { uploadTexts } from './upload.texts';

/** Returns the reason why an item has failed, in the reader's language. */
export function useFailureText(): (item: UploadItem) => string {
  const t = useTexts(uploadTexts);
  return ({ failure }) => {
    if (failure?.problem) return contentRefusal(failure.problem, t);
    if (!failure?.message) return t.failed;
    return failure.reason === 'refusal' ? failure.message : t.failedWhy(failure.message);
  };
}

/** Returns why a form must not be saved yet, in the reader's language; `undefined` if it may be. */
export function useProblemText(): (items: readonly UploadItem[]) => string | undefined {
  const t = useTexts(uploadTexts);
  return (items) => {
    const problem = uploadProblem(items);
    if (problem === null) return undefined;
    return problem === 'unfinished' ? t.unfinished : t.unsent;
  };
}
