import { FITTING, moveBy, zoomBy, type Point, type View } from './model/view';

/** What a key asks of the viewer. */
export type ViewerAsk = { step: 1 | -1 } | { change: (view: View) => View };

/** How far a key moves the picture, in pixels, and how many times it enlarges it. */
const STRIDE = 80;
export const ZOOM_STEP = 1.5;

const strides: Record<string, Point> = {
  ArrowLeft: { x: STRIDE, y: 0 },
  ArrowRight: { x: -STRIDE, y: 0 },
  ArrowUp: { x: 0, y: STRIDE },
  ArrowDown: { x: 0, y: -STRIDE },
};

/**
 * Returns what a key asks: another picture, another size, or with Shift (or up and down) another
 * part of the picture.
 */
export function askOf(
  key: string,
  isShifted: boolean,
  direction: 'ltr' | 'rtl',
): ViewerAsk | undefined {
  if (key === '+' || key === '=') return { change: (view) => zoomBy(view, ZOOM_STEP) };
  if (key === '-' || key === '_') return { change: (view) => zoomBy(view, 1 / ZOOM_STEP) };
  if (key === '0') return { change: () => FITTING };
  const stride = strides[key];
  if (!stride) return undefined;
  if (isShifted || stride.x === 0) return { change: (view) => moveBy(view, stride) };
  return { step: (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1 };
}
