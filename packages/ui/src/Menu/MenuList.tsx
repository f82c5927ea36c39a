import { useId, type ComponentPropsWithRef } from 'react';
import { chainHandlers } from '../internal/events/chainHandlers';
import { isDisabled } from '../internal/options/isDisabled';
import { useLinkComponent } from '../Link/LinkProvider';
import {
  hasIcons,
  isChoice,
  isSeparator,
  type MenuAction,
  type MenuItem,
  type MenuLink,
} from './menuItem';
import { MenuItemView } from './MenuItemView';
import { MenuNote } from './MenuNote';
import { shortcutAria } from './shortcutAria';
import { useMenuKeys } from './useMenuKeys';
import * as S from './Menu.styles';

export interface MenuListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the list: the object of the actions. */
  label: string;
  items: readonly MenuItem[];
  /**
   * Whether the actions are loading.
   * @default false
   */
  loading?: boolean | undefined;
  /** The initially active item. @default none */
  initialItem?: 'first' | 'last' | undefined;
  /** Called by Escape, Tab, and before a selected action. It returns focus. */
  onClose: () => void;
}

/** The open list, which has focus itself: its active descendant is the active item. */
export function MenuList({
  label,
  items,
  loading = false,
  initialItem,
  onClose,
  ...rest
}: MenuListProps) {
  const id = useId();
  const reserveIconSpace = hasIcons(items);
  const lines = items.filter((item): item is MenuAction | MenuLink => !isSeparator(item));
  const elementOf = (index: number) => document.getElementById(`${id}-${index}`);
  const { active, setActive, handleKeyDown } = useMenuKeys({
    stops: lines.map((item) => ({ label: item.label, disabled: isDisabled(item) })),
    initialItem,
    onSelect: (index) => elementOf(index)?.click(),
    onClose,
    onMove: (index) => elementOf(index)?.scrollIntoView?.({ block: 'nearest' }),
  });

  return (
    <S.Panel
      {...rest}
      {...chainHandlers(rest, { onKeyDown: handleKeyDown })}
      role="menu"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
    >
      {items.map((item) => {
        if (isSeparator(item)) return <S.Separator key={item.key} role="separator" />;
        const index = lines.indexOf(item);
        return (
          <MenuLine
            key={item.key}
            id={`${id}-${index}`}
            item={item}
            isActive={index === active}
            reserveIconSpace={reserveIconSpace}
            onActiveChange={(isActive) => setActive(isActive ? index : -1)}
            onClose={onClose}
          />
        );
      })}
      {items.length === 0 && <MenuNote loading={loading} />}
    </S.Panel>
  );
}

interface MenuLineProps {
  id: string;
  item: MenuAction | MenuLink;
  isActive: boolean;
  reserveIconSpace: boolean;
  onActiveChange: (isActive: boolean) => void;
  onClose: () => void;
}

function MenuLine(props: MenuLineProps) {
  const { id, item, isActive, reserveIconSpace, onActiveChange, onClose } = props;
  const link = useLinkComponent();
  const disabled = isDisabled(item);
  const handleClick = () => {
    onClose();
    if ('onSelect' in item) item.onSelect();
  };
  return (
    <S.Item
      {...('href' in item && !disabled && { as: link, href: item.href, tabIndex: -1 })}
      id={id}
      role={isChoice(item) ? 'menuitemradio' : 'menuitem'}
      aria-checked={isChoice(item) ? item.checked : undefined}
      aria-disabled={disabled || undefined}
      data-tone={'tone' in item ? item.tone : undefined}
      {...shortcutAria(item)}
      data-focus={isActive || undefined}
      onPointerMove={() => !disabled && !isActive && onActiveChange(true)}
      onPointerLeave={() => isActive && onActiveChange(false)}
      onClick={disabled ? undefined : handleClick}
    >
      <MenuItemView item={item} reserveIconSpace={reserveIconSpace} />
    </S.Item>
  );
}
