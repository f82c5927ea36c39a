/** The timers of the page. */
export interface Timers {
  /** Lets long timers stand still, or start anew with their whole delay. */
  hold(isHeld: boolean): void;
  /** Holds, and forgets what stands still: it belongs to a story that is gone. */
  forget(): void;
  /** Number of short timers that are still pending. */
  pending(): number;
}

declare global {
  interface Window {
    visualTimers: Timers;
  }
}

/**
 * Runs in the page before anything else: timers of at least `long` milliseconds stand still while
 * they are held. It is sent as text, so it uses nothing from outside itself.
 */
export function holdTimers(long: number): void {
  const setReal = window.setTimeout.bind(window);
  const clearReal = window.clearTimeout.bind(window);
  const standing = new Map<number, () => void>();
  const running = new Map<number, { real: number; isShort: boolean }>();
  let isHeld = true;
  let next = 2 ** 30;

  const later = (run: () => void, delay: number): number => {
    const id = next++;
    const isShort = delay < long;
    const start = () => {
      const real = setReal(() => {
        running.delete(id);
        if (isHeld && !isShort) standing.set(id, start);
        else run();
      }, delay);
      running.set(id, { real, isShort });
    };
    if (isHeld && !isShort) standing.set(id, start);
    else start();
    return id;
  };
  const cancel = (id?: number) => {
    if (id === undefined) return;
    standing.delete(id);
    clearReal(running.get(id)?.real ?? id);
    running.delete(id);
  };
  window.setTimeout = ((run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) =>
    typeof run === 'function' ? later(() => run(...values), delay) : 0) as typeof window.setTimeout;
  window.clearTimeout = cancel as typeof window.clearTimeout;

  window.visualTimers = {
    hold(value) {
      isHeld = value;
      if (isHeld) return;
      const starts = [...standing.values()];
      standing.clear();
      for (const start of starts) start();
    },
    forget() {
      isHeld = true;
      standing.clear();
    },
    pending: () => [...running.values()].filter(({ isShort }) => isShort).length,
  };
}
