import { useTexts } from '../texts/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './TextArea.styles';
import { textAreaTexts } from './TextArea.texts';

export interface TextCountProps {
  id: string;
  length: number;
  most: number;
}

/**
 * How much is typed of how much may be. It speaks up only when a tenth is left: a number at every
 * key would drown the typing.
 */
export function TextCount({ id, length, most }: TextCountProps) {
  const t = useTexts(textAreaTexts);
  const left = Math.max(0, most - length);
  return (
    <S.Count data-full={left === 0 || undefined}>
      <bdi aria-hidden>
        {length} / {most}
      </bdi>
      <VisuallyHidden id={id}>{t.counted(length, most)}</VisuallyHidden>
      <VisuallyHidden role="status">{left <= most / 10 && t.left(left)}</VisuallyHidden>
    </S.Count>
  );
}
