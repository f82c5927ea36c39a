import { Tag, type TagProps, type TagTone } from '@mingjian/ui';
import { DangerShape } from './DangerShape';
import { dangerColor, type DangerColor, type DangerLevel } from './model/dangerLevels';
import { useDangerLabels } from './useDangerLabels';

export interface DangerLevelTagProps extends Omit<TagProps, 'children' | 'dot' | 'mark' | 'tone'> {
  level: DangerLevel;
  /**
   * Text beside the shape: the colour, its meaning, or both.
   * @default 'full'
   */
  text?: 'label' | 'meaning' | 'full' | undefined;
}

const tones: Record<DangerColor, TagTone> = {
  red: 'danger',
  yellow: 'warning',
  blue: 'accent',
  green: 'success',
  grey: 'neutral',
};

/**
 * A danger level as shape, colour and text, so that none carries meaning alone. Renders a `Tag`.
 */
export function DangerLevelTag({ level, text = 'full', ...rest }: DangerLevelTagProps) {
  const labelsOf = useDangerLabels();
  const color = dangerColor(level);
  return (
    <Tag {...rest} tone={tones[color]} mark={<DangerShape color={color} />}>
      {labelsOf(level)[text]}
    </Tag>
  );
}
