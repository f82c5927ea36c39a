import gcoord from 'gcoord';
import type { CoordSystem, MapPoint } from './mapProvider';

const SYSTEMS = { gcj02: gcoord.GCJ02, wgs84: gcoord.WGS84, bd09: gcoord.BD09 };

/** Returns a point in another system. It is rounded to 6 decimals, a tenth of a metre. */
export function convertPoint<Point extends MapPoint>(
  point: Point,
  from: CoordSystem,
  to: CoordSystem,
): Point {
  const [lng, lat] =
    from === to
      ? [point.lng, point.lat]
      : gcoord.transform([point.lng, point.lat], SYSTEMS[from], SYSTEMS[to]);
  return { ...point, lng: rounded(lng), lat: rounded(lat) };
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Whether a value holds a point on the earth: stored values may hold anything. */
export function isPoint(value: MapPoint | null): value is MapPoint {
  return (
    value !== null &&
    Number.isFinite(value.lng) &&
    Number.isFinite(value.lat) &&
    Math.abs(value.lng) <= 180 &&
    Math.abs(value.lat) <= 85
  );
}

/** Returns a point as text, such as `121.473701, 31.230416`. */
export const pointText = ({ lng, lat }: MapPoint): string => `${lng.toFixed(6)}, ${lat.toFixed(6)}`;

/** Pixels of a web map around the earth at zoom 0. */
const WORLD = 256;

/**
 * Returns a point moved by pixels of the screen, to the right and down, at a zoom of a map in web
 * Mercator.
 */
export function movePoint(
  point: MapPoint,
  [right, down]: [number, number],
  zoom: number,
): MapPoint {
  const degrees = 360 / (WORLD * 2 ** zoom);
  const lng = point.lng + right * degrees;
  const lat = point.lat - down * degrees * Math.cos((point.lat * Math.PI) / 180);
  return { lng: Math.min(180, Math.max(-180, lng)), lat: Math.min(85, Math.max(-85, lat)) };
}
