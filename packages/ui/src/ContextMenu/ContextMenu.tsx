import type { ComponentPropsWithRef } from 'react';
import { createPortal } from 'react-dom';
import type { MenuItem } from '../Menu/menuItem';
import { OpenContextMenu } from './OpenContextMenu';

/**
 * A place in the window, in CSS pixels: `clientX` and `clientY` of the event that asks for the
 * menu.
 */
export interface MenuPoint {
  x: number;
  y: number;
}

export interface ContextMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the actions are about: the accessible name of the list. */
  label: string;
  items: readonly MenuItem[];
  /**
   * Whether the actions are still on their way.
   * @default false
   */
  loading?: boolean;
  /** Where it opens; `null` while it is closed. */
  at: MenuPoint | null;
  /** Called by Escape, Tab, a press elsewhere, and before a chosen action. */
  onClose: () => void;
}

/**
 * Actions at the pointer. Renders the list in a portal while `at` is a point. Offer the same
 * actions by a button too: many people cannot press the right one.
 */
export function ContextMenu(props: ContextMenuProps) {
  const { at } = props;
  if (!at) return null;
  return createPortal(
    <OpenContextMenu key={`${at.x} ${at.y}`} {...props} at={at} />,
    document.body,
  );
}
