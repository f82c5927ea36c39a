import { FITTING, moveBy, zoomBy, type Point, type View } from './model/view';

/** The action of a key in the viewer. */
export type ViewerAsk = { step: 1 | -1 } | { change: (view: View) => View };

/** Pixels by which a key pans the image, and factor by which it zooms. */
const STRIDE = 80;
export const ZOOM_STEP = 1.5;

const strides: Record<string, Point> = {
  ArrowLeft: { x: STRIDE, y: 0 },
  ArrowRight: { x: -STRIDE, y: 0 },
  ArrowUp: { x: 0, y: STRIDE },
  ArrowDown: { x: 0, y: -STRIDE },
};

/**
 * Returns the action of a key: another image, another zoom, or with Shift (or up and down) a pan.
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
