import { Icon } from '../Icon/Icon';
import { Kbd } from '../Kbd/Kbd';
import type { MenuAction } from './menuItem';
import * as S from './Menu.styles';

export interface MenuItemViewProps {
  action: MenuAction;
  /**
   * Whether some item of the menu has an icon: then all reserve space for one, to align the labels.
   */
  reserveIconSpace: boolean;
}

/** The content of a menu item: icon, label, hint, keys. The item itself announces the keys. */
export function MenuItemView({ action, reserveIconSpace }: MenuItemViewProps) {
  return (
    <>
      {reserveIconSpace && <S.Picture>{action.icon && <Icon icon={action.icon} />}</S.Picture>}
      <S.Text>
        {action.label}
        {action.disabledReason !== undefined && <S.Reason>{action.disabledReason}</S.Reason>}
      </S.Text>
      {action.hint !== undefined && <S.Hint>{action.hint}</S.Hint>}
      {action.shortcut !== undefined && (
        <S.Keys aria-hidden>
          <Kbd keys={action.shortcut} />
        </S.Keys>
      )}
    </>
  );
}
