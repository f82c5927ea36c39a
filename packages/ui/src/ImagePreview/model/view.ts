/** Zoom, rotation, and offset from the centre in pixels. */
export interface View {
  /** 1 fits the window. */
  zoom: number;
  /** Quarter turns, clockwise. */
  turns: number;
  x: number;
  y: number;
}

/** A point, relative to the centre of the window. */
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

/** Whether the image can be enlarged, or reduced, from this view. */
export function canZoom({ zoom }: View, way: 'in' | 'out'): boolean {
  return way === 'in' ? zoom < MOST_ZOOM : zoom > LEAST_ZOOM;
}

/** Returns the view enlarged by `factor`, keeping the image fixed at the point `at`. */
export function zoomBy(view: View, factor: number, at: Point = { x: 0, y: 0 }): View {
  const wanted = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, view.zoom * factor));
  const zoom = Math.abs(wanted - LEAST_ZOOM) < 0.01 ? LEAST_ZOOM : wanted;
  const share = zoom / view.zoom;
  return { ...view, zoom, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share };
}

/** Returns the view moved by an offset. */
export function moveBy(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

/** Returns the view rotated a quarter turn clockwise and centred. */
export function turn(view: View): View {
  return { ...view, turns: view.turns + 1, x: 0, y: 0 };
}

/**
 * Returns the view moved back until no empty space is left beside the image. `image` is its size at
 * zoom 1, before rotation.
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

/** Returns the index after a step, without wrapping around. */
export function stepTo(at: number, step: number, count: number): number {
  return Math.min(Math.max(at + step, 0), Math.max(count - 1, 0));
}
