import { useMemo, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { Ellipsis } from 'lucide-react';
import { ancestorGroups, type SideNavItem } from '../SideNav/model/navItems';
import { SideNavFlyout } from '../SideNav/SideNavFlyout';
import { SideNavList, SideNavPage } from '../SideNav/SideNavList';
import { useSideNav, type SideNavMenu } from '../SideNav/useSideNav';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './TopNav.styles';
import { topNavTexts } from './TopNav.texts';
import { handleTopNavKey } from './topNavKeys';
import { useFitting } from './useFitting';

export interface TopNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the landmark. @default the text "main menu" */
  label?: string | undefined;
  /** The entries, as of a `SideNav`. */
  items: readonly SideNavItem[];
  /** Key of the current page. A group that contains it is marked. */
  activeKey?: string | undefined;
  /**
   * Called by a plain click on an entry: acts for one without an address. Clicks with a modifier
   * key are left to the browser.
   */
  onItemClick?: ((item: SideNavItem, event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** Key of the button that holds the entries which do not fit. */
const MORE = 'mj-more';

/**
 * The main menu in the bar at the top of a back-office, in one of three colourings (`data-mj-nav`).
 * Renders a `<nav>` of links and of buttons whose groups float below them; entries that do not fit
 * are behind a last one. With many groups or long names use `SideNav`.
 */
export function TopNav({ label, items, activeKey, onItemClick, onKeyDown, ...rest }: TopNavProps) {
  const t = useTexts(topNavTexts);
  const { menu } = useSideNav({
    items,
    activeKey,
    collapsed: true,
    expandedKeys: undefined,
    defaultExpandedKeys: undefined,
    onExpandedKeysChange: undefined,
    onItemClick,
  });
  const { listRef, count } = useFitting(items);
  const more = useMemo(
    () => ({ key: MORE, label: t.more, icon: Ellipsis, children: items.slice(count) }),
    [items, count, t.more],
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of its links and buttons arrive here
    <S.Nav
      {...rest}
      aria-label={label ?? t.label}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) handleTopNavKey(event);
      }}
    >
      <ul ref={listRef}>
        {items.map((item, index) => (
          <BarEntry key={item.key} item={item} menu={menu} isBeyond={index >= count} />
        ))}
        <BarEntry
          item={more}
          menu={markedIn(menu, more.children)}
          isBeyond={count === items.length}
        />
      </ul>
    </S.Nav>
  );
}

interface BarEntryProps {
  item: SideNavItem;
  menu: SideNavMenu;
  /** Whether it does not fit. */
  isBeyond: boolean;
}

function BarEntry({ item, menu, isBeyond }: BarEntryProps) {
  const shared = { item, hasIcons: item.icon !== undefined, isBeyond };
  const below = { ...menu, collapsed: false };
  if (!item.children) return <SideNavPage {...shared} menu={below} />;
  return (
    <SideNavFlyout {...shared} menu={menu} isBelow>
      <SideNavList items={item.children} level={0} menu={below} />
    </SideNavFlyout>
  );
}

/** Returns the menu with the button of other entries marked while they contain the current page. */
function markedIn(menu: SideNavMenu, others: readonly SideNavItem[]): SideNavMenu {
  const isInside =
    ancestorGroups(others, menu.activeKey).length > 0 ||
    others.some(({ key }) => key === menu.activeKey);
  return isInside ? { ...menu, ancestorKeys: [...menu.ancestorKeys, MORE] } : menu;
}
