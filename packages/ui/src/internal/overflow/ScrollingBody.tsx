import { useCallback, useState, type ElementType, type ReactNode } from 'react';
import { isClipping } from './useClipped';

export interface ScrollingBodyProps {
  /** The styled scrolling element. */
  element: ElementType;
  children: ReactNode;
}

/**
 * The scrolling content of a floating element: a tab stop while it overflows, so that the keyboard
 * can scroll it.
 */
export function ScrollingBody({ element: Body, children }: ScrollingBodyProps) {
  const [isClipped, setClipped] = useState(false);
  const ref = useCallback(
    (element: HTMLElement) => watchContent(element, () => setClipped(isClipping(element))),
    [],
  );
  return (
    <Body ref={ref} {...(isClipped && { tabIndex: 0, 'data-scroller': true })}>
      {children}
    </Body>
  );
}

/**
 * Calls `onChange` now, when the element gets another size, and once in the frame after its content
 * changed: typing must not force a layout. Returns a function that stops.
 */
function watchContent(element: HTMLElement, onChange: () => void) {
  let frame = 0;
  const size = new ResizeObserver(onChange);
  const content = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  });
  size.observe(element);
  content.observe(element, { childList: true, characterData: true, subtree: true });
  // A dialog starts at its content where it has no field and scrolls.
  onChange();
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    content.disconnect();
  };
}
