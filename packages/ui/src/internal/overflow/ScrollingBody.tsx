import type { ElementType, ReactNode } from 'react';
import { useClipped } from './useClipped';

export interface ScrollingBodyProps {
  /** The styled element that scrolls. */
  element: ElementType;
  children: ReactNode;
}

/**
 * The content of something that floats: a stop for the keyboard while it does not fit, so that it
 * can be scrolled.
 */
export function ScrollingBody({ element: Body, children }: ScrollingBodyProps) {
  const { ref, isClipped } = useClipped(children);
  return (
    <Body ref={ref} {...(isClipped && { tabIndex: 0 })}>
      {children}
    </Body>
  );
}
