import type { Boundaries, BoundaryLine } from '@mingjian/api';
import type { BoundaryLevel, BoundaryShape, BoundaryShapes, Box } from './boundaryShapes';

/** Returns the area that contains a point. */
export function areaAt(
  areas: readonly BoundaryShape[],
  lng: number,
  lat: number,
): BoundaryShape | undefined {
  return areas.find(
    ({ box, rings }) =>
      lng >= box[0] && lng <= box[2] && lat >= box[1] && lat <= box[3] && isInside(rings, lng, lat),
  );
}

const isInside = (rings: readonly BoundaryLine[], lng: number, lat: number) =>
  rings.flatMap((ring) => crossings(ring, lat)).filter((crossing) => crossing > lng).length % 2 ===
  1;

/** Returns the longitudes at which a ring crosses a latitude. */
function crossings(ring: BoundaryLine, lat: number): number[] {
  const found: number[] = [];
  let last = ring.at(-1);
  for (const point of ring) {
    if (last !== undefined && last[1] > lat !== point[1] > lat)
      found.push(last[0] + ((lat - last[1]) / (point[1] - last[1])) * (point[0] - last[0]));
    last = point;
  }
  return found;
}

const ascending = (one: number, other: number) => one - other;

/**
 * Returns a point inside an area: the middle of its widest stretch at half its height. The centroid
 * of a bent area may lie outside.
 */
export function innerPoint({ rings }: Pick<BoundaryShape, 'rings'>): { lng: number; lat: number } {
  const [largest = []] = rings;
  const latitudes = largest.map(([, lat]) => lat);
  const lat = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  // An area may have holes: a county around its town.
  const edges = rings.flatMap((ring) => crossings(ring, lat)).toSorted(ascending);
  let widest: [number, number] = [largest[0]?.[0] ?? 0, largest[0]?.[0] ?? 0];
  for (let index = 0; index + 1 < edges.length; index += 2) {
    const stretch: [number, number] = [edges[index]!, edges[index + 1]!];
    if (stretch[1] - stretch[0] > widest[1] - widest[0]) widest = stretch;
  }
  return { lng: (widest[0] + widest[1]) / 2, lat };
}

/** Returns the level of detail that a zoom shows. */
export const levelAt = (zoom: number): BoundaryLevel => (zoom < 6 ? 1 : zoom < 8 ? 2 : 3);

/** Returns what of the shapes a part of the map shows, with points two pixels apart. */
export function boundariesIn(shapes: BoundaryShapes, view: Box, zoom: number): Boundaries {
  const step = (2 * 360) / (256 * 2 ** zoom);
  const areas = shapes.areas
    .filter(({ box }) => overlaps(box, view))
    .map(({ code, name, rings }) => ({
      code,
      name,
      rings: ringsOnGrid(rings, step),
    }));
  const borders = shapes.borders
    .filter(({ box }) => overlaps(box, view))
    .map(({ line }) => onGrid(line, step))
    .filter((line) => line.length > 1);
  return { areas, borders };
}

/** The smallest areas would vanish from a map of the country, which has to be complete. */
function ringsOnGrid(rings: readonly BoundaryLine[], step: number): BoundaryLine[] {
  const visible = rings.map((ring) => onGrid(ring, step)).filter((ring) => ring.length > 3);
  return visible.length > 0 ? visible : rings.slice(0, 1);
}

/** Neighbours have the same points, which move to the same places: no gaps open between them. */
function onGrid(line: BoundaryLine, step: number): BoundaryLine {
  const kept: BoundaryLine = [];
  for (const [lng, lat] of line) {
    const point: [number, number] = [snapped(lng, step), snapped(lat, step)];
    const last = kept.at(-1);
    if (last === undefined || last[0] !== point[0] || last[1] !== point[1]) kept.push(point);
  }
  return kept;
}

/** Written with a tenth of a step: more digits would only be bytes. */
const snapped = (degrees: number, step: number) =>
  Number((Math.round(degrees / step) * step).toFixed(Math.ceil(1 - Math.log10(step))));

const overlaps = (one: Box, other: Box) =>
  one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1];
