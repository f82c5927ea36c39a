import type { FoundPlace, MapConfig, MapCoordSystem } from '@mingjian/api';
import type { Db } from '../database/connect';
import type { Caller } from './caller';

/** A search for places. */
export interface PlaceSearch {
  text: string;
  pageSize: number;
  /** City to search in. @default the whole country */
  city?: string | undefined;
  /** Whether places outside of `city` are left out. */
  cityLimit: boolean;
}

/** A source of places and addresses. Points are in its own system, both ways. */
export interface MapSource {
  coordSystem: MapCoordSystem;
  /** Credit of its data. */
  credit: string;
  creditUrl: string;
  getPlaces(
    search: PlaceSearch & { page: number },
    caller: Caller,
    db: Db,
  ): Promise<{ places: FoundPlace[]; total: number }>;
  getSuggestions(search: PlaceSearch, caller: Caller, db: Db): Promise<FoundPlace[]>;
  /** Returns the address of a point, or `null` where there is none. */
  getAddress(point: { lng: number; lat: number; radius: number }): Promise<string | null>;
}

/** Maps of an installation: its source of places, and the map that browsers draw. */
export interface MapService {
  source: MapSource;
  config: MapConfig;
  /** Origins of tiles, for the content policy. None by default. */
  tileOrigins: readonly string[];
}
