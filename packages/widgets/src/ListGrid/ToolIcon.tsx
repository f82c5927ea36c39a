import { Icon, type IconProps } from '@mingjian/ui';
import * as S from './ListGrid.styles';

/** The picture of a tool at the end of a list's bar, which a phone has no room for. */
export function ToolIcon({ icon }: Pick<IconProps, 'icon'>) {
  return (
    <S.Sign>
      <Icon icon={icon} />
    </S.Sign>
  );
}
