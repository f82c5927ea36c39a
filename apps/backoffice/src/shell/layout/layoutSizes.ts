import type { CSSProperties } from 'react';

/**
 * Distances of the specification, in CSS pixels: the start of the content beside the left menu, and
 * the width of the top layout.
 */
const OFFSET_OPEN = 285;
const OFFSET_COLLAPSED = 100;
const TOP_WIDTH = 1400;

/** Returns the sizes of the layout as variables of `AppShell`. */
export function layoutSizes(isTop: boolean, collapsed: boolean): CSSProperties {
  if (isTop) return { '--mj-app-shell-width': `${TOP_WIDTH}px` } as CSSProperties;
  const offset = collapsed ? OFFSET_COLLAPSED : OFFSET_OPEN;
  return { '--mj-app-shell-offset': `${offset}px` } as CSSProperties;
}
