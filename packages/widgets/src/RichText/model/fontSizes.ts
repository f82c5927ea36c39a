import { FONT_SIZES, POINTS_OF_PIXEL } from '../../richHtml';

/** Sizes of letters in points, with the Chinese names of those that have one. */
export const SIZES: readonly { points: number; name?: string | undefined }[] = [
  { points: 8 },
  { points: 9, name: '小五' },
  { points: 10 },
  { points: 10.5, name: '五号' },
  { points: 11 },
  { points: 12, name: '小四' },
  { points: 14, name: '四号' },
  { points: 15, name: '小三' },
  { points: 16, name: '三号' },
  { points: 18, name: '小二' },
  { points: 20 },
  { points: 22, name: '二号' },
  { points: 24, name: '小一' },
  { points: 26, name: '一号' },
  { points: 28 },
  { points: 36, name: '小初' },
];

/** Sizes of the old `<font size>`, 1 to 7, in points. */
const FONT_TAG = [8, 10, 12, 14, 18, 24, 36];

const KEYWORDS: Readonly<Record<string, number>> = {
  'xx-small': 8,
  'x-small': 8,
  small: 10,
  medium: 12,
  large: 14,
  'x-large': 18,
  'xx-large': 24,
};

/**
 * Returns a CSS size in points, to the half point and within the limits; `undefined` for one that
 * depends on others.
 */
export function readSize(css: string): number | undefined {
  const size = css.trim().toLowerCase();
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(pt|px)$/.exec(size) ?? [];
  const points = unit ? Number(amount) * (unit === 'px' ? POINTS_OF_PIXEL : 1) : KEYWORDS[size];
  return points === undefined || points === 0 ? undefined : bounded(points);
}

/** Returns the points of a size of `<font>`. */
export const readFontTag = (size: string): number | undefined => FONT_TAG[Number(size) - 1];

const bounded = (points: number) =>
  Math.min(FONT_SIZES.max, Math.max(FONT_SIZES.min, Math.round(points * 2) / 2));
