import type {
  CoordSystem,
  MapBase,
  MapBoundaries,
  MapPlace,
  MapPoint,
  MapProvider,
  MapTiles,
  MapView,
  PlacePage,
} from './model/mapProvider';

/** Settings of maps as a server sends them. They hold no key. */
export interface HostMapConfig {
  /** System of places and addresses. */
  coordSystem: CoordSystem;
  base: {
    coordSystem: CoordSystem;
    /** Empty for a map of boundaries. */
    tiles: readonly MapTiles[];
    credit: string;
    creditUrl?: string | null | undefined;
  };
}

interface Cancel {
  signal: AbortSignal;
}

/** Query of one page of places. */
export interface PlaceQuery {
  text: string;
  page: number;
  pageSize: number;
  city?: string | undefined;
  cityLimit: boolean;
}

/** Calls of the host's server, one function each. */
export interface HostMapCalls {
  getPlaces: (query: PlaceQuery, options: Cancel) => Promise<PlacePage>;
  /** @default no suggestions */
  getSuggestions?:
    | ((query: Omit<PlaceQuery, 'page'>, options: Cancel) => Promise<readonly MapPlace[]>)
    | undefined;
  /** Returns the address of a point; `null` or an empty one where there is none. */
  getAddress: (
    query: MapPoint & { radius: number },
    options: Cancel,
  ) => Promise<{ address: string } | null>;
  /** Returns the boundaries of a view, for maps without tiles. */
  getBoundaries?: ((view: MapView, options: Cancel) => Promise<MapBoundaries>) | undefined;
}

/**
 * Returns the provider of a server's maps, from its settings and calls. The server holds the keys
 * and talks to the map service, so the browser talks to its own origin alone.
 */
export function hostProvider(config: HostMapConfig, calls: HostMapCalls): MapProvider {
  const { tiles, creditUrl, credit, coordSystem } = config.base;
  const base: MapBase = {
    coordSystem,
    credit,
    creditUrl: creditUrl ?? undefined,
    tiles: tiles.length > 0 ? tiles : undefined,
    loadBoundaries: tiles.length > 0 ? undefined : calls.getBoundaries,
  };
  return {
    coordSystem: config.coordSystem,
    base,
    search: (text, { signal, page, pageSize, city, cityLimit }) =>
      calls.getPlaces({ text, page, pageSize, city, cityLimit }, { signal }),
    suggest: async (text, { signal, pageSize, city, cityLimit }) =>
      (await calls.getSuggestions?.({ text, pageSize, city, cityLimit }, { signal })) ?? [],
    reverse: async ({ lng, lat }, { radius, signal }) =>
      (await calls.getAddress({ lng, lat, radius }, { signal }))?.address || null,
  };
}
