import { Tag, type TagProps, type TagTone } from '@mingjian/ui';
import { DangerShape } from './DangerShape';
import { dangerColor, type DangerColor, type DangerLevel } from './model/dangerLevels';
import { useDangerWords } from './useDangerWords';

export interface DangerLevelTagProps extends Omit<TagProps, 'children' | 'dot' | 'mark' | 'tone'> {
  level: DangerLevel;
  /**
   * Which words stand beside the shape: the colour, what it means, or both.
   * @default 'full'
   */
  words?: 'label' | 'meaning' | 'full';
}

const tones: Record<DangerColor, TagTone> = {
  red: 'danger',
  yellow: 'warning',
  blue: 'accent',
  green: 'success',
  grey: 'neutral',
};

/**
 * A danger level as shape, colour and words, so that none of them is needed alone. Renders a `Tag`.
 */
export function DangerLevelTag({ level, words = 'full', ...rest }: DangerLevelTagProps) {
  const wordsOf = useDangerWords();
  const color = dangerColor(level);
  return (
    <Tag {...rest} tone={tones[color]} mark={<DangerShape color={color} />}>
      {wordsOf(level)[words]}
    </Tag>
  );
}
