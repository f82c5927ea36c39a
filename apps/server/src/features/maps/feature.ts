import { maps as mapCalls } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Feature } from '../feature';
import { boundariesIn, levelAt } from './boundaryGeometry';
import { boundaryShapes } from './boundaryShapes';

const calls = bind(mapCalls).to({
  getConfig: async (_, __, { maps }) => maps.config,
  getPlaces: async (search, caller, { db, maps }) => maps.source.getPlaces(search, caller, db),
  getSuggestions: async (search, caller, { db, maps }) =>
    maps.source.getSuggestions(search, caller, db),
  getAddress: async (point, _, { maps }) => {
    const address = await maps.source.getAddress(point);
    return address === null ? null : { address };
  },
  getBoundaries: async ({ west, south, east, north, zoom }) => {
    const level = levelAt(zoom);
    const [shapes, { borders }] = await Promise.all([boundaryShapes(level), boundaryShapes(1)]);
    return boundariesIn({ areas: shapes.areas, borders }, [west, south, east, north], zoom);
  },
});

/** Places, addresses of points and boundaries. Whoever is signed in may look them up. */
export const maps: Feature = { name: 'maps', calls: [calls] };
