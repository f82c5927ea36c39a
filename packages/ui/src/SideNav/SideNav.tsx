import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useTexts } from '../texts/LocaleProvider';
import type { SideNavItem } from './model/navItems';
import * as S from './SideNav.styles';
import { sideNavTexts } from './SideNav.texts';
import { SideNavList } from './SideNavList';
import { useSideNav } from './useSideNav';

export interface SideNavProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the landmark. @default the words for "main menu" */
  label?: string | undefined;
  items: readonly SideNavItem[];
  /** Key of the page on screen. A closed group that holds it is marked. */
  activeKey?: string | undefined;
  /**
   * Whether only icons show, with names in tooltips and groups beside the menu.
   * @default false
   */
  collapsed?: boolean | undefined;
  /**
   * Called by a plain click on an entry; a router of your own calls `event.preventDefault()`.
   * Clicks with a modifier key stay the browser's.
   */
  onNavigate?: ((item: SideNavItem, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Keys of the open groups. Without it the menu keeps its own. */
  openKeys?: readonly string[] | undefined;
  /** Keys of the groups that are open first. @default the groups that hold the page on screen */
  defaultOpenKeys?: readonly string[] | undefined;
  onOpenKeysChange?: ((keys: readonly string[]) => void) | undefined;
  /** Stays above the entries while they scroll: brand, person. */
  header?: ReactNode;
  /** Stays below the entries while they scroll: help, a contact. */
  footer?: ReactNode;
}

/**
 * The main menu at the side of a back-office, in one of three colourings (`data-mj-nav`). Renders a
 * `<div>` that fills its place, with a `<nav>` of links and of buttons that open groups. For views
 * of one page use `Tabs`.
 */
export function SideNav({
  label,
  items,
  activeKey,
  collapsed = false,
  onNavigate,
  openKeys,
  defaultOpenKeys,
  onOpenKeysChange,
  header,
  footer,
  ...rest
}: SideNavProps) {
  const t = useTexts(sideNavTexts);
  const options = {
    items,
    activeKey,
    collapsed,
    onNavigate,
    openKeys,
    defaultOpenKeys,
    onOpenKeysChange,
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
