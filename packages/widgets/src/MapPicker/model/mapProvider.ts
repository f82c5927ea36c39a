/**
 * Coordinate system of a point: of AMap, Tencent and Google within China (`gcj02`), of GPS and
 * Tianditu (`wgs84`), or of Baidu (`bd09`). The same numbers in another one are half a kilometre
 * away.
 */
export type CoordSystem = 'gcj02' | 'wgs84' | 'bd09';

/** A point in degrees. Its coordinate system is declared beside it. */
export interface MapPoint {
  lng: number;
  lat: number;
}

/** An address with its point. */
export interface MapAddress extends MapPoint {
  address: string;
}

/** A place that a search found. */
export interface MapPlace extends MapAddress {
  id: string;
  name: string;
}

/** Limits of a search, which a provider passes on. */
export interface PlaceSearchOptions {
  /** City to search in, as the provider names it. @default the whole country */
  city?: string | undefined;
  /** Whether places outside of `city` are left out. */
  cityLimit: boolean;
  pageSize: number;
  signal: AbortSignal;
}

/** One page of places. */
export interface PlacePage {
  places: readonly MapPlace[];
  total: number;
}

/** Visible part of a map. */
export interface MapView {
  west: number;
  south: number;
  east: number;
  north: number;
  /** Zoom as of web maps: one step doubles the scale. */
  zoom: number;
}

/** A line of points, `[lng, lat]` each. */
export type MapLine = readonly (readonly [lng: number, lat: number])[];

/** Geometry of a map without tiles. */
export interface MapBoundaries {
  areas: readonly {
    code: string;
    name: string;
    /** Outlines, the largest first: it bears the name. */
    rings: readonly MapLine[];
  }[];
  /** National boundaries, drawn stronger. */
  borders: readonly MapLine[];
}

/** Tiles of a base map. */
export interface MapTiles {
  /** Address with `{x}`, `{y}`, `{z}` and `{s}` for one of the `subdomains`. */
  url: string;
  subdomains?: readonly string[] | undefined;
  /** Largest zoom that has tiles. @default 18 */
  maxZoom?: number | undefined;
}

/** Base of a map: tiles, or boundaries that are drawn. */
export interface MapBase {
  /** System that the tiles or boundaries are in. */
  coordSystem: CoordSystem;
  tiles?: readonly MapTiles[] | undefined;
  /** Loads the boundaries of a view, for a map without tiles. */
  loadBoundaries?:
    | ((view: MapView, options: { signal: AbortSignal }) => Promise<MapBoundaries>)
    | undefined;
  /** Credit of the data, shown as text below the map. */
  credit: string;
  /** Page that the credit links to. */
  creditUrl?: string | undefined;
}

/** Source of places, addresses and the map. It takes and returns points in its own system. */
export interface MapProvider {
  /** System of its places and of the points that it is asked for. */
  coordSystem: CoordSystem;
  base: MapBase;
  /** Returns places to suggest while somebody types. @default no suggestions */
  suggest?:
    | ((text: string, options: PlaceSearchOptions) => Promise<readonly MapPlace[]>)
    | undefined;
  search: (text: string, options: PlaceSearchOptions & { page: number }) => Promise<PlacePage>;
  /** Returns the address of a point, or `null` where there is none. */
  reverse: (
    point: MapPoint,
    options: { radius: number; signal: AbortSignal },
  ) => Promise<string | null>;
}
