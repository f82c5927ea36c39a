/** Returns `share` (0–1) of `other` mixed into `one`, both written as `#rrggbb`. */
export function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/**
 * Returns the first colour on the way from `from` to `to` that `isGood` accepts, in steps of 2 %;
 * `to` itself when none before it is.
 */
export function towards(from: string, to: string, isGood: (color: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.02) {
    const color = mix(from, to, share);
    if (isGood(color)) return color;
  }
  return to;
}
