import {
  addressQuery,
  boundaryQuery,
  placeQuery,
  suggestionQuery,
  type Boundaries,
  type FoundPlace,
  type MapConfig,
} from '../../entities/maps/map';
import { get } from '../call';

/**
 * The maps service: places, addresses of points, and a map to draw. Its paths are not specified.
 * The server talks to the map service of the installation, whose key it holds.
 */
export const maps = {
  getConfig: get('/map/getConfig').gives<MapConfig>(),
  getPlaces: get('/map/getPlaces')
    .takes(placeQuery)
    .gives<{ places: FoundPlace[]; total: number }>(),
  getSuggestions: get('/map/getSuggestions').takes(suggestionQuery).gives<FoundPlace[]>(),
  /** Returns the address of a point; `null` at sea and abroad. */
  getAddress: get('/map/getAddress').takes(addressQuery).gives<{ address: string } | null>(),
  /** Returns the boundaries of a part of the map, as detailed as its zoom shows. */
  getBoundaries: get('/map/getBoundaries').takes(boundaryQuery).gives<Boundaries>(),
};
