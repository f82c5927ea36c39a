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
export interface Size {
  width: number;
  height: number;
}

/** The whole picture, upright. */
export const FITTED: View = { zoom: 1, turns: 0, x: 0, y: 0 };

const MIN_ZOOM = 1;
const MAX_ZOOM = 8;

/** Whether the image can be enlarged, or reduced, from this view. */
export function canZoom({ zoom }: View, direction: 'in' | 'out'): boolean {
  return direction === 'in' ? zoom < MAX_ZOOM : zoom > MIN_ZOOM;
}

/** Returns the view enlarged by `factor`, keeping the image fixed at `point`. */
export function zoomBy(view: View, factor: number, point: Point = { x: 0, y: 0 }): View {
  const requested = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, view.zoom * factor));
  const zoom = Math.abs(requested - MIN_ZOOM) < 0.01 ? MIN_ZOOM : requested;
  const share = zoom / view.zoom;
  return {
    ...view,
    zoom,
    x: point.x - (point.x - view.x) * share,
    y: point.y - (point.y - view.y) * share,
  };
}

/** Returns the view moved by an offset. */
export function moveBy(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

/** Returns the view rotated a quarter turn clockwise and centred. */
export function rotate(view: View): View {
  return { ...view, turns: view.turns + 1, x: 0, y: 0 };
}

/**
 * Returns the view moved back until no empty space is left beside the image. `image` is its size at
 * zoom 1, before rotation.
 */
export function clampToWindow(view: View, image: Size, frame: Size): View {
  const overflow = (length: number, visible: number) =>
    Math.max(0, (length * view.zoom - visible) / 2);
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return {
    ...view,
    x: clamp(view.x, overflow(image.width, frame.width)),
    y: clamp(view.y, overflow(image.height, frame.height)),
  };
}

/** Returns the nearest valid index of `count` images; 0 when there are none. */
export function clampIndex(index: number, count: number): number {
  return Math.min(Math.max(index, 0), Math.max(count - 1, 0));
}
