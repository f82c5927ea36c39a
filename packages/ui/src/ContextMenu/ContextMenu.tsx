import { createPortal } from 'react-dom';
import { OpenContextMenu, type MenuPoint, type OpenContextMenuProps } from './OpenContextMenu';

export interface ContextMenuProps extends Omit<OpenContextMenuProps, 'position'> {
  /** Position of the menu; `null` while it is closed. */
  position: MenuPoint | null;
}

/**
 * Actions at the pointer. Renders the list in a portal while `position` is a point. Offer the same
 * actions by a button too: not everybody can use the secondary mouse button.
 */
export function ContextMenu({ position, ...menu }: ContextMenuProps) {
  if (!position) return null;
  return createPortal(
    <OpenContextMenu key={`${position.x} ${position.y}`} {...menu} position={position} />,
    document.body,
  );
}
