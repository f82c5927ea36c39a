import { useId, type FocusEvent, type ReactNode } from 'react';
import {
  autoUpdate,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
} from '@floating-ui/react';
import { SideNavEntryContent } from './SideNavEntryContent';
import { useEntryTooltip } from './useEntryTooltip';
import type { SideNavEntryProps } from './useSideNav';

/** Distance to the menu and to the edges of the window, in CSS pixels. */
const GAP = 8;

export interface SideNavFlyoutProps extends SideNavEntryProps {
  /** Whether the group is an entry of a bar, with its name; its entries then float below it. */
  isBelow?: boolean | undefined;
  /** The entries of the group. */
  children: ReactNode;
}

/**
 * A group whose entries float beside a collapsed menu, or below a bar, in the same landmark and
 * colours.
 */
export function SideNavFlyout({
  item,
  menu,
  hasIcons,
  isBelow = false,
  isBeyond = false,
  children,
}: SideNavFlyoutProps) {
  const id = useId();
  const isOpen = menu.floatingKey === item.key;
  const { labelRef, anchorProps, bubble } = useEntryTooltip(item.label, !isBelow);
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: (open, _event, reason) => {
      menu.float(open ? item.key : null);
      if (reason === 'escape-key') (refs.domReference.current as HTMLElement | null)?.focus();
    },
    placement: isBelow ? 'bottom-start' : 'right-start',
    strategy: 'fixed',
    middleware: [offset(GAP), flip({ padding: GAP }), shift({ padding: GAP })],
    whileElementsMounted: autoUpdate,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([useDismiss(context)]);
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) menu.float(null);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus that leaves its button and entries arrives here
    <li data-beyond={isBeyond || undefined} onBlur={handleBlur}>
      <button
        type="button"
        ref={refs.setReference}
        {...getReferenceProps({
          ...anchorProps,
          onClick: () => menu.float(isOpen ? null : item.key),
        })}
        data-entry
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-current={menu.ancestorKeys.includes(item.key) || undefined}
      >
        <SideNavEntryContent
          item={item}
          collapsed={!isBelow}
          hasIcons={hasIcons}
          labelRef={labelRef}
        />
      </button>
      {!isOpen && bubble}
      {isOpen && (
        <div
          id={id}
          ref={refs.setFloating}
          data-part="flyout"
          style={floatingStyles}
          {...getFloatingProps()}
        >
          {!isBelow && <p aria-hidden>{item.label}</p>}
          {children}
        </div>
      )}
    </li>
  );
}
