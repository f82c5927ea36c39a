import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { isComposed } from '../internal/events/isComposed';
import { stopForKey } from './model/stops';

const FOCUSABLE =
  'button:not(:disabled), a[href], input[type="checkbox"]:not(:disabled), [tabindex]';
/** Controls that use arrow keys themselves stay tab stops of their own. */
const NEEDS_ARROWS = [
  'input:not([type="checkbox"], [type="button"], [type="submit"])',
  'textarea',
  'select',
  '[contenteditable]',
  '[role="slider"]',
  '[role="spinbutton"]',
  '[role="tab"]',
].join();

export interface RovingStopState {
  /** Ref of the element around the focusable ones. */
  ref: RefObject<HTMLDivElement | null>;
  /** Props of the same element. */
  rovingProps: { onFocus(event: FocusEvent): void; onKeyDown(event: KeyboardEvent): void };
}

/**
 * One tab stop among all focusable elements, with arrow keys between them. Text fields keep their
 * arrow keys and their tab stops.
 */
export function useRovingStop(): RovingStopState {
  const ref = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement>(undefined);

  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    const refresh = () => setStop(root, current);
    refresh();
    const observer = new MutationObserver(refresh);
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden', 'href'],
    });
    return () => observer.disconnect();
  }, []);

  return {
    ref,
    rovingProps: {
      onFocus({ target }) {
        const root = ref.current;
        if (!root || !stopsIn(root).includes(target as HTMLElement)) return;
        current.current = target as HTMLElement;
        setStop(root, current);
      },
      onKeyDown(event) {
        const root = ref.current;
        const stops = root ? stopsIn(root) : [];
        const from = stops.indexOf(event.target as HTMLElement);
        if (
          from < 0 ||
          event.defaultPrevented ||
          event.ctrlKey ||
          event.metaKey ||
          event.altKey ||
          isComposed(event.nativeEvent) ||
          event.shiftKey
        )
          return;
        const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
        const next = stopForKey(event.key, from, stops.length, direction);
        if (next === undefined) return;
        event.preventDefault();
        stops[next]?.focus();
      },
    },
  };
}

function stopsIn(root: HTMLElement): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) => !element.matches(NEEDS_ARROWS) && isShown(element),
  );
}

function isShown(element: HTMLElement): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility();
}

function setStop(root: HTMLElement, current: RefObject<HTMLElement | undefined>) {
  const stops = stopsIn(root);
  if (!current.current || !stops.includes(current.current)) current.current = stops[0];
  for (const stop of stops) stop.tabIndex = stop === current.current ? 0 : -1;
}
