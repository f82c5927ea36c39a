import { Check } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { Kbd } from '../Kbd/Kbd';
import { isChoice, type MenuAction, type MenuLink } from './menuItem';
import * as S from './Menu.styles';

export interface MenuItemViewProps {
  item: MenuAction | MenuLink;
  /**
   * Whether some item of the menu has an icon: then all reserve space for one, to align the labels.
   */
  reserveIconSpace: boolean;
}

/** The content of a menu item: icon, label, hint, keys. The item itself announces the keys. */
export function MenuItemView({ item, reserveIconSpace }: MenuItemViewProps) {
  const icon = isChoice(item) && item.checked ? Check : item.icon;
  return (
    <>
      {reserveIconSpace && <S.Picture>{icon && <Icon icon={icon} />}</S.Picture>}
      <S.Text>
        {item.label}
        {item.disabledReason !== undefined && <S.Reason>{item.disabledReason}</S.Reason>}
      </S.Text>
      {item.hint !== undefined && <S.Hint>{item.hint}</S.Hint>}
      {item.shortcut !== undefined && (
        <S.Keys aria-hidden>
          <Kbd keys={item.shortcut} />
        </S.Keys>
      )}
    </>
  );
}
