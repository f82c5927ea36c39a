import type { CollectField, CollectValue } from '@mingjian/api';
import type { Language } from '../../texts';
import { formPdfTexts } from './formPdfTexts';

/** Returns an answer of a candidate in a language; `''` for none. */
export function answerText(
  { options }: Pick<CollectField, 'options'>,
  value: CollectValue | undefined,
  language: Language,
): string {
  const say = (choose: Parameters<typeof formPdfTexts>[0]) => formPdfTexts(choose)(language);
  if (value === undefined) return '';
  if (typeof value === 'boolean') return say((t) => (value ? t.yes : t.no));
  if (typeof value === 'string')
    return options.find((option) => option.value === value)?.label ?? value;
  const until = value.to === 'PRESENT' ? say((t) => t.present) : value.to;
  return `${value.from} – ${until}`;
}
