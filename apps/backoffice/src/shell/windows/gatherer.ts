/** Gathers names, such as those of changed resources, until somebody sees the window. */
export interface Gatherer {
  add(names: readonly string[]): void;
  stop(): void;
}

/** Milliseconds in which names are gathered, such as those of a bulk action. */
const GATHER_FOR = 400;

/**
 * Calls `onNames` with the names of a short time together. A window that nobody sees waits until it
 * is seen.
 */
export function createGatherer(onNames: (names: string[]) => void): Gatherer {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = () => {
    stopTimer();
    if (document.hidden || waiting.size === 0) return;
    const names = [...waiting];
    waiting.clear();
    onNames(names);
  };
  document.addEventListener('visibilitychange', flush);
  return {
    add(names) {
      for (const name of names) waiting.add(name);
      timer ??= setTimeout(flush, GATHER_FOR);
    },
    stop() {
      document.removeEventListener('visibilitychange', flush);
      stopTimer();
    },
  };
}
