import { useRef, type RefObject } from 'react';
import { tabbable } from 'tabbable';

/**
 * Returns focus guards that give a panel at the end of the document its place in the tab order,
 * behind its trigger: one `beside` the trigger, and one on either side of the panel. Calls `onEnd`
 * where nothing follows, and leaves focus on the trigger.
 */
export function useTabOrder(
  triggerRef: RefObject<HTMLElement | null>,
  panelRef: RefObject<HTMLElement | null>,
  onEnd: () => void,
) {
  const besideRef = useRef<HTMLSpanElement>(null);
  const toTrigger = () => triggerRef.current?.focus();
  const enter = () => {
    const panel = panelRef.current;
    (panel && (tabStops(panel)[0] ?? panel))?.focus();
  };
  const leave = () => {
    const next = nextStop(besideRef.current, panelRef.current);
    if (next) return next.focus();
    toTrigger();
    onEnd();
  };
  return {
    beside: { ref: besideRef, onFocus: enter },
    before: { onFocus: toTrigger },
    after: { onFocus: leave },
  };
}

/** Returns the first tab stop behind a guard that belongs to neither the panel nor a guard. */
function nextStop(guard: Element | null, panel: Element | null) {
  const stops = tabStops(document.body);
  return stops
    .slice(stops.findIndex((stop) => stop === guard) + 1)
    .find((stop) => !stop.matches('[data-focus-guard]') && !panel?.contains(stop));
}

/** Without layout, as in tests, everything counts as visible. */
const tabStops = (place: Element) =>
  tabbable(place, { displayCheck: 'none', getShadowRoot: true }).filter(
    (stop) => !('checkVisibility' in stop) || stop.checkVisibility(),
  );
