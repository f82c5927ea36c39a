import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

const INTERACTIVE = 'a, button, input, label, select, summary, textarea, [tabindex="0"]';

/**
 * Calls `onPress` at the end of a press that began outside a floating part, its trigger and its
 * input, if it has one. Focus that the press has left nowhere returns to the trigger. Returns props
 * of the part: content in other portals below it in the tree counts as inside.
 */
export function useOutsidePress(
  triggerRef: RefObject<Element | null>,
  onPress: () => void,
  inputRef?: RefObject<Element | null>,
) {
  const isInside = useRef(false);
  const handlePress = useEffectEvent((event: PointerEvent, target: Element) => {
    const trigger = triggerRef.current as HTMLElement | null;
    const isOwn = [trigger, inputRef?.current].some((own) => own?.contains(target));
    if (isInside.current || isOwn) return;
    keepDialogOpen(event, target, trigger);
    if (document.activeElement === document.body) trigger?.focus({ preventScroll: true });
    onPress();
  });

  useEffect(() => {
    let target: EventTarget | null = null;
    const handleDown = (event: PointerEvent) => {
      isInside.current = false;
      ({ target } = event);
    };
    const handleUp = (event: PointerEvent) => {
      if (target instanceof Element) handlePress(event, target);
      target = null;
    };
    // On the window, events arrive before React and before the dialogs of Headless UI.
    window.addEventListener('pointerdown', handleDown, true);
    window.addEventListener('pointerup', handleUp, true);
    return () => {
      window.removeEventListener('pointerdown', handleDown, true);
      window.removeEventListener('pointerup', handleUp, true);
    };
  }, []);

  return { onPointerDownCapture: () => void (isInside.current = true) };
}

/**
 * One press closes one layer: the dialogs of Headless UI ignore a press whose end is prevented.
 * That has no other effect, except on a tap beside all controls, which does not click.
 */
function keepDialogOpen(event: PointerEvent, target: Element, trigger: Element | null) {
  event.preventDefault();
  const isTap = event.pointerType === 'touch' && !target.closest(INTERACTIVE);
  if (!isTap || !trigger?.closest('[role$="dialog"]')) return;
  const prevent = (end: Event) => end.preventDefault();
  window.addEventListener('touchend', prevent, { capture: true, once: true, passive: false });
}
