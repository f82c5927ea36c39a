import type { Change, Picture } from '../../report';
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
 * Role of a picture: in its pair the baseline and the present one, or two of the same run; or a
 * step of the play function.
 */
export type Role = 'before' | 'after' | 'first' | 'second' | 'step';

export interface Shown {
  role: Role;
  picture: Picture;
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

/** Whether the pair can be looked at in this way: of one picture there is only one. */
export function allows({ left, right }: Pair, mode: Mode): boolean {
  return (left !== null && right !== null) || mode === (right ? 'after' : 'before');
}

/**
 * Returns the way of looking that the pair allows: the one wanted, or where one picture is missing
 * the other alone.
 */
export function modeFor(pair: Pair, wanted: Mode): Mode {
  if (allows(pair, wanted)) return wanted;
  return pair.right ? 'after' : 'before';
}
