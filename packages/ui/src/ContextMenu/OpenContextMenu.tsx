import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
} from 'react';
import { flip, shift, useFloating } from '@floating-ui/react';
import { isDisabled } from '../internal/options/isDisabled';
import { mergeRefs } from '../internal/events/mergeRefs';
import * as S from '../Menu/Menu.styles';
import { hasIcons, isSeparator, type MenuAction, type MenuItem } from '../Menu/menuItem';
import { MenuItemView } from '../Menu/MenuItemView';
import { MenuNote } from '../Menu/MenuNote';
import { shortcutAria } from '../Menu/shortcutAria';
import { useMenuKeys } from './useMenuKeys';

/** A point in the window, in CSS pixels: `clientX` and `clientY` of an event. */
export interface MenuPoint {
  x: number;
  y: number;
}

export interface OpenContextMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the list: the object of the actions. */
  label: string;
  items: readonly MenuItem[];
  /**
   * Whether the actions are loading.
   * @default false
   */
  loading?: boolean | undefined;
  /** Position of the menu. */
  position: MenuPoint;
  /** Called by Escape, Tab, a press elsewhere, and before a selected action. */
  onClose: () => void;
}

/** The open list. Focus is on the list itself, whose active descendant is the active item. */
export function OpenContextMenu({
  label,
  items,
  position,
  loading = false,
  onClose,
  ref,
  ...rest
}: OpenContextMenuProps) {
  const id = useId();
  const reserveIconSpace = hasIcons(items);
  const actions = items.filter((item): item is MenuAction => !isSeparator(item));
  const { refs, floatingStyles } = useMenuPosition(position, items.length);
  const listRef = useMemo(
    () => mergeRefs<HTMLDivElement>(refs.setFloating, ref),
    [refs.setFloating, ref],
  );
  const close = useFocusReturn(onClose, refs.floating);
  const select = (action: MenuAction | undefined) => {
    if (!action || isDisabled(action)) return;
    close();
    action.onSelect();
  };
  const keys = useMenuKeys({
    stops: actions.map((action) => ({ label: action.label, disabled: isDisabled(action) })),
    onSelect: (index) => select(actions[index]),
    onClose: close,
  });

  return (
    <S.Panel
      {...rest}
      ref={listRef}
      style={{ ...rest.style, ...floatingStyles }}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      aria-activedescendant={keys.active === -1 ? undefined : `${id}-${keys.active}`}
      onKeyDown={keys.handleKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {items.map((item) => {
        if (isSeparator(item)) return <S.Separator key={item.key} role="separator" />;
        const index = actions.indexOf(item);
        return (
          <S.Item
            key={item.key}
            id={`${id}-${index}`}
            role="menuitem"
            aria-disabled={isDisabled(item) || undefined}
            data-tone={item.tone}
            {...shortcutAria(item)}
            data-focus={index === keys.active || undefined}
            onPointerMove={() =>
              keys.active !== index && keys.setActive(isDisabled(item) ? -1 : index)
            }
            onClick={() => select(item)}
          >
            <MenuItemView action={item} reserveIconSpace={reserveIconSpace} />
          </S.Item>
        );
      })}
      {items.length === 0 && <MenuNote loading={loading} />}
    </S.Panel>
  );
}

/** Positions the list, and again when its number of `lines` changes, to keep it in the window. */
function useMenuPosition({ x, y }: MenuPoint, lines: number) {
  const { refs, floatingStyles, update } = useFloating({
    placement: 'bottom-start',
    strategy: 'fixed',
    middleware: [flip({ padding: 8, crossAxis: true }), shift({ padding: 8, crossAxis: true })],
  });
  useLayoutEffect(() => {
    refs.setPositionReference({ getBoundingClientRect: () => new DOMRect(x, y, 0, 0) });
  }, [refs, x, y]);
  useLayoutEffect(update, [update, lines]);
  return { refs, floatingStyles };
}

/**
 * Moves focus to the list, and back to its previous element when the list is closed from the
 * keyboard or by a selection.
 */
function useFocusReturn(onClose: () => void, listRef: { readonly current: HTMLElement | null }) {
  const previousFocus = useRef<Element | null>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const list = listRef.current;
    previousFocus.current = document.activeElement;
    list?.focus({ preventScroll: true });
    const handlePress = (event: Event) =>
      !(event.target instanceof Node && list?.contains(event.target)) && close();
    const handleResize = () => close();
    document.addEventListener('pointerdown', handlePress, true);
    window.addEventListener('resize', handleResize);
    return () => {
      document.removeEventListener('pointerdown', handlePress, true);
      window.removeEventListener('resize', handleResize);
    };
  }, [listRef]);

  return () => {
    if (previousFocus.current instanceof HTMLElement)
      previousFocus.current.focus({ preventScroll: true });
    onClose();
  };
}
