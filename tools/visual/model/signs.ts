import type { Pixels } from '../pixels';
import type { Region, Sign } from '../report';
import { colourAt } from './pixelColour';
import { presenceOf } from './surroundings';

/** Farther moves are told as something redrawn. */
const REACH = 24;

/** Says in words what differs, the most important first. */
export function readSigns(before: Pixels, after: Pixels, regions: readonly Region[]): Sign[] {
  const signs = new Set<Sign>();
  if (before.width !== after.width || before.height !== after.height) signs.add('resized');
  // The largest patches tell the story; the rest is too small to ask.
  for (const region of regions.slice(0, 8)) signs.add(readSign(before, after, region));
  return ORDER.filter((sign) => signs.has(sign));
}

const ORDER: readonly Sign[] = [
  'vanished',
  'appeared',
  'moved',
  'resized',
  'recoloured',
  'redrawn',
];

function readSign(before: Pixels, after: Pixels, region: Region): Sign {
  const presence = presenceOf(before, after, region);
  if (presence) return presence;
  if (isFlat(after, region) && !isFlat(before, region)) return 'vanished';
  if (isFlat(before, region) && !isFlat(after, region)) return 'appeared';
  if (shiftOf(before, after, region)) return 'moved';
  return isRecoloured(before, after, region) ? 'recoloured' : 'redrawn';
}

function isFlat(pixels: Pixels, { x, y, width, height }: Region): boolean {
  const first = colourAt(pixels, x, y);
  for (let row = y; row < y + height; row += 1) {
    for (let column = x; column < x + width; column += 1)
      if (colourAt(pixels, column, row) !== first) return false;
  }
  return true;
}

/** Returns the offset of a region's content; `null` when it did not move. */
export function shiftOf(
  before: Pixels,
  after: Pixels,
  region: Region,
): { x: number; y: number } | null {
  for (let distance = 1; distance <= REACH; distance += 1) {
    for (const [x, y] of [
      [0, distance],
      [0, -distance],
      [distance, 0],
      [-distance, 0],
    ] as const) {
      if (isShifted(before, after, region, x, y)) return { x, y };
    }
  }
  return null;
}

function isShifted(before: Pixels, after: Pixels, region: Region, dx: number, dy: number): boolean {
  // The edges of the patch hold what came in from outside or was uncovered: only what stays inside
  // is asked.
  const left = region.x + Math.max(0, dx);
  const right = region.x + region.width + Math.min(0, dx);
  const top = region.y + Math.max(0, dy);
  const bottom = region.y + region.height + Math.min(0, dy);
  if (right - left < 3 || bottom - top < 3) return false;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1)
      if (colourAt(after, x, y) !== colourAt(before, x - dx, y - dy)) return false;
  }
  return true;
}

/** Whether every colour of the patch became one other colour: the drawing is the same. */
function isRecoloured(before: Pixels, after: Pixels, { x, y, width, height }: Region): boolean {
  const became = new Map<number, number>();
  let strays = 0;
  for (let row = y; row < y + height; row += 1) {
    for (let column = x; column < x + width; column += 1) {
      const from = colourAt(before, column, row);
      const to = colourAt(after, column, row);
      const known = became.get(from);
      if (known === undefined) became.set(from, to);
      else if (known !== to) strays += 1;
    }
  }
  return strays <= (width * height) / 50 && became.size > 0;
}
