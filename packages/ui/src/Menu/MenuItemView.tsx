import { Icon } from '../Icon/Icon';
import { Kbd } from '../Kbd/Kbd';
import type { MenuAction } from './menuItem';
import * as S from './Menu.styles';

export interface MenuItemViewProps {
  action: MenuAction;
  /**
   * Whether some line of the menu has an icon: then all keep room for one, and the words stay in
   * line.
   */
  iconRoom: boolean;
}

/**
 * What one line of a menu shows, whoever opens the menu: icon, words, hint, keys. The line itself
 * tells the keys to assistive technology.
 */
export function MenuItemView({ action, iconRoom }: MenuItemViewProps) {
  return (
    <>
      {iconRoom && <S.Picture>{action.icon && <Icon icon={action.icon} />}</S.Picture>}
      <S.Words>
        {action.label}
        {action.disabledReason !== undefined && <S.Reason>{action.disabledReason}</S.Reason>}
      </S.Words>
      {action.hint !== undefined && <S.Hint>{action.hint}</S.Hint>}
      {action.shortcut !== undefined && (
        <S.Keys aria-hidden>
          <Kbd keys={action.shortcut} />
        </S.Keys>
      )}
    </>
  );
}
