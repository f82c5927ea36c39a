import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Calls `onLeave` when focus moves from a floating part or its trigger to another element, but not
 * by a press, whose end decides. Returns props of the part: content in other portals below it in
 * the tree counts as inside.
 */
export function useFocusLeave(parts: readonly RefObject<Element | null>[], onLeave: () => void) {
  const isInside = useRef(false);
  const handleFocus = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    const isOwn = (place: EventTarget | null) =>
      place instanceof Element &&
      (place.matches('[data-focus-guard]') || parts.some((part) => part.current?.contains(place)));
    if (!isInside.current && isOwn(relatedTarget) && !isOwn(target)) onLeave();
  });

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let isPressed = false;
    const listen = (type: string, act: () => void) =>
      window.addEventListener(type, act, { capture: true, signal });
    listen('pointerdown', () => void (isPressed = true));
    listen('pointerup', () => void (isPressed = false));
    listen('pointercancel', () => void (isPressed = false));
    // On the window, events arrive before React and, bubbled, after it.
    listen('focusin', () => void (isInside.current = false));
    window.addEventListener('focusin', (event) => !isPressed && handleFocus(event), { signal });
    return () => listeners.abort();
  }, []);

  return { onFocusCapture: () => void (isInside.current = true) };
}
