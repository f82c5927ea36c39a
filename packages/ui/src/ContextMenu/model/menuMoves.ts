/** What moving in a menu needs to know of an item. */
export interface Stop {
  label: string;
  disabled: boolean;
}

/** Returns the place of the next item that can be chosen, going round; -1 when there is none. */
export function stepFrom(stops: readonly Stop[], from: number, by: 1 | -1): number {
  for (let step = 1; step <= stops.length; step += 1) {
    const at = (((from + by * step) % stops.length) + stops.length) % stops.length;
    if (stops[at]?.disabled === false) return at;
  }
  return -1;
}

/**
 * Returns the place of the next item whose label begins with what was typed, or `from` when there
 * is none. A single letter looks past the present item, so that typing it again goes on.
 */
export function typeAhead(stops: readonly Stop[], from: number, typed: string): number {
  const wanted = typed.toLocaleLowerCase();
  const start = typed.length === 1 ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < stops.length; step += 1) {
    const at = (start + step) % stops.length;
    const stop = stops[at];
    if (stop && !stop.disabled && stop.label.toLocaleLowerCase().startsWith(wanted)) return at;
  }
  return from;
}
