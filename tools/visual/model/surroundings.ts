import type { Pixels } from '../pixels';
import type { Region } from '../report';
import { colourAt } from './pixelColour';

/** Presence of a part: it vanished, it appeared, or its surroundings do not show which. */
export type Presence = 'vanished' | 'appeared' | null;

/**
 * A colour that is rarer than this among what touches the patch does not surround it: a line that
 * meets a border, a glyph.
 */
const LEAST_SHARE = 0.1;
/**
 * So much of the patch must have become its surroundings; the rest are the soft edges of round
 * corners and of what lay over it.
 */
const MOST_OF_IT = 0.8;
/** So little of it may have been surroundings before. */
const LITTLE_OF_IT = 0.2;
/** Of a large patch so many pixels, evenly spread, tell its shares. */
const ENOUGH_PIXELS = 10_000;

/**
 * Tells whether the differing pixels of a region became what surrounds them (a border, an outline,
 * a shadow that was lost), or were that before. A part that only turned another colour differs from
 * its surroundings in both pictures; one that grew equals them in both.
 */
export function presenceOf(before: Pixels, after: Pixels, region: Region): Presence {
  const around = surroundingColours(before, after, region);
  if (around.size === 0) return null;
  let all = 0;
  let wasAround = 0;
  let isAround = 0;
  const stride = Math.floor(Math.sqrt((region.width * region.height) / ENOUGH_PIXELS));
  forEachPixel(region, Math.max(1, stride), (x, y) => {
    const from = colourAt(before, x, y);
    const to = colourAt(after, x, y);
    if (from === to || from < 0 || to < 0) return;
    all += 1;
    if (around.has(from) || isBeside(before, after, x, y, from)) wasAround += 1;
    if (around.has(to) || isBeside(before, after, x, y, to)) isAround += 1;
  });
  if (all === 0) return null;
  if (isAround >= all * MOST_OF_IT && wasAround <= all * LITTLE_OF_IT) return 'vanished';
  return wasAround >= all * MOST_OF_IT && isAround <= all * LITTLE_OF_IT ? 'appeared' : null;
}

/** The common colours of pixels that stayed as they were and touch one that did not. */
function surroundingColours(before: Pixels, after: Pixels, region: Region): Set<number> {
  const counts = new Map<number, number>();
  let all = 0;
  const wide = {
    x: region.x - 1,
    y: region.y - 1,
    width: region.width + 2,
    height: region.height + 2,
  };
  forEachPixel(wide, 1, (x, y) => {
    const colour = colourAt(before, x, y);
    if (colour < 0 || colour !== colourAt(after, x, y) || !touchesChange(before, after, x, y))
      return;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
    all += 1;
  });
  return new Set(
    [...counts].filter(([, count]) => count >= all * LEAST_SHARE).map(([colour]) => colour),
  );
}

const STEPS = [-1, 0, 1];

const touchesChange = (before: Pixels, after: Pixels, x: number, y: number) =>
  STEPS.some((down) =>
    STEPS.some(
      (right) => colourAt(before, x + right, y + down) !== colourAt(after, x + right, y + down),
    ),
  );

/**
 * Whether a pixel that stayed as it was, and touches this one, has the colour: of a line between
 * many colours each is rare.
 */
const isBeside = (before: Pixels, after: Pixels, x: number, y: number, colour: number) =>
  STEPS.some((down) =>
    STEPS.some((right) => {
      const beside = colourAt(before, x + right, y + down);
      return beside === colour && beside === colourAt(after, x + right, y + down);
    }),
  );

function forEachPixel(
  { x, y, width, height }: Omit<Region, 'pixels'>,
  stride: number,
  visit: (x: number, y: number) => void,
): void {
  for (let row = y; row < y + height; row += stride)
    for (let column = x; column < x + width; column += stride) visit(column, row);
}
