import {
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { isComposed } from '../internal/events/isComposed';
import { Button } from '../Button/Button';
import { chainHandlers } from '../internal/events/chainHandlers';
import { mergeRefs } from '../internal/events/mergeRefs';
import { useStore } from '../internal/state/createStore';
import { useIsClient } from '../internal/state/useIsClient';
import { useTexts } from '../texts/LocaleProvider';
import { MAX_VISIBLE } from './model/queue';
import { notificationTexts } from './Notification.texts';
import { NotificationCard } from './NotificationCard';
import * as S from './NotificationRegion.styles';
import type { Notifications } from './notifications';
import { useRegionFocus } from './useRegionFocus';

export interface NotificationRegionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The store of the notifications to render. */
  notifications: Notifications;
}

/**
 * The stack of notifications: mount it once. Renders a landmark at the end of `<body>`, in the top
 * end corner, which takes rest props and `ref`; F6 moves focus there and back. Five are visible,
 * the others are queued. For a short message use `MessageRegion`, for one in context `Alert`.
 */
export function NotificationRegion({ notifications, ref, ...rest }: NotificationRegionProps) {
  const all = useStore(notifications);
  const isClient = useIsClient();
  const t = useTexts(notificationTexts);
  const focus = useRegionFocus(all);
  const rootRef = focus.ref;
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [rootRef, ref]);
  const { isPaused, pauseProps } = usePause(all.length === 0);
  if (!isClient) return null;

  const dismiss = (id: string) => {
    focus.beforeRemove(id);
    notifications.dismiss(id);
  };
  const dismissAll = () => {
    focus.beforeRemoveAll();
    notifications.dismissAll();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const id = focus.focusedCard();
    if (event.key !== 'Escape' || id === undefined || isComposed(event.nativeEvent)) return;
    event.stopPropagation();
    dismiss(id);
  };
  const handleFocus = (event: FocusEvent) => {
    focus.onFocus(event);
    pauseProps.onFocus();
  };

  const waiting = all.length - MAX_VISIBLE;
  return createPortal(
    <S.Root
      role="region"
      aria-label={t.region}
      tabIndex={-1}
      {...rest}
      {...chainHandlers(rest, { ...pauseProps, onKeyDown: handleKeyDown, onFocus: handleFocus })}
      ref={mergedRef}
    >
      <S.List>
        {all.slice(0, MAX_VISIBLE).map((notification) => (
          <NotificationCard
            key={`${notification.id} ${notification.version}`}
            notification={notification}
            isPaused={isPaused}
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

/** Pauses dismissal while the pointer or the focus is inside, or the page is hidden. */
function usePause(isEmpty: boolean) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
  // An element removed under pointer or focus fires no leave or blur event.
  if (isEmpty && isHovered) setHovered(false);
  if (isEmpty && isFocused) setFocused(false);

  return {
    isPaused: isHovered || isFocused || isHidden,
    pauseProps: {
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
