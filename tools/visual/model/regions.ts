import type { Pixels } from '../pixels';
import type { Region } from '../report';

/** Differing pixels that are at most so far apart hang together. */
const TILE = 8;

/**
 * Returns where two pictures differ, the largest patch first. What only one of them has counts as
 * differing.
 */
export function findRegions(before: Pixels, after: Pixels): Region[] {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const columns = Math.ceil(width / TILE);
  const tiles = new Map<number, Region>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isSame(before, after, x, y)) continue;
      const place = Math.floor(y / TILE) * columns + Math.floor(x / TILE);
      tiles.set(place, grow(tiles.get(place), x, y));
    }
  }
  return joinTiles(tiles, columns).sort((a, b) => b.pixels - a.pixels);
}

function isSame(before: Pixels, after: Pixels, x: number, y: number): boolean {
  if (x >= before.width || x >= after.width || y >= before.height || y >= after.height)
    return false;
  const one = (y * before.width + x) * 3;
  const two = (y * after.width + x) * 3;
  return (
    before.bytes[one] === after.bytes[two] &&
    before.bytes[one + 1] === after.bytes[two + 1] &&
    before.bytes[one + 2] === after.bytes[two + 2]
  );
}

function grow(region: Region | undefined, x: number, y: number): Region {
  if (!region) return { x, y, width: 1, height: 1, pixels: 1 };
  return join(region, { x, y, width: 1, height: 1, pixels: 1 });
}

function join(one: Region, two: Region): Region {
  const x = Math.min(one.x, two.x);
  const y = Math.min(one.y, two.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, two.x + two.width) - x,
    height: Math.max(one.y + one.height, two.y + two.height) - y,
    pixels: one.pixels + two.pixels,
  };
}

function joinTiles(tiles: Map<number, Region>, columns: number): Region[] {
  const regions: Region[] = [];
  const left = new Map(tiles);
  for (const start of tiles.keys()) {
    let region: Region | undefined;
    const open = [start];
    while (open.length > 0) {
      const place = open.pop()!;
      const tile = left.get(place);
      if (!tile) continue;
      left.delete(place);
      region = region ? join(region, tile) : tile;
      for (const step of neighbours(place, columns)) open.push(step);
    }
    if (region) regions.push(region);
  }
  return regions;
}

function neighbours(place: number, columns: number): number[] {
  const column = place % columns;
  const steps = [-columns, 0, columns];
  const sides = [column > 0 ? -1 : 0, 0, column < columns - 1 ? 1 : 0];
  return steps.flatMap((step) => sides.map((side) => place + step + side));
}
