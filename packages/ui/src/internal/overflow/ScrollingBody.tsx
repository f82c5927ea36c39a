import type { ElementType, ReactNode } from 'react';
import { useClipped } from './useClipped';

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
  const { ref, isClipped } = useClipped(children);
  return (
    <Body ref={ref} {...(isClipped && { tabIndex: 0, 'data-scroller': true })}>
      {children}
    </Body>
  );
}
