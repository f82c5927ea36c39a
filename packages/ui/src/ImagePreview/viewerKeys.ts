import { FITTED, moveBy, zoomBy, type Point, type View } from './model/view';

/** The action of a key in the viewer. */
export type ViewerAction = { step: 1 | -1 } | { change: (view: View) => View };

/** Pixels by which a key pans the image, and factor by which it zooms. */
const PAN_STEP = 80;
export const ZOOM_STEP = 1.5;

const pans: Record<string, Point> = {
  ArrowLeft: { x: PAN_STEP, y: 0 },
  ArrowRight: { x: -PAN_STEP, y: 0 },
  ArrowUp: { x: 0, y: PAN_STEP },
  ArrowDown: { x: 0, y: -PAN_STEP },
};

/**
 * Returns the action of a key: another image, another zoom, or with Shift (or up and down) a pan.
 */
export function actionOf(
  key: string,
  isShifted: boolean,
  direction: 'ltr' | 'rtl',
): ViewerAction | undefined {
  if (key === '+' || key === '=') return { change: (view) => zoomBy(view, ZOOM_STEP) };
  if (key === '-' || key === '_') return { change: (view) => zoomBy(view, 1 / ZOOM_STEP) };
  if (key === '0') return { change: () => FITTED };
  const pan = pans[key];
  if (!pan) return undefined;
  if (isShifted || pan.x === 0) return { change: (view) => moveBy(view, pan) };
  return { step: (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1 };
}
