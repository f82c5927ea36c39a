import { Icon, type IconProps } from '@mingjian/ui';
import * as S from './ListGrid.styles';

/** The icon of a list tool, which is hidden on phones. */
export function ToolIcon({ icon }: Pick<IconProps, 'icon'>) {
  return (
    <S.ToolIcon>
      <Icon icon={icon} />
    </S.ToolIcon>
  );
}
