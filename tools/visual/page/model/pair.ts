import { thumbnailOf } from '../../history/thumbnails';
import type { Change, Earlier, Picture } from '../../report';
import type { Size } from './zoom';

/** A way of looking at two pictures. */
export type Mode = 'side' | 'before' | 'after' | 'difference' | 'slider' | 'blink' | 'onion';

export const MODES: readonly Mode[] = [
  'side',
  'before',
  'after',
  'difference',
  'slider',
  'blink',
  'onion',
];

/**
 * Role of a picture in its pair: baseline and present one, an earlier baseline, or two of the same
 * run.
 */
export type Role = 'before' | 'after' | 'earlier' | 'first' | 'second';

export interface Shown {
  role: Role;
  picture: Picture;
  /** Whether the page holds only a small copy, which is stretched. @default false */
  isSmall?: boolean;
}

/** The two pictures that are compared; one is missing where the story is new or gone. */
export interface Pair {
  left: Shown | null;
  right: Shown | null;
  /** Large enough for both. */
  size: Size;
}

/** Returns what is compared: baseline and picture, or the two pictures of an unstable story. */
export function pairOf({ before, after, again }: Change): Pair {
  const left = again ? shown('first', after) : shown('before', before);
  const right = again ? shown('second', again) : shown('after', after);
  const side = (name: keyof Size) =>
    Math.max(1, left?.picture[name] ?? 0, right?.picture[name] ?? 0);
  return { left, right, size: { width: side('width'), height: side('height') } };
}

/**
 * Returns what is compared when an earlier baseline stands in for the present one. `isHeld` tells
 * whether the page has it whole.
 */
export function pairWith({ after }: Change, earlier: Earlier, isHeld: boolean): Pair {
  const { width, height } = earlier.size ?? { width: 1, height: 1 };
  const picture = { hash: isHeld ? earlier.hash : thumbnailOf(earlier.hash), width, height };
  const right = shown('after', after);
  const size = {
    width: Math.max(width, after?.width ?? 1),
    height: Math.max(height, after?.height ?? 1),
  };
  return { left: { role: 'earlier', picture, isSmall: !isHeld }, right, size };
}

function shown(role: Role, picture: Picture | null): Shown | null {
  return picture && { role, picture };
}

/** Whether the pictures have different sizes. */
export function isResized({ left, right }: Pair): boolean {
  return (
    left !== null &&
    right !== null &&
    (left.picture.width !== right.picture.width || left.picture.height !== right.picture.height)
  );
}

/**
 * Whether the pair can be looked at in this way: of two alone, and pixel for pixel only where both
 * are whole.
 */
export function allows({ left, right }: Pair, mode: Mode): boolean {
  if (!left || !right) return mode === (right ? 'after' : 'before');
  return mode !== 'difference' || !left.isSmall;
}

/**
 * Returns the way of looking that the pair allows: the one wanted, or side by side; where one
 * picture is missing, the other alone.
 */
export function modeFor(pair: Pair, wanted: Mode): Mode {
  if (allows(pair, wanted)) return wanted;
  if (pair.left && pair.right) return 'side';
  return pair.right ? 'after' : 'before';
}
