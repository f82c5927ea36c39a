import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { flip, shift, useFloating } from '@floating-ui/react';
import { isOff } from '../internal/isOff';
import { mergeRefs } from '../internal/mergeRefs';
import * as S from '../Menu/Menu.styles';
import { hasIcons, isSeparator, type MenuAction } from '../Menu/menuItem';
import { MenuItemView } from '../Menu/MenuItemView';
import { MenuNote } from '../Menu/MenuNote';
import { shortcutAria } from '../Menu/shortcutAria';
import type { ContextMenuProps, MenuPoint } from './ContextMenu';
import { useMenuKeys } from './useMenuKeys';

/** The open list. Focus is on the list itself, which points at the active item. */
export function OpenContextMenu({
  label,
  items,
  at,
  loading = false,
  onClose,
  ref,
  ...rest
}: ContextMenuProps & { at: MenuPoint }) {
  const id = useId();
  const iconRoom = hasIcons(items);
  const actions = items.filter((item): item is MenuAction => !isSeparator(item));
  const { refs, floatingStyles } = useMenuPosition(at, items.length);
  const listRef = useMemo(
    () => mergeRefs<HTMLDivElement>(refs.setFloating, ref),
    [refs.setFloating, ref],
  );
  const close = useFocusReturn(onClose, refs.floating);
  const choose = (action: MenuAction | undefined) => {
    if (!action || isOff(action)) return;
    close();
    action.onSelect();
  };
  const keys = useMenuKeys({
    stops: actions.map((action) => ({ label: action.label, disabled: isOff(action) })),
    onChoose: (place) => choose(actions[place]),
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
        const place = actions.indexOf(item);
        return (
          <S.Item
            key={item.key}
            id={`${id}-${place}`}
            role="menuitem"
            aria-disabled={isOff(item) || undefined}
            data-tone={item.tone}
            {...shortcutAria(item)}
            data-focus={place === keys.active || undefined}
            onPointerMove={() => keys.active !== place && keys.setActive(isOff(item) ? -1 : place)}
            onClick={() => choose(item)}
          >
            <MenuItemView action={item} iconRoom={iconRoom} />
          </S.Item>
        );
      })}
      {items.length === 0 && <MenuNote loading={loading} />}
    </S.Panel>
  );
}

/**
 * Where the list floats; `lines` that arrive while it is open must not grow it out of the window.
 */
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
 * Takes focus to the list, and back to where it was when the list is closed from the keyboard or by
 * a choice.
 */
function useFocusReturn(onClose: () => void, listRef: { readonly current: HTMLElement | null }) {
  const returnTo = useRef<Element | null>(null);
  const leave = useEffectEvent(onClose);

  useEffect(() => {
    const list = listRef.current;
    returnTo.current = document.activeElement;
    list?.focus({ preventScroll: true });
    const handlePress = (event: Event) =>
      !(event.target instanceof Node && list?.contains(event.target)) && leave();
    const handleAway = () => leave();
    document.addEventListener('pointerdown', handlePress, true);
    window.addEventListener('resize', handleAway);
    return () => {
      document.removeEventListener('pointerdown', handlePress, true);
      window.removeEventListener('resize', handleAway);
    };
  }, [listRef]);

  return () => {
    if (returnTo.current instanceof HTMLElement) returnTo.current.focus({ preventScroll: true });
    onClose();
  };
}
