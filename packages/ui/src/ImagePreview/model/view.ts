/**
 * How a picture is looked at: how large, how far turned, and how far moved from the middle, in
 * pixels.
 */
export interface View {
  /** 1 fits the window. */
  zoom: number;
  /** Quarter turns, clockwise. */
  turns: number;
  x: number;
  y: number;
}

/** A place, measured from the middle of the window. */
export interface Point {
  x: number;
  y: number;
}

/** A width and a height. */
export interface Extent {
  width: number;
  height: number;
}

/** The whole picture, upright. */
export const FITTING: View = { zoom: 1, turns: 0, x: 0, y: 0 };

const LEAST_ZOOM = 1;
const MOST_ZOOM = 8;

/** Whether the picture can be seen larger, or smaller, than in this view. */
export function canZoom({ zoom }: View, way: 'in' | 'out'): boolean {
  return way === 'in' ? zoom < MOST_ZOOM : zoom > LEAST_ZOOM;
}

/** Returns the view `factor` times as large; what is at `at` stays there. */
export function zoomBy(view: View, factor: number, at: Point = { x: 0, y: 0 }): View {
  const wanted = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, view.zoom * factor));
  const zoom = Math.abs(wanted - LEAST_ZOOM) < 0.01 ? LEAST_ZOOM : wanted;
  const share = zoom / view.zoom;
  return { ...view, zoom, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share };
}

/** Returns the view moved. */
export function moveBy(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

/** Returns the view a quarter turn clockwise, in the middle again. */
export function turn(view: View): View {
  return { ...view, turns: view.turns + 1, x: 0, y: 0 };
}

/**
 * Returns the view moved back so far that no empty room is left beside the picture. `image` is its
 * size at zoom 1, as it lies.
 */
export function keepInWindow(view: View, image: Extent, frame: Extent): View {
  const room = (length: number, seen: number) => Math.max(0, (length * view.zoom - seen) / 2);
  const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return {
    ...view,
    x: clamp(view.x, room(image.width, frame.width)),
    y: clamp(view.y, room(image.height, frame.height)),
  };
}

/** Returns the place that `step` leads to; the ends do not meet. */
export function stepTo(at: number, step: number, count: number): number {
  return Math.min(Math.max(at + step, 0), Math.max(count - 1, 0));
}
