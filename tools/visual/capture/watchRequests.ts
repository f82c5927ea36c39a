import type { Page } from 'playwright';

/** The requests of a page. */
export interface Requests {
  /** Number of requests that have begun. */
  begun(): number;
  /**
   * Resolves once none is under way, or `patience` milliseconds later: an image that never comes
   * holds nothing up.
   */
  ended(patience: number): Promise<void>;
}

/** Counts the requests of a page: a part of a story that is loaded late has not been shown yet. */
export function watchRequests(page: Page): Requests {
  const running = new Set<unknown>();
  let begun = 0;
  let onEnd = () => {};
  const end = (request: unknown) => {
    running.delete(request);
    if (running.size === 0) onEnd();
  };
  page.on('request', (request) => {
    begun += 1;
    running.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    begun: () => begun,
    ended: (patience) =>
      running.size === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            const timer = setTimeout(resolve, patience);
            onEnd = () => {
              clearTimeout(timer);
              resolve();
            };
          }),
  };
}
