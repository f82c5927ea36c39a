import { POINTS_OF_PIXEL } from '../../richHtml';

/** Widest picture or cell, in CSS pixels. */
const WIDEST = 2_000;

/** Returns a width in whole CSS pixels; `undefined` for a share of others. */
export function pixelsOf(width: string | null | undefined): number | undefined {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(px|pt|)$/.exec(width?.trim() ?? '') ?? [];
  const pixels = Math.round(Number(amount) / (unit === 'pt' ? POINTS_OF_PIXEL : 1));
  return amount !== undefined && pixels > 0 ? Math.min(pixels, WIDEST) : undefined;
}
