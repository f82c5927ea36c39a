/** An item of a menu, as keyboard navigation sees it. */
export interface Stop {
  label: string;
  disabled: boolean;
}

/** Returns the index of the next enabled item, wrapping around; -1 when there is none. */
export function stepFrom(stops: readonly Stop[], from: number, by: 1 | -1): number {
  for (let step = 1; step <= stops.length; step += 1) {
    const index = (((from + by * step) % stops.length) + stops.length) % stops.length;
    if (stops[index]?.disabled === false) return index;
  }
  return -1;
}

/**
 * Returns the index of the next item whose label begins with the typed text, or `from` when there
 * is none. A single letter skips the current item, so that typing it again moves on.
 */
export function typeAhead(stops: readonly Stop[], from: number, typed: string): number {
  const searched = typed.toLocaleLowerCase();
  const start = typed.length === 1 ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < stops.length; step += 1) {
    const index = (start + step) % stops.length;
    const stop = stops[index];
    if (stop && !stop.disabled && stop.label.toLocaleLowerCase().startsWith(searched)) return index;
  }
  return from;
}
