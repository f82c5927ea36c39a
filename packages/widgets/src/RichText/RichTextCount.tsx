import { useStore, useTexts, type ReadableStore } from '@mingjian/ui';
import * as S from './RichText.styles';
import { richTextTexts } from './RichText.texts';

export interface RichTextCountProps {
  length: ReadableStore<number>;
  max: number | undefined;
}

/** The number of characters, with the most allowed. */
export function RichTextCount({ length, max = 0 }: RichTextCountProps) {
  const t = useTexts(richTextTexts);
  const count = useStore(length);
  return (
    <S.Count data-full={(max > 0 && count > max) || undefined}>
      <bdi>{t.count(count, max)}</bdi>
    </S.Count>
  );
}

/** Returns the error of a text that is too long; `undefined` for none. */
export function useTooLong(length: ReadableStore<number>, max: number | undefined) {
  const t = useTexts(richTextTexts);
  const over = useStore(length) - (max ?? Infinity);
  return over > 0 ? t.tooLong(over) : undefined;
}
