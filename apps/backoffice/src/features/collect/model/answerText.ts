import type { CollectField, CollectValue } from '@mingjian/api';

/** Words that answers are shown with. */
export interface AnswerWords {
  yes: string;
  no: string;
  soFar: string;
}

/** Returns an answer as its reader sees it; `''` for none. */
export function answerText(
  { type, options }: Pick<CollectField, 'type' | 'options'>,
  value: CollectValue | undefined,
  words: AnswerWords,
): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'object')
    return value.from && `${value.from} – ${value.to === 'PRESENT' ? words.soFar : value.to}`;
  if (type !== 'select') return value;
  return options.find((option) => option.value === value)?.label ?? value;
}
