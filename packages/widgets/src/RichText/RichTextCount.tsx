import { useTexts } from '@mingjian/ui';
import * as S from './RichText.styles';
import { richTextTexts } from './RichText.texts';

export interface RichTextCountProps {
  length: number;
  /** Most characters, 0 for no limit. */
  max: number;
}

/** The number of characters, with the most allowed. */
export function RichTextCount({ length, max }: RichTextCountProps) {
  const t = useTexts(richTextTexts);
  const isFull = max > 0 && length > max;
  return (
    <S.Count data-full={isFull || undefined}>
      <bdi>{t.count(length, max)}</bdi>
    </S.Count>
  );
}
