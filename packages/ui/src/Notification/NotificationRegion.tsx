import {
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button/Button';
import { chainHandlers } from '../internal/chainHandlers';
import { mergeRefs } from '../internal/mergeRefs';
import { useStore } from '../internal/state/createStore';
import { useTexts } from '../texts/LocaleProvider';
import { MOST_SHOWN } from './model/queue';
import { notificationTexts } from './Notification.texts';
import { NotificationCard } from './NotificationCard';
import * as S from './NotificationRegion.styles';
import type { Notifications } from './notifications';
import { useRegionFocus } from './useRegionFocus';

export interface NotificationRegionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The store whose notices are shown. */
  notifications: Notifications;
}

/**
 * Where notices stack up: mount it once. Renders a landmark at the end of `<body>`, in the top end
 * corner, which rest props and `ref` go to; F6 leads there and back. Five are in sight, the rest
 * waits. For a word in passing use `MessageRegion`, for one in its place `Alert`.
 */
export function NotificationRegion({ notifications, ref, ...rest }: NotificationRegionProps) {
  const all = useStore(notifications);
  const t = useTexts(notificationTexts);
  const focus = useRegionFocus(all);
  const rootRef = focus.ref;
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [rootRef, ref]);
  const { isHeld, holdProps } = useHeld(all.length === 0);
  if (typeof document === 'undefined') return null;

  const dismiss = (id: string) => {
    focus.leave(id);
    notifications.dismiss(id);
  };
  const dismissAll = () => {
    focus.leaveAll();
    notifications.dismissAll();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const id = focus.focusedCard();
    if (event.key !== 'Escape' || id === undefined) return;
    event.stopPropagation();
    dismiss(id);
  };
  const handleFocus = (event: FocusEvent) => {
    focus.onFocus(event);
    holdProps.onFocus();
  };

  const waiting = all.length - MOST_SHOWN;
  return createPortal(
    <S.Root
      role="region"
      aria-label={t.region}
      tabIndex={-1}
      {...rest}
      {...chainHandlers(rest, { ...holdProps, onKeyDown: handleKeyDown, onFocus: handleFocus })}
      ref={mergedRef}
    >
      <S.List>
        {all.slice(0, MOST_SHOWN).map((notification) => (
          <NotificationCard
            key={`${notification.id} ${notification.version}`}
            notification={notification}
            isHeld={isHeld}
            onDismiss={() => dismiss(notification.id)}
          />
        ))}
      </S.List>
      {waiting > 0 && (
        <S.Foot>
          <span role="status">{t.waiting(waiting)}</span>
          <Button size="small" tone="quiet" onClick={dismissAll}>
            {t.closeAll}
          </Button>
        </S.Foot>
      )}
    </S.Root>,
    document.body,
  );
}

/** Whether time stands still: while the pointer or focus is inside, or the page is out of sight. */
function useHeld(isEmpty: boolean) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
  // An element that goes away under pointer or focus tells nobody that they have left.
  if (isEmpty && isHovered) setHovered(false);
  if (isEmpty && isFocused) setFocused(false);

  return {
    isHeld: isHovered || isFocused || isHidden,
    holdProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) =>
        event.currentTarget.contains(event.relatedTarget) || setFocused(false),
    },
  };
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
