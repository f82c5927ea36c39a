import type { ComponentPropsWithRef } from 'react';
import * as S from './DangerLevelTag.styles';
import { DangerShape } from './DangerShape';
import { dangerColor, type DangerLevel } from './model/dangerLevels';
import { useDangerWords } from './useDangerWords';

export interface DangerLevelTagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  level: DangerLevel;
  /**
   * Which words stand beside the shape: the colour, what it means, or both.
   * @default 'full'
   */
  words?: 'label' | 'meaning' | 'full';
}

/** A danger level as shape, colour and words, so that none of them is needed alone. Renders one `<span>`. */
export function DangerLevelTag({ level, words = 'full', ...rest }: DangerLevelTagProps) {
  const wordsOf = useDangerWords();
  const color = dangerColor(level);
  return (
    <S.Root {...rest} data-level={color}>
      <DangerShape color={color} />
      <S.Words>{wordsOf(level)[words]}</S.Words>
    </S.Root>
  );
}
