/** The clock and the dice of the page. */
export interface Clock {
  /** Starts chance anew, the same for the same text. */
  seed(text: string): void;
}

declare global {
  interface Window {
    visualClock: Clock;
  }
}

/**
 * Runs in the page before anything else: the present is always `now`, in milliseconds since 1970,
 * and chance is seeded. It is sent as text, so it uses nothing from outside itself.
 */
export function stopClock(now: number): void {
  // A date that is given stays what it is. What extends or inspects `Date` finds the real one.
  const RealDate = Date;
  window.Date = new Proxy(RealDate, {
    construct: (target, parts, made) =>
      Reflect.construct(target, parts.length === 0 ? [now] : parts, made) as Date,
    apply: () => new RealDate(now).toString(),
    get: (target, name, self) =>
      name === 'now' ? () => now : (Reflect.get(target, name, self) as unknown),
  });

  let state = 1;
  Math.random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  window.visualClock = {
    seed: (text) =>
      (state = text
        .split('')
        .reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)),
  };
}
