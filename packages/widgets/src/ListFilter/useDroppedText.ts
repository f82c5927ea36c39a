import { useTexts, useFormatNumber } from '@mingjian/ui';
import { PASTE_LIMIT, type PastedList } from './model/pasteList';
import { filterTexts } from './filter.texts';

/**
 * Returns what says which part of a pasted list was not taken: duplicates, and what is beyond the
 * limit. Empty when all was.
 */
export function useDroppedText(): (list: PastedList) => string {
  const t = useTexts(filterTexts);
  const write = useFormatNumber();
  return ({ duplicates, left }) =>
    [
      duplicates > 0 && t.duplicates(write(duplicates)),
      left > 0 && t.left(write(left), write(PASTE_LIMIT)),
    ]
      .filter(Boolean)
      .join(' · ');
}
