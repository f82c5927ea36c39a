/**
 * Returns a number from 0 up to 1 that `index` and `salt` always give. Demo data has neither a
 * random source nor a clock, so two machines make the same rows.
 */
export function share(index: number, salt: number) {
  let bits = Math.imul(index + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(salt + 0x7f4a7c15, 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x2c1b3c6d);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
}

/** Returns a number from `low` up to `high`. */
export const between = (index: number, salt: number, low: number, high: number) =>
  low + share(index, salt) * (high - low);

/** Returns one of a list. */
export const pick = <T>(list: readonly T[], index: number, salt: number): T =>
  list[Math.floor(share(index, salt) * list.length)]!;

/** Returns one of several values by their weights. */
export function pickWeighted<T>(
  choices: readonly (readonly [T, number])[],
  index: number,
  salt: number,
): T {
  let rest = share(index, salt) * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of choices) {
    rest -= weight;
    if (rest < 0) return value;
  }
  return choices.at(-1)![0];
}
