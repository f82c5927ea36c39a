import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps an area as high as its text where the browser has no `field-sizing` (Safari before 26.2).
 * Returns the function to call after typing; a new value is measured with its render.
 */
export function useGrowth(areaRef: RefObject<HTMLTextAreaElement | null>, autoGrow = false) {
  const grow = () => {
    const area = areaRef.current;
    if (area && autoGrow && !hasFieldSizing()) fitHeight(area);
  };
  useLayoutEffect(grow);
  return grow;
}

function hasFieldSizing(): boolean {
  return globalThis.CSS?.supports?.('field-sizing', 'content') ?? true;
}

function fitHeight(area: HTMLTextAreaElement): void {
  area.style.height = 'auto';
  const border = area.offsetHeight - area.clientHeight;
  area.style.height = `${area.scrollHeight + border}px`;
}
