import { autoUpdate, flip, offset, shift, size, type UseFloatingOptions } from '@floating-ui/react';
import type { Placement } from './placement';

/** Distance to the trigger, in CSS pixels. */
const GAP = 4;
/** Distance to the edges of the window, in CSS pixels. */
const EDGE = { padding: 8 };

/**
 * Returns the options of `useFloating` for a panel that stays inside the window: it moves, flips
 * and becomes lower. Its `--float-max-height` limits it further.
 */
export function floatOptions(placement: Placement): UseFloatingOptions {
  return {
    placement,
    transform: false,
    middleware: [offset(GAP), shift(EDGE), flip(EDGE), size({ ...EDGE, apply: limitHeight })],
    whileElementsMounted: autoUpdate,
  };
}

interface Space {
  availableHeight: number;
  rects: { floating: { height: number } };
  elements: { floating: HTMLElement };
}

/** Limits a panel only once it is too high: a limit that changes nothing costs a layout. */
function limitHeight({ availableHeight, rects, elements }: Space) {
  const { style } = elements.floating;
  if (rects.floating.height <= availableHeight && style.maxHeight === '') return;
  const height = `${Math.max(0, Math.ceil(availableHeight))}px`;
  style.maxHeight = `min(var(--float-max-height, 100vh), ${height})`;
}
