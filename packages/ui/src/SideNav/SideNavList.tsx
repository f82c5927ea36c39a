import { useId, type CSSProperties, type MouseEvent } from 'react';
import { Anchor } from '../Link/Anchor';
import type { SideNavItem } from './model/navItems';
import { SideNavEntryContent } from './SideNavEntryContent';
import { SideNavFlyout } from './SideNavFlyout';
import { useEntryTooltip } from './useEntryTooltip';
import type { SideNavEntryProps, SideNavMenu } from './useSideNav';

export interface SideNavListProps {
  id?: string | undefined;
  items: readonly SideNavItem[];
  /** Depth of the list: 0 for the top level. */
  level: number;
  menu: SideNavMenu;
}

/** The entries of the menu, or of one of its groups. */
export function SideNavList({ id, items, level, menu }: SideNavListProps) {
  const hasIcons = items.some((item) => item.icon);
  const shared = { menu, hasIcons };
  return (
    <ul
      id={id}
      data-deep={level > 0 && !hasIcons ? true : undefined}
      style={{ '--mj-level': level } as CSSProperties}
    >
      {items.map((item) => {
        if (!item.children) return <SideNavPage key={item.key} item={item} {...shared} />;
        if (!menu.collapsed) return <Group key={item.key} item={item} level={level} {...shared} />;
        return (
          <SideNavFlyout key={item.key} item={item} {...shared}>
            <SideNavList items={item.children} level={0} menu={{ ...menu, collapsed: false }} />
          </SideNavFlyout>
        );
      })}
    </ul>
  );
}

/** A page of the menu: a link, or a button where it has no address. */
export function SideNavPage({ item, menu, hasIcons, isBeyond }: SideNavEntryProps) {
  const { labelRef, anchorProps, bubble } = useEntryTooltip(item.label, menu.collapsed);
  const entryProps = {
    ...anchorProps,
    'data-entry': true,
    'aria-current': item.key === menu.activeKey ? ('page' as const) : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => menu.navigate(item, event),
    children: (
      <SideNavEntryContent
        item={item}
        collapsed={menu.collapsed}
        hasIcons={hasIcons}
        labelRef={labelRef}
      />
    ),
  };
  return (
    <li data-beyond={isBeyond || undefined}>
      {item.href === undefined ? (
        <button type="button" {...entryProps} />
      ) : (
        <Anchor href={item.href} {...entryProps} />
      )}
      {bubble}
    </li>
  );
}

function Group({
  item,
  level,
  menu,
  hasIcons,
}: SideNavEntryProps & Pick<SideNavListProps, 'level'>) {
  const listId = useId();
  const { labelRef, anchorProps, bubble } = useEntryTooltip(item.label, false);
  const isOpen = menu.expandedKeys.includes(item.key);
  return (
    <li>
      <button
        type="button"
        {...anchorProps}
        data-entry
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-current={(!isOpen && menu.ancestorKeys.includes(item.key)) || undefined}
        onClick={() => menu.toggle(item.key)}
      >
        <SideNavEntryContent
          item={item}
          collapsed={false}
          hasIcons={hasIcons}
          labelRef={labelRef}
        />
      </button>
      {bubble}
      {isOpen && (
        <SideNavList id={listId} items={item.children ?? []} level={level + 1} menu={menu} />
      )}
    </li>
  );
}
