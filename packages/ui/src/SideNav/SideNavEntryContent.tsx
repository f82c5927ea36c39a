import type { Ref } from 'react';
import { ChevronRight } from 'lucide-react';
import { Badge } from '../Badge/Badge';
import { Icon } from '../Icon/Icon';
import type { SideNavItem } from './model/navItems';

export interface SideNavEntryContentProps {
  item: SideNavItem;
  collapsed: boolean;
  hasIcons: boolean;
  labelRef: Ref<HTMLSpanElement>;
}

/** The content of an entry: icon, name, badge, and the arrow of a group. */
export function SideNavEntryContent({
  item,
  collapsed,
  hasIcons,
  labelRef,
}: SideNavEntryContentProps) {
  const { label, icon, iconColor, badge, children } = item;
  return (
    <>
      {(hasIcons || collapsed) && (
        <span data-part="icon" aria-hidden style={{ color: iconColor }}>
          {icon ? <Icon icon={icon} /> : collapsed && Array.from(label)[0]}
        </span>
      )}
      <span data-part="label" ref={labelRef}>
        {label}
      </span>
      {badge && (
        <span data-part="badge">
          <Badge {...badge} />
        </span>
      )}
      {children && !collapsed && (
        <span data-part="arrow">
          <Icon icon={ChevronRight} />
        </span>
      )}
    </>
  );
}
