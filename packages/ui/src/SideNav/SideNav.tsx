import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useTexts } from '../texts/LocaleProvider';
import type { SideNavItem } from './model/navItems';
import * as S from './SideNav.styles';
import { sideNavTexts } from './SideNav.texts';
import { SideNavList } from './SideNavList';
import { useSideNav } from './useSideNav';

export interface SideNavProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the landmark. @default the text "main menu" */
  label?: string | undefined;
  items: readonly SideNavItem[];
  /** Key of the current page. A closed group that contains it is marked. */
  activeKey?: string | undefined;
  /**
   * Whether only icons are visible, with names in tooltips and groups in flyouts.
   * @default false
   */
  collapsed?: boolean | undefined;
  /**
   * Called by a plain click on an entry: closes a drawer, or acts for an entry without an address.
   * Clicks with a modifier key are left to the browser.
   */
  onItemClick?: ((item: SideNavItem, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Keys of the open groups. Without it the menu is uncontrolled. */
  expandedKeys?: readonly string[] | undefined;
  /** Keys of the initially open groups. @default the groups that contain the current page */
  defaultExpandedKeys?: readonly string[] | undefined;
  /** Called with the keys of the open groups after a change. */
  onExpandedKeysChange?: ((keys: readonly string[]) => void) | undefined;
  /** Content above the entries that does not scroll: brand, person. */
  header?: ReactNode;
  /** Content below the entries that does not scroll: help, a contact. */
  footer?: ReactNode;
}

/**
 * The main menu at the side of a back-office, in one of three colourings (`data-mj-nav`). Renders a
 * `<div>` that fills its container, with a `<nav>` of links and of buttons that open groups. For
 * views of one page use `Tabs`.
 */
export function SideNav({
  label,
  items,
  activeKey,
  collapsed = false,
  onItemClick,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedKeysChange,
  header,
  footer,
  ...rest
}: SideNavProps) {
  const t = useTexts(sideNavTexts);
  const options = {
    items,
    activeKey,
    collapsed,
    onItemClick,
    expandedKeys,
    defaultExpandedKeys,
    onExpandedKeysChange,
  };
  const { menu, navRef, handleKeyDown } = useSideNav(options);

  return (
    <S.Root {...rest} data-collapsed={collapsed || undefined}>
      {header != null && <S.Slot>{header}</S.Slot>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of its links and buttons arrive here */}
      <S.Nav
        ref={navRef}
        aria-label={label ?? t.label}
        data-collapsed={collapsed || undefined}
        onKeyDown={handleKeyDown}
      >
        <SideNavList items={items} level={0} menu={menu} />
      </S.Nav>
      {footer != null && <S.Slot>{footer}</S.Slot>}
    </S.Root>
  );
}
