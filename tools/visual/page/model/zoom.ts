/** Width and height in CSS pixels of the page, or in pixels of a picture. */
export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Scale and position of the picture, shared by all ways of comparing. */
export interface View {
  /** Screen pixels for a pixel of the picture, or as much as fits and no more than one. */
  zoom: number | 'fit';
  /**
   * The place of the picture that is in the middle of the pane, in its pixels; `null` for its own
   * middle.
   */
  centre: Point | null;
  /** Size of the pane. */
  pane: Size;
  /** The picture, or the larger of two. */
  sheet: Size;
}

/** Placement of a sheet in its pane: its scale and its upper left corner. */
export interface Placement extends Point {
  scale: number;
}

/** The steps that have a name. */
export const ZOOMS = [1, 2, 4, 8] as const;

/** Room around a picture that fits, on each side. */
export const MARGIN = 12;

export const FITTED: View = {
  zoom: 'fit',
  centre: null,
  pane: { width: 0, height: 0 },
  sheet: { width: 1, height: 1 },
};

/** Returns the scale at which `sheet` fits into `pane`, one at most. */
export function fitScale(pane: Size, sheet: Size): number {
  const room = {
    width: Math.max(1, pane.width - 2 * MARGIN),
    height: Math.max(1, pane.height - 2 * MARGIN),
  };
  return Math.min(1, room.width / sheet.width, room.height / sheet.height);
}

/** Returns the scale in force. */
export function scaleOf(view: View): number {
  return view.zoom === 'fit' ? fitScale(view.pane, view.sheet) : view.zoom;
}

/**
 * Returns where the sheet lies, on whole pixels of the screen so that nothing blurs. What fits in
 * one direction is centred in it.
 */
export function placementOf(view: View): Placement {
  const scale = scaleOf(view);
  const { x, y } = centreOf(view);
  const place = (pane: number, sheet: number, centre: number) =>
    Math.round(sheet * scale <= pane ? (pane - sheet * scale) / 2 : pane / 2 - centre * scale);
  return {
    scale,
    x: place(view.pane.width, view.sheet.width, x),
    y: place(view.pane.height, view.sheet.height, y),
  };
}

/**
 * Returns the place in the middle of the pane, kept so that no edge of the sheet leaves its edge of
 * the pane.
 */
function centreOf({ centre, ...view }: View): Point {
  const scale = scaleOf({ ...view, centre });
  const middle = centre ?? { x: view.sheet.width / 2, y: view.sheet.height / 2 };
  const keep = (value: number, sheet: number, pane: number) => {
    const half = (pane / 2 - MARGIN) / scale;
    return half * 2 >= sheet ? sheet / 2 : Math.min(sheet - half, Math.max(half, value));
  };
  return {
    x: keep(middle.x, view.sheet.width, view.pane.width),
    y: keep(middle.y, view.sheet.height, view.pane.height),
  };
}

/** Returns the view one named step larger or smaller; smaller than 100 % is fitted. */
export function zoomBy(view: View, direction: 1 | -1): View {
  const scale = scaleOf(view);
  const next =
    direction > 0 ? ZOOMS.find((zoom) => zoom > scale) : ZOOMS.findLast((zoom) => zoom < scale);
  if (next !== undefined) return { ...view, centre: centreOf(view), zoom: next };
  return direction > 0 ? view : { ...view, zoom: 'fit', centre: null };
}

/** Returns the view at this zoom, its middle kept. */
export function zoomTo(view: View, zoom: View['zoom']): View {
  return { ...view, zoom, centre: zoom === 'fit' ? null : centreOf(view) };
}

/**
 * Returns the view one step larger or smaller, with the place under `point` of the pane kept where
 * it is.
 */
export function zoomAt(view: View, direction: 1 | -1, point: Point): View {
  const from = placementOf(view);
  const next = zoomBy(view, direction);
  if (next.zoom === 'fit') return next;
  const under = { x: (point.x - from.x) / from.scale, y: (point.y - from.y) / from.scale };
  const scale = scaleOf(next);
  const centre = {
    x: under.x + (view.pane.width / 2 - point.x) / scale,
    y: under.y + (view.pane.height / 2 - point.y) / scale,
  };
  return { ...next, centre: centreOf({ ...next, centre }) };
}

/** Returns the view with the sheet moved by so many screen pixels. */
export function panBy(view: View, { x, y }: Point): View {
  const scale = scaleOf(view);
  const from = centreOf(view);
  return {
    ...view,
    centre: centreOf({ ...view, centre: { x: from.x - x / scale, y: from.y - y / scale } }),
  };
}

/**
 * Returns the view with the middle of a box of the picture in its middle, at 200 % at least, or as
 * much as the box leaves room for.
 */
export function centreOn(view: View, box: Point & Size): View {
  const room = Math.min(
    view.pane.width / (box.width + 2 * MARGIN),
    view.pane.height / (box.height + 2 * MARGIN),
  );
  const least = ZOOMS.findLast((zoom) => zoom <= 2 && zoom <= room) ?? 'fit';
  const isCloser = least !== 'fit' && scaleOf(view) < least;
  return {
    ...view,
    zoom: isCloser ? least : view.zoom,
    centre: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
  };
}

/**
 * Returns the view through another pane or of another picture; the zoom stays, the place only while
 * the picture has the same size.
 */
export function framed(view: View, pane: Size, sheet: Size): View {
  const isSame = view.sheet.width === sheet.width && view.sheet.height === sheet.height;
  return { ...view, pane, sheet, centre: isSame ? view.centre : null };
}

/** Whether part of the sheet is out of sight. */
export function isCut(view: View): boolean {
  const scale = scaleOf(view);
  return view.sheet.width * scale > view.pane.width || view.sheet.height * scale > view.pane.height;
}

/** Returns how two pictures stand larger: side by side, or one below the other. */
export function splitOf(stage: Size, sheet: Size): 'row' | 'column' {
  const inRow = fitScale({ width: stage.width / 2, height: stage.height }, sheet);
  const inColumn = fitScale({ width: stage.width, height: stage.height / 2 }, sheet);
  return inColumn > inRow ? 'column' : 'row';
}
