/** Allowed sizes of the first pane, in percent. */
export interface SplitRange {
  min: number;
  max: number;
  /** Whether 0 is allowed as well. */
  collapsible: boolean;
}

const STEP = 2;
const LEAP = 10;

/** Returns the nearest allowed size; less than half of the minimum means collapsed. */
export function allowedSize(value: number, { min, max, collapsible }: SplitRange): number {
  if (collapsible && value < min / 2) return 0;
  return Math.round(Math.min(max, Math.max(min, value)) * 10) / 10;
}

/** Direction of the panes, and of the text. */
export interface SplitLayout {
  orientation: 'horizontal' | 'vertical';
  direction: 'ltr' | 'rtl';
}

/** Returns the size after a key, or `undefined` for other keys. */
export function sizeForKey(
  key: string,
  value: number,
  range: SplitRange,
  { orientation, direction }: SplitLayout,
): number | undefined {
  const across = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const [grow, shrink] = orientation === 'horizontal' ? across : ['ArrowDown', 'ArrowUp'];
  if (key === grow) return value === 0 ? range.min : Math.min(range.max, value + STEP);
  if (key === shrink) return value === 0 ? 0 : Math.max(range.min, value - STEP);
  if (key === 'PageDown') return value === 0 ? range.min : Math.min(range.max, value + LEAP);
  if (key === 'PageUp') return value === 0 ? 0 : Math.max(range.min, value - LEAP);
  if (key === 'Home') return range.min;
  if (key === 'End') return range.max;
  return undefined;
}

/** Returns the share of `box` before the pointer, in percent. */
export function sizeAt(
  pointer: { clientX: number; clientY: number },
  box: DOMRect,
  { orientation, direction }: SplitLayout,
): number {
  if (orientation === 'vertical') return ((pointer.clientY - box.top) / box.height) * 100;
  const before = direction === 'rtl' ? box.right - pointer.clientX : pointer.clientX - box.left;
  return (before / box.width) * 100;
}
