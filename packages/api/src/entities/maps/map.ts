import { boolean, number, object } from 'yup';
import { count, word } from '../../schema';

/** Coordinate systems of the map services: that of AMap, and that of GPS and Tianditu. */
export type MapCoordSystem = 'gcj02' | 'wgs84';

/** Settings of the installation's maps. They hold no key: the server talks to the map service. */
export interface MapConfig {
  /** System of the points of places and addresses. */
  coordSystem: MapCoordSystem;
  base: {
    /** System of the tiles or boundaries. */
    coordSystem: MapCoordSystem;
    /** Empty where boundaries are drawn, which is the default. */
    tiles: { url: string; subdomains: string[] }[];
    /** Credit of the data, to be shown as text beside the map. */
    credit: string;
    creditUrl: string | null;
  };
}

/** A place that a search found. */
export interface FoundPlace {
  id: string;
  name: string;
  address: string;
  lng: number;
  lat: number;
}

/** A line of points, `[lng, lat]` each. */
export type BoundaryLine = [lng: number, lat: number][];

/** Administrative areas of a part of the map, in WGS-84. */
export interface Boundaries {
  areas: { code: string; name: string; rings: BoundaryLine[] }[];
  /** National boundaries. */
  borders: BoundaryLine[];
}

const longitude = () => number().min(-180).max(180);
const latitude = () => number().min(-90).max(90);

/** Schema of a query for suggestions of places. */
export const suggestionQuery = object({
  text: word(100).required(),
  pageSize: count(25).required(),
  city: word(),
  cityLimit: boolean().required(),
});

/** Schema of a query for one page of places. */
export const placeQuery = suggestionQuery.shape({
  page: number().integer().min(1).max(100).required(),
});

/** Schema of a query for the address of a point, within a radius in metres. */
export const addressQuery = object({
  lng: longitude().required(),
  lat: latitude().required(),
  radius: count(3_000).required(),
});

/** Schema of a query for the boundaries of a part of the map, in WGS-84. */
export const boundaryQuery = object({
  west: number().min(-540).max(540).required(),
  south: number().min(-180).max(180).required(),
  east: number().min(-540).max(540).required(),
  north: number().min(-180).max(180).required(),
  zoom: number().min(0).max(22).required(),
});
